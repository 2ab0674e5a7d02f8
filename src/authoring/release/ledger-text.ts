import type { Ledger, Published } from '../../content/files/ledger.ts';
import { asTyped } from '../../diagnostics/as-typed.ts';
import { applied } from '../../yaml/text/apply.ts';
import { type Edit, isIdle, lineEndOf, linesFrom, replace } from '../../yaml/text/edits.ts';
import { endOfLine, type Line, lineOf, type SourceText } from '../../yaml/text/source.ts';

const HEADER = [
  '# Every address that this site has published: none of them may ever lead nowhere.',
  `# "${asTyped('release')}" adds new ones. "${asTyped('check')}" says when one is gone, and how to lead its visitors on.`,
  '# Keep this file with the site (in git: commit it).',
];

/** The text of a new ledger. @param addresses in their order */
export function newLedgerText(addresses: readonly string[]): string {
  return [...HEADER, ...addresses, ''].join('\n');
}

/**
 * A ledger with more addresses, each before the first line that comes after it. Comments, and the order that somebody gave the
 * other lines, stay.
 *
 * @param addresses in their order; none of them is there
 */
export function withAddresses({ source, lines }: Ledger, addresses: readonly string[]): string {
  const lineEnd = lineEndOf(source);
  const written = (some: readonly string[]): string => some.map((address) => address + lineEnd).join('');
  const edits: Edit[] = [];
  let next = 0;
  for (const { address, range } of lines) {
    const first = next;
    while (next < addresses.length && (addresses[next] ?? '') < address) next += 1;
    if (next > first) edits.push(insert(startWithComments(source, range[0]), written(addresses.slice(first, next))));
  }
  const rest = addresses.slice(next);
  const isOpen = source.text !== '' && !source.text.endsWith('\n');
  if (rest.length > 0) edits.push(insert(source.text.length, (isOpen ? lineEnd : '') + written(rest)));
  return applied(source.text, edits);
}

/** A ledger in which some addresses are published again. */
export function withReturned({ source }: Ledger, returned: readonly Published[]): string {
  return applied(
    source.text,
    returned.map(({ range: [, end] }) => {
      const [removed = ''] = /^\s+removed\s+\S+/.exec(source.text.slice(end, endOfLineAt(source, end))) ?? [];
      return replace([end, end + removed.length], '');
    }),
  );
}

/** A ledger in which some addresses are ended. @param day `2026-11-22` */
export function withRemoved({ source }: Ledger, removed: readonly Published[], day: string): string {
  return applied(
    source.text,
    removed.map(({ range: [, end] }) => insert(end, ` removed ${day}`)),
  );
}

function insert(at: number, text: string): Edit {
  return replace([at, at], text);
}

function endOfLineAt(source: SourceText, offset: number): number {
  return endOfLine(source, lineOf(source, offset).number);
}

/** Where the line of an address starts, with the comments right above it, unless these start the file. */
function startWithComments(source: SourceText, offset: number): number {
  const line = lineOf(source, offset);
  let start: Line = line;
  for (let number = line.number - 1; number >= source.firstLine; number -= 1) {
    const [above] = linesFrom(source, number);
    if (above === undefined || !isIdle(above) || above.text.trim() === '') return start.start;
    start = above;
  }
  return line.start;
}
