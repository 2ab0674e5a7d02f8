import { once } from '../model/once.ts';
import { isJson } from '../model/page-file.ts';
import { type Finding, finding, inText } from '../yaml/findings/finding.ts';
import { type Line, lineAt, type Range, type SourceText } from '../yaml/text/source.ts';
import { type Schema, schemaOf } from './schemas/schemas.ts';
import { meantKey } from './schemas/synonyms.ts';

/** What begins a line that may have been meant as a key, whatever stands before and after it. */
const FIRST_WORD = /^[\s\-{["']*([\p{L}][\p{L}\p{N}_-]*)["']?(\s*[:=：])?/u;
const A_KEY = /^\s*(?:- )*["']?[\p{L}\p{N}_-]{1,40}["']?\s*:(?:\s|$)/u;

/** A line that says something, unlike an empty one, a comment, or the marks around a document. */
const isWritten = (line: string): boolean => !/^\s*(?:#.*|---|\.\.\.)?$/.test(line);

/**
 * A file that was written for another place, such as a text, Markdown or HTML: none of its lines begins like a key of
 * ours. Where YAML finds several mistakes in it, that is the one its author has made.
 */
export function proseInPlaceOf(kind: 'page' | 'site', source: SourceText): Finding | undefined {
  const known = Object.keys({ ...(schemaOf(kind) satisfies Schema).properties, type: true });
  const anyKnown = once(() => new RegExp(`\\b(?:${known.join('|')})["']?\\s*[:=]`));
  const isOurs = (line: string): boolean => beginsLikeOne(line, known) || anyKnown().test(line);
  const lines: Line[] = [];
  for (const index of source.lineStarts.keys()) {
    const line = lineAt(source, index + 1);
    if (!isWritten(line.text)) continue;
    // The first line of nearly all files does.
    if (isOurs(line.text)) return undefined;
    lines.push(line);
  }
  const [first] = lines;
  if (first === undefined || /^\s*- /.test(first.text)) return undefined;
  if (lines.every(({ text }) => A_KEY.test(text))) return undefined;
  const start = kind === 'page' ? 'title: Our services' : 'name: Our company';
  const from = first.start + first.text.search(/\S/);
  const at: Range = [from, first.start + first.text.trimEnd().length];
  const facts = { found: 'text', start, isPage: kind === 'page', isJson: isJson(source.file) } as const;
  return { ...finding('not-keys', inText(source, at), facts), covers: [[0, source.text.length + 1]] };
}

/** Whether a line begins with one of some keys, or with something like it. */
function beginsLikeOne(line: string, known: readonly string[]): boolean {
  const [, word = '', colon] = FIRST_WORD.exec(line) ?? [];
  return (
    known.includes(word.toLowerCase()) ||
    (colon !== undefined && meantKey(word, { known, missing: known }) !== undefined)
  );
}
