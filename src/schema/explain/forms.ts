import { grouped } from '../../model/grouped.ts';
import { isJson } from '../../model/page-file.ts';
import { videoAt } from '../../values/services.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { type Entry, entryOf, type ListNode, type MapNode, type Node, textOf } from '../../yaml/syntax/tree.ts';
import { plainOrQuoted } from '../../yaml/text/quoting.ts';
import type { Range } from '../../yaml/text/source.ts';
import { type Form, nameAt, placeOf, wordAt } from '../schemas/dictionary.ts';
import { below as belowOf, resolve } from '../schemas/schemas.ts';
import { appended, doubled, onLines, replaced, without } from './form-edits.ts';
import { entriesIn, inFlow, scalar, textIn } from './in-flow.ts';
import { childOf, type Instance, whereOf } from './instance.ts';

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
  /** Whether each entry of the list gets a line. */
  readonly isOnLines?: true;
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
    return !isHere || isBlock || form === undefined || form.at !== undefined ? [] : [{ entry, name, form }];
  });
  const made = [...grouped(formed, ({ name }) => name)].flatMap(
    ([name, group]) => madeOf(map, name, withOwn(map, name, group)) ?? [],
  );
  if (made.length === 0) return { node, mistakes: [] };
  const entries = node.entries.flatMap((entry) => {
    const own = made.find(({ from }) => from.includes(entry));
    if (own === undefined) return entry;
    return own.from[0] === entry ? own.entry : [];
  });
  return { node: { ...node, entries }, mistakes: made.map((each) => mistakeOf(map, each)) };
}

/** With the keys beside a map's that belong into it by their own names: `limit` for `from`. */
function withOwn({ node, schema }: Instance<MapNode>, name: string, group: readonly Formed[]): readonly Formed[] {
  if (group.some(({ form }) => form.under === undefined || form.as !== undefined)) return group;
  const inner = belowOf(schema, name)?.schema.properties ?? {};
  const own = node.entries.filter(
    ({ key }) =>
      !Object.hasOwn(schema.properties ?? {}, key) &&
      Object.hasOwn(inner, key) &&
      group.every(({ entry, form }) => form.under !== key && entry.key !== key),
  );
  const all = [...group, ...own.map((entry): Formed => ({ entry, name, form: { under: entry.key } }))];
  return all.toSorted((a, b) => a.entry.keyRange[0] - b.entry.keyRange[0]);
}

function mistakeOf(map: Instance<MapNode>, { entry, text, from, atEndOf, isAbove, isOnLines }: Made): Finding {
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
    ...(kept === undefined || isAbove !== undefined
      ? []
      : [replaced(source, kept, `${entry.key}:${isOnLines ? onLines(source, entry) : ` ${text}`}`)]),
    ...(kept === undefined || isAbove === undefined ? [] : [doubled(source, kept, [entry.key, isAbove])]),
    ...(atEndOf === undefined ? [] : [appended(source, atEndOf.list, atEndOf.texts)]),
    ...removed.map((each) => without(map, each, removed)),
  ];
  const answer = isJson(source.file) || edits.includes(undefined) ? undefined : edits.flatMap((each) => each ?? []);
  return withEdits({ ...mistake, isName: true, covers: others.map(({ keyRange }) => keyRange) }, answer);
}

function madeOf(map: Instance<MapNode>, name: string, group: readonly Formed[]): Made | undefined {
  const present = entryOf(map.node, name);
  const areAll = (as: Form['as']): boolean => group.every(({ form }) => form.as === as);
  if (areAll('address')) return present === undefined ? address(name, group) : undefined;
  if (areAll('around')) return present === undefined ? undefined : around(present, group);
  if (areAll('groups')) return present === undefined ? spread(map, name, group) : undefined;
  if (areAll('entry') && group.every(({ form }) => form.under !== undefined))
    return present === undefined ? inEntry(map, name, group) : undefined;
  if (group.every(({ form }) => form.part !== undefined)) return joined(map.node, name, group);
  if (areAll('entry')) return listed(map, name, group);
  if (areAll('pairs')) return present === undefined ? pairs(map, name, group) : undefined;
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
  if (!isWhole || texts.includes(undefined) || !texts[0]) return undefined;
  const text = texts.filter((each) => each !== '').join(group.at(-1)?.form.between ?? ' ');
  const from = all.map(({ entry }) => entry).toSorted((a, b) => a.keyRange[0] - b.keyRange[0]);
  return made(name, from, { value: scalar(from[0]?.value.range ?? [0, 0], text), text: plainOrQuoted(text) });
}

/** The address of a video by its number. */
function address(name: string, [only, ...others]: readonly Formed[]): Made | undefined {
  const text = only && videoAt(textIn(only.entry.value) ?? '');
  if (only === undefined || text === undefined || others.length > 0) return undefined;
  return made(name, [only.entry], { value: scalar(only.entry.value.range, text), text });
}

/** What stands before a text, or after it: a word with a space, a sign without one. */
function around(present: Entry, group: readonly Formed[]): Made | undefined {
  const [own, ...texts] = [present, ...group.map(({ entry }) => entry)].map(({ value }) => textIn(value));
  if (own === undefined || texts.includes(undefined)) return undefined;
  const said = (part: number, text = ''): string =>
    group.flatMap(({ form }, at) => (form.part === part ? (texts[at] ?? '').trim() : [])).join(' ') + text;
  const after = said(1);
  const text = `${said(0)}${own}${/^\p{L}{2}/u.test(after) ? ' ' : ''}${after}`;
  const from = [present, ...group.map(({ entry }) => entry)];
  return made(present.key, from, { value: scalar(present.value.range, text), text: plainOrQuoted(text) });
}

/**
 * The one entry of a list that isn't there, by its keys or those of a map in it: the words and the address of a button, or `lat` and `lng` of a
 * map's place. What must be in it has to be there.
 */
function inEntry({ schema }: Instance, name: string, group: readonly Formed[]): Made | undefined {
  const [outer, isDeep] = [group[0]?.form.under?.split('.')[0] ?? '', group[0]?.form.under?.includes('.')];
  const under = ({ form }: Formed): string => form.under?.split('.').at(-1) ?? '';
  const parts = group.toSorted((a, b) => (a.form.part ?? 0) - (b.form.part ?? 0));
  const inner = below(
    outer,
    parts.map((each) => ({ ...each, form: { under: under(each) } })),
  );
  const { items } = belowOf(schema, name)?.schema ?? {};
  const needed = isDeep || items === undefined ? [] : (resolve(items).schema.required ?? []);
  const range = group[0]?.entry.value.range ?? [0, 0];
  if (inner === undefined || !needed.every((key) => group.some((each) => under(each) === key))) return undefined;
  const own: Node = isDeep ? { kind: 'map', range, entries: [inner.entry] } : inner.entry.value;
  const from = group.map(({ entry }) => entry);
  const text = isDeep ? `{ ${outer}: ${inner.text} }` : inner.text;
  return made(name, from, { value: { kind: 'list', range, items: [own] }, text: `[${text}]` });
}

/** Entries in groups, each with what its group says of all of them: `days: [{ day: Monday, classes: [...] }]`. */
function spread(map: Instance, name: string, [only, ...others]: readonly Formed[]): Made | undefined {
  const value = only?.entry.value;
  if (value?.kind !== 'list' || others.length > 0) return undefined;
  const inner = childOf(childOf(map, name, value), 0, value);
  const place = placeOf(inner);
  const nameOf = ({ key }: Entry): string => nameAt(place, key) ?? key;
  const entries = value.items.flatMap((group): readonly (Node | undefined)[] => {
    if (group.kind !== 'map') return [undefined];
    const lists = group.entries.flatMap((each) => (each.value.kind === 'list' ? [each.value] : []));
    const said = group.entries.filter((each) => each.value.kind !== 'list');
    const names = said.map(nameOf);
    const areKnown = names.length > 0 && names.every((key) => Object.hasOwn(inner.schema.properties ?? {}, key));
    if (lists.length !== 1 || !areKnown) return [undefined];
    return (lists[0]?.items ?? []).map((item): Node | undefined =>
      item.kind === 'map' && item.entries.every((each) => !names.includes(nameOf(each)))
        ? { ...item, entries: [...said, ...item.entries] }
        : undefined,
    );
  });
  const texts = entries.map((each) => each && inFlow(each));
  if (only === undefined || entries.length === 0 || texts.includes(undefined)) return undefined;
  const list: Node = { kind: 'list', range: value.range, items: entries.flatMap((each) => each ?? []) };
  return { ...made(name, [only.entry], { value: list, text: `[${texts.join(', ')}]` }), isOnLines: true };
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
    const all = texts.join(', ');
    // A number stays one.
    const isNumber = same.length === 1 && value.kind === 'scalar' && typeof value.value === 'number';
    const text = `${under}: ${isNumber ? all : plainOrQuoted(all)}`;
    return { key: under, keyRange, value: isNumber ? value : scalar(value.range, all), text };
  });
  const entries = parts.flatMap((each) => each ?? []);
  if (entries.length < parts.length) return undefined;
  const text = entries.map((each) => each.text).join(', ');
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
function listed({ node, schema }: Instance<MapNode>, name: string, group: readonly Formed[]): Made | undefined {
  const present = entryOf(node, name);
  const inner = belowOf(schema, name)?.schema.items;
  const areTexts = inner !== undefined && resolve(inner).schema.type === 'string';
  const items = group.flatMap(({ entry }) => (areTexts ? [entry.value] : entriesIn(entry)));
  const texts = items.map(inFlow);
  if (texts.includes(undefined) || items.some(({ kind }) => kind !== (areTexts ? 'scalar' : 'map'))) return undefined;
  // The name alone is another one then.
  const [only, ...others] = group;
  const isOne =
    !areTexts && others.length === 0 && (only?.entry.value.kind === 'list' || items[0] === only?.entry.value);
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
