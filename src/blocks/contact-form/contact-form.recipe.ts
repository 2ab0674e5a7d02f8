import { columns, inLine, lineAbove, mutedCaption, slotRecipe, stack, wrapping } from '../shared/recipe.ts';
export const contactFormRecipe = slotRecipe({
  base: {
    // On paper there is no form.
    root: { ...stack, gap: '6', '@media print': { display: 'block' } },
    fields: {
      display: 'grid',
      columnGap: '5',
      gridTemplateColumns: { base: columns(1), sm: columns(2) },
      // Each field has the space to the next below it.
      marginBottom: '-1.375rem',
      '* + &': { marginTop: '8' },
      // A field that would stand alone in its row fills it: the last one, or one before a wide one.
      '& > [data-wide], & > :only-child, & > :last-child:nth-child(odd):not([data-wide] ~ *)': { gridColumn: '1 / -1' },
      // Labels of one or two lines, notes and problems: the boxes stand on one line all the same.
      '& > div': {
        ...stack,
        gridRow: 'span 4',
        gridTemplateRows: 'subgrid',
        paddingBottom: '1.375rem',
      },
      '& > div > *': { gridColumn: '1' },
      '& > div > label': { gridRow: '1', alignSelf: 'end' },
      '& > div > label:not(:has(+ div))': { gridRow: '1 / 3' },
      '& > div > label + div': { gridRow: '2' },
      '& > div > :is(input, select, textarea, svg)': { gridRow: '3' },
      '& > div > p': { gridRow: '4' },
      '& > div > :is(fieldset, :only-child)': { gridRow: '1 / -1' },
    },
    // The last field takes the height that is left.
    message: { display: 'flex', flexDirection: 'column', flex: '1', '* + &': { marginTop: '1.375rem' } },
    foot: {
      display: 'flex',
      flexWrap: 'wrap-reverse',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '5',
      marginTop: '7',
      '& > button': { flex: { base: '1 1 100%', sm: '0 1 auto' } },
    },
    note: { ...mutedCaption, maxWidth: '44ch', flex: '1 1 16rem' },
    side: { display: 'flex', flexDirection: 'column', gap: '6' },
    detailsTitle: { textStyle: 'subheading', marginBottom: '7' },
    details: { display: 'grid' },
    place: { '* + &': { ...lineAbove, marginTop: '5', paddingTop: '5' } },
    placeName: { fontWeight: 'semibold', marginBottom: '4' },
    // The words beside the icon, or below it where letters are very large.
    detail: {
      ...wrapping,
      columnGap: '4',
      rowGap: '2',
      alignItems: 'start',
      '& > div': { flex: '1 1 8rem', minWidth: '0' },
      paddingBlock: '4.5',
      ...lineAbove,
      _first: { borderTop: '0', paddingTop: '0' },
      _last: { paddingBottom: '0' },
    },
    term: { ...mutedCaption, lineHeight: '1.4' },
    value: {
      fontWeight: 'semibold',
      lineHeight: '1.45',
      '& a': {
        ...inLine,
        minHeight: '1.75rem',
        transition: 'color {durations.fast}',
        _hover: { color: 'brand.fg' },
      },
    },
    figure: { overflow: 'hidden', padding: '0', '@media print': { width: 'fit-content' } },
    // The picture's own ratio: it may be a map with a caption.
    picture: {},
  },
  variants: {
    side: {
      // Seven and five of the page's twelve columns.
      true: {
        root: {
          lg: {
            gridTemplateColumns: columns(12),
            columnGap: 'cardGap',
            '& > *': { gridColumn: 'span 7' },
            '& > * + *': { gridColumn: 'span 5' },
          },
        },
      },
      false: { root: { maxWidth: 'prose', marginInline: 'auto' } },
    },
  },
});
