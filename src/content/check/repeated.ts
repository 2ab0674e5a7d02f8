import { type At, type Finding, inText, withRelated } from '../../yaml/findings/finding.ts';
import { MOST_COUNTED } from '../../yaml/findings/most.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import { locationOf, type SourceText } from '../../yaml/text/source.ts';

/** Something that says what one before it says, too. */
export type Repeated<T> = { readonly says: string; readonly first: T; readonly later: T };

/** Whatever says what one before it says, with the first that does, as many as anybody counts. @param wordsOf what one says: any of it counts */
export function repeatedIn<T>(things: Iterable<T>, wordsOf: (thing: T) => readonly string[]): Repeated<T>[] {
  const seen = new Map<string, T>();
  const found: Repeated<T>[] = [];
  for (const later of things) {
    const words = wordsOf(later);
    const says = words.find((each) => seen.has(each));
    const first = says === undefined ? undefined : seen.get(says);
    for (const each of words) if (!seen.has(each)) seen.set(each, later);
    if (says !== undefined && first !== undefined) found.push({ says, first, later });
  }
  return found.slice(0, MOST_COUNTED);
}

/** The texts that were used before, shown with where that was. @param mistake what is said of one, given its words and the line of the first */
export function repeatedTexts(
  source: SourceText,
  nodes: readonly Node[],
  mistake: (at: At, value: string, line: number) => Finding,
): Finding[] {
  const texts = repeatedIn(nodes, (node) =>
    node.kind === 'scalar' && typeof node.value === 'string' ? [node.value] : [],
  );
  return texts.map(({ says, first, later }) => {
    const { line } = locationOf(source, first.range);
    const found = mistake(inText(source, later.range), says, line);
    return withRelated(found, inText(source, first.range), { why: 'used-first', name: says });
  });
}
