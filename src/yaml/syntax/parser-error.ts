import { type Document, parseDocument, type YAMLParseError } from 'yaml';
import { onceFor } from '../../model/once.ts';

/**
 * Parses a text as YAML 1.2. Its structure was checked. A broken one has many errors: finding out where in the parser each was made would take most
 * of the time.
 * @param uniqueKeys whether keys that come again are errors, too: that takes quadratic time
 */
export function documentOf(text: string, uniqueKeys = false): Document {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, { prettyErrors: false, merge: false, uniqueKeys });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export type ParserError = Pick<YAMLParseError, 'code' | 'pos' | 'message'>;

/**
 * What the parser says, by its words: its own codes are too coarse (`UNEXPECTED_TOKEN` has a dozen meanings). The words are
 * those of `yaml` 2; `tests/content/parser-error.test.ts` fails when an update says something else.
 */
const words = {
  'nested-mapping': /^Nested mappings are not allowed in compact mappings/,
  'key-on-two-lines': /^Implicit keys .*need to be on a single line/,
  'key-without-value': /^Implicit map keys need to be followed by map values/,
  'list-as-key': /^A block sequence may not be used as an implicit map key/,
  'other-column': /^All \w+ items must start at the same column/,
  'entry-without-dash': /^Sequence item without - indicator/,
  'brackets-after-text': /^Unexpected flow-\w+-start at node end/,
  'after-text': /^Unexpected .* at node end/,
  'text-in-file': /^Unexpected scalar token in YAML stream/,
  'text-before-key': /^Unexpected scalar token/,
  'comma-missing': /^Missing , between/,
  'comma-or-colon-missing': /^Missing , or : between/,
  'comma-unexpected': /^Unexpected , in flow/,
  'bracket-not-indented': / must be sufficiently indented and end with /,
  'bracket-not-closed': / must end with /,
  'quote-not-closed': /^Missing closing ['"]quote/,
} as const;

export type ParserSays = keyof typeof words;

// The longer of two that begin alike comes first.
const names = Object.keys(words) as ParserSays[];

/** What the parser says, if it is one of what we tell apart. Looked for once: each of many recognisers asks. */
export const sayingOf = onceFor((error: ParserError) => names.find((name) => words[name].test(error.message)));

export function says(error: ParserError, ...some: readonly ParserSays[]): boolean {
  const saying = sayingOf(error);
  return saying !== undefined && some.includes(saying);
}
