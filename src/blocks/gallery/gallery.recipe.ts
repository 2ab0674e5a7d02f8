import { columns, mutedSmall, slotRecipe } from '../shared/recipe.ts';
import { heldStyle } from '../shared/takeover/held-links.ts';

const inColumns = (count: number) => ({
  list: {
    lg: {
      gridTemplateColumns: columns(count),
      '& > :last-child:nth-child(odd)': { gridColumn: 'auto' },
    },
  },
});

/** The rows of pictures. What shows one of them large has a recipe of its own, because few visitors open it. */
export const galleryRecipe = slotRecipe({
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: columns(2),
      columnGap: { base: '3', md: 'cardGap' },
      rowGap: { base: '5', md: '8' },
      // In rows of two the last of an odd number takes a row.
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      '&:has(> :only-child)': { gridTemplateColumns: columns(1), maxWidth: 'prose' },
    },
    item: { minWidth: '0' },
    link: {
      display: 'block',
      borderRadius: 'card',
      cursor: 'zoom-in',
      '& img': { transition: 'filter {durations.calm} {easings.calm}' },
      '&:hover img': { filter: 'brightness(.92)' },
      '&[data-held]': { ...heldStyle, '& img': { filter: 'brightness(.7)' } },
    },
    picture: { aspectRatio: '4 / 3', borderRadius: 'card', background: 'bg.muted', boxShadow: 'none' },
    caption: { marginTop: '2.5', ...mutedSmall },
  },
  variants: { across: { 2: inColumns(2), 3: inColumns(3), 4: inColumns(4) } },
});
