import type { Nodes, Root } from 'mdast';
import { onceFor } from '../../model/once.ts';
import type { ValueType } from '../../values/value-types.ts';
import { type At, inText } from '../../yaml/findings/finding.ts';
import { isText, itemsOf, type Node, type ScalarNode, textOf } from '../../yaml/syntax/tree.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';
import { locate } from '../texts/locate.ts';
import { longRootOf, passageRootOf } from '../texts/long/parse.ts';
import { excessOf, isPlainWords, shortRootOf } from '../texts/markdown.ts';
import { eachNode, isMeantAsFootnote, spanOf, withoutBlocksOfCode, withoutCode } from '../texts/nodes.ts';
import { type Content, isHidden } from './contents.ts';

export type Block = { readonly content: Content; readonly block: Node; readonly type: string };

/** A picture of a field: its `src` and its `alt`. */
export type Picture = { readonly content: Content; readonly node: Node };

type TextKind = Extract<
  ValueType,
  'text' | 'richText' | 'passage' | 'markdown' | 'href' | 'file' | 'icon' | 'embed' | 'imagePath'
>;

/** What a file has that is looked at one by one, by the names by which rules ask for it. */
export type Parts = Readonly<Record<TextKind, TextValue>> & {
  readonly whole: Content;
  /** The text of the file, of which nothing else is looked at. */
  readonly source: SourceText;
  readonly block: Block;
  readonly picture: Picture;
  readonly link: Link;
  /** Those that are more than plain words: for rules about what is more than that. Those that have too much of something are left out. */
  readonly markedText: TextValue;
  readonly markedRichText: ParsedText;
  readonly markedPassage: ParsedText;
  readonly longText: ParsedText;
  /** The words of texts of any kind that are more than plain words. Code in long texts is no words. */
  readonly words: TextValue;
};

/** How to find all of a name in a file, in its order. Often only the first ones are looked at. */
const walks: { readonly [Name in keyof Parts]: (content: Content) => Iterable<Parts[Name]> } = {
  whole: (content) => [content],
  source: ({ source }) => [source],
  block: blocksIn,
  picture: picturesIn,
  link: linksIn,
  text: (content) => textsIn(content, 'text'),
  richText: (content) => textsIn(content, 'richText'),
  passage: (content) => textsIn(content, 'passage'),
  markdown: (content) => textsIn(content, 'markdown'),
  href: (content) => textsIn(content, 'href'),
  file: (content) => textsIn(content, 'file'),
  icon: (content) => textsIn(content, 'icon'),
  embed: (content) => textsIn(content, 'embed'),
  imagePath: (content) => textsIn(content, 'imagePath'),
  markedText: (content) => textsIn(content, 'text', 'marked'),
  markedRichText: (content) => parsedIn(content, 'richText'),
  markedPassage: (content) => parsedIn(content, 'passage'),
  longText: (content) => parsedIn(content, 'markdown'),
  words: wordsIn,
};

/** All parts of these names that a file has: those of one name after those of the other. */
export function* partsOf<Name extends keyof Parts>(
  content: Content,
  ...names: readonly Name[]
): Generator<Parts[Name]> {
  for (const name of names) yield* walks[name](content);
}

function* blocksIn(content: Content): Generator<Block> {
  const { root } = content;
  for (const block of [...itemsOf(root, 'blocks'), ...itemsOf(root, 'layout')])
    yield { content, block, type: textOf(block, 'type') ?? '' };
}

function* picturesIn(content: Content): Generator<Picture> {
  for (const { kind, node } of content.values) if (kind === 'image') yield { content, node };
}

function* wordsIn(content: Content): Generator<TextValue> {
  yield* partsOf(content, 'markedText', 'markedRichText');
  for (const { root, ...value } of parsedIn(content, 'passage'))
    yield { ...value, text: withoutBlocksOfCode(root, value.text) };
  for (const { root, ...value } of parsedIn(content, 'markdown'))
    yield { ...value, text: withoutCode(root, value.text) };
}

/** A value of a kind that is written as a single text. */
export type TextValue = { readonly content: Content; readonly text: string; readonly node: ScalarNode };

/** A part of a text, where it stands in its file. */
export const placeIn = ({ text, node, content }: TextValue, start: number, end: number): At =>
  inText(content.source, locate(node, text.slice(start, end), start));

export type ParsedText = TextValue & { readonly root: Root };

/** The texts of a kind, or those of them that are more than plain words. */
function* textsIn(content: Content, kind: ValueType, which: keyof Texts = 'all'): Generator<TextValue> {
  for (const { text, node } of textsByKind(content.values).get(kind)?.[which] ?? []) yield { content, text, node };
}

const ROOTS = { richText: shortRootOf, passage: passageRootOf, markdown: longRootOf };

/** The texts of a kind that are more than plain words, parsed. Those that have too much of something are left out. */
function* parsedIn(content: Content, kind: keyof typeof ROOTS): Generator<ParsedText> {
  for (const value of textsIn(content, kind, 'marked')) {
    const root = ROOTS[kind](value.node, value.text);
    if (root !== undefined) yield { ...value, root };
  }
}

type Text = Omit<TextValue, 'content'>;

type Texts = { readonly all: Text[]; readonly marked: Text[] };

/** The kinds whose texts are words of an author. Of a long text it isn't worth asking. */
const WORDS: ReadonlySet<ValueType> = new Set(['text', 'richText', 'passage']);

/** Whether rules about marks look at a text. One that has too much of something is reported, and nothing else in it looked at. */
function isMarked(kind: ValueType, node: ScalarNode, text: string): boolean {
  if (!WORDS.has(kind)) return true;
  return !isPlainWords(node, text) && (kind !== 'text' || excessOf(text) === undefined);
}

/** The values of a file that are texts, by their kinds: every rule asks for some of them. */
const textsByKind = onceFor((values: Content['values']): ReadonlyMap<ValueType, Texts> => {
  const byKind = new Map<ValueType, Texts>();
  for (const { kind, node } of values) {
    if (!isText(node)) continue;
    const text = { text: node.value, node };
    const same = byKind.get(kind) ?? { all: [], marked: [] };
    if (same.all.length === 0) byKind.set(kind, same);
    same.all.push(text);
    if (isMarked(kind, node, node.value)) same.marked.push(text);
  }
  return byKind;
});

/** A link of a page or of site.yaml, and where its address is written. Plain data: it is saved with what is known of its file. */
type LinkIn = {
  readonly href: string;
  readonly range: Range;
  /** Whether it must lead to a file. */
  readonly isFile?: true;
};

export type Link = LinkIn & { readonly content: Content };

/** The links of a file, those in texts included, one after the other: after many broken ones the others are not looked for. */
export function* linksIn(content: Content): Generator<Link> {
  for (const link of content.facts?.links ?? linksInTree(content)) yield { ...link, content };
}

export function* linksInTree(content: Content): Generator<LinkIn> {
  // Empty ones are reported as empty texts.
  for (const { text, node } of textsIn(content, 'href'))
    if (text.trim() !== '') yield { href: filledIn(text), range: node.range };
  for (const { text, node } of textsIn(content, 'file'))
    if (text.trim() !== '') yield { href: filledIn(text), range: node.range, isFile: true };
  for (const value of partsOf(content, 'markedRichText', 'markedPassage', 'longText')) {
    // Those whose addresses are given elsewhere in the text included.
    for (const part of eachNode(value.root)) {
      if ((part.type !== 'link' && part.type !== 'definition') || isMeantAsFootnote(part) || isComment(part)) continue;
      yield { href: filledIn(part.url), range: addressIn(value, part, part.url).range };
    }
  }
}

/** Where the address of a part of a text stands: all of the part, where there is none to show, as of `[x]()`. */
export function addressIn(value: TextValue, part: Nodes, url: string): At {
  const [start, end] = spanOf(part);
  const at = value.text.lastIndexOf(url, end);
  return url === '' || at < start ? placeIn(value, start, end) : placeIn(value, at, at + url.length);
}

/** `[//]: # (a note to oneself)`: that leads nowhere, and nobody sees it. */
const isComment = (part: Nodes): boolean =>
  part.type === 'definition' && part.url === '#' && !/^\w+$/.test(part.identifier);

/** Where a link stands. The text is read then, if it wasn't. */
export const placeOf = ({ content: { source }, range }: Link): At => inText(source, range);

/** `mailto:{email}` is filled in when the page is made; until then something like it takes its place. */
function filledIn(url: string): string {
  if (!url.includes('{') && !url.includes('%')) return url;
  const written = url.replace(/%7B(\w+)%7D/gi, '{$1}');
  return written.replace(/^mailto:\{email\}/, 'mailto:a@b.example').replace(/^tel:\{phone\}$/, 'tel:+123456');
}

/** Whether visitors don't see a link itself: its page, or the block that it is in. */
export const isHiddenLink = ({ content, range: [start] }: Link): boolean => content.draft || isHidden(content, start);
