import { wordBehind } from '../shared/dated/entry.ts';
import { breakable, halves, lineAbove, lineBelow, mutedSmall, slotRecipe, stack, wrapping } from '../shared/recipe.ts';

/** A row of today. That of special hours takes the place of the day of the week. */
const now = '[data-today]:not(:has(+ div [data-today]) > *)';

export const hoursRecipe = slotRecipe({
  base: {
    root: { ...stack, rowGap: '10' },
    heading: { marginBottom: '4', textStyle: 'article' },
    row: {
      ...wrapping,
      justifyContent: 'space-between',
      columnGap: '6',
      paddingBlock: '3',
      ...lineAbove,
      _last: lineBelow,
      position: 'relative',
      [`&${now}`]: { color: 'brand.fg' },
      // A bar at the side takes no room, so that nothing moves when it comes.
      [`&${now}::before`]: {
        content: '""',
        position: 'absolute',
        top: '2.5',
        bottom: '2.5',
        insetInlineStart: '-.75rem',
        width: '3px',
        borderRadius: 'full',
        background: 'brand.solid',
      },
    },
    days: { ...breakable, fontWeight: 'semibold' },
    // Some languages write the names of days small; at the start of a line they are large.
    name: { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
    today: { [`${now} &`]: wordBehind },
    hours: {
      ...breakable,
      textAlign: 'end',
      marginInlineStart: 'auto',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    noted: { display: 'block', ...mutedSmall },
  },
  variants: {
    columns: {
      1: { root: { maxWidth: '36rem' } },
      2: { root: { lg: { ...halves, alignItems: 'start' } } },
    },
  },
});
