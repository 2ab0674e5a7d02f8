import { aboveCover, cardCover } from '../shared/card-styles.ts';
import { entryWords } from '../shared/dated/entry.ts';
import { breakable, centred, inLine, lineAbove, mutedSmall, stack, visuallyHidden } from '../shared/fragments.ts';
import { slotRecipe } from '../shared/recipe.ts';

/** A map above its places; on a wide screen at their side, where it stays while they go by. */
export const mapRecipe = slotRecipe({
  base: {
    whole: {
      ...stack,
      gap: '8',
      lg: {
        // Seven of the twelve columns of a page.
        gridTemplateColumns: 'calc((100% + 3rem) * 7 / 12 - 3rem) minmax(0, 1fr)',
        columnGap: '12',
        '& > figure': { position: 'sticky', top: 'calc({sizes.header} + 2rem)', alignSelf: 'start' },
      },
      '@media print': { '& > figure': { position: 'static' } },
    },
    list: {
      ...stack,
      alignContent: 'start',
      '& > li': { ...lineAbove, _first: { borderTop: '0', paddingTop: '0' } },
    },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '4',
      paddingBlock: '4',
      ...breakable,
      breakInside: 'avoid',
      '&[data-link]': cardCover,
      '&[data-link] p a': {
        textDecoration: 'underline',
        textDecorationColor: 'brand.muted',
        textUnderlineOffset: '.2em',
        transition: 'color {durations.fast}',
      },
      '&[data-link]:hover p a': { color: 'brand.fg', textDecorationColor: 'currentColor' },
      // The one that a mark leads to.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '2',
        // Within the edge of the page, also where letters are large.
        insetInline: 'calc(-1 * min(.75rem, {spacing.gutter}))',
        borderRadius: 'control',
        zIndex: '-1',
      },
      '&:target': { isolation: 'isolate' },
      '&:target::before': { background: 'brand.subtle', _highContrast: { border: '2px solid' } },
    },
    number: {
      ...centred,
      minWidth: '1.75rem',
      height: '1.75rem',
      paddingInline: '1',
      borderRadius: 'full',
      background: 'brand.solid',
      color: 'brand.contrast',
      fontSize: '.75rem',
      fontWeight: 'bold',
      lineHeight: '1',
      fontVariantNumeric: 'tabular-nums lining-nums',
      _highContrast: { border: '1px solid' },
      '@media print': { border: '1px solid' },
    },
    ...entryWords,
    words: { minWidth: '0', paddingTop: '.0625rem' },
    address: {
      ...inLine,
      ...aboveCover,
      gap: '1.5',
      alignItems: 'baseline',
      marginTop: '1',
      minHeight: '1.5rem',
      ...mutedSmall,
      transition: 'color {durations.fast}',
      '&:hover': { color: 'brand.fg' },
      '& span': { textDecoration: 'underline', textDecorationColor: 'border.emphasized', textUnderlineOffset: '.2em' },
      '& svg': { width: '.9375rem', height: '.9375rem', flex: 'none', alignSelf: 'center' },
    },
    unseen: visuallyHidden,
  },
});
