import type { Heading, Nodes, Root } from 'mdast';
import { headingWords } from '../../../values/address-words.ts';
import type { Range } from '../../../yaml/text/source.ts';
import { eachNode, spanOf } from '../nodes.ts';
import { longRootOf, parseLong } from './parse.ts';

/** Some words without marks, and where they stand in their text. */
export type Found = { readonly words: string; readonly range: Range };

/** What a long text begins with: its heading, if that is of the first level, and the start of its first paragraph, as a description. */
type Opening = { readonly heading: Found | undefined; readonly summary: Found | undefined };

/** So many characters of a text are read for that. */
const READ = 2000;

/** So many characters has a description at most, and so many at least where a sentence ends. */
const MOST = 160;
const FEWEST = 50;

/** @param text in Markdown */
export function openingOf(text: string): Opening {
  const { children } = parseLong(text.slice(0, READ));
  const all = children.map((node) => ({ node, words: wordsOf(node).replace(/\s+/g, ' ').trim(), range: spanOf(node) }));
  const [heading] = all.filter(({ node }, at) => at === 0 && node.type === 'heading' && node.depth === 1);
  // What other programs fill in, and code of MDX, is no description.
  const summary = all.find(
    ({ node, words }) => node.type === 'paragraph' && words !== '' && !/[{}<>]|^(?::::|import |export )/.test(words),
  );
  return { heading, summary: summary && { ...summary, words: shortened(summary.words) } };
}

/** Whole sentences, if they fit, or whole words. */
function shortened(words: string): string {
  if (words.length <= MOST) return words;
  const cut = words.slice(0, MOST);
  const sentence = /^[\s\S]*(?:[.!?](?= )|[。।])/.exec(cut)?.[0].length ?? 0;
  if (sentence >= FEWEST) return cut.slice(0, sentence);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]{1,9}$/, '')}…`;
}

/** Names of a page's own parts, which nothing else may have. */
const OWN = /^(?:main|root|block-\d.*)$/;

/** The headings of a long text, in their order. Those in quotes and footnotes are no parts of it. */
export function headingsOf(root: Root): Heading[] {
  return root.children.filter((node) => node.type === 'heading');
}

/** The words of a node as they are written, without marks. */
export function wordsOf(node: Nodes): string {
  return [...eachNode(node)].map((each) => ('value' in each && each.type !== 'html' ? each.value : '')).join('');
}

/** Gives ids that are unique on a page. The second of two equal ones gets a number. */
export class PageIds {
  private readonly taken: Set<string>;
  private readonly last = new Map<string, number>();
  private footnotes = 0;

  /** @param taken the ids that authors have given */
  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken);
  }

  /** An id for the next footnote. No words make one like it. */
  ofFootnote(): string {
    this.footnotes += 1;
    return `fn--${this.footnotes}`;
  }

  /** An id made of some words. */
  of(words: string): string {
    const id = headingWords(words) ?? 'section';
    const base = OWN.test(id) ? `section-${id}` : id;
    let number = this.last.get(base) ?? 1;
    while (this.taken.has(numbered(base, number))) number += 1;
    this.last.set(base, number);
    const own = numbered(base, number);
    this.taken.add(own);
    return own;
  }
}

function numbered(base: string, number: number): string {
  return number === 1 ? base : `${base}-${number}`;
}

/** A long text, and what it is kept with. */
export type LongText = { readonly owner: object; readonly text: string };

/**
 * The ids of the headings of a page, as the page will have them.
 * @param taken the ids that authors have given
 * @param texts in the order of the page
 * @param others the words of those that are in no long text
 */
export function headingIdsOf(taken: Iterable<string>, texts: readonly LongText[], others: readonly string[]): string[] {
  const ids = new PageIds(taken);
  const inTexts = texts.flatMap(({ owner, text }) => {
    const root = longRootOf(owner, text);
    return root === undefined ? [] : headingsOf(root).map((heading) => ids.of(wordsOf(heading)));
  });
  return [...inTexts, ...others.map((words) => ids.of(words))];
}
