import { aboveCover, card, cardFacts, cardLift, cardMore, cardPicture, compactCards } from '../shared/card-styles.ts';
import { laidOutInSight } from '../shared/filters/long-list.ts';
import { breakable, columns, inColumns, lineAbove, slotRecipe, wrapping } from '../shared/recipe.ts';

const flowing = 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))';

/** A card that would stand alone in the last row fills it, with its icon beside the words; a picture would be too large. */
const lone = (count: number) => ({
  [`& > :last-child:nth-child(${count}n + 1):not(:first-child, :has(> img))`]: {
    gridColumn: '1 / -1',
    '& > :has(> :first-child > span:only-child)': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '6',
      '& > *': { gridColumn: '2', maxWidth: 'measure' },
      '& > :first-child': { gridColumn: '1', gridRow: '1 / span 6', alignSelf: 'start', marginBottom: '0' },
    },
  },
});

/** Rows that a card has in common with those beside it: titles, lines and feet are at one height. */
const rows = { display: 'grid', gridTemplateRows: 'subgrid', gridTemplateColumns: columns(1), rowGap: '0' } as const;

export const cardGridRecipe = slotRecipe({
  base: {
    // The space between cards is below each, because their parts have none between them.
    grid: {
      display: 'grid',
      columnGap: 'cardGap',
      marginBottom: 'calc(-1 * {spacing.cardGap})',
      gridTemplateColumns: flowing,
      '&:has(> :only-child)': { maxWidth: 'prose', gridTemplateColumns: columns(1) },
    },
    card: { ...card, ...rows, gridRow: 'span 7', marginBottom: 'cardGap' },
    picture: cardPicture,
    body: { ...rows, gridRow: '2 / -1', ...breakable, padding: 'card' },
    top: {
      ...wrapping,
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      marginBottom: '3.5',
    },
    // What stands under a title without a text begins where the texts of other cards do.
    title: {
      gridRow: '2',
      textStyle: 'card',
      '& + dl': { gridRow: '3 / span 2' },
      '& + ul': { gridRow: '3 / span 3' },
    },
    text: { gridRow: '3', marginTop: '2', textStyle: 'cardBody', color: 'fg.muted', '& a': aboveCover },
    sections: {
      gridRow: '4',
      display: 'grid',
      alignContent: 'start',
      gap: '4',
      marginTop: '5',
      paddingTop: '5',
      ...lineAbove,
      textStyle: 'small',
      '& dt': { fontWeight: 'semibold' },
      '& dd': { marginTop: '1', color: 'fg.muted' },
      '& a': aboveCover,
    },
    points: {
      gridRow: '5',
      alignContent: 'start',
      marginTop: '5',
      paddingTop: '5',
      ...lineAbove,
      '& a': aboveCover,
    },
    foot: {
      gridRow: '6',
      alignSelf: 'end',
      ...wrapping,
      alignItems: 'center',
      rowGap: '2',
      columnGap: '4',
      paddingTop: '6',
    },
    meta: { ...cardFacts, flex: '1', '& a': aboveCover },
    more: cardMore,
  },
  variants: {
    columns: {
      1: { grid: { gridTemplateColumns: columns(1) } },
      ...inColumns('grid', [2, 3]),
      4: {
        grid: {
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
          xl: { gridTemplateColumns: columns(4) },
        },
      },
    },
    // Not where visitors choose which cards there are: nobody knows which is the last one, and to ask takes as long as to lay out a card.
    filled: {
      2: { grid: { md: lone(2) } },
      3: { grid: { mdToLg: lone(2), lg: lone(3) } },
      4: { grid: { xl: lone(4) } },
    },
    // In a long list browsers lay out each card by itself. The foot stays at the bottom.
    apart: {
      true: {
        // Where there is one column in any case, cards stand in it as paragraphs do: a grid of a thousand takes longer to lay out.
        grid: { '@media (max-width: 30rem)': { display: 'flow-root' } },
        card: { ...laidOutInSight, gridRow: 'auto', gridTemplateRows: 'repeat(6, auto) 1fr' },
      },
    },
    // An icon above the title is a landmark; it needs air.
    icon: { true: { top: { marginBottom: 'clamp(1.25rem, 1rem + .7vw, 1.75rem)' } } },
    picture: { true: { title: { textStyle: 'article' } } },
    link: { true: { card: cardLift } },
    compact: { true: { grid: compactCards } },
  },
});
