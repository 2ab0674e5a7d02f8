import { synonymOf } from '../../schema/schemas/synonyms.ts';
import { isOnlyNearest, nearest } from '../../values/suggest.ts';
import { type At, type Finding, finding, inText, withAnswer, withRelated } from '../../yaml/findings/finding.ts';
import { MOST_COUNTED } from '../../yaml/findings/together.ts';
import { isText, type Node } from '../../yaml/syntax/tree.ts';
import type { Edit } from '../../yaml/text/edits.ts';
import { locationOf, type SourceText } from '../../yaml/text/source.ts';

type Repeated<T> = { readonly says: string; readonly first: T; readonly later: T };

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
  return repeatedIn(nodes, (node) => (isText(node) ? [node.value] : [])).map(({ says, first, later }) => {
    const { line } = locationOf(source, first.range);
    const found = mistake(inText(source, later.range), says, line);
    return withRelated(found, inText(source, first.range), { why: 'used-first', name: says });
  });
}

/** A name that isn't there, the one that it probably means, and all that are there. */
type Name = {
  readonly name: string;
  readonly suggestion: string | undefined;
  readonly known: Iterable<string>;
  /** Whether a name that is called so elsewhere can be meant by nothing else. */
  readonly isCalled?: (meant: string) => boolean;
};

type Write = (meant: string) => readonly Edit[] | undefined;

/** Adds the name that is meant: sure, if nothing else can be. */
export function withMeant(mistake: Finding, { name, suggestion, known, isCalled }: Name, write: Write): Finding {
  if (suggestion === undefined) return mistake;
  const isSure = isCalled?.(suggestion) || isOnlyNearest(name, suggestion, known);
  return withAnswer(mistake, write(suggestion), isSure);
}

type Asked = { readonly key: string; readonly field: string; readonly kind: string; readonly known: readonly string[] };

/** A list asks for a field that its kind doesn't have. */
export function unknownField(at: At, { key, field, kind, known }: Asked, write: Write): Finding {
  const suggestion = synonymOf(field, known) ?? nearest(field, known);
  const mistake = finding('query-field', at, { key, field, kind, known, suggestion });
  return withMeant(mistake, { name: field, suggestion, known }, write);
}
