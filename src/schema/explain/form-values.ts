import { videoAt } from '../../values/services.ts';
import { booleanCalled } from '../../values/yes-no.ts';
import { type Entry, entryOf, type ListNode, type MapNode, type Node } from '../../yaml/syntax/tree.ts';
import { startsLine } from '../../yaml/text/edits.ts';
import { plainOrQuoted, quoted } from '../../yaml/text/quoting.ts';
import { type Form, nameAt, placeOf } from '../schemas/dictionary.ts';
import { below as belowOf, resolve } from '../schemas/schemas.ts';
import { inFlow, oneIn, onlyListIn, onlyTextIn, scalar, textIn } from './in-flow.ts';
import { childOf, type Instance } from './instance.ts';

/** A key whose value is written in another form under a key of ours. */
export type Formed = { readonly entry: Entry; readonly name: string; readonly form: Form };

/** What several keys make together. */
export type Made = {
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
  /** Whether each entry of the list, or line of the text, gets one. */
  readonly isOnLines?: true;
  /** Whether the value stays as it is. */
  readonly isNamed?: true;
  /** Whether it leaves something out: only proposed. */
  readonly isPart?: true;
  /** The time of a day, which has a key of its own, and the zone that neither says: with one, only proposed. */
  readonly time?: { readonly written: string; readonly zone: string | undefined };
};

/** Forms of one key by itself. */
export const alone: {
  readonly [as in NonNullable<Form['as']>]?: (map: Instance<MapNode>, name: string, only: Formed) => Made | undefined;
} = {
  address: (_, name, { entry }) => {
    const text = videoAt(textIn(entry.value) ?? '');
    return text === undefined ? undefined : made(name, [entry], { value: scalar(entry.value.range, text), text });
  },
  groups: spread,
  one: ({ schema }, name, { entry }) => {
    const { text, isAll } = oneIn(entry.value, belowOf(schema, name)) ?? {};
    if (text === undefined) return undefined;
    const own = made(name, [entry], { value: scalar(entry.value.range, text), text: plainOrQuoted(text) });
    return isAll ? own : { ...own, isPart: true };
  },
  texts: (_, name, { entry }) => {
    const items = entry.value.kind === 'list' ? entry.value.items : [];
    const texts = items.map((item) => onlyTextIn(item, name));
    const areKeys = items.length > 0 && items.every(({ kind }) => kind === 'map') && !texts.includes(undefined);
    const list: Node = {
      kind: 'list',
      range: entry.value.range,
      items: texts.map((text) => scalar(entry.value.range, text ?? '')),
    };
    return areKeys ? { ...made(name, [entry], { value: list, text: inFlow(list) ?? '' }), isOnLines: true } : undefined;
  },
  fence: ({ node }, name, { entry, form: { under = '' } }) => {
    const language = entryOf(node, under);
    const [code, info = ''] = [
      entry.value.kind === 'scalar' ? entry.value.value : null,
      language && textIn(language.value),
    ];
    if (typeof code !== 'string' || code.includes('```')) return undefined;
    const text = `\`\`\`${info}\n${code.trimEnd()}\n\`\`\``;
    const from = language === undefined ? [entry] : [entry, language];
    return {
      ...made(name, from, { value: scalar(entry.value.range, text), text: JSON.stringify(text) }),
      isOnLines: true,
    };
  },
  says: (_, name, only) => switched(name, only, true),
  denies: (_, name, only) => switched(name, only, false),
  list: (_, name, { entry }) => {
    const { value, key } = entry;
    const row =
      value.kind === 'list' && value.items.length === 1 && key === name ? onlyListIn(value.items[0]) : undefined;
    if (row !== undefined) return made(name, [entry], { value: row, text: inFlow(row) ?? '' });
    const text = value.kind === 'list' ? '[...]' : inFlow(value);
    return text !== undefined && key !== name ? { ...made(name, [entry], { value, text }), isNamed: true } : undefined;
  },
  pairs,
  picture,
  within: ({ source }, name, { entry, form: { under = '' } }) => {
    const { range } = entry.value;
    const isOnLines = entry.value.kind === 'list' && source.text[range[0]] === '-';
    const items: readonly Node[] = [{ kind: 'map', range, entries: [{ ...entry, key: under }] }];
    const list: Node = { kind: 'list', range, items };
    const text = inFlow(list);
    const own = text === undefined ? undefined : made(name, [entry], { value: list, text });
    return own && isOnLines ? { ...own, isAbove: `- ${under}` } : own;
  },
};

/** What a switch in one position stands for: a word, or the other position of another switch. */
function switched(name: string, { entry, form: { under = '' } }: Formed, position: boolean): Made | undefined {
  const { value } = entry;
  const isSo = value.kind === 'scalar' && booleanCalled(String(value.value)) === position;
  const said = scalar(value.range, under);
  return isSo
    ? made(name, [entry], { value: under === 'true' ? { ...said, value: true } : said, text: under })
    : undefined;
}

const PICTURE = /^[^\s<>()]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** The picture of whom a text beside it names, or one that only decorates. */
function picture(map: Instance<MapNode>, name: string, { entry, form: { under } }: Formed): Made | undefined {
  const { keyRange, value } = entry;
  const { range } = value;
  const place = placeOf(map);
  const shown = map.node.entries.find(
    (each) => under !== undefined && [each.key, nameAt(place, each.key)].includes(under),
  );
  const [src, alt] = [textIn(value), shown && textIn(shown.value)];
  if (src === undefined || !PICTURE.test(src) || (under !== undefined && !alt)) return undefined;
  const said: readonly [string, Node] = alt
    ? ['alt', scalar(range, alt)]
    : ['decorative', { ...scalar(range, 'true'), value: true }];
  const entries = [['src', scalar(range, src)] as const, said].map(([key, inner]) => ({ key, keyRange, value: inner }));
  const node: Node = { kind: 'map', range, entries };
  return made(name, [entry], { value: node, text: inFlow(node) ?? '' });
}

/** Entries in groups, each with what its group says of all of them: `days: [{ day: Monday, classes: [...] }]`. */
function spread(map: Instance, name: string, { entry }: Formed): Made | undefined {
  const { value } = entry;
  if (value.kind !== 'list') return undefined;
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
  if (entries.length === 0 || texts.includes(undefined)) return undefined;
  const list: Node = { kind: 'list', range: value.range, items: entries.flatMap((each) => each ?? []) };
  return { ...made(name, [entry], { value: list, text: `[${texts.join(', ')}]` }), isOnLines: true };
}

/** Keys that each name an entry, as entries of a list: its two keys that must be there are the key and its value. */
function pairs({ schema }: Instance, name: string, { entry }: Formed): Made | undefined {
  const { items } = belowOf(schema, name)?.schema ?? {};
  const [first, second, ...more] = items === undefined ? [] : (resolve(items).schema.required ?? []);
  const { value } = entry;
  if (value.kind !== 'map' || first === undefined || second === undefined || more.length > 0) return undefined;
  const entries = value.entries.map(({ key, keyRange, value: own }): Node => {
    const of = (to: string, node: Node): Entry => ({ key: to, keyRange, value: node });
    return { kind: 'map', range: own.range, entries: [of(first, scalar(keyRange, key)), of(second, own)] };
  });
  const texts = entries.map(inFlow);
  if (texts.includes(undefined)) return undefined;
  const list: Node = { kind: 'list', range: value.range, items: entries };
  return made(name, [entry], { value: list, text: `[${texts.join(', ')}]` });
}

/** Texts as the lines of a list in one text, with numbers if a key beside them says so. */
export function lines({ source }: Instance, name: string, group: readonly Formed[]): Made | undefined {
  const from = group.map(({ entry }) => entry);
  const texts = from.flatMap(({ value }) => (value.kind === 'list' ? value.items.map(textIn) : []));
  const flags = from.flatMap(({ value }) => (value.kind === 'scalar' ? [value.value] : []));
  const [start = 0, end = 0] = from[0]?.keyRange ?? [];
  const isWhole = texts.length > 0 && !texts.includes(undefined) && flags.length + 1 === group.length;
  if (!isWhole || flags.some((each) => typeof each !== 'boolean') || !startsLine(source, start, /^[ -]*$/))
    return undefined;
  const all = texts.map((text, at) => `${flags.includes(true) ? `${at + 1}.` : '-'} ${text}`).join('\n');
  return {
    ...made(name, from, { value: scalar([start, end], all), text: quoted(all).replaceAll('\n', '\\n') }),
    isOnLines: true,
  };
}

export function made(
  name: string,
  from: readonly Entry[],
  { value, text }: { readonly value: Node; readonly text: string },
): Made {
  return { entry: { key: name, keyRange: from[0]?.keyRange ?? [0, 0], value }, text, from };
}
