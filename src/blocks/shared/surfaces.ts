import type { SystemStyleObject } from '@chakra-ui/react';
import type { Background } from '../../model/generated/resolved.ts';

const ringed = (ring: string): string => `inset 0 1px 0 {colors.${ring}}, inset 0 -1px 0 {colors.${ring}}`;

const surfaceStyles = {
  default: { background: 'bg' },
  subtle: { background: 'bg.subtle' },
  brand: { background: 'surface.brand', boxShadow: ringed('surface.brandRing') },
  dark: { background: 'surface.dark', boxShadow: ringed('surface.darkRing') },
} as const satisfies Record<Background, SystemStyleObject>;

export const byBackground = <T>(
  stylesOn: (surface: (typeof surfaceStyles)[Background]) => T,
): Readonly<Record<Background, T>> => ({
  default: stylesOn(surfaceStyles.default),
  subtle: stylesOn(surfaceStyles.subtle),
  brand: stylesOn(surfaceStyles.brand),
  dark: stylesOn(surfaceStyles.dark),
});

/** The classes that switch the colours of what is inside: see `src/app/theme/modes.ts`. */
export const surfaceClass = {
  default: undefined,
  subtle: undefined,
  brand: 'dark on-brand',
  dark: 'dark',
} as const satisfies Record<Background, string | undefined>;
