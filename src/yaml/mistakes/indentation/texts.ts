import { smallest } from '../../../model/lists.ts';
import { type Finding, finding, inText, withAnswer, withEdits } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import type { ScalarNode } from '../../syntax/tree.ts';
import {
  columnOf,
  type Edit,
  indentOf,
  isIdle,
  lineEndOf,
  linesFrom,
  replace,
  shifted,
  written,
} from '../../text/edits.ts';
import { linePartsOf, linesAbove } from '../../text/line-parts.ts';
import { quoted } from '../../text/quoting.ts';
import { type Line, lineAt, lineOf, type Range, type SourceText } from '../../text/source.ts';
import { isClosedLater, openBrackets } from '../brackets/brackets.ts';
import type { Broken, Recogniser } from '../broken.ts';

/** A line after which a text comes: with | or > after a colon or a dash. */
const OPENS_TEXT = /[:-]\s+[|>][-+0-9]*\s*(?:\s#[\s\S]*)?$/;

/** A text after | or > that is not indented. */
export const missingIndent: Recogniser = (broken) => {
  const { source, line } = broken;
  const above = openerOf(broken);
  if (above === undefined) return undefined;
  const first = written(source, above.number + 1) ?? line;
  const place: Range = [first.start, first.start + first.text.trimEnd().length];
  return withEdits(
    finding('missing-indent', inText(source, place), { line: above.number }),
    indentText(source, above.number),
  );
};

/** The line with | or > right above a line, or above the words that it goes on with, none of which is indented. */
function openerOf(broken: Broken): Line | undefined {
  const above = linesAbove(broken);
  const at = above.findIndex(({ line }) => isBesideText(line) || OPENS_TEXT.test(line.text));
  const opener = above[at];
  if (opener === undefined || !OPENS_TEXT.test(opener.line.text)) return undefined;
  const first = above[at - 1];
  const isRight = first !== undefined && first.indent > opener.keyStart - opener.line.start;
  return at > 0 && (isRight || isBesideText(broken.line)) ? undefined : opener.line;
}

/** A line of a text under | or > that is indented, but less than its first one. */
export const lessIndented: Recogniser = (broken) => {
  const { source, line } = broken;
  const { indent } = linePartsOf(line);
  const head = linesAbove(broken).find((other) => other.indent < indent);
  if (head === undefined || !OPENS_TEXT.test(head.line.text)) return undefined;
  const place: Range = [line.start + indent, line.start + line.text.trimEnd().length];
  return finding('missing-indent', inText(source, place), { line: head.line.number });
};

/** A line of a list or map in brackets that does not stand deeper than its key. */
export const missingIndentInBrackets: Recogniser = ({ source, line, error, at }) => {
  if (!says(error, 'bracket-not-indented') || /^[\]}]/.test(source.text.slice(at[0]))) return undefined;
  const open = openBrackets(source, at[0]).at(-1);
  if (open === undefined || !isClosedLater(source, open)) return undefined;
  const above = lineOf(source, open);
  if (above.number === line.number) return undefined;
  const indent = /^\s*/.exec(line.text)?.[0].length ?? 0;
  const start = line.start + indent;
  return finding('missing-indent', inText(source, [start, line.start + line.text.trimEnd().length]), {
    line: above.number,
  });
};

/** `text: > hello` */
export const textAfterArrow: Recogniser = ({ source, line }) => {
  const { value, valueStart, key, keyStart } = linePartsOf(line);
  const found = /^([>|])(?![-+0-9]*$)[-+0-9]*\s*(\S[\s\S]*)$/.exec(value);
  const [, character = '', text = ''] = found ?? [];
  if (found === null || key === undefined) return undefined;
  const place: Range = [valueStart, valueStart + value.length];
  const goesOn = indentOfNext(source, keyStart, valueStart);
  if (goesOn !== undefined) {
    // In `>90%` the sign belongs to the text, so another one is needed for the lines.
    const isWithSign = /^[|>]\S/.test(value);
    const from = valueStart + (isWithSign ? 0 : value.length - text.length);
    const below = `${isWithSign ? character : ''}${lineEndOf(source)}${' '.repeat(goesOn)}`;
    const before = isWithSign ? valueStart : source.text.slice(0, from).trimEnd().length;
    const next = isWithSign ? value : text;
    const mistake = finding('text-after-arrow', inText(source, place), { character, better: next, goesOn: true });
    return withEdits(mistake, [replace([before, from], below)]);
  }
  // `>90%` and `> 20 years` are texts as they stand; in `> some words` nobody knows whether the sign is one of the text.
  const isText = /^[|>]\S|^> ?\p{Sc}?\d/u.test(value);
  const isOpen = !isText && character === '>';
  const better = quoted(isText ? value : text);
  const mistake = finding('text-after-arrow', inText(source, place), { character, better, isOpen });
  return withAnswer(mistake, [replace(place, better)], !isOpen);
};

/** A line as lists have it, in YAML or in a text: with a dash, a sign or the numbers 1 and 2. */
const LISTED = /\n[^\S\n]*(?:[-*•] +\S|1[.)] +\S(?=[^\n]*\n[^\S\n]*2[.)] +\S)).*/g;

/** A text that runs on over a line that looks like an entry of a list or a key. */
export function swallowedLine(source: SourceText, { range, source: written }: ScalarNode): Finding[] | undefined {
  if (!written.includes('\n')) return undefined;
  const listed = written.match(LISTED) ?? [];
  const found = /\n[^\S\n]*(- +\S.*|[A-Za-z][\w-]*:.*)/.exec(written) ?? /\n[^\S\n]*(\S.*)/.exec(listed[0] ?? '');
  const text = found?.[1]?.trimEnd();
  if (found === null || text === undefined || /^\w+:\/\//.test(text)) return undefined;
  const index = written.indexOf(found[0]);
  const start = range[0] + index + found[0].length - (found[1]?.length ?? 0);
  const place = inText(source, [start, start + text.length]);
  const head = linePartsOf(lineOf(source, range[0]));
  if (listed.length === 0 || head.key === undefined || head.valueStart !== range[0])
    return [finding('swallowed-line', place, { text })];
  const column = smallest(
    written
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '')
      .map((line) => line.search(/\S/)),
  );
  const below = replace([range[0], range[0]], `|${lineEndOf(source)}${' '.repeat(column)}`);
  const isList = listed.length > 1 || /^1/.test(text);
  return [withAnswer(finding('swallowed-line', place, { text, key: head.key }), [below], isList)];
}

/** Indents the text that belongs under a | or > by two spaces, up to the next key. */
function indentText(source: SourceText, arrowLine: number): readonly Edit[] | undefined {
  const above = lineAt(source, arrowLine);
  const { key, keyStart, indent } = linePartsOf(above);
  const column = key === undefined ? indent : keyStart - above.start;
  const text: Line[] = [];
  for (const line of linesFrom(source, arrowLine + 1)) {
    if (!isIdle(line) && indentOf(line) <= column && isBesideText(line)) break;
    text.push(line);
  }
  const written = text.filter(({ text: words }) => words.trim() !== '');
  if (written.some(({ text: words }) => /^ *[^\S ]/.test(words))) return undefined;
  return shifted(written, column + 2 - smallest(written.map(indentOf)));
}

/** A line that no text is that lacks its indentation: an entry or a key. No key has a capital letter. */
function isBesideText({ text }: Line): boolean {
  return /^\s*(?:-\s|(?!\p{Lu})[\w-]+:(?:\s|$))/u.test(text);
}

/** How deep the next line stands, if the text after the | or > of a key goes on there. */
function indentOfNext(source: SourceText, keyStart: number, arrow: number): number | undefined {
  const below = written(source, lineOf(source, arrow).number + 1);
  return below === undefined || indentOf(below) <= columnOf(source, keyStart) ? undefined : indentOf(below);
}
