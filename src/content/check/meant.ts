import { synonymOf } from '../../schema/schemas/synonyms.ts';
import { isOnlyNearest, nearest } from '../../values/suggest.ts';
import { type At, type Finding, finding, withAnswer } from '../../yaml/findings/finding.ts';
import type { Edit } from '../../yaml/text/edits.ts';

/** A name that isn't there, the one that it probably means, and all that are there. */
type Name = {
  readonly name: string;
  readonly suggestion: string | undefined;
  readonly known: Iterable<string>;
  /** Whether a name that is called so elsewhere can be meant by nothing else. */
  readonly isCalled?: (meant: string) => boolean;
};

/** What writes the name that is meant in the place of the wrong one. */
type Write = (meant: string) => readonly Edit[] | undefined;

/** Adds the name that is meant: sure, if nothing else can be. */
export function withMeant(mistake: Finding, { name, suggestion, known, isCalled }: Name, write: Write): Finding {
  if (suggestion === undefined) return mistake;
  const isSure = isCalled?.(suggestion) || isOnlyNearest(name, suggestion, known);
  return withAnswer(mistake, write(suggestion), isSure);
}

/** A field that a kind doesn't have, and the key of a list that asks for it. */
type Asked = { readonly key: string; readonly field: string; readonly kind: string; readonly known: readonly string[] };

/** A list asks for a field that its kind doesn't have. */
export function unknownField(at: At, { key, field, kind, known }: Asked, write: Write): Finding {
  const suggestion = synonymOf(field, known) ?? nearest(field, known);
  const mistake = finding('query-field', at, { key, field, kind, known, suggestion });
  return withMeant(mistake, { name: field, suggestion, known }, write);
}
