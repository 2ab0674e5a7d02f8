import { withLines } from '../../diagnostics/texts-of.ts';
import { largest, smallest } from '../../model/lists.ts';
import type { Finding } from '../../yaml/findings/finding.ts';
import { locationOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import type { LoadedFile } from './load-file.ts';

/** Some lines of a file by their numbers, and its text up to the last of them with a space in the place of each other one. Plain data. */
export type ShownLines = { readonly lines: readonly number[]; readonly text: string };

/** Of how many findings the lines are saved. Who has more to tell reads the file again. */
const FEW = 10;

/** The lines that reports show of the findings in a file, so that it isn't read again for them; undefined if it has many. */
export function shownLines({ text, findings }: LoadedFile, source: SourceText): ShownLines | undefined {
  if (text === undefined || findings.length === 0 || findings.length > FEW) return undefined;
  const lines = [...new Set(findings.flatMap((each) => linesOf(each, source)))];
  return { lines, text: withLines(text, new Set(lines)) };
}

function linesOf({ range, edits = [], related = [] }: Finding, source: SourceText): number[] {
  const of = (each: Range): readonly [number, number] => {
    const { line, endLine } = locationOf(source, each);
    return [line, endLine];
  };
  const own = of(range);
  const others = related.flatMap((each) => (each.source.file === source.file ? of(each.range) : []));
  return [own[0] - 1, ...own, ...others, ...allBetween(edits.flatMap((edit) => of(edit.range)))];
}

/** What stands between two edits becomes part of one. */
function allBetween(lines: readonly number[]): number[] {
  const first = smallest(lines);
  return lines.length === 0 ? [] : Array.from({ length: largest(lines) - first + 1 }, (_, at) => first + at);
}

/** The text of a file as it was read, in these lines at least; in all of them, if none are named. */
export function textOf(loaded: LoadedFile | undefined, lines?: ReadonlySet<number>): string | undefined {
  const { shown } = loaded ?? {};
  const isSaved = lines !== undefined && shown !== undefined && [...lines].every((line) => shown.lines.includes(line));
  return isSaved ? shown.text : loaded?.text;
}
