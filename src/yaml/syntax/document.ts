import { type Document, type DocumentOptions, type ParseOptions, parseDocument, type SchemaOptions } from 'yaml';

type Options = ParseOptions & DocumentOptions & SchemaOptions;

/**
 * Parses a text. A broken one may have an error for each of its words, and nobody reads where in the parser they were
 * made: finding that out would take most of the time.
 */
export function documentOf(text: string, options: Options): Document {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, { prettyErrors: false, ...options });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
