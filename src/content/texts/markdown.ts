import type { PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
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

/**
 * Parses texts once for as long as what they belong to is there. What it makes gives undefined for a text with too much of something to be parsed,
 * which is reported.
 */
export function parsedOnce(
  excess: (text: string) => Excess | undefined,
  parse: (text: string) => Root,
): (owner: object, text: string) => Root | undefined {
  const known = new WeakMap<object, Root | undefined>();
  return (owner, text) => {
    if (!known.has(owner)) known.set(owner, excess(text) === undefined ? parse(text) : undefined);
    return known.get(owner);
  };
}

/** The Markdown of a short text. */
export const shortRootOf = parsedOnce(excessOf, parseMarkdown);
