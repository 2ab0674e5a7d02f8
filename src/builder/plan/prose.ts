import type { FootnoteDefinition, Heading, ListItem, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { headingsOf, type PageIds, wordsOf } from '../../content/texts/long/headings.ts';
import { parsePassage, parseToPlan } from '../../content/texts/long/parse.ts';
import { eachNode, noteMarkOf, picturePath, taskBoxOf } from '../../content/texts/nodes.ts';
import type { Footnote, ListEntry, Passage, Prose, ProseNode, ProsePart, ProseTable } from '../../model/prose.ts';
import type { FootnoteCall, Inline, Text } from '../../model/text.ts';
import { highlighted } from './highlight.ts';
import { type ImageContext, imageFileOf } from './images.ts';
import { codeOf, fill, inlinesOf, inlineTextOf, joined, trimmed, type WordsContext } from './texts.ts';

type Called = {
  readonly number: number;
  readonly id: string;
  readonly calls: string[];
  readonly definition: FootnoteDefinition;
};

/** The footnotes of a text, by the calls in it. The first definition of a name counts. */
function footnotesIn(root: Root, newId: () => string) {
  const found = [...eachNode(root)].filter((node) => node.type === 'footnoteDefinition');
  const definitions = new Map(found.toReversed().map((node) => [node.identifier, node]));
  const byName = new Map<string, Called>();
  return {
    call: (name: string): FootnoteCall | undefined => {
      const definition = definitions.get(name);
      if (definition === undefined) return undefined;
      const called = byName.get(name) ?? { number: byName.size + 1, id: newId(), calls: [], definition };
      byName.set(name, called);
      const id = `${called.id}--${called.calls.length + 1}`;
      called.calls.push(id);
      return { kind: 'footnote', number: called.number, id, noteId: called.id };
    },
    called: (contentOf: (children: FootnoteDefinition['children']) => readonly ProseNode[]): Footnote[] =>
      // One by one: a footnote may call another one, which is then read, too.
      Array.from(byName.values(), ({ definition, ...note }) => ({ ...note, content: contentOf(definition.children) })),
  };
}

export type ProseContext = ImageContext & { readonly ids: PageIds };

type Making = {
  readonly words: (nodes: readonly PhrasingContent[]) => Text;
  /** What a heading has besides its words; undefined for one that is no part of the text. */
  readonly headOf: (heading: Heading) => { readonly id?: string } | undefined;
  /** What is no such part in other texts: a note, a figure. */
  readonly ownOf?: (node: RootContent) => ProseNode | undefined;
};

/** A long text, with its Markdown. What is not supported has been reported before and is left out. */
export function proseOf(written: string, context: ProseContext): Prose {
  const root = parseToPlan(written);
  const footnotes = footnotesIn(root, () => context.ids.ofFootnote());
  const ids = new Map<object, string>(headingsOf(root).map((heading) => [heading, context.ids.of(wordsOf(heading))]));
  const addressNamed = addressesIn(root);
  const reading = {
    addressNamed,
    piecesOf: (node: PhrasingContent) => piecesOf(node, { context, addressNamed, footnotes }),
  };
  const making: Making = {
    words: (nodes) => trimmed(inlinesOf(nodes, context, reading)),
    headOf: (heading) => {
      const id = ids.get(heading);
      return id === undefined ? undefined : { id };
    },
    ownOf: (node) => figureOf(node, context) ?? noteOf(node, making),
  };
  const content = nodesOf(root.children, making);
  return { content, footnotes: footnotes.called((children) => nodesOf(children, making)) };
}

/** A text of a block, with its Markdown. What is not supported has been reported before and is left out. */
export function passageOf(written: string, context: WordsContext): Passage {
  const root = parsePassage(written);
  const addressNamed = addressesIn(root);
  const outer = new Set<RootContent>(root.children);
  const parts = nodesOf(root.children, {
    words: (nodes) => inlineTextOf(nodes, context, addressNamed),
    headOf: (heading) => (outer.has(heading) ? {} : undefined),
  });
  const paragraphs = parts.flatMap((part) => (part.kind === 'paragraph' ? [part.words] : []));
  return paragraphs.length === parts.length ? paragraphs : { parts };
}

function nodesOf(nodes: readonly RootContent[], making: Making): ProseNode[] {
  return nodes.flatMap((node) => nodeOf(node, making) ?? []);
}

/** A heading in a list, a quote or a footnote is no part of the text: it becomes a strong paragraph. */
function nodeOf(node: RootContent, making: Making): ProseNode | undefined {
  const own = making.ownOf?.(node);
  if (own !== undefined) return own;
  if (node.type !== 'heading' && node.type !== 'paragraph') return partOf(node, making);
  const words = making.words(node.children);
  if (words.length === 0) return undefined;
  if (node.type === 'paragraph') return { kind: 'paragraph', words };
  const head = making.headOf(node);
  if (head !== undefined) return { kind: 'heading', depth: node.depth === 1 ? 2 : node.depth, ...head, words };
  const children = typeof words === 'string' ? [words] : words;
  return { kind: 'paragraph', words: [{ kind: 'strong', children }] };
}

/** A picture alone in its paragraph is a figure, and its title the caption. */
function figureOf(node: RootContent, context: ImageContext): ProseNode | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  if (only?.type !== 'image' || others.length > 0) return undefined;
  const image = imageFileOf({ src: picturePath(only.url), alt: only.alt ?? '' }, context);
  const caption = only.title == null ? [] : trimmed(joined(fill(only.title, context)));
  return { kind: 'figure', image, ...(caption.length === 0 ? {} : { caption }) };
}

function noteOf(node: RootContent, making: Making): ProseNode | undefined {
  if (node.type !== 'blockquote') return undefined;
  const mark = noteMarkOf(node);
  const [first, ...others] = node.children;
  if (mark?.kind === undefined || first?.type !== 'paragraph') return undefined;
  const rest = { ...mark.text, value: mark.text.value.slice(mark.length) };
  const words = { ...first, children: [rest, ...first.children.slice(1)] };
  return { kind: 'note', note: mark.kind, content: nodesOf([words, ...others], making) };
}

/** The addresses that are given elsewhere in a text, by name: `[docs]: /resources/docs`. The first of a name counts. */
function addressesIn(root: Root): (name: string) => string {
  const found = [...eachNode(root)].filter((node) => node.type === 'definition');
  const addresses = new Map(found.toReversed().map(({ identifier, url }) => [identifier, url]));
  return (name) => addresses.get(name) ?? '';
}

type InlineContext = {
  readonly context: ImageContext;
  readonly addressNamed: (name: string) => string;
  readonly footnotes: ReturnType<typeof footnotesIn>;
};

function piecesOf(node: PhrasingContent, { context, addressNamed, footnotes }: InlineContext): readonly Inline[] {
  switch (node.type) {
    case 'text':
      return fill(node.value, context);
    case 'break':
      return [{ kind: 'break' }];
    case 'inlineCode':
      // Braces in code belong to the code.
      return [codeOf(node.value)];
    case 'image':
      return [pictureOf(node.url, node.alt, context)];
    case 'imageReference':
      return [pictureOf(addressNamed(node.identifier), node.alt, context)];
    case 'footnoteReference':
      return [footnotes.call(node.identifier) ?? ''];
    default:
      return [];
  }
}

function pictureOf(url: string, alt: string | null | undefined, context: ImageContext): Inline {
  return { kind: 'image', image: imageFileOf({ src: picturePath(url), alt: alt ?? '' }, context) };
}

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
      return { kind: 'quote', content: nodesOf(node.children, making) };
    case 'thematicBreak':
      return { kind: 'break' };
    default:
      return undefined;
  }
}

/** `- [x] done` is a task. */
function itemOf(item: ListItem, making: Making): ListEntry {
  const box = taskBoxOf(item);
  const [first] = item.children;
  const [text] = first?.type === 'paragraph' ? first.children : [];
  if (box === undefined || first?.type !== 'paragraph' || text?.type !== 'text')
    return { content: nodesOf(item.children, making) };
  const words = { ...first, children: [{ ...text, value: text.value.slice(box.length) }, ...first.children.slice(1)] };
  return { done: box.done, content: nodesOf([words, ...item.children.slice(1)], making) };
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
