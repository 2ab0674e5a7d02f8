import { allOf } from '../../model/lists.ts';
import { videoAt } from '../../values/services.ts';
import { booleanCalled } from '../../values/yes-no.ts';
import { type Entry, entryOf, type ListNode, type MapNode, type Node } from '../../yaml/syntax/tree.ts';
import { startsLine } from '../../yaml/text/edits.ts';
import { plainOrQuoted, quoted } from '../../yaml/text/quoting.ts';
import { type Form, nameAt, placeOf } from '../schemas/dictionary.ts';
import { below as belowOf, has, schemaAt } from '../schemas/schemas.ts';
import { inFlow, oneIn, onlyListIn, onlyTextIn, scalar, textIn } from './in-flow.ts';
import { childOf, type Instance } from './instance.ts';

/** A key whose value is written in another form under a key of ours. */
export type Formed = { readonly entry: Entry; readonly name: string; readonly form: Form };

/** What several keys make together. */
export type Made = {
  /** Our key and its value, as they will be read, and the value as text. */
  readonly entry: Entry;
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
    return text === undefined ? undefined : made(name, [entry], [scalar(entry.value.range, text), text]);
  },
  groups: spread,
  one: ({ schema }, name, { entry }) => {
    const one = oneIn(entry.value, belowOf(schema, name));
    const own = one && madeText(name, [entry], one.text);
    return own === undefined || one?.isAll ? own : { ...own, isPart: true };
  },
  texts: (_, name, { entry }) => {
    const items = entry.value.kind === 'list' ? entry.value.items : [];
    const texts = allOf(items.map((item) => onlyTextIn(item, name)));
    if (texts === undefined || !items.every(({ kind }) => kind === 'map')) return undefined;
    const lines = texts.map((text) => scalar(entry.value.range, text));
    const own = madeList(name, [entry], lines);
    return own && { ...own, isOnLines: true };
  },
  fence: ({ node }, name, { entry, form: { under = '' } }) => {
    const language = entryOf(node, under);
    const info = language === undefined ? '' : textIn(language.value);
    const code = entry.value.kind === 'scalar' ? entry.value.value : null;
    if (typeof code !== 'string' || code.includes('```')) return undefined;
    const text = `\`\`\`${info}\n${code.trimEnd()}\n\`\`\``;
    const from = language === undefined ? [entry] : [entry, language];
    return { ...madeText(name, from, text), text: JSON.stringify(text), isOnLines: true };
  },
  says: (_, name, only) => switched(name, only, true),
  denies: (_, name, only) => switched(name, only, false),
  list: (_, name, { entry }) => {
    const { value, key } = entry;
    const row =
      value.kind === 'list' && value.items.length === 1 && key === name ? onlyListIn(value.items[0]) : undefined;
    if (row !== undefined) return made(name, [entry], [row, inFlow(row) ?? '']);
    const text = value.kind === 'list' ? '[...]' : inFlow(value);
    return text !== undefined && key !== name ? { ...made(name, [entry], [value, text]), isNamed: true } : undefined;
  },
  pairs,
  picture,
  within: ({ source }, name, { entry, form: { under = '' } }) => {
    const { range } = entry.value;
    const isOnLines = entry.value.kind === 'list' && source.text[range[0]] === '-';
    const own = madeList(name, [entry], [{ kind: 'map', range, entries: [{ ...entry, key: under }] }]);
    return own && isOnLines ? { ...own, isAbove: `- ${under}` } : own;
  },
};

/** What a switch in one position stands for: a word, or the other position of another switch. */
function switched(name: string, { entry, form: { under = '' } }: Formed, position: boolean): Made | undefined {
  const { value } = entry;
  const isSo = value.kind === 'scalar' && booleanCalled(String(value.value)) === position;
  const said = scalar(value.range, under);
  return isSo ? made(name, [entry], [under === 'true' ? { ...said, value: true } : said, under]) : undefined;
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
  return made(name, [entry], [node, inFlow(node) ?? '']);
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
    const areKnown = names.length > 0 && names.every((key) => has(inner.schema, key));
    if (lists.length !== 1 || !areKnown) return [undefined];
    return (lists[0]?.items ?? []).map((item): Node | undefined =>
      item.kind === 'map' && item.entries.every((each) => !names.includes(nameOf(each)))
        ? { ...item, entries: [...said, ...item.entries] }
        : undefined,
    );
  });
  const all = allOf(entries);
  const own = all && madeList(name, [entry], all);
  return own && { ...own, isOnLines: true };
}

/** Keys that each name an entry, as entries of a list: its two keys that must be there are the key and its value. */
function pairs({ schema }: Instance, name: string, { entry }: Formed): Made | undefined {
  const [first, second, ...more] = schemaAt(schema, name, 0).required ?? [];
  const { value } = entry;
  if (value.kind !== 'map' || first === undefined || second === undefined || more.length > 0) return undefined;
  const entries = value.entries.map(({ key, keyRange, value: own }): Node => {
    const of = (to: string, node: Node): Entry => ({ key: to, keyRange, value: node });
    return { kind: 'map', range: own.range, entries: [of(first, scalar(keyRange, key)), of(second, own)] };
  });
  return madeList(name, [entry], entries);
}

/** Texts as the lines of a list in one text, with numbers if a key beside them says so. */
export function lines({ source }: Instance, name: string, group: readonly Formed[]): Made | undefined {
  const from = group.map(({ entry }) => entry);
  const texts = from.flatMap(({ value }) => (value.kind === 'list' ? value.items.map(textIn) : []));
  const flags = from.flatMap(({ value }) => (value.kind === 'scalar' ? [value.value] : []));
  const [start = 0] = from[0]?.keyRange ?? [];
  const isWhole = texts.length > 0 && !texts.includes(undefined) && flags.length + 1 === group.length;
  if (!isWhole || flags.some((each) => typeof each !== 'boolean') || !startsLine(source, start, /^[ -]*$/))
    return undefined;
  const all = texts.map((text, at) => `${flags.includes(true) ? `${at + 1}.` : '-'} ${text}`).join('\n');
  return { ...madeText(name, from, all), text: quoted(all).replaceAll('\n', '\\n'), isOnLines: true };
}

export function made(name: string, from: readonly Entry[], [value, text]: readonly [Node, string]): Made {
  return { entry: { key: name, keyRange: from[0]?.keyRange ?? [0, 0], value }, text, from };
}

/** A text, which stands where the first of them did. */
export const madeText = (name: string, from: readonly Entry[], text: string): Made =>
  made(name, from, [scalar(from[0]?.value.range ?? [0, 0], text), plainOrQuoted(text)]);

/** A list in brackets; undefined where an entry isn't on one line. */
export function madeList(name: string, from: readonly Entry[], items: readonly Node[]): Made | undefined {
  const list: Node = { kind: 'list', range: from[0]?.value.range ?? [0, 0], items };
  const text = items.length === 0 ? undefined : inFlow(list);
  return text === undefined ? undefined : made(name, from, [list, text]);
}
