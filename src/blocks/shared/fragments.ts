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
  boxSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies SystemStyleObject;

/** Two halves of a page's twelve columns: what stands at the right begins at the same line on every page. */
export const halves: SystemStyleObject = { gridTemplateColumns: columns(2), columnGap: 'cardGap' };

/** Room between a large text at the left and what stands beside it. */
export const besideText: SystemStyleObject = { paddingInlineEnd: '12' };

/** Where it's dark: in a dark band, in dark mode, and without script on a dark device. Paper is always light. */
const where = (styles: SystemStyleObject): SystemStyleObject => ({
  'html .dark &': styles,
  '@media screen': {
    '.dark &': styles,
    'html:not(.light, .dark) &': { '@media (prefers-color-scheme: dark)': styles },
  },
});

/** Of two pictures, the one for light and the one for dark. A picture that asks for the mode itself gets none in Safari. */
export const inLight: SystemStyleObject = where({ display: 'none' });
export const inDark: SystemStyleObject = { display: 'none', ...where({ display: 'block' }) };
