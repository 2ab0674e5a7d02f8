import type { Kind } from '../../schema/schemas/kinds.ts';
import { itemsOf, type Node, textOf } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { withoutBlocksOfCode, withoutCode } from '../texts/long/masked.ts';
import type { Content } from './contents.ts';
import { type Link, linksIn } from './links-in.ts';
import { type LongValue, longTextsIn, passagesIn, type TextValue, textsIn } from './text-values.ts';

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
  /** The text of the file, of which nothing else is looked at. */
  readonly source: SourceText;
  readonly block: Block;
  readonly picture: Picture;
  /** Every link, those in texts included. */
  readonly link: Link;
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

function* wordsIn(content: Content): Generator<TextValue> {
  yield* partsOf(content, 'markedText', 'markedRichText');
  for (const { root, ...value } of passagesIn(content)) yield { ...value, text: withoutBlocksOfCode(root, value.text) };
  for (const { root, ...value } of longTextsIn(content)) yield { ...value, text: withoutCode(root, value.text) };
}
