import type { Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ScalarNode } from '../../yaml/syntax/tree.ts';

/** How HTML begins that isn't an element, and how it ends. */
const forms: readonly (readonly [start: RegExp, end: string])[] = [
  [/<!--/g, '-->'],
  [/<\?/g, '?>'],
  [/<!\[CDATA\[/g, ']]>'],
  [/<![a-z]/gi, '>'],
];

/** As many cost no time worth mentioning. */
const few = 20;

/** Where HTML begins that nothing ends: to Markdown, these are letters. */
export function openStarts(text: string): number[] {
  return forms.flatMap(([start, end]) => {
    const last = text.lastIndexOf(end);
    return [...text.matchAll(start)].map(({ index }) => index).filter((index) => index > last);
  });
}

/** A character for private use that isn't in a text; undefined if all of them are. */
function unusedIn(text: string): string | undefined {
  const used = new Set(text);
  const all = Array.from({ length: 0x1900 }, (_, at) => String.fromCharCode(0xe000 + at));
  return all.find((character) => !used.has(character));
}

function putBack(node: Nodes, standIn: string): void {
  if ('value' in node) node.value = node.value.replaceAll(standIn, '<');
  if ('url' in node) node.url = node.url.replaceAll(standIn, '<');
  if ('title' in node) node.title &&= node.title.replaceAll(standIn, '<');
  if ('alt' in node) node.alt &&= node.alt.replaceAll(standIn, '<');
  if ('children' in node) for (const child of node.children) putBack(child, standIn);
}

/**
 * Parses a text. From each start of HTML that nothing ends, the parser would look through the rest of the text for its end: 20,000
 * characters of `<?` take it seconds. Where there are many, it gets another character in the place of their `<`, so that all
 * positions stay.
 */
export function parseWithoutOpenHtml(text: string, parse: (text: string) => Root): Root {
  return parseWithStandIns(text, openStarts(text), parse);
}

/**
 * The same for a text of many paragraphs: the parser looks for an end only within each, and an element may not begin there at all where
 * HTML between paragraphs does. @param starts of HTML in lines that nothing ends in their paragraphs
 */
export function parseWithStandIns(text: string, starts: readonly number[], parse: (text: string) => Root): Root {
  const standIn = starts.length > few ? unusedIn(text) : undefined;
  if (standIn === undefined) return parse(text);
  const letters = text.split('');
  for (const start of starts) letters[start] = standIn;
  const root = parse(letters.join(''));
  putBack(root, standIn);
  return root;
}

/**
 * How much may stand in a row without an empty line. What the parser takes its time over grows with the square of these, so bounds
 * on them keep the whole linear. A short text may not be longer in all.
 */
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

/** What a short text has too much of. Such a text is reported, and nothing else in it looked at. */
export function excessOf(text: string): Excess | undefined {
  if (text.length > MOST.characters) return { of: 'characters', count: text.length, most: MOST.characters };
  return text.length <= MOST.brackets ? undefined : excessInRuns(text);
}

/** What a text has too much of in a row. */
export function excessInRuns(text: string): Excess | undefined {
  for (const run of runsOf(text)) {
    const at = run.start + run.text.search(/\S/);
    const { characters, brackets, marks } = MOST;
    if (run.text.length > characters) {
      const of = /^\s{0,9}\|/.test(run.text) ? 'table' : 'paragraph';
      return { of, count: run.text.length, most: characters, at };
    }
    const count = run.text.length > brackets ? run.text.split('[').length - 1 : 0;
    if (count > brackets) return { of: 'brackets', count, most: brackets, at };
    // Each mark of emphasis may open one in the others, and what is in each other is gone through by functions that call themselves.
    const stars = run.text.length > marks ? run.text.split(/[*_~]/).length - 1 : 0;
    if (stars > marks) return { of: 'marks', count: stars, most: marks, at };
  }
  return undefined;
}

/** Lines of a long text without an empty one between them: no paragraph, table or heading reaches beyond. */
export type Run = { readonly start: number; readonly text: string };

export function* runsOf(text: string): Generator<Run> {
  const end = /\n[ \t]*(?=\n)/g;
  let start = 0;
  for (const { index } of text.matchAll(end)) {
    if (index > start) yield { start, text: text.slice(start, index) };
    start = index;
  }
  if (start < text.length) yield { start, text: text.slice(start) };
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

export const shortRootOf = parsedOnce(excessOf, parseMarkdown);

/** Anything but letters, figures, single kinds of white space and the punctuation of sentences. */
const MORE_THAN_WORDS =
  /[^\n "$%'()+,\-./0-9:;?!@A-Za-z\u00a3\u00c0-\u024f\u0370-\u052f\u0900-\u0dff\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20ac\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3]|%%|::/;

/** What may begin a list, a heading or indented text. */
const MAY_BEGIN = /^(?:[ +\-\u2013]|\d+[.)])/;

/** The same in a later line, spaces at the end of a line, and what may be a dividing line. */
const MAY_FOLLOW = /\n(?:[ +\-\u2013]|\d+[.)])| \n|--|- -/;

/**
 * Whether a text has nothing in it but words and the punctuation of sentences. Then Markdown is what is written, and no rule about
 * marks, links, tags or braces can find anything in it. Most texts are like that, and looking takes a fraction of parsing.
 */
export function isPlainWords({ style, source }: ScalarNode, text: string): boolean {
  // How YAML folds a text can spoil a list that the result doesn't show any more.
  if (style === 'block' && source.startsWith('>')) return false;
  if (text.length > MOST.characters || MAY_BEGIN.test(text) || text.endsWith(' ')) return false;
  if ((text.includes('\n') || text.includes('-')) && MAY_FOLLOW.test(text)) return false;
  return !MORE_THAN_WORDS.test(text);
}
