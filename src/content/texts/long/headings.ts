import type { Heading, Nodes, Root } from 'mdast';
import { headingWords } from '../../../values/address-words.ts';
import { eachNode } from '../nodes.ts';
import { longRootOf } from './parse.ts';

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
 *
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
