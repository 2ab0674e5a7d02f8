import type { PhrasingContent, RootContent } from 'mdast';
import { headingsOf, type PageIds, wordsOf } from '../../content/texts/long/headings.ts';
import { noteMarkOf } from '../../content/texts/long/notes.ts';
import { parseToPlan } from '../../content/texts/long/parse.ts';
import { parsePassage } from '../../content/texts/long/passage.ts';
import { picturePath } from '../../content/texts/long/pictures.ts';
import type { Passage, PassageNode, Prose, ProseNode, ProseWords } from '../../model/prose.ts';
import type { Text } from '../../model/text.ts';
import { Footnotes } from './footnotes.ts';
import { type ImageContext, imageFileOf } from './images.ts';
import { type Making, partOf } from './parts.ts';
import { definitionsIn, type InlineContext, proseWords, wordsIn } from './prose-words.ts';
import { inlineTextOf, type WordsContext } from './texts.ts';

/** What long texts need to become ready for use. */
export type ProseContext = ImageContext & {
  /** Of the page that the text is on. */
  readonly ids: PageIds;
};

type ProseState = InlineContext & {
  /** Of the headings, as they were given in their order. */
  readonly headingIds: ReadonlyMap<object, string>;
};

/** A long text, with its Markdown. What is not supported has been reported before and is left out. */
export function proseOf(written: string, context: ProseContext): Prose {
  const root = parseToPlan(written);
  const footnotes = new Footnotes(root, () => context.ids.ofFootnote());
  const headingIds = new Map<object, string>(
    headingsOf(root).map((heading) => [heading, context.ids.of(wordsOf(heading))]),
  );
  const state = { headingIds, footnotes, definitions: definitionsIn(root), context };
  const content = nodesOf(root.children, state);
  return { content, footnotes: footnotes.called((children) => nodesOf(children, state)) };
}

function nodesOf(nodes: readonly RootContent[], state: ProseState): ProseNode[] {
  return nodes.flatMap((node) => nodeOf(node, state));
}

function nodeOf(node: RootContent, state: ProseState): ProseNode[] {
  switch (node.type) {
    case 'heading':
      return headingOf(node, state);
    case 'paragraph':
      return paragraphOf(node, state);
    case 'blockquote':
      return [quoteOf(node, state)];
    default: {
      const part = partOf(node, makingOf(state));
      return part === undefined ? [] : [part];
    }
  }
}

const makingOf = (state: ProseState): Making<ProseWords, ProseNode> => ({
  words: (children) => proseWords(children, state),
  nodes: (children) => nodesOf(children, state),
});

/** A heading in a quote or a footnote is no part of the text: it becomes a strong paragraph. */
function headingOf(node: Extract<RootContent, { type: 'heading' }>, state: ProseState): ProseNode[] {
  const words = proseWords(node.children, state);
  const id = state.headingIds.get(node);
  if (words.length === 0) return [];
  if (id === undefined) return [{ kind: 'paragraph', words: [{ kind: 'strong', children: words }] }];
  return [{ kind: 'heading', depth: node.depth === 1 ? 2 : node.depth, id, words }];
}

/** A picture alone in its paragraph is a figure, and its title the caption. */
function paragraphOf(node: Extract<RootContent, { type: 'paragraph' }>, state: ProseState): ProseNode[] {
  const [only, ...others] = node.children;
  if (only?.type === 'image' && others.length === 0) {
    const image = imageFileOf({ src: picturePath(only.url), alt: only.alt ?? '' }, state.context);
    const caption: ProseWords = only.title == null ? [] : wordsIn(only.title, state.context);
    return [{ kind: 'figure', image, ...(caption.length === 0 ? {} : { caption }) }];
  }
  const words = proseWords(node.children, state);
  return words.length === 0 ? [] : [{ kind: 'paragraph', words }];
}

function quoteOf(quote: Extract<RootContent, { type: 'blockquote' }>, state: ProseState): ProseNode {
  const mark = noteMarkOf(quote);
  const [first, ...others] = quote.children;
  if (mark?.kind === undefined || first?.type !== 'paragraph')
    return { kind: 'quote', content: nodesOf(quote.children, state) };
  const rest = { ...mark.text, value: mark.text.value.slice(mark.length) };
  const words = { ...first, children: [rest, ...first.children.slice(1)] };
  return { kind: 'note', note: mark.kind, content: nodesOf([words, ...others], state) };
}

type Words = (nodes: readonly PhrasingContent[]) => Text;

/** A text of a block, with its Markdown. What is not supported has been reported before and is left out. */
export function passageOf(written: string, context: WordsContext): Passage {
  const root = parsePassage(written);
  const definitions = definitionsIn(root);
  const words: Words = (nodes) => inlineTextOf(nodes, context, (name) => definitions.get(name)?.url ?? '');
  const parts = passageNodes(root.children, words, true);
  const paragraphs = parts.flatMap((part) => (part.kind === 'paragraph' ? [part.words] : []));
  return paragraphs.length === parts.length ? paragraphs : { parts };
}

function passageNodes(nodes: readonly RootContent[], words: Words, isTop: boolean): PassageNode[] {
  return nodes.flatMap((node) => passageNode(node, words, isTop));
}

/** A heading in a list or a quote is no part of the text: it becomes a strong paragraph. */
function passageNode(node: RootContent, words: Words, isTop: boolean): PassageNode[] {
  if (node.type !== 'heading' && node.type !== 'paragraph') {
    const making: Making<Text, PassageNode> = { words, nodes: (inner) => passageNodes(inner, words, false) };
    const part = partOf(node, making);
    return part === undefined ? [] : [part];
  }
  const text = words(node.children);
  if (text.length === 0) return [];
  if (node.type === 'paragraph') return [{ kind: 'paragraph', words: text }];
  if (isTop) return [{ kind: 'heading', depth: node.depth === 1 ? 2 : node.depth, words: text }];
  const children = typeof text === 'string' ? [text] : text;
  return [{ kind: 'paragraph', words: [{ kind: 'strong', children }] }];
}
