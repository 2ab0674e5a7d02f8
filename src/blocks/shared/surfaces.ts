import type { SystemStyleObject } from '@chakra-ui/react';
import type { Background } from '../../model/generated/resolved.ts';

const ringed = (ring: string): string => `inset 0 1px 0 {colors.${ring}}, inset 0 -1px 0 {colors.${ring}}`;

const surfaceStyles = {
  default: { background: 'bg' },
  subtle: { background: 'bg.subtle' },
  brand: { background: 'surface.brand', boxShadow: ringed('surface.brandRing') },
  dark: { background: 'surface.dark', boxShadow: ringed('surface.darkRing') },
} as const satisfies Record<Background, SystemStyleObject>;

export function byBackground<T>(stylesOn: (surface: (typeof surfaceStyles)[Background]) => T) {
  const styles = Object.entries(surfaceStyles).map(([name, surface]) => [name, stylesOn(surface)]);
  // `Object.fromEntries` forgets the keys.
  return Object.fromEntries(styles) as Readonly<Record<Background, T>>;
}

/** The classes that switch the colours of what is inside: see `src/app/theme/modes.ts`. */
export const surfaceClass = {
  default: undefined,
  subtle: undefined,
  brand: 'dark on-brand',
  dark: 'dark',
} as const satisfies Record<Background, string | undefined>;
