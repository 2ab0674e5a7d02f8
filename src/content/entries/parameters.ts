import { type Entry, slugOf, textsIn } from './entries.ts';

/** One of the pages that a file such as `[category].yaml` becomes: the words of its value, and its address. */
export type Generated = { readonly words: string; readonly route: string };

/**
 * The pages that a file makes, one for each value that entries of a kind have in a field, by their words.
 *
 * @param route of the file: `/blog/category/[category]`
 * @param parameter the field: `category`; `tag` stands for the field `tags`
 */
export function pagesFor(route: string, parameter: string, kind: string, entries: readonly Entry[]): Generated[] {
  const field = parameter === 'tag' ? 'tags' : parameter;
  const bySlug = new Map<string, string>();
  for (const entry of entries) {
    if (entry.kind.name !== kind) continue;
    for (const words of textsIn(entry.written[field])) {
      if (slugOf(words) !== '' && !bySlug.has(slugOf(words))) bySlug.set(slugOf(words), words);
    }
  }
  return [...bySlug]
    .map(([slug, words]) => ({ words, route: route.replace(`[${parameter}]`, slug) }))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}
