import type { ShownHint } from '../../diagnostics/messages/told.ts';
import { type At, type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { offsetsIn } from '../../yaml/syntax/offsets.ts';
import { type Edit, lineEndOf, replace } from '../../yaml/text/edits.ts';
import type { Range } from '../../yaml/text/source.ts';
import type { Change } from '../texts/foreign/foreign.ts';
import { locate } from '../texts/locate.ts';
import type { TextValue } from './parts.ts';

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
  value: TextValue,
  slips: readonly Slip<Said>[],
  found: (at: At, said: Said, written: string) => Finding,
): Finding[] {
  const { text, node, content } = value;
  return slips.map(({ start, written: shown, said, better = [], isSure = true }) => {
    const written = text.slice(start, start + shown.length);
    const mistake = found(inText(content.source, locate(node, written, start)), said, written);
    const edits = editsFor(value, typeof better === 'string' ? [{ start, from: written, to: better }] : better);
    return edits === undefined ? mistake : withAnswer(mistake, edits, isSure);
  });
}

/** Other words for parts of a text as edits of its file; undefined where the file hasn't the same letters. */
export function editsFor({ node, content: { source } }: TextValue, changes: readonly Change[]): Edit[] | undefined {
  const edits = changes.flatMap(({ start, from, to }): Edit[] => {
    const isLines = `${from}${to}`.includes('\n');
    if (isLines && node.style !== 'whole' && !node.source.startsWith('|')) return [];
    const offsets = offsetsIn(node);
    const at = offsets[start] ?? 0;
    const range: Range = from.includes('\n')
      ? [node.range[0] + at, node.range[0] + (offsets[start + from.length - 1] ?? at) + 1]
      : locate(node, from, start);
    const there = source.text.slice(...range);
    if (there.replace(/\r?\n[ \t]*/g, '\n') !== from.replace(/\n[ \t]*/g, '\n')) return [];
    // Lines have the indentation of the line that they begin in.
    const indent = /^[ \t]*/.exec(source.text.slice(source.text.lastIndexOf('\n', range[0] - 1) + 1))?.[0] ?? '';
    return [replace(range, to.replaceAll('\n', `${lineEndOf(source)}${indent}`))];
  });
  return edits.length === changes.length ? edits : undefined;
}

/** Slips that visitors would read. */
export function toShown(value: TextValue, slips: readonly Slip<ShownHint>[]): Finding[] {
  return toFindings(value, slips, (at, hint, written) => finding('shown-as-written', at, { written, ...hint }));
}

/** `<b>` and its `</b>` are one mistake. */
export function withoutClosing<T extends { readonly written: string }>(found: readonly T[]): T[] {
  const open = new Set<string>();
  return found.filter(({ written }) => {
    const [, slash, name = ''] = /^<(\/?)([\w-]+)/.exec(written) ?? [];
    if (slash === '/') return !open.has(name);
    open.add(name);
    return true;
  });
}

/** Markdown that no text of ours knows: visitors would see its marks. */
export type ShownKind = 'table' | 'quote' | 'rule' | 'strike' | 'footnote';

export type Line = { readonly text: string; readonly start: number };

/** Between the heads of a table and its rows. YAML may have folded all of it into one line. */
const BELOW_HEADS = /\|[ \t]*:?(?<!-)-{2,}:?[ \t]*\||(?<!-)-{3,}:?[ \t]*\|[ \t]*:?-{3,}/;

/** The first of each kind in a text. */
export function shownMarkdownIn(text: string): Slip<ShownKind>[] {
  const lines = linesOf(text);
  const inLines = LINES.flatMap(([said, is]) => {
    const line = lines.find((_, at) => is(lines, at));
    return line === undefined ? [] : [{ start: line.start, written: line.text, said }];
  });
  return [...inLines, ...slipsIn(WITHIN_LINES, text)];
}

const LINES = [
  ['table', isTable],
  ['quote', isQuote],
  ['rule', isRule],
] as const;

const WITHIN_LINES: readonly Row<ShownKind>[] = [
  [/(?<![~\\])~~(?=[^\s~])[^~\n]*(?<=[^\s~])~~(?!~)/, () => 'strike'],
  [/\[\^[^[\]\s]{1,100}\]/, () => 'footnote'],
];

/** The lines of a text, without the spaces around them. */
export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((whole) => {
    const indent = whole.length - whole.trimStart().length;
    const line = { text: whole.trim(), start: start + indent };
    start += whole.length + 1;
    return line;
  });
}

function isTable(lines: readonly Line[], at: number): boolean {
  const [line = '', next = ''] = [lines[at]?.text, lines[at + 1]?.text];
  const isRow = /^\|.+\|$/.test(line);
  return BELOW_HEADS.test(line) || (line.includes('|') && BELOW_HEADS.test(next)) || (isRow && /^\|.+\|$/.test(next));
}

/** Only at the start of a paragraph, or line after line: an arrow may come to the start of a line by chance. */
function isQuote(lines: readonly Line[], at: number): boolean {
  const [before = '', line = '', next = ''] = [lines[at - 1]?.text, lines[at]?.text, lines[at + 1]?.text];
  return /^>[ \t]?["“„«'‘*_\ufffc\p{L}]/u.test(line) && (before === '' || next.startsWith('>'));
}

function isRule(lines: readonly Line[], at: number): boolean {
  return /^(?:-(?:[ \t]*-){2,}|\*(?:[ \t]*\*){2,}|_(?:[ \t]*_){2,}|={3,})$/.test(lines[at]?.text ?? '');
}
