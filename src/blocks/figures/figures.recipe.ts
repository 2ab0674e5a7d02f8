import { columns, mutedCaption, slotRecipe, stack, wrapping } from '../shared/recipe.ts';
import { widths } from './size.ts';

/** As large as a number of so many ems can be in its column without breaking: 160 px at most. */
const sizes = Object.fromEntries(
  widths.map((ems) => [ems, { value: { fontSize: `min(10rem, ${Math.floor(98 / ems)}cqi*var(--unzoomed))` } }]),
);

export const figuresRecipe = slotRecipe({
  base: {
    list: {
      ...stack,
      columnGap: 'cardGap',
      rowGap: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
    },
    item: {
      position: 'relative',
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      minWidth: '0',
      paddingTop: '5',
      borderTop: '1px solid',
      borderColor: 'border.emphasized',
      // The block's one ochre mark is on its first number.
      _first: {
        _before: {
          content: '""',
          position: 'absolute',
          insetInlineStart: '0',
          top: '-2px',
          width: '3rem',
          height: '3px',
          background: 'accent.solid',
        },
        '& > dd:first-of-type': { color: 'accent.lit' },
      },
    },
    // The number stands first for the eye; a screen reader says what it counts before it says the number.
    value: {
      order: '-1',
      fontWeight: 'medium',
      lineHeight: '1',
      letterSpacing: '-.05em',
      fontVariantNumeric: 'lining-nums',
      whiteSpace: 'nowrap',
      marginInlineStart: '-.04em',
    },
    label: { marginTop: '4', textStyle: 'subheading', maxWidth: '24ch' },
    // On one line, where both have room on it.
    change: { ...wrapping, alignItems: 'end', gap: '3', marginTop: '5' },
    moment: { display: 'grid', minWidth: '0' },
    when: mutedCaption,
    old: { fontWeight: 'medium', color: 'fg.muted' },
    now: { fontWeight: 'semibold', color: 'brand.fg' },
    // A line that ends in a point of an arrow.
    arrow: {
      position: 'relative',
      flex: '1 1 1.5rem',
      maxWidth: '6rem',
      height: '1px',
      marginBottom: '.8em',
      background: 'border.field',
      _after: {
        content: '""',
        position: 'absolute',
        insetInlineEnd: '1px',
        top: '-3px',
        boxSize: '7px',
        borderColor: 'border.field',
        borderTop: '1px solid',
        borderInlineEnd: '1px solid',
        transform: 'rotate(45deg)',
        '&:dir(rtl)': { transform: 'rotate(-45deg)' },
      },
    },
    description: { marginTop: '3', textStyle: 'cardBody', color: 'fg.muted', maxWidth: 'measure' },
    source: { marginTop: '3', ...mutedCaption },
  },
  variants: {
    width: {
      ...sizes,
      long: {
        value: {
          fontSize: 'clamp(1.75rem, 10cqi*var(--unzoomed), 4rem)',
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        },
      },
    },
    across: {
      // What is said of a single number stands beside it.
      1: {
        item: {
          lg: {
            display: 'grid',
            gridTemplateColumns: 'minmax(calc(50% - {spacing.cardGap} / 2), max-content) minmax(0, 1fr)',
            columnGap: 'cardGap',
            alignItems: 'start',
          },
        },
        value: { lg: { gridRow: '1 / span 4' } },
      },
      2: { list: { md: { gridTemplateColumns: columns(2) } } },
      3: { list: { lg: { gridTemplateColumns: columns(3) } } },
      4: { list: { md: { gridTemplateColumns: columns(2) }, lg: { gridTemplateColumns: columns(4) } } },
    },
  },
});
