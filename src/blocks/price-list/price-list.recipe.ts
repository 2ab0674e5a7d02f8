import { breakable, mutedCaption, mutedSmall, slotRecipe } from '../shared/recipe.ts';
export const priceListRecipe = slotRecipe({
  base: {
    // The space below the last group of each column is taken back here: which these are, only the browser knows.
    groups: { columnGap: 'clamp(2.5rem, 6vw, 5rem)', marginBottom: '-12' },
    group: { paddingBottom: '12' },
    head: {
      marginBottom: '5',
      paddingBottom: '4',
      borderBottom: '1px solid',
      borderColor: 'border.emphasized',
      breakInside: 'avoid',
      breakAfter: 'avoid',
    },
    title: { textStyle: 'article' },
    description: { marginTop: '1', ...mutedSmall },
    item: { paddingBlock: '2.5', breakInside: 'avoid' },
    line: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '3',
      // The dots lead the eye from the name to the price. They are drawn, so nobody reads them out.
      _before: {
        content: '""',
        order: '1',
        flex: '1 1 1.5rem',
        minWidth: '1rem',
        borderBottom: '2px dotted',
        borderColor: 'border.emphasized',
      },
    },
    name: { order: '0', ...breakable, fontWeight: 'semibold' },
    badge: { display: 'inline-block', maxWidth: '100%' },
    price: {
      order: '2',
      flex: 'none',
      maxWidth: '50%',
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums lining-nums',
      overflowWrap: 'break-word',
    },
    note: { marginTop: '8', ...mutedCaption, maxWidth: 'measure' },
  },
  variants: {
    columns: { 1: { groups: { maxWidth: 'prose' } }, 2: { groups: { lg: { columnCount: '2' } } } },
    together: { true: { group: { breakInside: 'avoid' } } },
  },
});
