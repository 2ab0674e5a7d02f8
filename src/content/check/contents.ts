import type { Root } from 'mdast';
import type { JsonObject } from '../../model/json.ts';
import type { Absence, PdfDocument } from '../../model/site.ts';
import type { Finding } from '../findings/finding.ts';
import { findEach } from '../findings/most.ts';
import type { Kind } from '../shape/schema/kinds.ts';
import type { Range, SourceText } from '../text/source.ts';
import { withoutBlocksOfCode, withoutCode } from '../texts/long/masked.ts';
import { longRootOf } from '../texts/long/parse.ts';
import { passageRootOf } from '../texts/long/passage.ts';
import { isPlainWords } from '../texts/plain-words.ts';
import type { Mask } from '../yaml/syntax/masks.ts';
import { type Node, plainObject, type ScalarNode } from '../yaml/syntax/tree.ts';

/** A file of the site that could be parsed; its shape may still have mistakes. */
export type Content = {
  readonly source: SourceText;
  /** What could not be read, and was reported. */
  readonly masks: readonly Mask[];
  readonly root: Node;
  /** Undefined for site.yaml. */
  readonly route: string | undefined;
  /** Whether visitors don't see the page: a draft, or one whose time has not come or is over. */
  readonly draft: boolean;
  /** Why they don't. */
  readonly absence?: Absence;
  /** The blocks of a page that visitors don't see. */
  readonly hidden?: readonly Range[];
  /** The field that the file makes a page for each value of, if it does: `category`. */
  readonly parameter?: string;
  /** Of a page: its PDF document, if it has one. */
  readonly pdf?: PdfDocument;
  /** Of a page: the text in the .md file of its name. Of such a text, its page is the one with the same route. */
  readonly body?: Content;
  /** That file, whether it could be read or not. */
  readonly bodyFile?: string;
  /** Every text, link, icon and picture in it. */
  readonly values: readonly Value[];
  /** The SHA-256 of its file's bytes, if it was asked for. */
  readonly hash?: string;
  /** What it has for the others, if that was noted by an earlier reading. Its source, root and values aren't made then until they are asked for. */
  readonly summary?: Summary;
  /** What it says, without places, if that is known without its root: a value of its own for whoever asks. */
  readonly written?: JsonObject | undefined;
};

/**
 * What a file without mistakes has for the checks across files. It follows from the file alone. Plain data: it survives JSON.
 * Whatever such a check asks of all files belongs here; what it asks of few it finds in the file itself.
 */
export type Summary = {
  /** Whether it is a page, and not the text of one or site.yaml. */
  readonly isPage: boolean;
  readonly title?: string;
  readonly kind?: string;
  /** The types of its blocks, each once. */
  readonly types: readonly string[];
  /** Where its links lead, as `linksOf` says. */
  readonly links: readonly string[];
  /** The paths of its pictures. */
  readonly pictures: readonly string[];
  /**
   * Whether it has lists that ask for pages, dates or a draft, old addresses, braces in its texts, and a long text of its own.
   */
  readonly has: Readonly<Record<'lists' | 'dates' | 'aliases' | 'braces' | 'body', boolean>>;
  /** What in its texts the site says words about, as `wordsSaidIn` says. */
  readonly says: readonly string[];
};

/** What a file says, without places; undefined for one that isn't a map. */
export function writtenIn(content: Content): JsonObject | undefined {
  const { written } = content;
  if (written !== undefined) return written;
  const { root } = content;
  return root.kind === 'map' ? plainObject(root) : undefined;
}

export type Value = { readonly kind: Kind; readonly node: Node };

/** A value of a kind that is written as a single text. */
export type TextValue = { readonly content: Content; readonly text: string; readonly node: ScalarNode };

/** What is wrong with the texts of these kinds, over all files; in each the first mistakes. */
export function inTexts(
  contents: readonly Content[],
  kinds: readonly Kind[],
  find: (value: TextValue) => readonly Finding[],
): Finding[] {
  return contents.flatMap((content) => findEach(eachText(content, kinds), find));
}

/** The same for texts that are more than plain words: for rules about what is more than that. */
export function inMarkedTexts(
  contents: readonly Content[],
  kinds: readonly Kind[],
  find: (value: TextValue) => readonly Finding[],
): Finding[] {
  return contents.flatMap((content) => findEach(eachMarkedText(content, kinds), find));
}

/** A long text or a passage that was written in Markdown. */
export type LongValue = TextValue & { readonly root: Root };

/** What is wrong with the long texts, over all files. Those that have too much of something are left out. */
export function inLongTexts(contents: readonly Content[], find: (value: LongValue) => readonly Finding[]): Finding[] {
  return contents.flatMap((content) => findEach(eachLongText(content), find));
}

/** The long texts of a file, one after the other. */
export function* eachLongText(content: Content): Generator<LongValue> {
  for (const value of eachText(content, ['markdown'])) {
    const root = longRootOf(value.node, value.text);
    if (root !== undefined) yield { ...value, root };
  }
}

/**
 * What is wrong with the passages that are more than plain words, over all files. Those that have too much of something are left
 * out.
 */
export function inPassages(contents: readonly Content[], find: (value: LongValue) => readonly Finding[]): Finding[] {
  return contents.flatMap((content) => findEach(eachPassage(content), find));
}

/** The passages of a file that are more than plain words, one after the other. */
export function* eachPassage(content: Content): Generator<LongValue> {
  for (const value of eachMarkedText(content, ['passage'])) {
    const root = passageRootOf(value.node, value.text);
    if (root !== undefined) yield { ...value, root };
  }
}

/** What is wrong with the words of texts of any kind that are more than plain words, over all files. Code in long texts is no words. */
export function inWords(contents: readonly Content[], find: (value: TextValue) => readonly Finding[]): Finding[] {
  return [
    ...inMarkedTexts(contents, ['text', 'richText'], find),
    ...inPassages(contents, ({ root, ...value }) => find({ ...value, text: withoutBlocksOfCode(root, value.text) })),
    ...inLongTexts(contents, ({ root, ...value }) => find({ ...value, text: withoutCode(root, value.text) })),
  ];
}

/** All values of these kinds that are texts, over all files. */
export function textsOf(contents: readonly Content[], kinds: readonly Kind[]): TextValue[] {
  return contents.flatMap((content) => [...eachText(content, kinds)]);
}

/** The values of these kinds that are texts, one after the other: often only the first ones are looked at. */
export function* eachText(content: Content, kinds: readonly Kind[]): Generator<TextValue> {
  const byKind = textsByKind(content.values);
  for (const kind of kinds) for (const { text, node } of byKind.get(kind)?.all ?? []) yield { content, text, node };
}

/** Those of them that are more than plain words. */
export function* eachMarkedText(content: Content, kinds: readonly Kind[]): Generator<TextValue> {
  const byKind = textsByKind(content.values);
  for (const kind of kinds) for (const { text, node } of byKind.get(kind)?.marked ?? []) yield { content, text, node };
}

type Text = Omit<TextValue, 'content'>;

/** The texts of a kind, and those of them that are more than plain words. */
type Texts = { readonly all: Text[]; readonly marked: Text[] };

/** The kinds whose texts are words of an author. Of a long text it isn't worth asking. */
const WORDS: ReadonlySet<Kind> = new Set(['text', 'richText', 'passage']);

const sorted = new WeakMap<Content['values'], ReadonlyMap<Kind, Texts>>();

/** The values of a file that are texts, by their kinds: every rule asks for some of them. */
function textsByKind(values: Content['values']): ReadonlyMap<Kind, Texts> {
  const known = sorted.get(values);
  if (known !== undefined) return known;
  const byKind = new Map<Kind, Texts>();
  for (const { kind, node } of values) {
    if (node.kind !== 'scalar' || typeof node.value !== 'string') continue;
    const text = { text: node.value, node };
    const same = byKind.get(kind) ?? { all: [], marked: [] };
    if (same.all.length === 0) byKind.set(kind, same);
    same.all.push(text);
    if (!WORDS.has(kind) || !isPlainWords(node, node.value)) same.marked.push(text);
  }
  sorted.set(values, byKind);
  return byKind;
}

/** A page at an address of the site. */
export type Place = {
  readonly file: string;
  readonly content: Content | undefined;
  /** Of a further page of a long list: the address of the first. */
  readonly furtherOf?: string;
};

/** What stands at an address of the site. */
export type Places = {
  /** Every page by its route, whatever state it is in; the parsed ones with their content. */
  readonly pages: ReadonlyMap<string, Place>;
  /** The pages with a list that may have further pages, by their routes, and how many pages there are with them. */
  readonly lists: ReadonlyMap<string, { readonly file: string; readonly count: number }>;
  /** Files in public/, written from there with a leading `/`. */
  readonly publicFiles: ReadonlySet<string>;
  /** Addresses of PDF documents, with the pages that they are made of. */
  readonly pdfs: ReadonlyMap<string, Content>;
  /** Old addresses that lead on: those of redirects, and the aliases of pages. */
  readonly redirects: ReadonlySet<string>;
  /** How the redirects of site.yaml are written, for one more. */
  readonly redirectList: 'none' | 'dashes' | 'brackets';
  readonly planned: ReadonlySet<string>;
  /** Addresses of pages that will be there once a file has the right name or form -> that file, which is reported. */
  readonly misnamed: ReadonlyMap<string, string>;
  /** Addresses that pages have only because of the wrong names of their files -> their addresses with the right ones. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The address of the site, if it is one. */
  readonly url: URL | undefined;
  /** The language of the site, as it is written. */
  readonly language: string | undefined;
  /** Whether all redirects and planned addresses of site.yaml could be read. */
  readonly isComplete: boolean;
  /** Texts of pages that may have aliases which could not be read. */
  readonly unread: readonly string[];
};
