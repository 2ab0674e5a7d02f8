import { defineSlotRecipe } from '@chakra-ui/react';
import { aboveCover, cardCover } from '../shared/card-styles.ts';

const columns = (count: number) => ({ list: { lg: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } });

export const peopleRecipe = defineSlotRecipe({
  slots: ['list', 'person', 'name', 'role', 'about', 'profiles'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
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
      minWidth: '0',
      overflowWrap: 'anywhere',
      '& > div': { minWidth: '0', flex: { base: '1 1 8rem', lg: '0 1 auto' } },
    },
    name: {
      ...cardCover,
      textStyle: 'card',
      '&:has(a):hover': { color: 'brand.fg' },
    },
    role: { marginTop: '1', textStyle: 'small', color: 'fg.muted', textWrap: 'balance' },
    // Its links can be pressed, although the name's covers all of it.
    about: { marginTop: '3', textStyle: 'small', color: 'fg.muted', '& a': aboveCover },
    // As large as a finger.
    profiles: {
      ...aboveCover,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      marginTop: '2',
      textStyle: 'small',
      '& a': { display: 'inline-block', paddingBlock: '1' },
    },
  },
  variants: {
    long: { true: { person: { alignItems: 'flex-start' } }, false: {} },
    across: { 3: columns(3), 4: columns(4), 5: columns(5) },
  },
});
