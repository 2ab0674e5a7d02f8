import { finding, inText, withEdits } from '../../findings/finding.ts';
import type { Entry, ListNode, MapNode } from '../../syntax/tree.ts';
import { replace } from '../../text/edits.ts';
import { lineOf, type SourceText } from '../../text/source.ts';
import type { ReportFinding } from '../broken.ts';
import { marksFrom, otherDashes } from './other-dashes.ts';

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
