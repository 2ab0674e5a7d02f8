import { aboveCover, card, cardCover, cardLift } from '../shared/card-styles.ts';
import { columns, mutedCaption, mutedSmall, slotRecipe, stack, wrapping } from '../shared/recipe.ts';

export const downloadListRecipe = slotRecipe({
  base: {
    list: { ...stack, gap: '3' },
    file: {
      ...card,
      ...cardLift,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '4',
      alignItems: 'center',
      padding: '4',
      md: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    },
    label: { ...cardCover, fontWeight: 'semibold' },
    description: { marginTop: '1', ...mutedSmall, maxWidth: 'measure', '& a': aboveCover },
    facts: {
      gridColumn: '2',
      ...wrapping,
      alignItems: 'center',
      gap: '2',
      marginTop: '2',
      ...mutedCaption,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      '& svg': { boxSize: '1.0625rem', color: 'brand.fg' },
      md: { gridColumn: '3', marginTop: '0' },
    },
  },
  variants: {
    many: { true: { list: { lg: { gridTemplateColumns: columns(2) } } } },
  },
});
