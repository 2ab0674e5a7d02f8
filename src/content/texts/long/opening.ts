import type { Range } from '../../../yaml/text/source.ts';
import { spanOf } from '../nodes.ts';
import { wordsOf } from './headings.ts';
import { parseLong } from './parse.ts';

/** Some words without marks, and where they stand in their text. */
export type Found = { readonly words: string; readonly range: Range };

/** What a long text begins with: its heading, if that is of the first level, and the start of its first paragraph, as a description. */
export type Opening = { readonly heading: Found | undefined; readonly summary: Found | undefined };

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
