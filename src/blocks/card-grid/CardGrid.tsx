import type { ReactElement } from 'react';
import type { BlockProps } from '../../model/generated/resolved.ts';
import type { Text } from '../../model/text.ts';
import type { ItemOf } from '../shared/block-item.ts';
import { CheckedPoints } from '../shared/CheckedPoints.tsx';
import { CoverTitle } from '../shared/CoverTitle.tsx';
import { chakra } from '../shared/chakra.tsx';
import { columnsFor } from '../shared/columns.ts';
import { useWords } from '../shared/context.tsx';
import { useChosenList } from '../shared/filters/long-list.ts';
import { icons } from '../shared/generated/icons.ts';
import { IconTile, IconView } from '../shared/IconView.tsx';
import { ItemList } from '../shared/ItemList.tsx';
import { useCounts } from '../shared/list-parts.ts';
import { Picture } from '../shared/Picture.tsx';
import { Prose, ProseBox } from '../shared/Prose.tsx';
import { wideInColumns } from '../shared/picture-sizes.ts';
import { badgeRecipe } from '../shared/recipes/surfaces.recipe.ts';
import { HeadedSection } from '../shared/Section.tsx';
import { type Css, useStyles } from '../shared/styles.ts';
import { Paragraph, TextList, Words } from '../shared/Words.tsx';
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
    <HeadedSection {...around}>
      <ItemList of={items} css={styles.grid}>
        {(item) => <Card {...item} pictureSizes={pictureSizes} />}
      </ItemList>
    </HeadedSection>
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

/** The words beside the arrow of a card that leads somewhere. Beside facts an arrow says enough. */
function useMore({ linkLabel, meta }: ItemOf<'card-grid'>): Text | undefined {
  const { learnMore } = useWords();
  return linkLabel ?? (meta === undefined ? learnMore : undefined);
}

type CardFootProps = ItemOf<'card-grid'> & { readonly more: Text | undefined };

/**
 * The foot of a card: small facts, and words with an arrow if the card leads somewhere. The words are part of the name of the
 * title's link, so screen readers pass them by here.
 */
function CardFoot({ href, more, meta }: CardFootProps): ReactElement | null {
  const styles = useStyles(cardGridRecipe);
  if (href === undefined && meta === undefined) return null;
  return (
    <chakra.div css={styles.foot}>
      {meta !== undefined && <TextList of={meta} css={styles.meta} />}
      {href !== undefined && (
        <chakra.span css={styles.more} aria-hidden="true" data-more="">
          {more !== undefined && <Words of={more} />}
          <IconView of={icons.arrowRight} />
        </chakra.span>
      )}
    </chakra.div>
  );
}
