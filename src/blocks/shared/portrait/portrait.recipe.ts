import { defineSlotRecipe } from '@chakra-ui/react';

/** A ledge of the stepwell that the letters stand in. */
const ledge = (depth: string, share: number): string =>
  `inset 0 0 0 ${depth} color-mix(in srgb, {colors.brand.fg} ${share}%, {colors.brand.subtle})`;

const frame = { flex: 'none', width: '3.6em', height: '3.6em', borderRadius: 'full' };

/** A person's picture or, without one, their initials in a stepwell seen from above. */
export const portraitRecipe = defineSlotRecipe({
  slots: ['picture', 'drawn'],
  base: {
    picture: frame,
    drawn: {
      ...frame,
      display: 'grid',
      placeItems: 'center',
      color: 'brand.fg',
      fontWeight: 'semibold',
      lineHeight: '1',
      background: 'brand.subtle',
      boxShadow: [ledge('1px', 46), ledge('.28em', 4), ledge('.33em', 32), ledge('.55em', 9)].join(', '),
    },
  },
  variants: {
    size: {
      md: { picture: { fontSize: '1rem' }, drawn: { fontSize: '1rem' } },
      lg: { picture: { fontSize: '1.625rem' }, drawn: { fontSize: '1.625rem' } },
    },
  },
});
