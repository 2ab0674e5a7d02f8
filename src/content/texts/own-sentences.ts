import { readFileSync } from 'node:fs';
import { once } from '../../model/once.ts';

/** `npm run generate` takes them from the files that they come from, so that none can be missing. */
const sentences = once(
  (): ReadonlySet<string> => new Set(JSON.parse(readFileSync(new URL('own-sentences.json', import.meta.url), 'utf8'))),
);

/** A paragraph of a text: its words on one line, its first line as it is written, and where that starts. */
export type Words = { readonly words: string; readonly line: string; readonly start: number };

export function paragraphsIn(text: string): Words[] {
  let offset = 0;
  return text.split(/(\n[ \t]*\n)/).flatMap((part, index) => {
    const start = offset + part.length - part.trimStart().length;
    offset += part.length;
    const words = part.trim();
    const [line = ''] = words.split('\n', 1);
    return index % 2 === 1 || words === ''
      ? []
      : [{ words: words.split(/\s+/).join(' '), line: line.trimEnd(), start }];
  });
}

/** White space that isn't one space between words. */
const OTHER_SPACE = /\s\s|[^\S ]/;

/** The first paragraph of a text that `new` or an example of ours wrote; undefined if all of them are the author's. */
export function ownSentenceIn(text: string): Words | undefined {
  // Most texts are one paragraph, with its words on one line.
  if (!OTHER_SPACE.test(text)) {
    const words = text.trim();
    return isOwn(words) ? { words, line: words, start: text.indexOf(words) } : undefined;
  }
  return paragraphsIn(text).find(({ words }) => isOwn(words));
}

/** Whether words are ours, also behind the name of a page. */
const isOwn = (words: string): boolean =>
  sentences().has(words) || sentences().has(words.slice(words.lastIndexOf(': ') + 2));
