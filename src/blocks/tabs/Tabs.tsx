import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import { usePlace } from '../shared/context.tsx';
import { Section } from '../shared/Section.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useStyles } from '../shared/styles.ts';
import { useTakenOver } from '../shared/takeover/use-taken-over.ts';
import { Panel } from './Panel.tsx';
import { Tab } from './Tab.tsx';
import { tabsRecipe } from './tabs.recipe.ts';
import { useChosen } from './use-chosen.ts';

/** Texts of which one is shown at a time. What they are to screen readers they become with the app; until then they are links and texts. */
export default function Tabs({ items, background, ...head }: BlockProps<'tabs'>): ReactElement {
  const place = usePlace();
  // No author's id has a line in it.
  const ids = items.map(({ id }, index) => id ?? `${place.id}_${index + 1}`);
  const isReady = useTakenOver();
  const [chosen, choose] = useChosen(ids);
  const styles = useStyles(tabsRecipe);
  return (
    <Section background={background}>
      <SectionHead {...head} />
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
    </Section>
  );
}
