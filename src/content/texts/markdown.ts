import type { Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { eachNode } from './nodes.ts';
import { parseWithoutOpenHtml } from './open-html.ts';

/** How much a text may have of what the parser takes its time over, which grows with the square of them. */
const MOST = { characters: 20_000, brackets: 500, marks: 1_000 };

/**
 * What a text has too much of to be parsed. `characters` are UTF-16 units, `brackets` those that open (`[`), `levels` lists and quotes
 * in each other, `beginnings` how often a list, quote or footnote begins, a `paragraph` is measured in characters.
 */
export type Excess = {
  readonly of: 'characters' | 'brackets' | 'marks' | 'levels' | 'paragraph' | 'table' | 'beginnings';
  readonly count: number;
  readonly most: number;
  /** Where in the text, if not in all of it. */
  readonly at?: number;
};

/** Such a text is reported, and nothing else in it looked at. */
export function excessOf(text: string): Excess | undefined {
  if (text.length <= MOST.brackets) return undefined;
  const excess = (of: keyof typeof MOST, count: number): Excess | undefined =>
    count > MOST[of] ? { of, count, most: MOST[of] } : undefined;
  return (
    excess('characters', text.length) ??
    excess('brackets', text.split('[').length - 1) ??
    (text.length > MOST.marks ? excessOfMarks(text) : undefined)
  );
}

/** The first paragraph with too many marks of emphasis. */
function excessOfMarks(text: string): Excess | undefined {
  let at = 0;
  for (const paragraph of text.split(/(\n[ \t]*\n)/)) {
    const count = marksIn(paragraph);
    if (count > MOST.marks) return { of: 'marks', count, most: MOST.marks, at: at + paragraph.search(/\S/) };
    at += paragraph.length;
  }
  return undefined;
}

/** How many marks of emphasis a text has. Each may open one in the others, and what is in each other is gone through by functions that call themselves. */
export function marksIn(text: string): number {
  let count = 0;
  for (const letter of text) if (letter === '*' || letter === '_' || letter === '~') count += 1;
  return count;
}

/** The Markdown of a text. What could surprise in a sentence (a line that starts with 1. or -) stays as it is written. */
export function parseMarkdown(text: string): Root {
  return parseWithoutOpenHtml(text, (each) =>
    fromMarkdown(each, { extensions: [{ disable: { null: [...LITERAL] } }] }),
  );
}

const LITERAL = ['list', 'blockQuote', 'setextUnderline', 'codeIndented', 'definition', 'thematicBreak'];

/** A line without anything that could mean something in Markdown: most texts. Parsing takes a hundred times as long as looking. */
const PLAIN = /^(?! )[^\\`*_[\]<>&!#~\p{Cc}\ufeff]+(?<! )$/u;

/** The paragraphs of a text. Whatever is not supported has been reported before and is left out. */
export function paragraphsOf(text: string): (readonly PhrasingContent[])[] {
  if (PLAIN.test(text)) return [[{ type: 'text', value: text }]];
  return parseMarkdown(text).children.flatMap((node) => (node.type === 'paragraph' ? [node.children] : []));
}

/** Something in a text that is more than words, or may have been meant to be; offsets count from the start of the text. */
export type MarkupPart = {
  readonly type: Nodes['type'];
  readonly start: number;
  readonly end: number;
  /** Of a link: its address. */
  readonly url: string;
  /** Of HTML: the tag. */
  readonly value: string;
  /** Whether there is nothing in it. */
  readonly isEmpty: boolean;
};

const partsByOwner = new WeakMap<object, readonly MarkupPart[]>();

/**
 * The links, pictures, tags, headings and code of a text, and words with square brackets. More than one rule asks
 * for them, and parsing takes most of the time: they are kept as long as what the text belongs to.
 */
export function markupOf(owner: object, text: string): readonly MarkupPart[] {
  const parts = partsByOwner.get(owner) ?? markupOfTree(parseMarkdown(text), text);
  partsByOwner.set(owner, parts);
  return parts;
}

/** The same of a text that has been parsed. */
export function markupOfTree(root: Root, text: string): MarkupPart[] {
  return [...eachNode(root)].flatMap((node) => partFrom(node, text) ?? []);
}

const PARTS: ReadonlySet<string> = new Set(['link', 'image', 'html', 'heading', 'code']);

function partFrom(node: Nodes, text: string): MarkupPart | undefined {
  const { type, position } = node;
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  const isBracketed = type === 'text' && text.slice(start, end).includes(']');
  if (!PARTS.has(type) && !isBracketed) return undefined;
  return {
    type,
    start,
    end,
    url: type === 'link' ? node.url : '',
    value: type === 'html' ? node.value : '',
    isEmpty: 'children' in node && node.children.length === 0,
  };
}
