import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { CheckedPoints } from '../shared/CheckedPoints.tsx';
import { chakra } from '../shared/chakra.tsx';
import { usePlace } from '../shared/context.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { halfWide } from '../shared/picture-sizes.ts';
import { HeadedSection } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { ItemTitle } from '../shared/Title.tsx';
import { useTakenOver } from '../shared/takeover/use-taken-over.ts';
import { Tab, tabOf } from './Tab.tsx';
import { tabsRecipe } from './tabs.recipe.ts';
import { useSelectedTab } from './use-selected-tab.ts';

/** Texts of which one is shown at a time. What they are to screen readers they become with the app; until then they are links and texts. */
export default function Tabs({ items, ...around }: BlockProps<'tabs'>): ReactElement {
  const place = usePlace();
  // No author's id has a line in it.
  const ids = items.map(({ id }, index) => id ?? `${place.id}_${index + 1}`);
  const isReady = useTakenOver();
  const [chosen, choose] = useSelectedTab(ids);
  const styles = useStyles(tabsRecipe);
  return (
    <HeadedSection {...around}>
      <chakra.div css={styles.root} data-ready={isReady ? '' : undefined}>
        <chakra.div css={styles.tabs} data-tabs="" data-screen-only="" role={isReady ? 'tablist' : undefined}>
          {items.map(({ title }, index) => (
            <Tab
              key={index}
              title={title}
              panel={ids[index] ?? ''}
              count={items.length}
              index={index}
              chosen={isReady ? chosen : undefined}
              onChoose={choose}
              css={styles.tab}
            />
          ))}
        </chakra.div>
        {items.map((item, index) => (
          <Panel key={index} {...item} id={ids[index] ?? ''} isShown={isReady ? chosen === index : undefined} />
        ))}
      </chakra.div>
    </HeadedSection>
  );
}

type PanelProps = ItemOf<'tabs'> & {
  readonly id: string;
  /** Whether its tab is chosen; undefined before the app is there. */
  readonly isShown: boolean | undefined;
};

/** What a tab shows, under a heading for those who see no tabs. */
function Panel({ id, title, description, points, image, isShown }: PanelProps): ReactElement {
  const styles = useStyles(tabsRecipe, { pictured: image !== undefined });
  const asPanel = isShown === undefined ? {} : { role: 'tabpanel', 'aria-labelledby': tabOf(id), tabIndex: 0 };
  return (
    <chakra.div id={id} css={styles.panel} data-panel="" data-shown={isShown === true ? '' : undefined} {...asPanel}>
      <div>
        <ItemTitle of={title} css={styles.heading} />
        <Prose of={description} css={styles.text} />
        {points !== undefined && <CheckedPoints of={points} css={styles.points} />}
      </div>
      {image !== undefined && <Picture of={image} sizes={halfWide} css={styles.picture} />}
    </chakra.div>
  );
}
