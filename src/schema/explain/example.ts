import { ALT_TO_WRITE } from '../../diagnostics/messages/say.ts';
import type { Json } from '../../model/json.ts';
import { isValueType, type ValueType, valueTypes } from '../../values/value-types.ts';
import type { Node, ScalarNode } from '../../yaml/syntax/tree.ts';
import { plainOrQuoted } from '../../yaml/text/quoting.ts';
import { partsBetween } from '../../yaml/text/white-space.ts';
import { pastedTag, valueInTag } from '../formats/pasted-tag.ts';
import { type Resolved, resolve, type Schema, schemaAt } from '../schemas/schemas.ts';
import { type Instance, isEntry, isInBrackets, lastKeyOf } from './instance.ts';

/** A value in one line that shows what a key wants: `action: {label: "...", href: "..."}`. */
export const exampleOf = (key: string, schema: Schema): string => `${key}: ${valueFor(schema)}`;

/** What an author could write under a key that is always the same, whatever has it. */
const examples: Readonly<Record<string, string>> = {
  url: 'https://www.example.com',
  value: "'99.9 %'",
  date: '2026-05-12',
  publicKey: 'aBcDeFgHiJkLmNoPq',
  serviceId: 'service_abc123',
  templateId: 'template_abc123',
};

/** How the value of a key looks, with the words of its author. An entry of a list is shown with its dash. */
export function exampleFor(instance: Instance): string {
  const { node, schema } = instance;
  const written = node.kind === 'scalar' ? String(node.value) : undefined;
  if (isEntry(instance)) {
    const entry = schema.type === 'array' ? inBrackets(node) : exampleOfEntry(schema, written);
    return isInBrackets(instance) ? entry : `- ${entry}`;
  }
  const key = lastKeyOf(instance);
  const below = belowOneList(key, node, schema);
  if (below !== undefined) return below;
  const named = namedEntries(node, schema);
  if (named !== undefined) return `${key}: [${named.join(', ')}]`;
  if (isPicture(schema) && written !== undefined) return `${key}: ${examplePicture(written)}`;
  return node.kind === 'scalar' ? exampleWith(key, schema, node) : exampleOf(key, schema);
}

/** `[Team: /team, /about]` or `{ Team: /team }` where the entries are below a key of their own: `nav: { items: [{ label: Team, href: /team }] }`. */
function belowOneList(key: string, node: Node, schema: Schema): string | undefined {
  const lists = Object.keys(schema.properties ?? {}).filter((each) => schemaAt(schema, each).type === 'array');
  const [name = '', ...others] = lists;
  const { properties: entry = {} } = schemaAt(schema, name, 0);
  if (node.kind !== 'list' || others.length > 0 || entry.label === undefined || entry.href === undefined)
    return undefined;
  const links = node.items.flatMap((item) => {
    const [only, ...more] = item.kind === 'map' ? item.entries : [];
    const address = more.length > 0 ? undefined : (only?.value ?? item);
    if (address?.kind !== 'scalar' || !isAddress(String(address.value))) return [];
    return `{ label: ${only === undefined ? '"..."' : plainOrQuoted(only.key)}, href: ${plainOrQuoted(String(address.value))} }`;
  });
  return links.length < node.items.length ? undefined : `${key}: { ${name}: [${links.join(', ')}] }`;
}

/** `{ info: Description, price: Price }` where a list is wanted: an entry for each value, if no key is one of an entry. */
function namedEntries(node: Node, { items }: Schema): string[] | undefined {
  if (node.kind !== 'map' || items === undefined) return undefined;
  const { properties = {} } = resolve(items).schema;
  const texts = node.entries.flatMap(({ key, value }) =>
    value.kind === 'scalar' && value.value !== null && !Object.hasOwn(properties, key) ? String(value.value) : [],
  );
  const isOfTexts = texts.length === node.entries.length && Object.keys(properties).length > 0;
  return isOfTexts ? texts.map((text) => exampleOfEntry(items, text)) : undefined;
}

/** Keys with values that keep the text an author has written in their place: `footer: { copyright: "© 2026" }`. */
function exampleWith(key: string, schema: Schema, { value, source }: ScalarNode): string {
  const text = String(value);
  if (schema.type === 'array') {
    const isOfKeys = schemaAt(schema, 0).type === 'object';
    const hasWords = /\p{L}/u.test(text) && !/\n.{40}/.test(text);
    const entries = isOfKeys ? entriesFor(schema.items ?? {}, text).join(', ') : hasWords ? wordsIn(text) : '';
    return entries === '' ? exampleOf(key, schema) : `${key}: [${entries}]`;
  }
  const texts = Object.keys(schema.properties ?? {}).filter((name) => schemaAt(schema, name).type === 'string');
  const fitting =
    texts.find((name) => isFor(text, name, schemaAt(schema, name))) ??
    texts.find((name) => name === 'description') ??
    texts.find((name) => schema.required?.includes(name) && !isAddress(text));
  if (fitting === undefined || text.includes('\n')) return exampleOf(key, schema);
  const isAsWritten = /^["']/.test(source) || /^[\p{L}\p{N}][^\n:#,[\]{}"']*$/u.test(text);
  const others = (schema.required ?? []).filter((name) => name !== fitting);
  const values = others.map((name) => `${name}: ${valueFor(schemaAt(schema, name))}`);
  return `${key}: { ${[`${fitting}: ${isAsWritten ? source : JSON.stringify(text)}`, ...values].join(', ')} }`;
}

function wordsIn(text: string): string {
  const parts = partsBetween(text, text.includes('\n') ? /\n/ : /[,;|]/).filter((part) => part !== '');
  return parts.map((part) => (/^\p{L}[\p{L}\p{N} ]*$/u.test(part) ? part : JSON.stringify(part))).join(', ');
}

/** An entry for each of some tags or words with commas between them, or for a text as a whole; none for other texts of several lines. */
function entriesFor(items: Schema, text: string): string[] {
  const tags = text.match(/<[a-z][^<>]*>/gi)?.map((tag) => entryOfTag(items, tag));
  if (tags !== undefined) return tags.flatMap((entry) => entry ?? []);
  if (text.includes('\n')) return [];
  const parts = partsBetween(text, /,/);
  const isList = parts.length > 1 && parts.every((part) => /^\S+(?: \S+)?$/.test(part));
  return (isList ? parts : [text]).map((part) => exampleOfEntry(items, part));
}

function isFor(text: string, key: string, { enum: choices }: Schema): boolean {
  if (choices !== undefined) return choices.includes(text);
  if (key === 'copyright') return /©|\(c\)|copyright/i.test(text);
  if (key === 'email') return text.includes('@');
  if (key === 'action' || key === 'href') return isAddress(text);
  return key === 'phone' && /^\+?[\d\s()/-]{5,}$/.test(text);
}

/** A line that an author could write for a key: `href: /contact`. */
export function lineFor(key: string, found: Resolved | undefined): string {
  const { schema = {}, kind } = found ?? {};
  if (schema.type === 'array' || schema.type === 'object' || schema.examples !== undefined)
    return exampleOf(key, schema);
  const known = schema.type === 'string' || schema.type === undefined ? exampleUnder(key, kind) : undefined;
  const byType = schema.type === 'string' || schema.type === undefined ? 'Your text' : standInFor(schema);
  return `${key}: ${schema.enum?.map(asValue)[0] ?? known ?? byType}`;
}

const exampleUnder = (key: string, type: ValueType | undefined): string | undefined =>
  (type && valueTypes[type].example) ?? (isValueType(key) ? valueTypes[key].example : examples[key]);

/** What a pasted tag says of an entry, in one line. Of a script, nobody may load what it names. */
function entryOfTag(schema: Schema, text: string): string | undefined {
  if (pastedTag(text)?.name === 'script') return undefined;
  const said = Object.keys(resolve(schema).schema.properties ?? {}).flatMap((key) => {
    const value = valueInTag(text, key);
    return value === undefined ? [] : `${key}: ${asValue(value)}`;
  });
  return said.length === 0 ? undefined : `{ ${said.join(', ')} }`;
}

/** An entry of a list in one line, with the text an author has written for its words. */
function exampleOfEntry(schema: Schema, written: string | undefined): string {
  const entry = resolve(schema).schema;
  const { required = [], properties = {} } = entry;
  const shown = (required.length > 0 ? required : Object.keys(properties).slice(0, 2)).filter(
    // A block is shown without its type, which says what all else means.
    (key) => key !== 'type' || required.length > 1,
  );
  // A path lacks its first slash.
  const isBarePath = written !== undefined && /^[\w-]{1,60}\/[\w./-]{1,200}\.\w{2,4}$/.test(written);
  const text = pastedTag(written ?? '') !== undefined ? undefined : isBarePath ? `/${written}` : written;
  const isTarget = isAddress(text ?? '');
  const isFor = (key: string): boolean => {
    const inner = schemaAt(entry, key);
    const isPath = ['href', 'src', 'url'].includes(key) || isPicture(inner);
    return (inner.type === 'string' || isPicture(inner)) && isPath === isTarget && key !== 'icon';
  };
  // What visitors read of a field that has a name of its own as well.
  const words =
    shown.find((key) => key === 'label' && isFor(key)) ?? shown.find(isFor) ?? Object.keys(properties).find(isFor);
  const keys = words === undefined || shown.includes(words) ? shown : [words, ...shown];
  const values = keys.map((key) => {
    const own = key === words ? text : undefined;
    const inner = schemaAt(entry, key);
    if (isPicture(inner)) return `${key}: ${examplePicture(own)}`;
    const [choice] = inner.enum ?? [];
    if (choice !== undefined) return `${key}: ${asValue(choice)}`;
    return `${key}: ${own === undefined ? valueFor(inner) : own === written ? JSON.stringify(own) : own}`;
  });
  return `{ ${values.join(', ')} }`;
}

export function isPicture(schema: Schema): boolean {
  const { src, alt } = resolve(schema).schema.properties ?? {};
  return src !== undefined && alt !== undefined;
}

/** Whether a text leads somewhere, and is not one that should stand on the page. */
export const isAddress = (text: string): boolean => /^(?:\/|#|https?:|mailto:|tel:)/.test(text);

/** What stands for a value that the author knows, of the type that is wanted. */
function standInFor({ type, minimum }: Schema): string {
  if (type === 'boolean') return 'true';
  return type === 'integer' || type === 'number' ? String(minimum ?? 1) : '"..."';
}

function asValue(example: Json): string {
  if (Array.isArray(example)) return `[${example.map(asValue).join(', ')}]`;
  if (typeof example === 'object' && example !== null)
    return `{ ${Object.entries(example)
      .map(([key, value]) => `${key}: ${asValue(value)}`)
      .join(', ')} }`;
  return typeof example === 'string' ? plainOrQuoted(example) : String(example);
}

function valueFor(schema: Schema): string {
  const resolved = resolve(schema).schema;
  const [example] = resolved.examples ?? [];
  // The kind of a page may have its example of a number in quotes, pages may not.
  if (example !== undefined) return resolved.type === 'number' ? String(example) : asValue(example);
  if (resolved.type === 'array') return `[${resolved.items === undefined ? '' : valueFor(resolved.items)}]`;
  if (resolved.type !== 'object') return standInFor(resolved);
  const { required = [], properties = {} } = resolved;
  const shown = required.length > 0 ? required : Object.keys(properties).slice(0, 2);
  return `{ ${shown.map((key) => `${key}: ${valueFor(schemaAt(resolved, key))}`).join(', ')} }`;
}

/** A picture in one line, which was written as an address or in Markdown or HTML. */
function examplePicture(written = '/images/team.jpg'): string {
  const [, words, address] = /^!\[([^\]]{0,300})\]\(([^()\s]{1,500})\)$/.exec(written) ?? [];
  const alt = words ?? valueInTag(written, 'alt') ?? '';
  const src = address ?? valueInTag(written, 'src') ?? written;
  return `{ src: ${src}, alt: ${alt === '' || alt.includes('"') ? `"${ALT_TO_WRITE}"` : `"${alt}"`} }`;
}

/** The cells of a row that was written as one text, or as keys with values. */
function inBrackets(node: Node): string {
  const texts =
    node.kind === 'scalar'
      ? partsBetween(String(node.value), /[|,;]/).filter((cell) => cell !== '')
      : node.kind === 'map'
        ? node.entries.map(({ value }) => (value.kind === 'scalar' ? String(value.value ?? '') : ''))
        : [];
  return `[${texts.map(plainOrQuoted).join(', ')}]`;
}
