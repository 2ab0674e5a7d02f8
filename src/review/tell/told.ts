import type { Phrases } from '../../diagnostics/wording/review.ts';

/** A line, and what belongs to it. */
export type Item = {
  readonly words: Phrases;
  readonly items?: readonly Item[];
  /** Whether it only names what the changes below it are in. */
  readonly isGroup?: true;
};

/** All that is told of a page, or of a file that pages share. */
export type Part = {
  readonly heading: Phrases;
  readonly items: readonly Item[];
  /** How many changes are in it. */
  readonly count: number;
  readonly isPage: boolean;
};

/** All that is told: what was compared, what there is in all, and each part. */
export type Told = { readonly intro: readonly Phrases[]; readonly parts: readonly Part[] };

/** So many changes are told of a page, and of a file that pages share. */
export const MOST_IN_A_PART = 40;

/** So much of what stands on the site is shown at once, in letters. */
export const LONGEST_QUOTE = 240;

/** Names, such as titles and addresses, are shorter. */
export const LONGEST_NAME = 80;

/** A text on one line, and not too long. */
export function shortened(text: string, longest = LONGEST_QUOTE): string {
  const line = text
    .slice(0, longest * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= longest && text.length <= longest * 4) return line;
  return `${line
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
