import { isJson } from '../../model/page-file.ts';
import { type Finding, finding, inText, withEdits, withRelated } from '../findings/finding.ts';
import type { Entry, MapNode, Node } from '../syntax/tree.ts';
import { deleteEntry, type Edit, replace } from '../text/edits.ts';
import { locationOf, type Range, type SourceText } from '../text/source.ts';
import type { ReportFinding } from './broken.ts';

/** A tree in which each key of a map comes once, and what is to be said of those that came again. */
export function withoutRepeats(
  source: SourceText,
  root: Node,
): { readonly root: Node; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const repeated = new RepeatedKeys(source, (found) => findings.push(found));
  return { root: repeated.in(root), findings };
}

/** Leaves out keys that were there before in their map, and reports them. */
class RepeatedKeys {
  private readonly source: SourceText;
  private readonly report: ReportFinding;
  /** What follows a map in its list, and has no dash of its own. */
  private readonly missed = new WeakMap<Node, readonly MapNode[]>();

  constructor(source: SourceText, report: ReportFinding) {
    this.source = source;
    this.report = report;
  }

  in(node: Node): Node {
    if (node.kind === 'scalar') return node;
    if (node.kind === 'list') {
      const items = node.items.map((item) => this.in(item));
      // Where the dash of an entry is missing, there are more of them.
      return { ...node, items: items.flatMap((item) => [item, ...(this.missed.get(item) ?? [])]) };
    }
    return this.once(
      node.range,
      node.entries.map((entry) => ({ ...entry, value: this.in(entry.value) })),
    );
  }

  /** A map without the entries whose key was there before. Where that begins another entry of a list, it is kept apart. */
  private once(range: Range, all: readonly Entry[]): MapNode {
    if (new Set(all.map(({ key }) => key)).size === all.length) return { kind: 'map', range, entries: all };
    const groups = [new Map<string, Entry>()];
    const repeated: [second: Entry, first: Entry][] = [];
    for (const entry of all) {
      const group = groups.at(-1);
      const first = group?.get(entry.key);
      if (first === undefined) group?.set(entry.key, entry);
      else if (this.isNewEntry(entry, all)) {
        this.report(withoutDash(this.source, entry));
        groups.push(new Map([[entry.key, entry]]));
      } else repeated.push([entry, first]);
    }
    for (const [second, first] of repeated) this.report(this.duplicate(second, first, repeated.length));
    const [own, ...missed] = groups.map((group): MapNode => ({ kind: 'map', range, entries: [...group.values()] }));
    const map: MapNode = own ?? { kind: 'map', range, entries: [] };
    if (missed.length > 0) this.missed.set(map, missed);
    return map;
  }

  /** The first key of an entry of a list comes again, with others after it: here the next one lacks its dash. */
  private isNewEntry(entry: Entry, all: readonly Entry[]): boolean {
    const [first] = all;
    return (
      first?.key === entry.key &&
      all.indexOf(entry) > 1 &&
      entry !== all.at(-1) &&
      this.source.text[first.keyRange[0] - 2] === '-'
    );
  }

  private duplicate(second: Entry, first: Entry, count: number): Finding {
    const { line } = locationOf(this.source, first.keyRange);
    const mistake = finding('duplicate-key', inText(this.source, second.keyRange), {
      key: second.key,
      line,
      isJson: isJson(this.source.file),
    });
    // Where a whole entry stands twice, or another block begins, a dash is missing.
    const isSlip = count === 1 && second.key !== 'type';
    const mendable = isSlip ? withEdits(mistake, deleteRepeated(this.source, first, second)) : mistake;
    return withRelated(
      mendable,
      { source: this.source, range: first.keyRange },
      { why: 'written-first', name: first.key },
    );
  }
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
