import { isJson } from '../../model/page-file.ts';
import { type Finding, finding, inText, withEdits, withRelated } from '../findings/finding.ts';
import type { Entry, Node } from '../syntax/tree.ts';
import { deleteEntry, type Edit, replace } from '../text/edits.ts';
import { locationOf, type SourceText } from '../text/source.ts';
import type { ReportFinding } from './broken.ts';

/** A tree in which each key of a map comes once, and what is to be said of those that came again. */
export function withoutRepeats(
  source: SourceText,
  root: Node,
): { readonly root: Node; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const [own = root] = apart(source, root, (found) => findings.push(found));
  return { root: own, findings };
}

/** A node without keys that were there before in their map, and the maps that follow it in its list and have no dash of their own. */
function apart(source: SourceText, node: Node, report: ReportFinding): readonly Node[] {
  if (node.kind === 'scalar') return [node];
  if (node.kind === 'list') return [{ ...node, items: node.items.flatMap((item) => apart(source, item, report)) }];
  const { range } = node;
  const all = node.entries.map((entry) => ({ ...entry, value: apart(source, entry.value, report)[0] ?? entry.value }));
  if (new Set(all.map(({ key }) => key)).size === all.length) return [{ kind: 'map', range, entries: all }];
  let group = new Map<string, Entry>();
  const groups = [group];
  const repeated: [second: Entry, first: Entry][] = [];
  for (const entry of all) {
    const first = group.get(entry.key);
    if (first === undefined) group.set(entry.key, entry);
    else if (isNewEntry(source, entry, all)) {
      report(withoutDash(source, entry));
      group = new Map([[entry.key, entry]]);
      groups.push(group);
    } else repeated.push([entry, first]);
  }
  for (const [second, first] of repeated) report(duplicate(source, [second, first], repeated.length === 1));
  return groups.map((each) => ({ kind: 'map', range, entries: [...each.values()] }));
}

/** The first key of an entry of a list comes again, with others after it: here the next one lacks its dash. */
function isNewEntry(source: SourceText, entry: Entry, all: readonly Entry[]): boolean {
  const [first] = all;
  const isLater = first?.key === entry.key && all.indexOf(entry) > 1 && entry !== all.at(-1);
  return isLater && source.text[first.keyRange[0] - 2] === '-';
}

function duplicate(source: SourceText, [second, first]: readonly [Entry, Entry], isOnly: boolean): Finding {
  const { line } = locationOf(source, first.keyRange);
  const facts = { key: second.key, line, isJson: isJson(source.file) };
  const mistake = finding('duplicate-key', inText(source, second.keyRange), facts);
  // Where a whole entry stands twice, or another block begins, a dash is missing.
  const isSlip = isOnly && second.key !== 'type';
  const mendable = isSlip ? withEdits(mistake, deleteRepeated(source, first, second)) : mistake;
  return withRelated(mendable, inText(source, first.keyRange), { why: 'written-first', name: first.key });
}

/** A key that begins another entry of its list. Its lines stand right already: only the dash is missing, two columns before. */
export function withoutDash(source: SourceText, { key, keyRange: [start, end] }: Entry): Finding {
  const mistake = finding('missing-dash', inText(source, [start, end]), { key });
  const isFree = source.text.slice(start - 2, start) === '  ';
  return withEdits(mistake, isFree ? [replace([start - 2, start], '- ')] : undefined);
}

/** Deletes a key that stands twice with the same value. */
function deleteRepeated(source: SourceText, first: Entry, second: Entry): readonly Edit[] | undefined {
  const written = ({ value }: Entry): string => source.text.slice(...value.range).trim();
  return written(first) === written(second) ? deleteEntry(source, second.keyRange) : undefined;
}
