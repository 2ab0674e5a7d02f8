import { aboveCover, card, cardLift, cardMore } from '../shared/card-styles.ts';
import { columns, lineAbove, mutedSmall, slotRecipe } from '../shared/recipe.ts';

const across = (columns: number) => ({ card: { lg: { gridColumn: `span ${columns}` } } });
/** A wide card sets its title larger and keeps its words to a measure. */
const wide = {
  title: { lg: { textStyle: 'subheading' } },
  value: { lg: { fontSize: 'min(6rem, 26cqi*var(--unzoomed))' } },
};
const open = { points: { lg: { gridTemplateColumns: columns(2), columnGap: '8' } } };

export const bentoRecipe = slotRecipe({
  base: {
    grid: {
      display: 'grid',
      gap: 'cardGap',
      gridTemplateColumns: {
        base: columns(1),
        md: columns(2),
        lg: columns(12),
      },
    },
    card: { ...card, containerType: 'inline-size', padding: 'card' },
    top: { display: 'flex', marginBottom: 'clamp(1.25rem, 1rem + .7vw, 1.75rem)' },
    figure: { marginBottom: '5' },
    value: {
      display: 'block',
      textStyle: 'stat',
      fontSize: 'min(4.5rem, 26cqi*var(--unzoomed))',
      fontVariantNumeric: 'lining-nums',
      color: 'brand.fg',
      marginInlineStart: '-.03em',
      overflowWrap: 'anywhere',
    },
    label: { display: 'block', marginTop: '2', ...mutedSmall },
    // Words stand at the foot of a card that is higher than they need.
    body: { marginTop: 'auto', minWidth: '0', '&:first-child': { marginTop: '0', marginBottom: 'auto' } },
    title: { textStyle: 'card' },
    text: { marginTop: '2', textStyle: 'cardBody', color: 'fg.muted', maxWidth: 'measure', '& a': aboveCover },
    points: { marginTop: '5', paddingTop: '5', ...lineAbove, '& a': aboveCover },
    foot: { paddingTop: '5' },
    more: cardMore,
  },
  variants: {
    columns: {
      3: across(3),
      4: across(4),
      5: across(5),
      6: { ...across(6), ...wide },
      7: { ...across(7), ...wide, ...open },
      12: { ...across(12), ...wide, ...open },
    },
    rows: { 2: { card: { lg: { gridRow: 'span 2' } } } },
    tablet: { 2: { card: { mdToLg: { gridColumn: '1 / -1' } } } },
    link: { true: { card: cardLift } },
  },
});
