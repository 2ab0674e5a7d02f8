import { entryRow, entryWords } from '../shared/dated/entry.ts';
import { lineAbove, lineBelow, mutedSmall, slotRecipe, stack } from '../shared/recipe.ts';

export const calendarRecipe = slotRecipe({
  base: {
    month: {
      ...stack,
      '& + &, summary + &': { marginTop: '10' },
      lg: { gridTemplateColumns: 'minmax(0, min(14rem, 25%)) minmax(0, 1fr)', columnGap: 'cardGap' },
    },
    name: {
      paddingBottom: '2',
      textStyle: 'article',
      // Some languages write the names of months small; at the start of a line they are large.
      '&::first-letter': { textTransform: 'uppercase' },
      lg: { position: 'sticky', top: 'calc({sizes.header} + 2rem)', alignSelf: 'start', paddingTop: '3.5' },
    },
    entries: { ...lineBelow, '& > li': lineAbove },
    entry: { ...entryRow, paddingBlock: '4', md: { gridTemplateColumns: 'minmax(0, min(11rem, 33%)) minmax(0, 1fr)' } },
    date: { fontWeight: 'semibold', color: 'brand.fg', fontVariantNumeric: 'tabular-nums lining-nums' },
    time: { ...mutedSmall, fontVariantNumeric: 'tabular-nums lining-nums' },
    ...entryWords,
    description: { marginTop: '1', ...mutedSmall, maxWidth: 'measure' },
    past: { marginTop: '10' },
    summary: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'fit-content',
      minHeight: '2.75rem',
      fontWeight: 'semibold',
      transition: 'color {durations.fast}',
      _hover: { color: 'brand.fg' },
      '& svg': { boxSize: '1.125rem' },
      // A plus that becomes a minus.
      '[open] > &': { '& path:last-of-type': { display: 'none' } },
      '@media print': { '& svg': { display: 'none' } },
    },
  },
});
