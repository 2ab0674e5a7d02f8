import { pageOf, serviceAt } from '../../values/services.ts';
import type { Entry, ListNode, Node } from '../../yaml/syntax/tree.ts';
import { plainOrQuoted, quoted } from '../../yaml/text/quoting.ts';
import type { Range } from '../../yaml/text/source.ts';
import type { Resolved } from '../schemas/schemas.ts';
import { isAddress } from './example.ts';

/** The entries that a value stands for: those of a list, one for each service in a map, or itself. */
export function entriesIn(entry: Entry): readonly Node[] {
  const { value } = entry;
  if (value.kind === 'list') return value.items;
  const links = value.kind === 'map' ? value.entries.map(asLink) : [];
  return links.length > 0 && links.every(({ kind }) => kind === 'map') ? links : [asLink(entry)];
}

/** A list of links under a heading of its own, which is what its key says: `legal`. Those of the whole footer have the name of the site. */
export function asColumn({ key, keyRange, value }: Entry, under: string, site = ''): Node {
  if (value.kind !== 'list' || value.items.some(({ kind }) => kind !== 'map')) return value;
  const title: Entry = {
    key: 'title',
    keyRange,
    value: scalar(value.range, /^footer/i.test(key) && site ? site : capitalized(key)),
  };
  return { kind: 'map', range: value.range, entries: [title, { key: under, keyRange, value }] };
}

const capitalized = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** `instagram: https://...` as a link: its name and its address. Anything else as it is. */
function asLink({ key, keyRange, value }: Entry): Node {
  const text = textIn(value) ?? '';
  const mail = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(text) ? `mailto:${text}` : undefined;
  const href = isAddress(text) ? text : (mail ?? pageOf(key, text));
  if (href === undefined) return value;
  const label = serviceAt(href)?.name ?? capitalized(key);
  const of = (name: string, words: string): Entry => ({ key: name, keyRange, value: scalar(value.range, words) });
  return { kind: 'map', range: value.range, entries: [of('label', label), of('href', href)] };
}

export function scalar(range: Range, text: string): Node & { readonly kind: 'scalar' } {
  return { kind: 'scalar', range, value: text, source: text, style: 'double' };
}

/** What a single value on one line says, as it is written; undefined for any other. */
export function textIn(node: Node): string | undefined {
  if (node.kind !== 'scalar' || node.value === null || node.source.includes('\n')) return undefined;
  return node.style === 'plain' ? node.source : String(node.value);
}

/** Texts after each other, each a sentence of its own. */
export const asSentences = (texts: readonly string[]): string =>
  texts.reduce((all, each) => `${all}${/[.!?:…]$/u.test(all) ? '' : '.'} ${each}`);

/** The words and the address that are all that a value says; undefined where it says something else. */
export function linkIn(node: Node): { readonly words: string; readonly href: string } | undefined {
  const texts = node.kind === 'map' ? node.entries.map(({ value }) => textIn(value) ?? '') : [];
  const [words, href] = [texts.find((text) => !isAddress(text)), texts.find(isAddress)];
  return texts.length === 2 && words && href ? { words, href } : undefined;
}

/** All that a value says in words, after each other, and what has a name and an address as a link; undefined where it says something else. */
export function wordsIn(node: Node): string | undefined {
  if (node.kind === 'scalar') return typeof node.value === 'boolean' ? undefined : textIn(node);
  const link = linkIn(node);
  if (link !== undefined) return `[${link.words}](${link.href})`;
  const texts = (node.kind === 'list' ? node.items : node.entries.map(({ value }) => value)).map(wordsIn);
  return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join(', ');
}

/** The only text that a value says: its own, or that of its only key. @param name of another key */
export function onlyTextIn(node: Node, name: string): string | undefined {
  const [only, ...others] = node.kind === 'map' ? node.entries : [];
  return textIn(only !== undefined && others.length === 0 && only.key !== name ? only.value : node);
}

/** The text under keys that is meant where a single one is wanted, and whether the others say nothing: of `{ url: /logo.png, alt: Acme }`, the address. */
export function oneIn(node: Node, wanted: Resolved | undefined) {
  const { schema = {}, kind } = wanted ?? {};
  const pattern = new RegExp(schema.pattern ?? '', 'u');
  const fits = (text: string): boolean => pattern.test(text) && (schema.enum?.includes(text) ?? true);
  const values = node.kind === 'map' ? node.entries.map(({ value }) => value) : node.kind === 'list' ? node.items : [];
  const said = values.filter((value) => !isSwitch(value));
  const texts = said.flatMap((value) => textIn(value) ?? []);
  const isOfAddress = kind === 'imagePath' || kind === 'href';
  const fitting = texts.filter(
    (text) =>
      wanted === undefined || (PICTURE_OR_LINK.test(text) === isOfAddress && (node.kind === 'list' || fits(text))),
  );
  const [text] = fitting;
  return text === undefined ? undefined : { text, isAll: said.length === 1 };
}

const PICTURE_OR_LINK = /^(?:\/|#|https?:|mailto:|tel:)|\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const isSwitch = (value: Node): boolean =>
  value.kind === 'scalar' && (typeof value.value === 'boolean' || value.value === null || value.value === '');

/** The list that is all that keys hold: `cells: [...]` for a row. */
export function onlyListIn(node: Node | undefined): ListNode | undefined {
  if (node?.kind === 'list') return node;
  const [only, ...others] = node?.kind === 'map' ? node.entries : [];
  return only?.value.kind === 'list' && others.length === 0 ? only.value : undefined;
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
