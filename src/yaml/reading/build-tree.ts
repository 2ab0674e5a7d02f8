import { isMap, isScalar, isSeq, type Pair, type Scalar } from 'yaml';
import { addAll } from '../../model/lists.ts';
import { isJson } from '../../model/page-file.ts';
import { type Finding, finding, inGeneral, inText, withEdits, withRelated, withText } from '../findings/finding.ts';
import { afterBracket, mendFlow, textWithBracket } from '../mistakes/brackets/brackets.ts';
import type { ReportFinding } from '../mistakes/broken.ts';
import { listOfOther, listWithoutSpaces } from '../mistakes/dashes/dashes.ts';
import {
  DEEPEST,
  type Entry,
  FORBIDDEN_KEYS,
  type MapNode,
  MOST_KEYS,
  type Node,
  type ScalarNode,
  type ScalarStyle,
} from '../syntax/tree.ts';
import { deleteEntry, type Edit, replace } from '../text/edits.ts';
import { quoted } from '../text/quoting.ts';
import { locationOf, type Range, type SourceText } from '../text/source.ts';

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

/** Turns the parser's nodes into ours. @returns no root if something was left out because it is too deep or too long */
export function buildTree(
  source: SourceText,
  contents: unknown,
): { readonly root: Node | undefined; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const root = new Builder(source, (found) => findings.push(found)).node(contents, [0, 0], 1);
  const isWhole = findings.every(({ code }) => code !== 'too-deep' && code !== 'too-many-keys');
  return { root: isWhole ? root : undefined, findings };
}

class Builder {
  private readonly source: SourceText;
  private readonly report: (found: Finding) => void;

  constructor(source: SourceText, report: (found: Finding) => void) {
    this.source = source;
    this.report = report;
  }

  node(yamlNode: unknown, empty: Range, depth: number): Node {
    if (depth > DEEPEST && (isMap(yamlNode) || isSeq(yamlNode))) {
      this.report(finding('too-deep', inText(this.source, [empty[0], empty[0] + 1]), { levels: DEEPEST }));
      return emptyScalar(empty);
    }
    if (isMap(yamlNode)) {
      const range = rangeOf(yamlNode.range, empty);
      if (isBracedText(yamlNode.items) && this.source.text[range[0]] === '{') return this.bracedText(range);
      const marked = textBehindColon(yamlNode.items);
      if (marked !== undefined) return this.markedText([range[0], marked]);
      return this.map(yamlNode.items, range, depth);
    }
    if (isSeq(yamlNode)) {
      const range = rangeOf(yamlNode.range, empty);
      return {
        kind: 'list',
        range,
        items: yamlNode.items.map((item) => this.node(item, this.startOfItem(item, range), depth + 1)),
      };
    }
    return isScalar(yamlNode) ? this.scalar(yamlNode, empty) : emptyScalar(empty);
  }

  private map(pairs: readonly Pair[], range: Range, depth: number): Node {
    const map: MapNode = { kind: 'map', range, entries: this.entries(pairs, range, depth) };
    if (this.source.text[range[0]] === '{') return { ...map, entries: mendFlow(this.source, map.entries, this.report) };
    return listOfOther(this.source, map, this.report) ?? listWithoutSpaces(this.source, map, this.report) ?? map;
  }

  private entries(pairs: readonly Pair[], range: Range, depth: number): Entry[] {
    if (pairs.length > MOST_KEYS) {
      this.report(finding('too-many-keys', inText(this.source, [range[0], range[0] + 1]), { keys: MOST_KEYS }));
      return [];
    }
    const entries: Entry[] = [];
    for (const pair of pairs) {
      const above = entries.at(-1);
      const whole = above === undefined ? undefined : textWithBracket(this.source, above, pair);
      if (above !== undefined && whole !== undefined) {
        this.report(afterBracket(this.source, above.value.range, whole));
        entries[entries.length - 1] = { ...above, value: whole };
      } else addAll(entries, this.entry(pair, range, depth) ?? []);
    }
    return entries;
  }

  private entry({ key, value }: Pair, map: Range, depth: number): Entry[] | undefined {
    if (!isScalar(key) || key.value === null || key.source === undefined) {
      this.report(this.oddKey(key, map));
      return undefined;
    }
    const keyRange = rangeOf(key.range, map);
    const name = typeof key.value === 'string' ? key.value : key.source;
    if (FORBIDDEN_KEYS.has(name)) {
      const mistake = finding('forbidden-key', inText(this.source, keyRange), { key: name });
      this.report(withEdits(mistake, deleteEntry(this.source, keyRange)));
      return undefined;
    }
    const colon = /^\s*:/.exec(this.source.text.slice(keyRange[1], keyRange[1] + 100))?.[0].length ?? 0;
    const empty: Range = [keyRange[1] + colon, keyRange[1] + colon];
    return [{ key: name, keyRange, value: this.node(value, empty, depth + 1) }];
  }

  /** `{{ site.title }}` is a map with a map as its key to YAML. */
  private bracedText(range: Range): ScalarNode {
    const source = this.source.text.slice(...range);
    const mistake = finding('quote-braces', inText(this.source, range), { better: quoted(source) });
    // Code of a template would be shown as it is.
    this.report(inGeneral(mistake));
    return { kind: 'scalar', range, value: source, source, style: 'plain' };
  }

  /** `- : words` is a key without a name to YAML. */
  private markedText([from, end]: Range): ScalarNode {
    const start = this.source.text.lastIndexOf(':', from + 1);
    const range: Range = [start === -1 ? from : start, end];
    const source = this.source.text.slice(...range);
    const facts = { character: ':', better: quoted(source) };
    this.report(withText(finding('special-start', inText(this.source, range), facts), facts.better));
    return { kind: 'scalar', range, value: source, source, style: 'plain' };
  }

  private oddKey(key: unknown, map: Range): Finding {
    const range = isMap(key) || isSeq(key) || isScalar(key) ? rangeOf(key.range, map) : map;
    const start: Range = [range[0], Math.max(range[0] + 1, Math.min(range[1], range[0] + 1))];
    return finding('odd-key', inText(this.source, start));
  }

  /** An empty entry is shown by its dash. */
  private startOfItem(item: unknown, list: Range): Range {
    const [start] = isScalar(item) || isMap(item) || isSeq(item) ? rangeOf(item.range, list) : list;
    const dash = this.source.text.lastIndexOf('-', start - 1);
    return dash >= list[0] ? [dash, dash + 1] : [start, start];
  }

  private scalar(scalar: Scalar, empty: Range): ScalarNode {
    const range = rangeOf(scalar.range, empty);
    const source = this.source.text.slice(...range);
    const { value } = scalar;
    if (source === '') return emptyScalar(empty);
    const known =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null;
    return {
      kind: 'scalar',
      range,
      value: known ? value : String(value),
      source,
      style: styles[scalar.type ?? 'PLAIN'] ?? 'plain',
    };
  }
}

/** One key without a value, and the key is no word. */
function isBracedText(pairs: readonly Pair[]): boolean {
  const [only] = pairs;
  return pairs.length === 1 && isMap(only?.key) && only.value === null;
}

/** Where the text of a map ends that is nothing but a colon and this text. */
function textBehindColon([only, ...others]: readonly Pair[]): number | undefined {
  const { key, value } = only ?? {};
  const isNameless = others.length === 0 && isScalar(key) && key.value === null && key.source === '';
  return isNameless && isScalar(value) && value.type === 'PLAIN' && value.value !== null ? value.range?.[1] : undefined;
}

const styles: Readonly<Record<string, ScalarStyle>> = {
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'block',
  BLOCK_FOLDED: 'block',
};

const emptyScalar = (range: Range): ScalarNode => ({ kind: 'scalar', range, value: null, source: '', style: 'plain' });

function rangeOf(range: readonly number[] | null | undefined, otherwise: Range): Range {
  const [start = otherwise[0], end = otherwise[1]] = range ?? [];
  return [start, end];
}
