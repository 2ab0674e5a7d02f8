import { defineSlotRecipe } from '@chakra-ui/react';

/** A ledge of the stepwell that the letters stand in, `depth` pixels wide. */
const ledge = (depth: number, share: number): string =>
  `inset 0 0 0 ${depth}px color-mix(in srgb, {colors.brand.fg} ${share}%, {colors.brand.subtle})`;

/** A person's picture or, without one, their initials in a stepwell seen from above. */
export const portraitRecipe = defineSlotRecipe({
  slots: ['picture', 'drawn'],
  base: {
    picture: { flex: 'none', borderRadius: 'full' },
    drawn: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      borderRadius: 'full',
      color: 'brand.fg',
      fontWeight: 'semibold',
      letterSpacing: '-.01em',
      lineHeight: '1',
    },
  },
  variants: {
    size: {
      md: {
        picture: { width: '3.5rem', height: '3.5rem' },
        drawn: {
          width: '3.5rem',
          height: '3.5rem',
          fontSize: '1.0625rem',
          background: 'brand.subtle',
          boxShadow: [ledge(1, 46), ledge(4, 4), ledge(5, 30), ledge(8, 8)].join(', '),
        },
      },
      lg: {
        picture: { width: '6rem', height: '6rem' },
        drawn: {
          width: '6rem',
          height: '6rem',
          fontSize: '1.625rem',
          background: 'brand.subtle',
          boxShadow: [ledge(1, 46), ledge(7, 4), ledge(8, 34), ledge(14, 9), ledge(15, 22)].join(', '),
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
