import { aboveCover, cardCover } from '../shared/card-styles.ts';
import { breakable, columns, inColumns, mutedSmall, slotRecipe, wrapping } from '../shared/recipe.ts';

export const peopleRecipe = slotRecipe({
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: { base: columns(1), md: columns(2) },
      columnGap: 'cardGap',
      rowGap: { base: '6', lg: '12' },
    },
    // Beside the portrait on a phone, below it where people stand side by side or letters are very large.
    person: {
      position: 'relative',
      display: 'flex',
      flexDirection: { base: 'row', lg: 'column' },
      flexWrap: { base: 'wrap', lg: 'nowrap' },
      alignItems: { base: 'center', lg: 'flex-start' },
      gap: '5',
      ...breakable,
      '& > div': { minWidth: '0', flex: { base: '1 1 8rem', lg: '0 1 auto' } },
    },
    name: {
      ...cardCover,
      textStyle: 'card',
      '&:has(a):hover': { color: 'brand.fg' },
    },
    role: { marginTop: '1', ...mutedSmall, textWrap: 'balance' },
    // Its links can be pressed, although the name's covers all of it.
    about: { marginTop: '3', ...mutedSmall, '& a': aboveCover },
    // As large as a finger.
    profiles: {
      ...aboveCover,
      ...wrapping,
      columnGap: '4',
      marginTop: '2',
      textStyle: 'small',
      '& a': { display: 'inline-block', paddingBlock: '1' },
    },
  },
  variants: {
    long: { true: { person: { alignItems: 'flex-start' } } },
    across: inColumns('list', [3, 4, 5]),
  },
});
