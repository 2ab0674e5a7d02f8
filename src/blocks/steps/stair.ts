import type { SystemStyleObject } from '@chakra-ui/react';

/** How much higher each terrace of the stair is, and the radius of its corners. */
const rise = '3.25rem';
const turn = '14px';
/** The space beside a step's words: five steps fit from `lg`. */
export const inset = 'clamp(1rem, -1.25rem + 3.75vw, 1.75rem)';

/** A step lies lower by one rise for each step that follows. */
const heights = Object.fromEntries(
  [2, 3, 4, 5].map((fromEnd) => [`&:nth-last-child(${fromEnd})`, { marginTop: `calc(${fromEnd - 1} * ${rise})` }]),
);

/** The tread of a terrace, with the rounded edge and the riser at its start. */
const tread = {
  content: '""',
  position: 'absolute',
  insetInline: `0 calc(${turn} - 2px)`,
  top: '0',
  height: `calc(${rise} - ${turn})`,
  border: '0 solid',
  borderColor: 'border.field',
  borderTopWidth: '1px',
  borderInlineStartWidth: '1px',
  borderStartStartRadius: turn,
} as const;

/** The rounded foot of the riser: it ends in the tread below. */
const foot = {
  content: '""',
  position: 'absolute',
  insetInlineStart: `calc(1px - ${turn})`,
  top: `calc(${rise} - ${turn})`,
  width: turn,
  height: `calc(${turn} + 1px)`,
  border: '0 solid',
  borderColor: 'border.field',
  borderBottomWidth: '1px',
  borderInlineEndWidth: '1px',
  borderEndEndRadius: turn,
} as const;

/** A step of the stair: its words under a tread that is higher than the one before. */
export const terrace: SystemStyleObject = {
  padding: '1.75rem 0 0',
  paddingInline: inset,
  border: '0',
  ...heights,
  _before: tread,
  _after: foot,
  _first: {
    paddingInlineStart: '0',
    _before: { borderInlineStartWidth: '0', borderRadius: '0' },
    _after: { display: 'none' },
  },
  _last: { _before: { insetInlineEnd: '0' } },
};
