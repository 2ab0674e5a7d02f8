import { type Finding, finding, inText, withEdits } from '../../findings/finding.ts';
import type { Entry, ListNode, MapNode } from '../../syntax/tree.ts';
import { replace } from '../../text/edits.ts';
import { type Line, lastLineOf, lineAt, lineOf, type Range, type SourceText } from '../../text/source.ts';
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
function marksFrom(source: SourceText, line: Line): Range[] {
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

/** `-type: hero` in a row are the entries of a list whose dashes lack a space. Undefined if this is no such list. */
export function listWithoutSpaces(source: SourceText, map: MapNode, report: ReportFinding): ListNode | undefined {
  if (!isDashWithoutSpace(map.entries[0])) return undefined;
  const items: Entry[][] = [];
  for (const entry of map.entries) {
    if (!isDashWithoutSpace(entry)) {
      items.at(-1)?.push(entry);
      continue;
    }
    const [start, end] = entry.keyRange;
    const key = entry.key.slice(1);
    const mistake = finding('missing-space', inText(source, [start, end]), { after: 'dash', better: `- ${key}:` });
    report(withEdits(mistake, [replace([start + 1, start + 1], ' ')]));
    items.push([{ ...entry, key, keyRange: [start + 1, end] }]);
  }
  return listFrom(map, items);
}

/** `– title: One` are the entries of a list with another character for their dashes. Undefined if this is no such list. */
export function listOfOther(source: SourceText, map: MapNode, report: ReportFinding): ListNode | undefined {
  const [first] = map.entries;
  const mistake = first === undefined ? undefined : otherDashes(source, lineOf(source, first.keyRange[0]));
  if (first === undefined || mistake === undefined || !/^\S{1,3}\s/.test(first.key)) return undefined;
  report(mistake);
  const marks = new Set(marksFrom(source, lineOf(source, first.keyRange[0])).map(([start]) => start));
  const items: Entry[][] = [];
  for (const entry of map.entries) {
    const [start, end] = entry.keyRange;
    const length = marks.has(start) ? (/^\S+\s+/.exec(entry.key)?.[0].length ?? 0) : 0;
    if (length === 0) items.at(-1)?.push(entry);
    else items.push([{ ...entry, key: entry.key.slice(length), keyRange: [start + length, end] }]);
  }
  return listFrom(map, items);
}

function listFrom(map: MapNode, items: readonly Entry[][]): ListNode {
  const itemOf = (entries: readonly Entry[]): MapNode => ({
    kind: 'map',
    range: entries[0]?.keyRange ?? map.range,
    entries,
  });
  return { kind: 'list', range: map.range, items: items.map(itemOf) };
}

function isDashWithoutSpace(entry: Entry | undefined): boolean {
  return entry !== undefined && /^-[A-Za-z]/.test(entry.key);
}
