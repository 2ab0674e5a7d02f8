import { onward } from '../shared/card-styles.ts';
import { columns, lineAbove, mutedSmall, slotRecipe, wrapping } from '../shared/recipe.ts';

const mark = {
  content: '"\\201C"',
  display: 'block',
  fontWeight: 'semibold',
  lineHeight: '1',
  color: 'accent.solid',
} as const;

const inColumns = (most: number) => ({ list: { columns: `19rem ${most}` } });

export const quoteRecipe = slotRecipe({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: columns(1), lg: columns(12) },
      columnGap: 'cardGap',
      rowGap: 'clamp(1.75rem, 1.4rem + 1.6vw, 3rem)',
      overflowWrap: 'anywhere',
      '& > *': { gridColumn: { lg: '2 / -2' } },
    },
    tagline: { marginBottom: '-1rem' },
    title: { textStyle: 'subheading', color: 'fg.muted' },
    // The mark hangs in the first column of the grid, where there is room for it.
    quote: {
      position: 'relative',
      margin: '0',
      _before: {
        ...mark,
        height: '.5em',
        fontSize: 'clamp(4rem, 2.6rem + 5vw, 8rem)',
        position: { lg: 'absolute' },
        insetInlineEnd: { lg: 'calc(100% + .12em)' },
        top: { lg: '-.04em' },
      },
    },
    words: {
      fontFamily: 'heading',
      fontSize: 'min(8.5vw*var(--unzoomed), {fontSizes.quote})',
      fontWeight: 'stat',
      lineHeight: '1.18',
      letterSpacing: '-.024em',
      wordSpacing: '.03em',
      textWrap: 'balance',
    },
    foot: {
      ...wrapping,
      alignItems: 'center',
      justifyContent: 'space-between',
      rowGap: '5',
      columnGap: '10',
    },
    person: { ...wrapping, alignItems: 'center', columnGap: '4', rowGap: '3', minWidth: '0' },
    // A short name stays beside the portrait, which a basis alone wouldn't keep: it isn't counted in the width of the person.
    who: { minWidth: '9rem', flex: '1 1 0' },
    name: { fontWeight: 'semibold' },
    role: mutedSmall,
    logo: {
      width: 'auto',
      height: '2rem',
      maxWidth: '9rem',
      flex: 'none',
      marginInlineStart: '2',
      objectFit: 'contain',
      background: 'none',
    },
    link: { ...onward, minHeight: 'controlSmall' },
    list: { columnGap: 'cardGap', marginBottom: '-8', '& > li': { breakInside: 'avoid', paddingBottom: '8' } },
    item: { ...lineAbove, paddingTop: '5', overflowWrap: 'anywhere' },
    statement: { textStyle: 'lead', textWrap: 'pretty' },
    marked: {
      margin: '0',
      _before: { ...mark, height: '.55em', fontSize: '2.75rem' },
    },
    source: { marginTop: '4' },
    more: { marginTop: '10' },
    others: { marginTop: { base: '12', lg: '16' } },
  },
  variants: { most: { 1: inColumns(1), 2: inColumns(2), 3: inColumns(3) } },
});
