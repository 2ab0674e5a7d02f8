import { type Finding, finding, inText, withEdits } from '../../findings/finding.ts';
import type { Entry, ListNode, MapNode } from '../../syntax/tree.ts';
import { isIdle, linesFrom, replace } from '../../text/edits.ts';
import { type Line, lineOf, type Range, type SourceText } from '../../text/source.ts';
import type { ReportFinding } from '../broken.ts';

const ENTRY = /^(\s*)([*•·‣▪●○◦\u2010-\u2015−\uff0d\u30fb]|\d{1,2}[.)])(\s+)(\S.*)$/;

/** Characters that stand where the dashes of a list should, from a line on: `* one`, `– title: One`, `1. one`. */
export function otherDashes(source: SourceText, line: Line): Finding | undefined {
  const [, before = '', mark, , text = ''] = ENTRY.exec(line.text) ?? [];
  if (mark === undefined) return undefined;
  const key = /^([\w-]+):(?:\s|$)/.exec(text)?.[1] ?? text.trimEnd();
  const start = line.start + before.length;
  const place: Range = [start, start + mark.length];
  const mistake = finding('missing-dash', inText(source, place), { key, better: `- ${text.trimEnd()}` });
  // A dash that is as wide: the lines below still stand under the text after it.
  const dashes = marksFrom(source, line).map(([from, to]) => replace([from, to], '-'.padEnd(to - from)));
  return withEdits(mistake, dashes);
}

/** Where such characters stand in the list that a line belongs to, from that line on. */
function marksFrom(source: SourceText, line: Line): Range[] {
  const [, indentation = ''] = ENTRY.exec(line.text) ?? [];
  const marks: Range[] = [];
  for (const each of linesFrom(source, line.number)) {
    const { text, start } = each;
    const indent = text.search(/\S/);
    if (isIdle(each) || indent > indentation.length) continue;
    const mark = ENTRY.exec(text)?.[2];
    if (indent < indentation.length || (mark === undefined && !/^\s*-(?:\s|$)/.test(text))) break;
    if (mark !== undefined) marks.push([start + indent, start + indent + mark.length]);
  }
  return marks;
}

/** `-type: hero` in a row are the entries of a list whose dashes lack a space. Undefined if this is no such list. */
export function listWithoutSpaces(source: SourceText, map: MapNode, report: ReportFinding): ListNode | undefined {
  const isEntry = (entry: Entry | undefined): boolean => entry !== undefined && /^-[A-Za-z]/.test(entry.key);
  if (!isEntry(map.entries[0])) return undefined;
  return listFrom(map, (entry) => {
    if (!isEntry(entry)) return 0;
    const [start] = entry.keyRange;
    const facts = { after: 'dash', better: `- ${entry.key.slice(1)}:` } as const;
    const mistake = finding('missing-space', inText(source, entry.keyRange), facts);
    report(withEdits(mistake, [replace([start + 1, start + 1], ' ')]));
    return 1;
  });
}

/** `– title: One` are the entries of a list with another character for their dashes. Undefined if this is no such list. */
export function listOfOther(source: SourceText, map: MapNode, report: ReportFinding): ListNode | undefined {
  const [first] = map.entries;
  if (first === undefined || !/^\S{1,3}\s/.test(first.key)) return undefined;
  const line = lineOf(source, first.keyRange[0]);
  const mistake = otherDashes(source, line);
  if (mistake === undefined) return undefined;
  report(mistake);
  const marks = new Set(marksFrom(source, line).map(([start]) => start));
  return listFrom(map, ({ key, keyRange: [start] }) => (marks.has(start) ? key.search(/(?<=\s)\S/) : 0));
}

/** @param lengthOfDash how long what stands for a dash is where a key begins; 0 for a key that begins no entry */
function listFrom({ entries, range }: MapNode, lengthOfDash: (entry: Entry) => number): ListNode {
  const items: Entry[][] = [];
  for (const entry of entries) {
    const length = lengthOfDash(entry);
    const [start, end] = entry.keyRange;
    if (length > 0) items.push([{ ...entry, key: entry.key.slice(length), keyRange: [start + length, end] }]);
    else items.at(-1)?.push(entry);
  }
  const itemOf = (own: Entry[]): MapNode => ({ kind: 'map', range: own[0]?.keyRange ?? range, entries: own });
  return { kind: 'list', range, items: items.map(itemOf) };
}
