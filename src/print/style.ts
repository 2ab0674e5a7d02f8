import type { Face } from './fonts.ts';

/** How letters look. Lengths are in points. */
export type Style = {
  readonly face: Face;
  readonly size: number;
  /** From one line to the next. */
  readonly leading: number;
  readonly color: string;
  readonly strike?: boolean;
  readonly underline?: boolean;
  /** How far above the line, for the numbers of footnotes. */
  readonly raised?: number;
};

/** A page of the document: A4, in points. */
export const paper = { width: 595.28, height: 841.89, left: 84, right: 76, top: 96, bottom: 84 } as const;

export const measure = paper.width - paper.left - paper.right;

export const colors = {
  ink: '#1d2327',
  quiet: '#56616a',
  line: '#d5dade',
  shade: '#f4f6f7',
  white: '#ffffff',
} as const;

export const styles = {
  text: { face: 'regular', size: 10.5, leading: 15.75, color: colors.ink },
  lead: { face: 'regular', size: 12.5, leading: 18.5, color: colors.quiet },
  label: { face: 'regular', size: 10.5, leading: 15.75, color: colors.ink },
  small: { face: 'regular', size: 9, leading: 13, color: colors.quiet },
  cell: { face: 'regular', size: 9.25, leading: 13, color: colors.ink },
  columnName: { face: 'semibold', size: 9.25, leading: 13, color: colors.ink },
  code: { face: 'mono', size: 8.25, leading: 12.25, color: colors.ink },
  value: { face: 'bold', size: 23, leading: 28, color: colors.ink },
  tagline: { face: 'semibold', size: 8.75, leading: 13, color: colors.quiet },
} as const satisfies Readonly<Record<string, Style>>;

type Level = 2 | 3 | 4 | 5 | 6;

const sizes: Readonly<Record<Level, readonly [size: number, leading: number]>> = {
  2: [20, 25],
  3: [14, 19],
  4: [11.5, 16],
  5: [10.5, 15],
  6: [10.5, 15],
};

export function headingStyle(level: Level, color: string): Style {
  const [size, leading] = sizes[level];
  return { face: level === 2 ? 'bold' : 'semibold', size, leading, color };
}
