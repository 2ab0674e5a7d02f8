import { aboveCover, card, cardFacts, cardLift, cardMore, cardPicture, compactCards } from '../shared/card-styles.ts';
import { breakable, columns, inColumns, mutedCaption, slotRecipe, wrapping } from '../shared/recipe.ts';

export const articleGridRecipe = slotRecipe({
  base: {
    grid: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
      gap: 'cardGap',
    },
    card,
    picture: cardPicture,
    body: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      flex: '1',
      ...breakable,
      padding: '1.5rem 1.625rem 1.625rem',
    },
    category: { marginBottom: '3.5' },
    title: { textStyle: 'article' },
    text: { marginTop: '2', textStyle: 'cardBody', color: 'fg.muted', '& a': aboveCover },
    foot: {
      ...wrapping,
      alignItems: 'center',
      alignSelf: 'stretch',
      rowGap: '3',
      columnGap: '4',
      marginTop: 'auto',
      paddingTop: '6',
    },
    byline: { flex: '1 1 9rem', minWidth: '0', ...mutedCaption, '& a': aboveCover },
    author: { fontWeight: 'semibold', color: 'fg' },
    facts: cardFacts,
    more: { ...cardMore, maxWidth: '100%' },
    file: { flex: '1 1 100%', minWidth: '0', 'div + &, span + &': { marginTop: '1' } },
    download: { ...aboveCover, _hover: { '& svg': { transform: 'translateY(2px)' } } },
  },
  variants: {
    columns: {
      1: { grid: { gridTemplateColumns: columns(1) } },
      // Six for rows of three and of two.
      ...inColumns('grid', [2, 3, 6]),
    },
    inRow: { 2: { card: { lg: { gridColumn: 'span 3' } } }, 3: { card: { lg: { gridColumn: 'span 2' } } } },
    link: { true: { card: cardLift } },
    compact: { true: { grid: compactCards } },
    // The picture of a single card stands beside the words: above them it would be as high as the screen.
    alone: {
      true: {
        card: { md: { flexDirection: 'row' } },
        picture: {
          md: {
            flex: '0 0 42%',
            width: '42%',
            aspectRatio: 'auto',
            minHeight: '17rem',
            borderBottom: '0',
            borderInlineEnd: '1px solid',
            borderColor: 'border',
            borderRadius: '0',
            borderStartStartRadius: 'calc({radii.card} - 1px)',
            borderEndStartRadius: 'calc({radii.card} - 1px)',
          },
        },
      },
    },
  },
});
