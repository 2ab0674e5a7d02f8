import type { ShownHint } from '../../diagnostics/messages/told.ts';
import { type At, type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { type Edit, replace } from '../../yaml/text/edits.ts';
import { locate } from '../texts/locate.ts';
import type { TextValue } from './text-values.ts';

/** A part of a text that visitors would read as it is written, or that isn't what its author means. */
export type Slip<Said> = {
  readonly start: number;
  readonly written: string;
  readonly said: Said;
  /** What belongs there in its place, or in that of other parts of the text. */
  readonly better?: string | readonly Change[];
  /** Whether nothing else can be meant; so if it isn't said. */
  readonly isSure?: boolean;
};

/** Other words for a part of a text. */
export type Change = { readonly start: number; readonly from: string; readonly to: string };

/** A slip that has a pattern: each match of it, or the first if it isn't a global one; what is said of that, and what belongs there. */
export type Row<Said> = readonly [
  pattern: RegExp,
  say: (match: RegExpExecArray) => Said | undefined,
  answer?: (match: RegExpExecArray) => Pick<Slip<Said>, 'better' | 'isSure'>,
];

/** What a table of slips finds in a text, row by row. @param at where the text starts in that of its value */
export function slipsIn<Said>(rows: readonly Row<Said>[], text: string, at = 0): Slip<Said>[] {
  return rows.flatMap(([pattern, say, answer]) =>
    matchesOf(pattern, text).flatMap((match): Slip<Said>[] => {
      const said = say(match);
      const slip = { start: at + match.index, written: match[0] };
      return said === undefined ? [] : [{ ...slip, said, ...answer?.(match) }];
    }),
  );
}

function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  if (pattern.global) return [...text.matchAll(pattern)];
  const first = pattern.exec(text);
  return first === null ? [] : [first];
}

/**
 * Slips as findings. What belongs there is only offered where the file has the same letters as the text.
 * @param found makes the finding for one, of what is said and what is written there
 */
export function toFindings<Said>(
  { text, node, content: { source } }: TextValue,
  slips: readonly Slip<Said>[],
  found: (at: At, said: Said, written: string) => Finding,
): Finding[] {
  return slips.map(({ start, written: shown, said, better = [], isSure = true }) => {
    const written = text.slice(start, start + shown.length);
    const mistake = found(inText(source, locate(node, written, start)), said, written);
    const changes = typeof better === 'string' ? [{ start, from: written, to: better }] : better;
    const edits = changes.flatMap(({ start: at, from, to }): Edit[] => {
      const range = locate(node, from, at);
      return source.text.slice(...range) === from ? [replace(range, to)] : [];
    });
    return edits.length === changes.length ? withAnswer(mistake, edits, isSure) : mistake;
  });
}

/** Slips that visitors would read. */
export function toShown(value: TextValue, slips: readonly Slip<ShownHint>[]): Finding[] {
  return toFindings(value, slips, (at, hint, written) => finding('shown-as-written', at, { written, ...hint }));
}
