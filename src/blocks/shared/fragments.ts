import type { SystemStyleObject } from '@chakra-ui/react';

/** A grid's columns of one width, which may be narrower than their longest words. */
export function columns(count: number): string {
  return count === 1 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))`;
}

/** Variants by how many stand side by side on a wide screen. @param part the grid that they stand in */
export const inColumns = <Part extends string, const Count extends number>(part: Part, counts: readonly Count[]) =>
  Object.fromEntries(
    counts.map((count) => [count, { [part]: { lg: { gridTemplateColumns: columns(count) } } }]),
    // `Object.fromEntries` forgets the numbers.
  ) as Record<Count, Record<Part, SystemStyleObject>>;

/** Parts below each other, none wider than their box. */
export const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const satisfies SystemStyleObject;

/** Parts beside each other, and on a further line where there is no room. */
export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const satisfies SystemStyleObject;

/** An icon and its words, within a line of text. */
export const inLine = { display: 'inline-flex', alignItems: 'center' } as const satisfies SystemStyleObject;

/** One part in the middle of its box. */
export const centred = { display: 'grid', placeItems: 'center' } as const satisfies SystemStyleObject;

/** Words that break rather than hold their box open. */
export const breakable = { minWidth: '0', overflowWrap: 'anywhere' } as const satisfies SystemStyleObject;

export const lineAbove = { borderTop: '1px solid', borderColor: 'border' } as const satisfies SystemStyleObject;
export const lineBelow = { borderBottom: '1px solid', borderColor: 'border' } as const satisfies SystemStyleObject;
export const lineAround = { border: '1px solid', borderColor: 'border' } as const satisfies SystemStyleObject;

/** A box that stands out from its band. */
export function raised(borderRadius: 'card' | 'panel'): SystemStyleObject {
  return { ...lineAround, borderRadius, background: 'bg.panel', boxShadow: '{assets.card}' };
}

/** Words beside what counts, in two sizes. */
export const mutedSmall = { textStyle: 'small', color: 'fg.muted' } as const satisfies SystemStyleObject;
export const mutedCaption = { textStyle: 'caption', color: 'fg.muted' } as const satisfies SystemStyleObject;

/** Seen by nobody, read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies SystemStyleObject;
