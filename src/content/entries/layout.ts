import { once } from '../../model/once.ts';
import { validateBlock } from '../../schema/block.ts';
import { isFound, listsIn, showsIn } from '../../schema/lists.ts';
import { below, blockNames, bodyBlock, type Resolved, schemaOf } from '../../schema/schemas/schemas.ts';
import { synonymOf } from '../../schema/schemas/synonyms.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { isOnlyNearest, nearest } from '../../values/suggest.ts';
import { type Finding, finding, inText, withAnswer, withEdits } from '../../yaml/findings/finding.ts';
import { entryOf, itemsOf, type MapNode, type Node, type ScalarNode, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import { quoted } from '../../yaml/text/quoting.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { locate } from '../texts/locate.ts';
import { onlyPlaceholder, placeholdersIn } from '../texts/placeholders.ts';
import { isFilledLater } from './fill.ts';
import { fitsInBlock, misfitIn, typesInBlock, wrongList } from './fitting-types.ts';
import { firstOf } from './item-fields.ts';
import type { SoundPart } from './kinds.ts';

/** What every page has besides the fields of its kind. */
export const usualFields: readonly Field[] = [
  { name: 'title', type: 'text' },
  { name: 'description', type: 'text' },
  { name: 'route', type: 'link' },
  // Of the page itself, as others name it.
  { name: 'file', type: 'text' },
  { name: 'pdf', type: 'link' },
];

/** The words of every site, as a layout names them. */
const fixedWords = once((): readonly string[] =>
  Object.keys(schemaOf('words').properties ?? {}).map((name) => `words.${name}`),
);

/** Holds the blocks of a kind's layout against their schemas and the types of its fields. */
export function checkLayout(source: SourceText, root: Node, { fields, unclear, isOpen }: SoundPart): Finding[] {
  const known = new Map([...usualFields, ...fields].map((field) => [field.name, field]));
  const names = [...known.keys(), ...unclear];
  const layout = itemsOf(root, 'layout').flatMap((written) => {
    const { node: block, findings } = withOwnBraces(source, written, isOpen ? undefined : [...names, ...fixedWords()]);
    const shown = listsIn(block).filter(isFound).flatMap(showsIn);
    return [
      ...findings,
      ...(isOpen ? [] : unknownFields(source, block, { names, shown })),
      ...listWithPages(source, block),
      ...ofFields(source, block, { known, shown }),
    ];
  });
  return [...layout, ...fields.flatMap((field) => unshownWithin(source, root, field))];
}

/** The fields of a list that no block of the layout shows: it takes those that have the names of its keys. */
function unshownWithin(source: SourceText, root: Node, list: Field): Finding[] {
  const { name, fields = [] } = list;
  const places = itemsOf(root, 'layout').flatMap((block) => fieldsIn(block, schemaIn(block)));
  const items = places.flatMap(({ name: other, place }) => {
    const isShown = other === name && place?.schema.type === 'array' && misfitIn(place.schema, list) === undefined;
    return isShown ? (below(place.schema, 0)?.schema ?? []) : [];
  });
  // The cells of a row are all fields.
  if (items.length === 0 || items.some(({ type }) => type !== 'object')) return [];
  const keys = [...new Set(items.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const written = itemsOf(root, 'fields').find((each) => textOf(each, 'name') === name);
  return fields.flatMap((field) => {
    const own = itemsOf(written, 'fields').find((each) => textOf(each, 'name') === field.name);
    const place = own && valueAt(own, 'name');
    if (keys.includes(field.name) || fieldTypes[field.type].isSeen !== true || place === undefined) return [];
    return [
      finding('unshown-field', inText(source, place.range), { name: field.name, why: 'of-list', list: name, keys }),
    ];
  });
}

/**
 * What is wrong with a block of a layout: fields that don't fit their places, and what a schema says of all else. What it says of the words that stand for
 * a field is no mistake.
 */
function ofFields(source: SourceText, block: Node, { known, shown }: Fields): Finding[] {
  const isShown = ({ node: { range } }: Standing): boolean =>
    shown.some((each) => each.range[0] <= range[0] && range[1] <= each.range[1]);
  const standing = block.kind === 'scalar' ? [] : fieldsIn(block, schemaIn(block)).filter((each) => !isShown(each));
  const places = new Set(standing.map(({ node }) => node.range[0]));
  // The text of the page stands in the place of that of the layout.
  const given = textOf(block, 'type') === bodyBlock() ? { body: 'Its own.' } : {};
  const others = validateBlock(source, block, { given }).filter(({ range }) => !places.has(range[0]));
  const wrong = standing.flatMap((each) => wrongField(source, each, known));
  return [...wrong, ...others];
}

type Fields = { readonly known: ReadonlyMap<string, Field>; readonly shown: readonly Node[] };

/** A field by itself must be what its place takes. Which fields an entry has that another one names is a question of its kind (`check/rules/shown.ts`). */
function wrongField(
  source: SourceText,
  { name, key, node, place }: Standing,
  fields: ReadonlyMap<string, Field>,
): Finding[] {
  const field = fields.get(name);
  const known = [...fields.values()];
  if (field === undefined || place === undefined) return [];
  if (place.schema.type === 'array') return wrongList(source, node, { name, key, field, list: place.schema, known });
  const isRight = (each: Field): boolean => fitsInBlock(place, each.type);
  if (isRight(field)) return [];
  const others = known.filter(isRight).map((each) => each.name);
  const facts = { name, type: field.type, key, fits: typesInBlock(place) ?? ['text'], others };
  return [finding('field-type', inText(source, node.range), facts)];
}

const schemaIn = (block: Node): Resolved | undefined => {
  const type = textOf(block, 'type') ?? '';
  return blockNames().includes(type) ? { schema: schemaOf(`blocks/${type}`) } : undefined;
};

/** The fields that stand by themselves in a part of a layout, and the keys that they stand under. */
function fieldsIn(node: Node, place: Resolved | undefined, key = ''): Standing[] {
  const within = (step: string | number): Resolved | undefined => place && below(place.schema, step);
  if (node.kind === 'map') return node.entries.flatMap((entry) => fieldsIn(entry.value, within(entry.key), entry.key));
  if (node.kind === 'list') return node.items.flatMap((item, at) => fieldsIn(item, within(at), key));
  const name = typeof node.value === 'string' ? onlyPlaceholder(node.value) : undefined;
  return name === undefined ? [] : [{ name, key, node, place }];
}

/** A field that stands by itself, what it is a value of, and what the schema of the block says there. */
type Standing = {
  readonly name: string;
  readonly key: string;
  readonly node: ScalarNode;
  readonly place: Resolved | undefined;
};

function listWithPages(source: SourceText, block: Node): Finding[] {
  const entry = entryOf(valueAt(block, 'from'), 'perPage');
  return entry === undefined ? [] : [finding('layout-with-pages', inText(source, entry.keyRange), {})];
}

/** Names in braces that are no field. Those that site.yaml fills in are looked at with the other texts. */
function unknownFields(source: SourceText, node: Node, known: Known): Finding[] {
  if (known.shown.includes(node)) return [];
  if (node.kind === 'map') return node.entries.flatMap(({ value }) => unknownFields(source, value, known));
  if (node.kind === 'list') return node.items.flatMap((item) => unknownFields(source, item, known));
  return unknownFieldsIn(source, node, (name) => {
    const there = name.startsWith('words.') ? fixedWords() : known.names;
    // What is reached through another page is a question of that page's kind: `check/rules/shown.ts`.
    return there.includes(name) || there.includes(firstOf(name)) ? undefined : { meant: there, known: known.names };
  });
}

type Known = { readonly names: readonly string[]; readonly shown: readonly Node[] };

type Meant = { readonly node: Node; readonly findings: readonly Finding[] };

/**
 * Reads fields as they were meant that are written in other braces: `{title}` without quotes is a group of keys to YAML, and
 * `{{ page.title }}` comes from a template.
 *
 * @param known the names that can stand in braces; undefined where there may be others
 */
function withOwnBraces(source: SourceText, node: Node, known: readonly string[] | undefined): Meant {
  if (node.kind === 'scalar') return templateIn(source, node, known) ?? { node, findings: [] };
  const bare = node.kind === 'map' ? bareField(source, node) : undefined;
  if (bare !== undefined) return bare;
  const inner = (each: Node): Meant => withOwnBraces(source, each, known);
  if (node.kind === 'list') {
    const items = node.items.map(inner);
    return {
      node: { ...node, items: items.map((item) => item.node) },
      findings: items.flatMap((item) => item.findings),
    };
  }
  const entries = node.entries.map((entry) => ({ entry, value: inner(entry.value) }));
  return {
    node: { ...node, entries: entries.map(({ entry, value }) => ({ ...entry, value: value.node })) },
    findings: entries.flatMap(({ value }) => value.findings),
  };
}

/** `{title}` in the place of a text: one key with nothing behind it. */
function bareField(source: SourceText, { entries, range }: MapNode): Meant | undefined {
  const [only, ...others] = entries;
  const written = source.text.slice(...range);
  const isBare = only?.value.kind === 'scalar' && only.value.source === '' && /^\{\s*[a-z][\w.]*\s*\}$/i.test(written);
  if (only === undefined || others.length > 0 || !isBare) return undefined;
  const value = `{${only.key}}`;
  const mistake = withEdits(finding('quote-braces', inText(source, range), { better: quoted(value) }), [
    replace(range, quoted(value)),
  ]);
  return { node: { kind: 'scalar', range, value, source: written, style: 'plain' }, findings: [mistake] };
}

/** A field in two braces, with whatever stands before its name in other templates. */
const TEMPLATE = /\{\{-?\s*(?:\w+\.)?(\w+)\s*(?:\|[^{}]*)?-?\}\}/g;

function templateIn(source: SourceText, node: ScalarNode, known: readonly string[] | undefined): Meant | undefined {
  const text = typeof node.value === 'string' ? node.value : '';
  const found = [...text.matchAll(TEMPLATE)].filter(([, name = '']) => known?.includes(name) || isFilledLater(name));
  if (found.length === 0) return undefined;
  const better = text.replace(TEMPLATE, (written, name: string) =>
    found.some(([each]) => each === written) ? `{${name}}` : written,
  );
  // Without quotes it isn't even a text to YAML, which is the same mistake.
  const isBare = node.style === 'plain' && text.startsWith('{');
  const isOneLine = node.style !== 'block' && !node.source.includes('\n');
  const findings = found.slice(0, isBare ? 1 : undefined).map(({ 0: written, 1: name = '', index }) => {
    const range = isBare ? node.range : locate(node, written, index);
    const facts = { written, why: 'two-braces', better: isBare ? quoted(better) : `{${name}}` } as const;
    const mistake = finding('shown-as-written', inText(source, range), facts);
    if (isBare)
      return { ...withEdits(mistake, [replace(range, quoted(better))]), severity: 'error' as const, covers: [range] };
    const isThere = isOneLine && source.text.slice(...range) === written;
    return isThere ? withEdits(mistake, [replace(range, `{${name}}`)]) : mistake;
  });
  return { node: { ...node, value: better }, findings };
}

/** The names that one in braces could have been meant for, and those that its author is told. */
type Others = { readonly meant: readonly string[]; readonly known: readonly string[] };

type OthersFor = (name: string) => Others | undefined;

/** The name that one was meant for: of `teacher.name`, the field of the other page; of `Teacher.title`, the field that names it; without another page, the field itself. */
function meantBy(name: string, { meant }: Others, othersFor: OthersFor): string | undefined {
  const [, first = '', last = name] = /^([^.]+\.)([^.]+)$/.exec(name) ?? [];
  const there = meant.filter((each) => each.startsWith(first)).map((each) => each.slice(first.length));
  const found = synonymOf(last, there) ?? nearest(last, there);
  if (first === '' || there.length > 0) return found && `${first}${found}`;
  const field = nearest(first.slice(0, -1), meant);
  if (field === undefined || `${field}.` === first) return field;
  const others = othersFor(`${field}.${last}`);
  const isOfAnother = others === undefined || others.meant.some((each) => each.startsWith(`${field}.`));
  return isOfAnother ? `${field}.${last}` : field;
}

/** Names in braces that are no field, with the one that was meant. @param othersFor what else a name could be; undefined where it is right */
export function unknownFieldsIn(source: SourceText, node: ScalarNode, othersFor: OthersFor): Finding[] {
  const text = node.value;
  if (typeof text !== 'string') return [];
  return placeholdersIn(text).flatMap(({ name, start, end }) => {
    const others = isFilledLater(name) ? undefined : othersFor(name);
    if (others === undefined) return [];
    const { meant, known } = others;
    const suggestion = meantBy(name, others, othersFor);
    const range = locate(node, text.slice(start, end), start);
    const mistake = finding('unknown-field', inText(source, range), { name, suggestion, known });
    if (suggestion === undefined) return [mistake];
    return [withAnswer(mistake, [replace(range, `{${suggestion}}`)], isOnlyNearest(name, suggestion, meant))];
  });
}
