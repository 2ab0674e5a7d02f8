import { withoutQuery, withoutSlashes } from '../../model/address.ts';
import { isDay } from '../../values/day.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/together.ts';
import { deleteLines, replace } from '../../yaml/text/edits.ts';
import { type Line, lastLineOf, lineAt, type Range, type SourceText } from '../../yaml/text/source.ts';

/** The file that lists every address a site has published. */
export const LEDGER = 'published.txt';

/** How large it may be, in bytes: some hundred thousand addresses. */
export const LARGEST_LEDGER = 20_000_000;

/** A line of the ledger: an address, and the day on which it was ended on purpose. */
export type Published = { readonly address: string; readonly removed: string | undefined; readonly range: Range };

export type Ledger = {
  readonly source: SourceText;
  readonly lines: readonly Published[];
  readonly findings: readonly Finding[];
};

const LINE = /^(\s*)(\S+)(?:\s+removed\s+(\d{4}-\d{2}-\d{2}))?\s*$/;

/** Addresses of pages can have letters of any language: those of generated pages do. */
const ADDRESS = /^\/(?:[^\s/?#]+(?:\/[^\s/?#]+)*)?$/;

/** Reads a ledger, line by line. Empty lines and comments say nothing. */
export function readLedger(source: SourceText): Ledger {
  const lines: Published[] = [];
  const wrong: Line[] = [];
  for (let number = source.firstLine; number <= lastLineOf(source); number += 1) {
    const line = lineAt(source, number);
    const written = withoutComment(line.text);
    if (written.trim() === '') continue;
    const published = publishedIn(line, written);
    if (published === undefined) wrong.push(line);
    else lines.push(published);
  }
  return { source, lines, findings: findEach(wrong, (line) => [badLine(source, line)]) };
}

function publishedIn({ start }: Line, written: string): Published | undefined {
  const [, before = '', address = '', removed] = LINE.exec(written) ?? [];
  if (!ADDRESS.test(address) || (removed !== undefined && !isDay(removed))) return undefined;
  const at = start + before.length;
  return { address, removed, range: [at, at + address.length] };
}

function badLine(source: SourceText, { number, start, text }: Line): Finding {
  const written = withoutComment(text).trim();
  const at = start + text.indexOf(written);
  const range: Range = [at, at + written.length];
  const place = inText(source, range);
  if (/^(?:<{7}|={7}|>{7}|\|{7})(?!\S)/.test(written)) {
    const mistake = finding('published-line', place, { why: 'merge', written, better: undefined });
    return withEdits(mistake, [deleteLines(source, number, number)]);
  }
  const [first = '', second] = written.split(/\s+/);
  if (second === 'removed' && ADDRESS.test(first))
    return finding('published-line', place, { why: 'date', written, better: `${first} removed 2026-12-31` });
  const better = addressIn(written);
  const mistake = finding('published-line', place, { why: 'address', written, better });
  const isSlash = better !== undefined && withoutSlashes(written) === better.slice(1);
  return isSlash ? withEdits(mistake, [replace(range, better)]) : mistake;
}

/** `https://www.example.com/about/` and `about` -> `/about`. */
function addressIn(written: string): string | undefined {
  const path = withoutQuery(written.replace(/^https?:\/\/[^/]*/i, ''));
  const address = `/${withoutSlashes(path)}`;
  return ADDRESS.test(address) ? address : undefined;
}

/** What comes before `#`, if that starts the line or follows a space. */
function withoutComment(text: string): string {
  const start = text.search(/(?:^|\s)#/);
  return start < 0 ? text : text.slice(0, start);
}
