import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ItemOf } from '../shared/block-item.ts';
import { CheckedPoints } from '../shared/CheckedPoints.tsx';
import { Picture } from '../shared/Picture.tsx';
import { Prose } from '../shared/Prose.tsx';
import { halfWide } from '../shared/picture-sizes.ts';
import { useStyles } from '../shared/styles.ts';
import { ItemHeading } from '../shared/Title.tsx';
import { Words } from '../shared/Words.tsx';
import { tabOf } from './Tab.tsx';
import { tabsRecipe } from './tabs.recipe.ts';

type PanelProps = ItemOf<'tabs'> & {
  readonly id: string;
  /** Whether its tab is chosen; undefined before the app is there. */
  readonly isShown: boolean | undefined;
};

/** What a tab shows, under a heading for those who see no tabs. */
export function Panel({ id, title, description, points, image, isShown }: PanelProps): ReactElement {
  const styles = useStyles(tabsRecipe, { pictured: image !== undefined });
  const asPanel = isShown === undefined ? {} : { role: 'tabpanel', 'aria-labelledby': tabOf(id), tabIndex: 0 };
  return (
    <chakra.div id={id} css={styles.panel} data-panel="" data-shown={isShown === true ? '' : undefined} {...asPanel}>
      <div>
        <ItemHeading css={styles.heading}>
          <Words of={title} />
        </ItemHeading>
        <Prose of={description} css={styles.text} />
        {points !== undefined && <CheckedPoints of={points} css={styles.points} />}
      </div>
      {image !== undefined && <Picture of={image} sizes={halfWide} css={styles.picture} />}
    </chakra.div>
  );
}
