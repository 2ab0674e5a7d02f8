import { isThere, meantAddress, pathOf } from '../../content/check/addresses.ts';
import { factsOf } from '../../content/check/outline.ts';
import { LEDGER, type Ledger, type Published, readLedger } from '../../content/files/ledger.ts';
import type { SiteFiles } from '../../content/load/site-files.ts';
import { siteIndexOf } from '../../content/load/site-index.ts';
import { asTyped } from '../../diagnostics/as-typed.ts';
import { decoded } from '../../model/address.ts';
import { grouped } from '../../model/lists.ts';
import { ownAddress } from '../../schema/formats/own-site.ts';
import { applied, insert, isIdle, lineEndOf, linesFrom, replace } from '../../yaml/text/edits.ts';
import { endOfLine, type Line, lineOf, type SourceText, sourceText } from '../../yaml/text/source.ts';
import { refuse } from '../refused.ts';

/** What a release adds to the list of published addresses. Nothing has been written. */
export type Release = {
  /** Addresses that are new, in their order. */
  readonly added: readonly string[];
  /** Addresses that were ended, and are there again. */
  readonly returned: readonly string[];
  /** How many addresses are listed then, without those that were ended. */
  readonly count: number;
  /** The text of the ledger after it; undefined if nothing changes. */
  readonly text: string | undefined;
};

/** What is published for the first time. @param files of a site without errors */
export function releaseOf(files: SiteFiles): Release {
  const now = publishedNow(files);
  const ledger = files.ledger?.ledger;
  const lines = ledger?.lines ?? [];
  const listed = new Set(lines.map(({ address }) => decoded(address)));
  const added = [...now].filter((address) => !listed.has(decoded(address))).sort();
  const there = new Set([...now].map(decoded));
  const returned = lines.filter(({ address, removed }) => removed !== undefined && there.has(decoded(address)));
  const kept = lines.filter(({ removed }) => removed === undefined).length;
  const count = kept + returned.length + added.length;
  const names = returned.map(({ address }) => address);
  if (ledger === undefined) return { added, returned: [], count, text: [...HEADER, ...added, ''].join('\n') };
  if (added.length + returned.length === 0) return { added, returned: [], count, text: undefined };
  const again = readLedger(sourceText(LEDGER, withReturned(ledger, returned)));
  return { added, returned: names, count, text: withAddresses(again, added) };
}

/**
 * The addresses that a site publishes as it is now: those of its pages and their PDF documents, those that lead on, and those of files that its links
 * lead to, such as a PDF. Pictures and styles are parts of pages: nobody keeps their addresses.
 */
function publishedNow(files: SiteFiles): ReadonlySet<string> {
  const site = siteIndexOf(files);
  const pages = site.addresses('pages').filter((route) => site.pageAt(route)?.outline?.draft !== true);
  const documents = site.addresses('documents').filter((address) => site.documentAt(address)?.draft !== true);
  const contents = [files.site, ...files.pages, ...files.bodies].flatMap((file) => file?.content ?? []);
  const linked = contents
    .flatMap((content) => (content.draft ? [] : factsOf(content).links))
    .map(({ href }) => pathOf(ownAddress(href, site.url) ?? href))
    .filter(site.isPublicFile);
  const all = [...pages, ...documents, ...site.addresses('redirects'), ...linked.map(encodeURI)];
  return new Set(all.filter((address) => isThere(address, site)));
}

/**
 * Ends published addresses on purpose.
 *
 * @param addresses as they were typed
 * @param day on which they end: `2026-11-22`
 * @returns the text of the ledger then
 * @throws Refused if one can't be ended
 */
export function acceptRemoved(files: SiteFiles, addresses: readonly string[], day: string): string {
  const ledger = files.ledger?.ledger;
  if (ledger === undefined) refuse({ why: 'no-list' });
  const site = siteIndexOf(files);
  const listed = new Map(ledger.lines.map((line) => [decoded(line.address), line]));
  const edits = addresses.map((address) => {
    const line = listed.get(decoded(address));
    if (line === undefined) {
      const meant = meantAddress(address, [...listed.keys()])?.address;
      refuse({ why: 'not-published', address, meant });
    }
    if (line.removed !== undefined) refuse({ why: 'removed', address, day: line.removed });
    if (isThere(line.address, site)) refuse({ why: 'still-there', address });
    return insert(line.range[1], ` removed ${day}`);
  });
  return applied(ledger.source.text, edits);
}

const HEADER = [
  '# Every address that this site has published: none of them may ever lead nowhere.',
  `# "${asTyped('release')}" adds new ones. "${asTyped('check')}" says when one is gone, and how to lead its visitors on.`,
  '# Keep this file with the site (in git: commit it).',
];

/**
 * A ledger with more addresses, each before the first line that comes after it. Comments, and the order that somebody gave the
 * other lines, stay.
 *
 * @param addresses in their order; none of them is there
 */
function withAddresses({ source, lines }: Ledger, addresses: readonly string[]): string {
  const lineEnd = lineEndOf(source);
  const isOpen = source.text !== '' && !source.text.endsWith('\n');
  const byNext = grouped(addresses, (address) => lines.find((line) => address < line.address));
  const edits = [...byNext].map(([next, some]) => {
    const written = some.map((address) => address + lineEnd).join('');
    return next === undefined
      ? insert(source.text.length, (isOpen ? lineEnd : '') + written)
      : insert(startWithComments(source, next.range[0]), written);
  });
  return applied(source.text, edits);
}

function withReturned({ source }: Ledger, returned: readonly Published[]): string {
  return applied(
    source.text,
    returned.map(({ range: [, end] }) => {
      const [removed = ''] =
        /^\s+removed\s+\S+/.exec(source.text.slice(end, endOfLine(source, lineOf(source, end).number))) ?? [];
      return replace([end, end + removed.length], '');
    }),
  );
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
