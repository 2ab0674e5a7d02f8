import { lineAbove, mutedCaption, slotRecipe, wrapping } from '../../blocks/shared/recipe.ts';
export const footerRecipe = slotRecipe({
  base: {
    root: {
      background: 'bg.subtle',
      ...lineAbove,
      paddingTop: 'clamp(3rem, 2.2rem + 3vw, 5rem)',
      paddingBottom: '8',
      textStyle: 'small',
      '& .top': {
        display: 'grid',
        columnGap: '8',
        rowGap: '10',
        gridTemplateColumns: {
          base: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
          xl: 'minmax(16rem, 2.2fr) repeat(4, minmax(0, 1fr))',
        },
      },
      // The brand is as high as a target must be; its words stand on the line of the columns' headings.
      '& .about': {
        gridColumn: { base: '1 / -1', xl: 'auto' },
        maxWidth: '24rem',
        marginTop: '-.625rem',
      },
      '& .about > p': { marginTop: '2.5', lineHeight: '1.6', color: 'fg.muted' },
      '& p + p': { marginTop: '3' },
      '& :is(.about, .places) ul': { display: 'grid', gap: '1', marginTop: '5' },
      '& :is(.about, .places) li': {
        display: 'flex',
        alignItems: 'center',
        gap: '2.5',
        minHeight: '2rem',
        color: 'fg.muted',
      },
      '& :is(.about, .places) svg': { boxSize: '1rem', color: 'fg.subtle', flex: 'none' },
      '& .places': {
        display: 'grid',
        columnGap: '8',
        rowGap: '6',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
        marginTop: '10',
        overflowWrap: 'anywhere',
      },
      '& .places p': { fontWeight: 'semibold' },
      '& .places ul': { marginTop: '1' },
      '& .about .profiles': { ...wrapping, columnGap: '5' },
      '& .about ul + .profiles': { marginTop: '1' },
      '& nav, & :is(.about, .places) ul': {
        minWidth: '0',
        '& a': {
          display: 'inline-block',
          paddingBlock: '.3125rem',
          color: 'fg.muted',
          transition: 'color {durations.fast}',
        },
        '& a:hover, & a[aria-current]': { color: 'brand.fg' },
      },
      '& h2': { marginBottom: '2', lineHeight: '1.5' },
      '& .end': {
        ...wrapping,
        justifyContent: 'space-between',
        columnGap: '8',
        rowGap: '2',
        marginTop: 'clamp(2.5rem, 2rem + 2vw, 4rem)',
        paddingTop: '6',
        ...lineAbove,
        ...mutedCaption,
      },
    },
  },
});
