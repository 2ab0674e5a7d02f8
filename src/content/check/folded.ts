import { type Finding, finding, withEdits } from '../../yaml/findings/finding.ts';
import { replace } from '../../yaml/text/edits.ts';
import type { LongValue } from './text-values.ts';

/** A line of a list, a quote, a heading, a table or code. A line with more spaces than those above isn't folded. */
const PART = /^(?:(?:[-*+]|\d{1,9}[.)])[ \t]+\S|>[ \t]|#{1,6}[ \t]|\|.*\|[ \t]*$|```|~~~)/;

/** An entry of a list, or a line of a quote: it may go on in the next line, and is the same when they are joined. */
const GOES_ON = /^(?:[-*+]|\d{1,9}[.)]|>)[ \t]/;

const isSpoilt = (line: string, next: string): boolean => (GOES_ON.test(line) ? PART.test(next) : next !== '');

/**
 * YAML joins the lines of a text below `key: >`, so that lists, tables and the like run together. Only what goes on in the next line is
 * spoilt by that.
 */
export function checkFolded({ node, content }: LongValue): Finding[] {
  const { source, style, range } = node;
  if (style !== 'block' || !source.startsWith('>')) return [];
  const [header = '', ...lines] = source.split('\n');
  const indent = lines.find((line) => line.trim() !== '')?.search(/\S/) ?? 0;
  const own = lines.map((line) => (line.search(/\S/) === indent ? line.slice(indent).trimEnd() : ''));
  const at = own.findIndex((line, index) => PART.test(line) && isSpoilt(line, own[index + 1] ?? ''));
  const written = own[at];
  if (written === undefined) return [];
  const start = range[0] + [header, ...lines.slice(0, at)].join('\n').length + 1 + indent;
  const mistake = finding('folded-markdown', content.source, [start, start + written.length], {
    header: header.trim(),
    better: header.trim().replace('>', '|'),
  });
  return [withEdits(mistake, [replace([range[0], range[0] + 1], '|')])];
}
