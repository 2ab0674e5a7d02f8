import { type Document, YAMLParseError } from 'yaml';
import type { Finding } from '../findings/finding.ts';
import type { Ordinary, ParseOrdinary } from '../ordinary/ordinary.ts';
import { documentOf } from '../syntax/document.ts';
import { checkStructure } from '../syntax/structure.ts';
import type { Node } from '../syntax/tree.ts';
import type { SourceText } from '../text/source.ts';

/** What a text is: to the `yaml` library, or, where there is nothing out of the ordinary in it, at once. */
export type Composed = Document | ComposedAtOnce;

/** A text that the library must not see, with the reason, which is its only error. */
export type Unparsed = { readonly mistake: Finding; readonly errors: readonly [Document['errors'][number]] };

/** @property hasRepeats whether maps have keys that come again, which are still to be reported and left out */
export type ComposedAtOnce = { readonly root: Node; readonly hasRepeats: boolean; readonly errors: readonly [] };

/** The problem that stands first in a text. */
export function firstError({ errors }: Composed | Unparsed): Document['errors'][number] | undefined {
  const all: readonly Document['errors'][number][] = errors;
  return all.reduce<Document['errors'][number] | undefined>(
    (first, error) => (first === undefined || error.pos[0] < first.pos[0] ? error : first),
    undefined,
  );
}

/**
 * Reads a text as ordinary YAML; if it is not, parses it, unless it is nested too deeply: what was masked may have hidden that, such as
 * a quote that is not closed. Nothing but spaces stands below `end`.
 */
export function composed(source: SourceText, parseOrdinary: ParseOrdinary, end?: number): Composed | Unparsed {
  const atOnce = composedAtOnce(parseOrdinary(source.text.slice(0, end), Number.POSITIVE_INFINITY));
  return atOnce ?? unparsed(source) ?? compose(source, end);
}

function unparsed(source: SourceText): Unparsed | undefined {
  const structure = checkStructure(source, 0);
  if (structure === undefined || 'end' in structure) return undefined;
  const { mistake } = structure;
  const [start, end] = mistake.range;
  return { mistake, errors: [new YAMLParseError([start, end], 'RESOURCE_EXHAUSTION', mistake.code)] };
}

/** What was read of a text as ordinary YAML; undefined if it must be parsed. */
export function composedAtOnce({ root, repeating }: Ordinary): ComposedAtOnce | undefined {
  const tree = root ?? repeating;
  return tree === undefined ? undefined : { root: tree, hasRepeats: root === undefined, errors: [] };
}

/**
 * Parses a text as YAML 1.2. Its structure was checked.
 *
 * @param end of what there is to read: nothing but spaces stands below
 */
export function compose({ text }: SourceText, end = text.length): Document {
  return documentOf(text.slice(0, end), {
    // Ours is linear and knows both places; theirs is quadratic.
    uniqueKeys: false,
    merge: false,
    version: '1.2',
    strict: true,
  });
}
