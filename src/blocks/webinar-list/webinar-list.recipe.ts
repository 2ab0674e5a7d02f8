import { card } from '../shared/card-styles.ts';
import { columns, mutedSmall, slotRecipe, stack, wrapping } from '../shared/recipe.ts';

const corner = 'calc({radii.card} - 1px)';
const dateWidth = 'clamp(12.5rem, 17vw, 14rem)';
const pictureWidth = 'clamp(12rem, 26vw, 19rem)';

export const webinarListRecipe = slotRecipe({
  base: {
    list: { ...stack, gap: 'cardGap' },
    event: {
      ...card,
      display: 'grid',
      gridTemplateColumns: { base: columns(1), md: `${dateWidth} minmax(0, 1fr)` },
    },
    when: {
      order: { base: '-2', md: '0' },
      display: 'flex',
      flexDirection: { base: 'row', md: 'column' },
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignItems: { base: 'baseline', md: 'flex-start' },
      rowGap: '2',
      columnGap: '4',
      minWidth: '0',
      paddingBlock: { base: '4', md: 'card' },
      paddingInline: 'card',
      background: 'brand.subtle',
      borderColor: 'brand.muted',
      borderBottomWidth: { base: '1px', md: '0' },
      borderInlineEndWidth: { base: '0', md: '1px' },
      borderRadius: { base: `${corner} ${corner} 0 0`, md: `${corner} 0 0 ${corner}` },
    },
    date: { textStyle: 'subheading', color: 'brand.fg' },
    fact: {
      display: 'inline-grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '2',
      ...mutedSmall,
      fontVariantNumeric: 'tabular-nums',
      '& svg': { boxSize: '1rem', marginTop: '.22em', color: 'brand.fg' },
    },
    body: { display: 'flex', flexDirection: 'column', minWidth: '0', padding: 'card' },
    title: { textStyle: 'article' },
    text: { marginTop: '2', textStyle: 'cardBody', color: 'fg.muted', maxWidth: 'measure' },
    foot: {
      ...wrapping,
      alignItems: 'center',
      rowGap: '4',
      columnGap: '6',
      marginTop: 'auto',
      paddingTop: '6',
    },
    presenter: { flex: '1 1 10rem' },
    // On a phone the picture stands between the day and the words.
    frame: {
      order: { base: '-1', md: '0' },
      padding: 'card',
      paddingBottom: { base: '0', md: 'card' },
      paddingInlineStart: { md: '0' },
    },
    picture: { aspectRatio: '16 / 10', borderRadius: 'tile' },
  },
  variants: {
    compact: {
      true: {
        list: {
          mdDown: {
            '* + &': { marginTop: '-4' },
            '& > li > :nth-child(3)': { display: 'none' },
            '& > li > *': { padding: '1rem 1.125rem' },
            '& > li > :nth-child(2) > :last-child': { paddingTop: '3' },
            // The button stands beside the name, where both have room.
            '& > li > :nth-child(2) > :last-child > p': { flexBasis: '6rem' },
          },
        },
      },
    },
    picture: {
      true: { event: { md: { gridTemplateColumns: `${dateWidth} minmax(0, 1fr) ${pictureWidth}` } } },
    },
  },
});
