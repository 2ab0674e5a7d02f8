import type { BlockProps, ItemOf } from '../../model/generated/resolved.ts';
import { CardMore, CoverTitle } from '../shared/CoverTitle.tsx';
import { columnsFor } from '../shared/columns.ts';
import { useWords } from '../shared/context.tsx';
import { CheckedPoints, IconTile, Paragraph, Phrase, ProseBox, TextList } from '../shared/Elements.tsx';
import { useChosenList } from '../shared/filters/long-list.ts';
import { Picture, wideInColumns } from '../shared/Picture.tsx';
import { badgeRecipe } from '../shared/recipes.recipe.ts';
import { ListSection, useCounts } from '../shared/Section.tsx';
import { chakra, useStyles } from '../shared/styles.ts';
import { cardGridRecipe } from './card-grid.recipe.ts';

export default function CardGrid({ columns = 3, compact, items, ...around }: BlockProps<'card-grid'>) {
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
    <ListSection {...around} of={items} css={styles.grid}>
      {(item) => <Card {...item} pictureSizes={pictureSizes} />}
    </ListSection>
  );
}

function Card({ pictureSizes, ...item }: ItemOf<'card-grid'> & { readonly pictureSizes: string }) {
  const { title, href, icon, image, badge, description, sections, points, meta } = item;
  const { isLong } = useChosenList();
  const styles = useStyles(cardGridRecipe, {
    apart: isLong,
    link: href !== undefined,
    picture: image !== undefined,
    icon: icon !== undefined,
  });
  const { learnMore } = useWords();
  // Beside facts an arrow says enough.
  const more = item.linkLabel ?? (meta === undefined ? learnMore : undefined);
  return (
    <chakra.li css={styles.card}>
      <Picture of={image} sizes={pictureSizes} css={styles.picture} />
      <chakra.div css={styles.body}>
        {(icon !== undefined || badge !== undefined) && (
          <chakra.div css={styles.top}>
            <IconTile of={icon} />
            <Paragraph of={badge} css={badgeRecipe({})} />
          </chakra.div>
        )}
        <CoverTitle of={title} href={href} more={more} css={styles.title} />
        <ProseBox of={description} css={styles.text} />
        {sections !== undefined && (
          <chakra.dl css={styles.sections}>
            {sections.map((section, index) => (
              <div key={index}>
                <Phrase as="dt" of={section.title} />
                <ProseBox as="dd" of={section.description} />
              </div>
            ))}
          </chakra.dl>
        )}
        <CheckedPoints of={points} css={styles.points} />
        {(href !== undefined || meta !== undefined) && (
          <chakra.div css={styles.foot}>
            <TextList of={meta} css={styles.meta} />
            {href !== undefined && <CardMore of={more} css={styles.more} />}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.li>
  );
}
