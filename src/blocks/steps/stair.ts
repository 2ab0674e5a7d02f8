import type { SystemStyleObject } from '@chakra-ui/react';

/** How much higher each terrace of the stair is. */
const rise = '2.25rem';
/** The space beside a step's words: five steps fit from `lg`. */
export const inset = 'clamp(1rem, -1.25rem + 3.75vw, 1.75rem)';

/** A step lies lower by one rise for each step that follows. */
const heights = Object.fromEntries(
  [2, 3, 4, 5].map((fromEnd) => [`&:nth-last-child(${fromEnd})`, { marginTop: `calc(${fromEnd - 1} * ${rise})` }]),
);

/** The space below a head that covers the lower half of a stair of so many steps: the upper half rises beside it. */
export const besideHead = (across: number): string => `calc(2.75rem - ${Math.floor(across / 2)} * ${rise})`;

/**
 * A step of the stair: a block of stone from its tread down to the ground that all stand on, higher than the one before. The
 * ground is where the higher ones have more room than words: it has weight, so nothing is empty.
 */
export const terrace: SystemStyleObject = {
  padding: `1.75rem ${inset} clamp(1.75rem, 3vw, 2.75rem)`,
  border: '0',
  borderTop: '2px solid',
  borderInlineEnd: '1px solid',
  borderColor: 'border.field',
  background:
    'linear-gradient(to bottom, color-mix(in srgb, {colors.brand.fg} 9%, transparent), color-mix(in srgb, {colors.brand.fg} 3%, transparent))',
  ...heights,
  // The riser stands between two blocks, and at the open side of the first.
  borderInlineEndColor: 'color-mix(in srgb, {colors.brand.fg} 16%, transparent)',
  borderStartStartRadius: 'tile',
  _last: {
    borderColor: 'border.field',
    borderInlineEndColor: 'transparent',
    paddingBottom: 'clamp(1.75rem, 3vw, 2.75rem)',
    borderStartEndRadius: 'tile',
  },
};
