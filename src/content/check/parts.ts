import type { Root } from 'mdast';
import type { Kind } from '../shape/schema/kinds.ts';
import { withoutBlocksOfCode, withoutCode } from '../texts/long/masked.ts';
import { longRootOf } from '../texts/long/parse.ts';
import { passageRootOf } from '../texts/long/passage.ts';
import { isPlainWords } from '../texts/plain-words.ts';
import { itemsOf, type Node, type ScalarNode, textOf } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';

/** A value of a kind that is written as a single text. */
export type TextValue = { readonly content: Content; readonly text: string; readonly node: ScalarNode };

/** A long text or a passage that was written in Markdown. */
export type LongValue = TextValue & { readonly root: Root };

/** A block of a page or of the layout of a kind. */
export type Block = { readonly content: Content; readonly block: Node; readonly type: string };

/** A picture of a field: its `src` and its `alt`. */
export type Picture = { readonly content: Content; readonly node: Node };

/** The kinds whose values are texts, and rules look for by their names. */
type TextKind = Extract<
  Kind,
  'text' | 'richText' | 'passage' | 'markdown' | 'href' | 'file' | 'icon' | 'embed' | 'imagePath'
>;

/** What a file has that is looked at one by one, by the names by which rules ask for it. */
export type Parts = Readonly<Record<TextKind, TextValue>> & {
  /** The file as a whole. */
  readonly whole: Content;
  readonly block: Block;
  readonly picture: Picture;
  /** Those that are more than plain words: for rules about what is more than that. */
  readonly markedText: TextValue;
  readonly markedRichText: TextValue;
  /** The same of passages, parsed. Those that have too much of something are left out. */
  readonly markedPassage: LongValue;
  /** The long texts, parsed. Those that have too much of something are left out. */
  readonly longText: LongValue;
  /** The words of texts of any kind that are more than plain words. Code in long texts is no words. */
  readonly words: TextValue;
};

/** How to find all of a name in a file, in its order. Often only the first ones are looked at. */
const walks: { readonly [Name in keyof Parts]: (content: Content) => Iterable<Parts[Name]> } = {
  whole: (content) => [content],
  block: blocksIn,
  picture: picturesIn,
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
  markedRichText: (content) => textsIn(content, 'richText', 'marked'),
  markedPassage: passagesIn,
  longText: longTextsIn,
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

function* textsIn(content: Content, kind: Kind, which: keyof Texts = 'all'): Generator<TextValue> {
  for (const { text, node } of textsByKind(content.values).get(kind)?.[which] ?? []) yield { content, text, node };
}

function* longTextsIn(content: Content): Generator<LongValue> {
  for (const value of textsIn(content, 'markdown')) {
    const root = longRootOf(value.node, value.text);
    if (root !== undefined) yield { ...value, root };
  }
}

function* passagesIn(content: Content): Generator<LongValue> {
  for (const value of textsIn(content, 'passage', 'marked')) {
    const root = passageRootOf(value.node, value.text);
    if (root !== undefined) yield { ...value, root };
  }
}

function* wordsIn(content: Content): Generator<TextValue> {
  yield* partsOf(content, 'markedText', 'markedRichText');
  for (const { root, ...value } of passagesIn(content)) yield { ...value, text: withoutBlocksOfCode(root, value.text) };
  for (const { root, ...value } of longTextsIn(content)) yield { ...value, text: withoutCode(root, value.text) };
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
