import type { Definition, ListItem, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { headingsOf, type PageIds, wordsOf } from '../../content/texts/long/headings.ts';
import { noteMarkOf } from '../../content/texts/long/notes.ts';
import { parseToPlan } from '../../content/texts/long/parse.ts';
import { parsePassage } from '../../content/texts/long/passage.ts';
import { picturePath } from '../../content/texts/long/pictures.ts';
import { eachNode } from '../../content/texts/nodes.ts';
import { taskBoxOf } from '../../content/texts/tasks.ts';
import type { ListEntry, Passage, Prose, ProseNode, ProsePart, ProseTable } from '../../model/prose.ts';
import type { Inline, Text } from '../../model/text.ts';
import { Footnotes } from './footnotes.ts';
import { highlighted } from './highlight.ts';
import { type ImageContext, imageFileOf } from './images.ts';
import { joined, trimmed } from './inline.ts';
import { codeOf, fill, inlineTextOf, linkOf, type WordsContext } from './texts.ts';

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

const makingOf = (state: ProseState): Making => ({
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
    const caption = only.title == null ? [] : wordsIn(only.title, state.context);
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

function passageNodes(nodes: readonly RootContent[], words: Words, isTop: boolean): ProseNode[] {
  return nodes.flatMap((node) => passageNode(node, words, isTop));
}

/** A heading in a list or a quote is no part of the text: it becomes a strong paragraph. */
function passageNode(node: RootContent, words: Words, isTop: boolean): ProseNode[] {
  if (node.type !== 'heading' && node.type !== 'paragraph') {
    const part = partOf(node, { words, nodes: (inner) => passageNodes(inner, words, false) });
    return part === undefined ? [] : [part];
  }
  const text = words(node.children);
  if (text.length === 0) return [];
  if (node.type === 'paragraph') return [{ kind: 'paragraph', words: text }];
  if (isTop) return [{ kind: 'heading', depth: node.depth === 1 ? 2 : node.depth, words: text }];
  const children = typeof text === 'string' ? [text] : text;
  return [{ kind: 'paragraph', words: [{ kind: 'strong', children }] }];
}

/** What the words of a long text need to become ready for use. */
type InlineContext = {
  readonly context: ImageContext;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: Footnotes;
};

/** The addresses that are given elsewhere in a text, by name: `[docs]: /resources/docs`. The first of a name counts. */
function definitionsIn(root: Root): ReadonlyMap<string, Definition> {
  const found = [...eachNode(root)].filter((node) => node.type === 'definition');
  return new Map(found.toReversed().map((node) => [node.identifier, node]));
}

/** Words that flow in a line, without spaces around them. */
function proseWords(nodes: readonly PhrasingContent[], state: InlineContext): readonly Inline[] {
  return trimmed(inlinesOf(nodes, state));
}

/** Plain words: a caption. */
function wordsIn(text: string, context: WordsContext): readonly Inline[] {
  return trimmed(joined(fill(text, context)));
}

function inlinesOf(nodes: readonly PhrasingContent[], state: InlineContext): Inline[] {
  return joined(nodes.flatMap((node) => inlineOf(node, state)));
}

function inlineOf(node: PhrasingContent, state: InlineContext): readonly Inline[] {
  const { context, definitions, footnotes } = state;
  switch (node.type) {
    case 'text':
      return fill(node.value, context);
    case 'break':
      return [{ kind: 'break' }];
    case 'inlineCode':
      // Braces in code belong to the code.
      return [codeOf(node.value)];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, children: inlinesOf(node.children, state) }];
    case 'delete':
      return [{ kind: 'strike', children: inlinesOf(node.children, state) }];
    case 'link':
      return [{ kind: 'link', to: linkOf(node.url, context), children: inlinesOf(node.children, state) }];
    case 'linkReference': {
      const url = definitions.get(node.identifier)?.url ?? '';
      return [{ kind: 'link', to: linkOf(url, context), children: inlinesOf(node.children, state) }];
    }
    case 'image':
      return [pictureOf(node.url, node.alt, context)];
    case 'imageReference':
      return [pictureOf(definitions.get(node.identifier)?.url ?? '', node.alt, context)];
    case 'footnoteReference':
      return [footnotes.call(node.identifier) ?? ''];
    default:
      return [];
  }
}

function pictureOf(url: string, alt: string | null | undefined, context: ImageContext): Inline {
  return { kind: 'image', image: imageFileOf({ src: picturePath(url), alt: alt ?? '' }, context) };
}

/** How words and nodes become those of a text. */
type Making = {
  readonly words: Words;
  readonly nodes: (nodes: readonly RootContent[]) => readonly ProseNode[];
};

/** A part that long texts and passages have in common; undefined for what isn't one, such as a heading. */
function partOf(node: RootContent, making: Making): ProsePart | undefined {
  switch (node.type) {
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered === true,
        start: node.start ?? 1,
        loose: node.spread === true || node.children.some(({ spread }) => spread === true),
        items: node.children.map((item) => itemOf(item, making)),
      };
    case 'table':
      return tableOf(node, making);
    case 'code':
      return highlighted(node.value, node.lang ?? undefined);
    case 'blockquote':
      return { kind: 'quote', content: making.nodes(node.children) };
    case 'thematicBreak':
      return { kind: 'break' };
    default:
      return undefined;
  }
}

/** `- [x] done` is a task. */
function itemOf(item: ListItem, { nodes }: Making): ListEntry {
  const box = taskBoxOf(item);
  const [first] = item.children;
  const [text] = first?.type === 'paragraph' ? first.children : [];
  if (box === undefined || first?.type !== 'paragraph' || text?.type !== 'text')
    return { content: nodes(item.children) };
  const words = { ...first, children: [{ ...text, value: text.value.slice(box.length) }, ...first.children.slice(1)] };
  return { done: box.done, content: nodes([words, ...item.children.slice(1)]) };
}

function tableOf({ align, children: [head, ...rows] }: Table, { words }: Making): ProseTable {
  const columns = (head?.children ?? []).map(({ children }, index) => ({
    words: words(children),
    align: ({ center: 'center', right: 'end', left: 'start' } as const)[align?.[index] ?? 'left'],
  }));
  return {
    kind: 'table',
    columns,
    rows: rows.map(({ children }) => columns.map((_, index) => words(children[index]?.children ?? []))),
  };
}
