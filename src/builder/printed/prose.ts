import type { Under } from '../../model/hours.ts';
import type { ImageFile } from '../../model/media.ts';
import { plainText } from '../../model/plain-text.ts';
import type { PrintFigure, PrintHeading, PrintInline, PrintList, PrintPart, PrintWords } from '../../model/print.ts';
import type { Passage, Prose, ProseNode } from '../../model/prose.ts';
import type { Href, Inline, Text } from '../../model/text.ts';
import { below, type Schema } from '../../schema/schemas/schemas.ts';
import { type ValueType, valueTypes } from '../../values/value-types.ts';
import type { ByType, ResolvedObject as Fields, Resolved } from '../plan/resolve.ts';

export function kindIn(schema: Schema, key: string): ValueType | undefined {
  return below(schema, key)?.kind;
}

/** A value whose kind the schema has told: planning made it of that kind, which its type can't say. */
export const known = <K extends keyof ByType>(value: Resolved | undefined): ByType[K] => value as ByType[K];

/** The headings that an entry stands under, such as the days of the week that it is on, by the key that says so. */
export function headingsIn(item: Fields, schema: Schema): { readonly key: string; readonly under: readonly Under[] } {
  const key = Object.keys(item).find((each) => ['dates', 'daysOfWeek'].includes(kindIn(schema, each) ?? '')) ?? '';
  return { key, under: isMap(item[key]) ? known<'dates' | 'daysOfWeek'>(item[key]).under : [] };
}

export function isShortIn(schema: Schema, key: string): boolean {
  const kind = kindIn(schema, key);
  return kind === 'text' || (kind !== undefined && valueTypes[kind].isRead === true);
}

export const textIn = (value: Resolved | undefined): Text =>
  isMap(value) ? known<'weekdays' | 'days'>(value).text : known<'text'>(value);
export function hrefIn(item: Fields, schema: Schema): Href | undefined {
  for (const [key, value] of Object.entries(item)) {
    const kind = kindIn(schema, key);
    if (kind === 'href') return known<'href'>(value);
    if (kind === 'file') return known<'file'>(value).href;
  }
  return undefined;
}

export function mapsIn(value: Resolved | undefined): Fields[] {
  return Array.isArray(value) ? value.filter(isMap) : [];
}

export function isMap(value: Resolved | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type PrintContext = {
  /** `https://example.com`. */
  readonly origin: string;
  readonly base: string;
  readonly route: string;
  readonly address: string;
  readonly document: string;
  readonly ids: ReadonlySet<string>;
  readonly labels?: Readonly<Record<string, string>>;
};

export function linked(to: Href, children: PrintWords, context: PrintContext): PrintInline {
  const { href } = to;
  const [path = '', anchor] = href.split('#');
  const isHere = path === '' || (to.kind === 'page' && path === context.route);
  if (isHere && anchor !== undefined && context.ids.has(anchor)) return { kind: 'jump', to: anchor, children };
  return { kind: 'link', to: addressOf(to, context), children };
}

export const isDocument = ({ href }: Href, { origin, document }: PrintContext): boolean => origin + href === document;

/** The whole address that a link leads to: a document is read away from its site. One to itself leads to its page. */
export function addressOf(to: Href, context: PrintContext): string {
  const { kind, href } = to;
  const { origin, base, address } = context;
  if (isDocument(to, context)) return address;
  if (kind === 'page') return `${origin}${base}${href.slice(1)}`;
  if (href.startsWith('#')) return `${address}${href}`;
  return href.startsWith('/') ? `${origin}${href}` : href;
}

export function wordsOf(text: Text, context: PrintContext): PrintWords {
  return typeof text === 'string' ? [text] : text.flatMap((inline) => inlineOf(inline, context));
}

function inlineOf(inline: Inline, context: PrintContext): PrintInline | PrintWords {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'code':
    case 'break':
      return inline;
    case 'year':
      return inline.year;
    case 'mark':
    case 'icon':
      return inline.text;
    case 'picture':
    case 'image':
      return wordsOf(inline.image.alt, context);
    case 'footnote':
      return { kind: 'call', number: inline.number, to: inline.noteId };
    case 'link':
      return linked(inline.to, wordsOf(inline.children, context), context);
    default:
      return { kind: inline.kind, children: wordsOf(inline.children, context) };
  }
}

export function dotted(texts: readonly PrintWords[]): PrintWords {
  return texts.flatMap((words, index) => (index === 0 ? words : [' \u00b7 ', ...words]));
}

/** @param level of its largest headings */
export function proseParts({ content, footnotes }: Prose, level: number, context: PrintContext): PrintPart[] {
  const parts = partsOf(content, level, context);
  if (footnotes.length === 0) return parts;
  const notes: PrintList = {
    kind: 'list',
    ordered: true,
    start: footnotes[0]?.number ?? 1,
    items: footnotes.map(({ id, content }) => ({ id, content: partsOf(content, level, context).map(smaller) })),
  };
  return [...parts, { kind: 'rule' }, notes];
}

const smaller = (part: PrintPart): PrintPart => (part.kind === 'paragraph' ? { ...part, look: 'small' } : part);

/** @param level of its largest headings */
export function passageParts(passage: Passage, level: number, context: PrintContext): PrintPart[] {
  if ('parts' in passage) return partsOf(passage.parts, level, context);
  return passage.map((text) => ({ kind: 'paragraph', words: wordsOf(text, context) }));
}

function partsOf(nodes: readonly ProseNode[], level: number, context: PrintContext): PrintPart[] {
  return nodes.map((node) => partOf(node, level, context));
}

function partOf(node: ProseNode, level: number, context: PrintContext): PrintPart {
  const inside = (nodes: readonly ProseNode[]): PrintPart[] => partsOf(nodes, level, context);
  switch (node.kind) {
    case 'heading': {
      const words = wordsOf(node.words, context);
      return {
        kind: 'heading',
        level: levelOf(level + node.depth - 2),
        ...(node.id !== undefined && { id: node.id }),
        words,
      };
    }
    case 'paragraph':
      return { kind: 'paragraph', words: wordsOf(node.words, context) };
    case 'list': {
      const { ordered, start, items } = node;
      const entries = items.map(({ done, content }) => ({
        ...(done !== undefined && { done }),
        content: inside(content),
      }));
      return { kind: 'list', ordered, start, items: entries };
    }
    case 'table':
      return {
        kind: 'table',
        columns: node.columns.map(({ words, align }) => ({ words: wordsOf(words, context), align })),
        rows: node.rows.map((cells) => cells.map((words) => wordsOf(words, context))),
      };
    case 'code':
      return node;
    case 'quote':
      return { kind: 'quote', content: inside(node.content) };
    case 'note':
      return { kind: 'note', note: node.note, content: inside(node.content) };
    case 'figure':
      return figureOf(node.image, node.caption === undefined ? undefined : wordsOf(node.caption, context), context);
    case 'break':
      return { kind: 'rule' };
  }
}

export function levelOf(level: number): PrintHeading['level'] {
  return ([2, 3, 4, 5] as const).find((each) => each >= level) ?? 6;
}

/** A picture. Only those in the site's own folder can be in the document. */
export function figureOf({ src, alt }: ImageFile, caption: PrintWords | undefined, context: PrintContext): PrintFigure {
  const { base } = context;
  return {
    kind: 'figure',
    ...(src.startsWith(base) ? { file: `/${decodeURI(src.slice(base.length))}` } : {}),
    address: addressOf({ kind: 'plain', href: src }, context),
    alt: plainText(alt),
    ...(caption === undefined ? {} : { caption }),
  };
}
