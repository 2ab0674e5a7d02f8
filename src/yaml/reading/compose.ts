import type { Document } from 'yaml';
import type { Finding } from '../findings/finding.ts';
import type { Ordinary, ParseOrdinary } from '../ordinary/ordinary.ts';
import { documentOf } from '../syntax/document.ts';
import type { ParserError } from '../syntax/parser-error.ts';
import { checkStructure } from '../syntax/structure.ts';
import type { Node } from '../syntax/tree.ts';
import { linePartsOf } from '../text/line-parts.ts';
import { lineAt, lineOf, type SourceText } from '../text/source.ts';

/** What a text is: to the `yaml` library, or, where there is nothing out of the ordinary in it, at once. */
export type Composed = Document | ComposedAtOnce;

/** A text of which nothing is known but its first problem: with a mistake, the library must not see it. */
export type Unparsed = { readonly mistake?: Finding; readonly only: ParserError };

/** @property hasRepeats whether maps have keys that come again, which are still to be reported and left out */
export type ComposedAtOnce = { readonly root: Node; readonly hasRepeats: boolean; readonly errors: readonly [] };

/** The problem that stands first in a text. */
export function firstError(read: Composed | Unparsed): ParserError | undefined {
  if ('only' in read) return read.only;
  const all: readonly ParserError[] = read.errors;
  return all.reduce<ParserError | undefined>(
    (first, error) => (first === undefined || error.pos[0] < first.pos[0] ? error : first),
    undefined,
  );
}

/** What was read of a text; undefined if there are problems in it. */
export function soundIn(read: Composed | Unparsed): Composed | undefined {
  return 'only' in read || read.errors.length > 0 ? undefined : read;
}

/**
 * Reads a text as ordinary YAML; if it is not, parses it, unless it is nested too deeply: what was masked may have hidden that, such as
 * a quote that is not closed.
 */
export function composed(source: SourceText, parseOrdinary: ParseOrdinary): Composed | Unparsed {
  const ordinary = parseOrdinary(source.text, Number.POSITIVE_INFINITY);
  const { root, hasRepeats } = ordinary;
  if (root !== undefined) return { root, hasRepeats, errors: [] };
  return unparsed(source) ?? brokenBelow(source, ordinary) ?? compose(source);
}

/** How much of a text is parsed at least below what was read of it, in UTF-16 units. */
const FEW_LINES = 150;

/**
 * What keeps the parser from a text, as a few lines show it: those below what was read as ordinary YAML.
 * @returns undefined where they don't show it, or it may depend on others
 */
export function brokenBelow(source: SourceText, { readTo }: Ordinary): Unparsed | undefined {
  const end = endAfter(source, lineOf(source, readTo).start, FEW_LINES);
  if (end === source.text.length) return undefined;
  const document = compose({ text: source.text.slice(0, end) });
  const first = firstError(document);
  const written = source.text.slice(0, end).trimEnd().length;
  return first === undefined || document.errors.some(({ pos: [, to] }) => to >= written) ? undefined : { only: first };
}

function unparsed(source: SourceText): Unparsed | undefined {
  const structure = checkStructure(source, 0);
  if (structure === undefined || 'end' in structure) return undefined;
  const { mistake } = structure;
  const [start, end] = mistake.range;
  return { mistake, only: { code: 'RESOURCE_EXHAUSTION', message: mistake.code, pos: [start, end] } };
}

/** Parses a text as YAML 1.2. Its structure was checked. */
export function compose({ text }: Pick<SourceText, 'text'>): Document {
  return documentOf(text, {
    // Ours is linear and knows both places; theirs is quadratic.
    uniqueKeys: false,
    merge: false,
    version: '1.2',
    strict: true,
  });
}

/** Where the list or the keys go on that are least indented, some way below an offset. */
export function endAfter(whole: SourceText, start: number, size: number): number {
  const { length } = whole.text;
  if (start + size * 2 >= length) return length;
  let best: { readonly start: number; readonly indent: number } | undefined;
  for (let { number } = lineOf(whole, start + size); ; ) {
    number += 1;
    const line = lineAt(whole, number);
    if (line.start >= length) return length;
    if (line.start > start + size * 2) return best?.start ?? line.start;
    const { indent, dash, key } = linePartsOf(line);
    if ((dash || key !== undefined) && (best === undefined || indent < best.indent))
      best = { start: line.start, indent };
  }
}
