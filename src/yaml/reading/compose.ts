import type { Document } from 'yaml';
import type { Finding } from '../findings/finding.ts';
import type { Ordinary, ParseOrdinary } from '../ordinary/ordinary.ts';
import type { ParserError } from '../syntax/parser-error.ts';
import { documentOf } from '../syntax/parser-error.ts';
import { checkStructure } from '../syntax/structure.ts';
import type { Node } from '../syntax/tree.ts';
import { linePartsOf } from '../text/line-parts.ts';
import { lineAt, lineOf, type SourceText } from '../text/source.ts';

/** What a text is: its first problem, or what was read of it, by the `yaml` library or at once. */
export type Composed = {
  readonly error?: ParserError;
  /** Why the library must not see the text. */
  readonly tooMuch?: Finding;
  /** Absent if there is a problem. */
  readonly document?: Sound;
};

/** @property hasRepeats whether maps have keys that come again, which are still to be reported and left out */
export type Sound = Document | { readonly root: Node; readonly hasRepeats: boolean };

/** Reads a text as ordinary YAML, or parses it unless it is nested too deeply: what was masked may have hidden that. */
export function composed(source: SourceText, parseOrdinary: ParseOrdinary): Composed {
  const ordinary = parseOrdinary(source.text, Number.POSITIVE_INFINITY);
  const { root, hasRepeats } = ordinary;
  if (root !== undefined) return { document: { root, hasRepeats } };
  return unparsed(source) ?? parsed(source, ordinary);
}

/** Parses a text of which it is known how far it is ordinary YAML. */
export function parsed(source: SourceText, { readTo }: Ordinary): Composed {
  const broken = brokenBelow(source, readTo);
  if (broken !== undefined) return { error: broken };
  const document = compose(source);
  const error = firstError(document);
  return error === undefined ? { document } : { error };
}

/** The problem that stands first in a text. */
const firstError = ({ errors }: Document): ParserError | undefined => errors.toSorted((a, b) => a.pos[0] - b.pos[0])[0];

/** How much of a text is parsed at least below what was read of it, in UTF-16 units. */
const FEW_LINES = 150;

/** What keeps the parser from a text, as the lines below what was read show it; undefined where they don't, or it may depend on others. */
function brokenBelow(source: SourceText, readTo: number): ParserError | undefined {
  const end = endAfter(source, lineOf(source, readTo).start, FEW_LINES);
  if (end === source.text.length) return undefined;
  const document = compose({ text: source.text.slice(0, end) });
  const first = firstError(document);
  const written = source.text.slice(0, end).trimEnd().length;
  return document.errors.some(({ pos: [, to] }) => to >= written) ? undefined : first;
}

function unparsed(source: SourceText): Composed | undefined {
  const structure = checkStructure(source, 0);
  if (structure === undefined || 'end' in structure) return undefined;
  const { mistake } = structure;
  const [start, end] = mistake.range;
  return { tooMuch: mistake, error: { code: 'RESOURCE_EXHAUSTION', message: mistake.code, pos: [start, end] } };
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
