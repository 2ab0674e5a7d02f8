import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { CheckedPoints } from '../shared/CheckedPoints.tsx';
import { CoverTitle } from '../shared/CoverTitle.tsx';
import { chakra } from '../shared/chakra.tsx';
import { columnsFor } from '../shared/columns.ts';
import { useChosenList } from '../shared/filters/long-list.ts';
import { GridSection } from '../shared/GridSection.tsx';
import { IconTile } from '../shared/IconView.tsx';
import { useCounts } from '../shared/list-parts.ts';
import { Picture } from '../shared/Picture.tsx';
import { Prose, ProseBox } from '../shared/Prose.tsx';
import { wideInColumns } from '../shared/picture-sizes.ts';
import { badgeRecipe } from '../shared/recipes/surfaces.recipe.ts';
import { type Css, useStyles } from '../shared/styles.ts';
import { Paragraph, Words } from '../shared/Words.tsx';
import { CardFoot, useMore } from './CardFoot.tsx';
import { cardGridRecipe } from './card-grid.recipe.ts';

/** Cards side by side. */
export default function CardGrid({ columns = 3, compact, items, ...around }: BlockProps<'card-grid'>): ReactElement {
  const fitting = columnsFor(columns, useCounts(items));
  const { isChosen, isLong } = useChosenList();
  const styles = useStyles(cardGridRecipe, {
    columns: fitting,
    compact,
    filled: isChosen ? undefined : fitting,
    apart: isLong,
  });
  const pictureSizes = wideInColumns(fitting);
  return (
    <GridSection {...around} items={items} styles={styles}>
      {(item) => <Card {...item} pictureSizes={pictureSizes} />}
    </GridSection>
  );
}

type CardProps = ItemOf<'card-grid'> & {
  /** For its picture: see `wideInColumns`. */
  readonly pictureSizes: string;
};

/** One card. If it leads somewhere, the title's link covers it all. */
function Card({ pictureSizes, ...item }: CardProps): ReactElement {
  const { title, href, icon, image, badge, description, sections, points } = item;
  const { isLong } = useChosenList();
  const styles = useStyles(cardGridRecipe, {
    apart: isLong,
    link: href !== undefined,
    picture: image !== undefined,
    icon: icon !== undefined,
  });
  const more = useMore(item);
  return (
    <chakra.li css={styles.card}>
      {image !== undefined && <Picture of={image} sizes={pictureSizes} css={styles.picture} />}
      <chakra.div css={styles.body}>
        {(icon !== undefined || badge !== undefined) && (
          <chakra.div css={styles.top}>
            {icon !== undefined && <IconTile of={icon} />}
            <Paragraph of={badge} css={badgeRecipe({})} />
          </chakra.div>
        )}
        <CoverTitle of={title} href={href} more={more} css={styles.title} />
        <ProseBox of={description} css={styles.text} />
        {sections !== undefined && <CardSections of={sections} css={styles.sections} />}
        {points !== undefined && <CheckedPoints of={points} css={styles.points} />}
        <CardFoot {...item} more={more} />
      </chakra.div>
    </chakra.li>
  );
}

type CardSectionsProps = { readonly of: NonNullable<ItemOf<'card-grid'>['sections']>; readonly css: Css };

/** Smaller parts inside a card, each with a title of its own. */
function CardSections({ of: sections, css }: CardSectionsProps): ReactElement {
  return (
    <chakra.dl css={css}>
      {sections.map(({ title, description }, index) => (
        <div key={index}>
          <dt>
            <Words of={title} />
          </dt>
          <dd>
            <Prose of={description} />
          </dd>
        </div>
      ))}
    </chakra.dl>
  );
}
