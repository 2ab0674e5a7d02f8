import { grouped } from '../../model/grouped.ts';
import { isJson } from '../../model/page-file.ts';
import { serviceAt } from '../../values/services.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { type Entry, endOf, entryOf, type ListNode, type MapNode, type Node, textOf } from '../../yaml/syntax/tree.ts';
import {
  columnOf,
  deleteEntry,
  type Edit,
  hangingLines,
  lineEndOf,
  replace,
  shifted,
  startsLine,
} from '../../yaml/text/edits.ts';
import { plainOrQuoted, quoted } from '../../yaml/text/quoting.ts';
import { lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import { type Form, placeOf, wordAt } from '../schemas/dictionary.ts';
import { below as belowOf, resolve } from '../schemas/schemas.ts';
import { isAddress } from './example.ts';
import { type Instance, whereOf } from './instance.ts';

/** A key whose value is written in another form under a key of ours. */
type Formed = { readonly entry: Entry; readonly name: string; readonly form: Form };

/** What several keys make together. */
type Made = {
  /** Our key and its value, as they will be read. */
  readonly entry: Entry;
  /** The same as text. */
  readonly text: string;
  /** All that it takes the place of. */
  readonly from: readonly Entry[];
  /** Entries that are put at the end of a list that is there. */
  readonly atEndOf?: { readonly list: ListNode; readonly texts: readonly string[] };
  /** The key that stands below ours and above the lines of the list, which stay. */
  readonly isAbove?: string;
};

/** Keys that other builders have, each with what it is here in another form: `start` and `end` are a `time`. */
export function inOurForms(map: Instance<MapNode>): { readonly node: MapNode; readonly mistakes: readonly Finding[] } {
  const { node, schema } = map;
  const unknown = node.entries.filter(({ key }) => !Object.hasOwn(schema.properties ?? {}, key));
  const place = unknown.length === 0 ? '' : placeOf(map);
  const formed = unknown.flatMap((entry): Formed[] => {
    const { is, near, form } = wordAt(place, entry.key) ?? {};
    const name = is ?? near;
    const isHere = name !== undefined && Object.hasOwn(schema.properties ?? {}, name);
    // A `cta` in a cta holds what belongs straight into that.
    const isBlock = form?.as === 'entry' && entry.key === textOf(node, 'type');
    return !isHere || isBlock || form === undefined ? [] : [{ entry, name, form }];
  });
  const made = [...grouped(formed, ({ name }) => name)].flatMap(([name, group]) => madeOf(map, name, group) ?? []);
  if (made.length === 0) return { node, mistakes: [] };
  const entries = node.entries.flatMap((entry) => {
    const own = made.find(({ from }) => from.includes(entry));
    if (own === undefined) return entry;
    return own.from[0] === entry ? own.entry : [];
  });
  return { node: { ...node, entries }, mistakes: made.map((each) => mistakeOf(map, each)) };
}

function mistakeOf(map: Instance<MapNode>, { entry, text, from, atEndOf, isAbove }: Made): Finding {
  const { source, node, schema } = map;
  const [first, ...others] = from.filter(({ key }) => !Object.hasOwn(schema.properties ?? {}, key));
  const facts = {
    key: first?.key ?? '',
    where: whereOf(map),
    suggestion: undefined,
    advice:
      atEndOf === undefined
        ? ({ why: 'other-kind', name: entry.key, example: `${entry.key}: ${text}` } as const)
        : ({ why: 'at-end', name: entry.key, example: text } as const),
    known: [],
  };
  const mistake = finding('unknown-key', inText(source, first?.keyRange ?? node.range), facts);
  const kept = atEndOf === undefined ? from[0] : undefined;
  const removed = from.filter((each) => each !== kept && each.value !== atEndOf?.list);
  const edits = [
    ...(kept === undefined || isAbove !== undefined ? [] : [replaced(source, kept, `${entry.key}: ${text}`)]),
    ...(kept === undefined || isAbove === undefined ? [] : [doubled(source, kept, [entry.key, isAbove])]),
    ...(atEndOf === undefined ? [] : [appended(source, atEndOf.list, atEndOf.texts)]),
    ...removed.map((each) => without(map, each, removed)),
  ];
  const answer = isJson(source.file) || edits.includes(undefined) ? undefined : edits.flatMap((each) => each ?? []);
  return withEdits({ ...mistake, covers: others.map(({ keyRange }) => keyRange) }, answer);
}

function madeOf(map: Instance<MapNode>, name: string, group: readonly Formed[]): Made | undefined {
  const present = entryOf(map.node, name);
  if (group.every(({ form }) => form.part !== undefined)) return joined(map.node, name, group);
  if (group.every(({ form }) => form.as === 'entry')) return listed(name, group, present);
  if (group.every(({ form }) => form.as === 'pairs'))
    return present === undefined ? pairs(map, name, group) : undefined;
  if (!group.every(({ form }) => form.under !== undefined)) return undefined;
  return present === undefined ? below(name, group) : belowWith(map, present, group);
}

/** One text of several: the first may stand under our own key already. */
function joined(node: MapNode, name: string, group: readonly Formed[]): Made | undefined {
  const present = entryOf(node, name);
  const own: Formed[] = present === undefined ? [] : [{ entry: present, name, form: { part: 0 } }];
  const all = [...own, ...group].toSorted((a, b) => (a.form.part ?? 0) - (b.form.part ?? 0));
  const texts = all.map(({ entry }) => textIn(entry.value));
  const isWhole = all.length > 1 && all.every(({ form }, at) => form.part === at);
  if (!isWhole || texts.includes(undefined)) return undefined;
  const text = texts.join(group.at(-1)?.form.between ?? ' ');
  const from = all.map(({ entry }) => entry).toSorted((a, b) => a.keyRange[0] - b.keyRange[0]);
  return made(name, from, { value: scalar(from[0]?.value.range ?? [0, 0], text), text: plainOrQuoted(text) });
}

/** Keys of a map that isn't there. Several of one name are said after each other. A list keeps its lines. */
function below(name: string, group: readonly Formed[]): Made | undefined {
  const from = group.map(({ entry }) => entry);
  const [only, ...others] = group;
  if (only?.entry.value.kind === 'list' && others.length === 0 && only.form.under !== undefined) {
    if (only.entry.value.items.some(({ kind }) => kind !== 'map')) return undefined;
    const { keyRange, value } = only.entry;
    const entries = [{ key: only.form.under, keyRange, value }];
    const map: Node = { kind: 'map', range: value.range, entries };
    return { ...made(name, from, { value: map, text: `{ ${only.form.under}: [...] }` }), isAbove: only.form.under };
  }
  const parts = [...grouped(group, ({ form }) => form.under ?? '')].map(([under, same]) => {
    const texts = same.map(({ entry }) => textIn(entry.value));
    const [first] = same;
    if (first === undefined || texts.includes(undefined)) return undefined;
    const { keyRange, value } = first.entry;
    return { key: under, keyRange, value: scalar(value.range, texts.join(', ')) };
  });
  const entries = parts.flatMap((each) => each ?? []);
  if (entries.length < parts.length) return undefined;
  const text = entries.map(({ key, value }) => `${key}: ${plainOrQuoted(String(value.value))}`).join(', ');
  return made(name, from, {
    value: { kind: 'map', range: from[0]?.value.range ?? [0, 0], entries },
    text: `{ ${text} }`,
  });
}

/** The same beside a text where a map should be, which its first text is: a picture's address beside its `alt`. */
function belowWith({ schema }: Instance, present: Entry, group: readonly Formed[]): Made | undefined {
  const properties = belowOf(schema, present.key)?.schema.properties ?? {};
  const [first] = Object.keys(properties);
  const isFree = first !== undefined && group.every(({ form }) => form.under !== first);
  if (!isFree || textIn(present.value) === undefined) return undefined;
  const all = [{ entry: present, name: present.key, form: { under: first } }, ...group];
  return below(
    present.key,
    all.toSorted((a, b) => a.entry.keyRange[0] - b.entry.keyRange[0]),
  );
}

/** Keys that each name an entry, as entries of a list: its two keys that must be there are the key and its value. */
function pairs({ schema }: Instance, name: string, [only, ...others]: readonly Formed[]): Made | undefined {
  const { items } = belowOf(schema, name)?.schema ?? {};
  const [first, second, ...more] = items === undefined ? [] : (resolve(items).schema.required ?? []);
  const value = only?.entry.value;
  if (value?.kind !== 'map' || first === undefined || second === undefined || others.length + more.length > 0)
    return undefined;
  const entries = value.entries.map(({ key, keyRange, value: own }): Node => {
    const of = (to: string, node: Node): Entry => ({ key: to, keyRange, value: node });
    return { kind: 'map', range: own.range, entries: [of(first, scalar(keyRange, key)), of(second, own)] };
  });
  const texts = entries.map(inFlow);
  if (only === undefined || texts.includes(undefined)) return undefined;
  const list: Node = { kind: 'list', range: value.range, items: entries };
  return made(name, [only.entry], { value: list, text: `[${texts.join(', ')}]` });
}

/** Entries of a list, which may be there. */
function listed(name: string, group: readonly Formed[], present: Entry | undefined): Made | undefined {
  const items = group.flatMap(({ entry }) => entriesIn(entry));
  const texts = items.map(inFlow);
  if (texts.includes(undefined) || items.some(({ kind }) => kind !== 'map')) return undefined;
  // The name alone is another one then.
  const [only, ...others] = group;
  const isOne = others.length === 0 && (only?.entry.value.kind === 'list' || items[0] === only?.entry.value);
  if (isOne && present === undefined) return undefined;
  const from = group.map(({ entry }) => entry);
  const text = texts.join(', ');
  const range: Range = from[0]?.value.range ?? [0, 0];
  if (present === undefined) return made(name, from, { value: { kind: 'list', range, items }, text: `[${text}]` });
  const list = present.value;
  if (list.kind !== 'list' || list.items.length === 0) return undefined;
  const value: Node = { ...list, items: [...list.items, ...items] };
  const atEndOf = { list, texts: texts.flatMap((each) => each ?? []) };
  return { ...made(name, [present, ...from], { value, text }), atEndOf };
}

function made(
  name: string,
  from: readonly Entry[],
  { value, text }: { readonly value: Node; readonly text: string },
): Made {
  return { entry: { key: name, keyRange: from[0]?.keyRange ?? [0, 0], value }, text, from };
}

/** The entries that a value stands for: those of a list, one for each service in a map, or itself. */
function entriesIn(entry: Entry): readonly Node[] {
  const { value } = entry;
  if (value.kind === 'list') return value.items;
  const links = value.kind === 'map' ? value.entries.map(asLink) : [];
  return links.length > 0 && links.every(({ kind }) => kind === 'map') ? links : [asLink(entry)];
}

/** `instagram: https://...` as a link: its name and its address. Anything else as it is. */
function asLink({ key, keyRange, value }: Entry): Node {
  const text = textIn(value) ?? '';
  const href = isAddress(text) ? text : /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(text) ? `mailto:${text}` : undefined;
  if (href === undefined) return value;
  const label = serviceAt(href) ?? key.charAt(0).toUpperCase() + key.slice(1);
  const of = (name: string, words: string): Entry => ({ key: name, keyRange, value: scalar(value.range, words) });
  return { kind: 'map', range: value.range, entries: [of('label', label), of('href', href)] };
}

function scalar(range: Range, text: string): Node & { readonly kind: 'scalar' } {
  return { kind: 'scalar', range, value: text, source: text, style: 'double' };
}

/** What a single value on one line says, as it is written; undefined for any other. */
function textIn(node: Node): string | undefined {
  if (node.kind !== 'scalar' || node.value === null || node.source.includes('\n')) return undefined;
  return node.style === 'plain' ? node.source : String(node.value);
}

/** A value in one line, as it stands in braces. Undefined for texts of several lines. */
export function inFlow(node: Node): string | undefined {
  if (node.kind === 'scalar') {
    const text = textIn(node);
    if (text === undefined || node.style === 'block') return undefined;
    const isBare = node.style === 'plain' && !/[,{}[\]#"]|: /.test(text);
    return isBare || typeof node.value !== 'string'
      ? text
      : /^[\w /.-]+$/.test(text)
        ? plainOrQuoted(text)
        : quoted(text);
  }
  const parts =
    node.kind === 'list'
      ? node.items.map(inFlow)
      : node.entries.map(({ key, value }) => {
          const text = inFlow(value);
          return text === undefined ? undefined : `${key}: ${text}`;
        });
  if (parts.includes(undefined)) return undefined;
  return node.kind === 'list' ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}

const COMMENT = /(?:^|\s)#/;

/** Writes something in the place of a key and its value; undefined where a comment would be lost. */
function replaced(source: SourceText, { keyRange, value }: Entry, text: string): readonly Edit[] | undefined {
  const range: Range = [keyRange[0], endOf(value, source.text)];
  return COMMENT.test(source.text.slice(...range)) ? undefined : [replace(range, text)];
}

/** Writes two keys in the place of one, and moves the lines below it in. */
function doubled(
  source: SourceText,
  { keyRange }: Entry,
  [outer, inner]: readonly [string, string],
): readonly Edit[] | undefined {
  if (!startsLine(source, keyRange[0], /^ *$/)) return undefined;
  const column = columnOf(source, keyRange[0]);
  const line = lineOf(source, keyRange[0]);
  // A list may stand in the column of its key.
  const below = hangingLines(source, line.number, column - 1).filter(({ text }) => text.startsWith(' '.repeat(column)));
  const end = below.findIndex(({ text }) => /^[^\s#-]/.test(text.slice(column)));
  const heading = `${outer}:${lineEndOf(source)}${' '.repeat(column + 2)}${inner}`;
  return [replace(keyRange, heading), ...shifted(end === -1 ? below : below.slice(0, end), 2)];
}

/** Puts entries at the end of a list. */
function appended(source: SourceText, list: ListNode, texts: readonly string[]): readonly Edit[] | undefined {
  const end = endOf(list, source.text);
  if (source.text[list.range[0]] === '[') {
    const last = list.items.at(-1);
    return last === undefined
      ? undefined
      : [replace([endOf(last, source.text), endOf(last, source.text)], `, ${texts.join(', ')}`)];
  }
  const line = lineOf(source, end);
  const at = line.start + line.text.length;
  const start = `${lineEndOf(source)}${' '.repeat(columnOf(source, list.range[0]))}- `;
  return [replace([at, at], texts.map((text) => start + text).join(''))];
}

/** Takes a key with its value away; undefined where a comment would be lost. @param others what else is taken out of the map */
export function without(
  { source, node: { entries, range } }: Instance<MapNode>,
  entry: Entry,
  others: readonly Entry[] = [],
): readonly Edit[] | undefined {
  const at = entries.indexOf(entry);
  const [before, after] = [entries[at - 1], entries[at + 1]];
  const end = endOf(entry.value, source.text);
  const isFirst = entries.slice(0, at).every((each) => others.includes(each));
  const isInBraces = source.text[range[0]] === '{' && !isJson(source.file);
  const inBraces = (): Range =>
    isFirst || before === undefined
      ? [entry.keyRange[0], after?.keyRange[0] ?? end]
      : [endOf(before.value, source.text), end];
  const edits = isInBraces ? [replace(inBraces(), '')] : deleteEntry(source, entry.keyRange);
  return edits?.some((edit) => COMMENT.test(source.text.slice(...edit.range))) ? undefined : edits;
}
