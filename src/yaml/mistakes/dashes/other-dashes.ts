import { type Finding, finding, inText, withEdits } from '../../findings/finding.ts';
import { replace } from '../../text/edits.ts';
import { type Line, lastLineOf, lineAt, type Range, type SourceText } from '../../text/source.ts';

const ENTRY = /^(\s*)([*•·‣▪●○◦\u2010-\u2015−\uff0d\u30fb]|\d{1,2}[.)])(\s+)(\S.*)$/;

/** Characters that stand where the dashes of a list should, from a line on: `* one`, `– title: One`, `1. one`. */
export function otherDashes(source: SourceText, line: Line): Finding | undefined {
  const [, before = '', mark, , text = ''] = ENTRY.exec(line.text) ?? [];
  if (mark === undefined) return undefined;
  const key = /^([\w-]+):(?:\s|$)/.exec(text)?.[1] ?? text.trimEnd();
  const start = line.start + before.length;
  const place: Range = [start, start + mark.length];
  const mistake = finding('missing-dash', inText(source, place), { key, better: `- ${text.trimEnd()}` });
  return withEdits(
    mistake,
    marksFrom(source, line).map((range) => replace(range, dashFor(range))),
  );
}

/** A dash that is as wide, so that the lines below still stand under the text after it. */
function dashFor([start, end]: Range): string {
  return '-'.padEnd(end - start);
}

/** Where such characters stand in the list that a line belongs to, from that line on. */
export function marksFrom(source: SourceText, line: Line): Range[] {
  const [, indentation = ''] = ENTRY.exec(line.text) ?? [];
  const marks: Range[] = [];
  const last = lastLineOf(source);
  for (let number = line.number; number <= last; number += 1) {
    const { text, start } = lineAt(source, number);
    const indent = /^\s*/.exec(text)?.[0].length ?? 0;
    if (/^\s*(?:#|$)/.test(text) || indent > indentation.length) continue;
    const [, before = '', mark] = ENTRY.exec(text) ?? [];
    const isEntry = indent === indentation.length && (mark !== undefined || /^\s*-(?:\s|$)/.test(text));
    if (!isEntry) break;
    if (mark !== undefined) marks.push([start + before.length, start + before.length + mark.length]);
  }
  return marks;
}
