import type { Told } from '../../../diagnostics/catalogue.ts';
import { isTooLong } from '../../../disk/portable.ts';
import { textsIn } from '../../../model/json.ts';
import { mergedNames } from '../../../outputs/outputs.ts';
import { RESERVED, reservedSegment } from '../../../schema/formats/route.ts';
import { queriesIn } from '../../../schema/lists.ts';
import { fieldTypes } from '../../../values/field-types.ts';
import {
  type At,
  type Finding,
  finding,
  inText,
  startOfFile,
  withRelated,
  withRelatedFile,
} from '../../../yaml/findings/finding.ts';
import { findEach } from '../../../yaml/findings/together.ts';
import { entryOf, itemsOf, type MapNode, type Node, plainObject, textOf, valueAt } from '../../../yaml/syntax/tree.ts';
import { locationOf, type Range, type SourceText } from '../../../yaml/text/source.ts';
import { type Calendar, type Span, spanOfBlock } from '../../dates/calendar.ts';
import { type Asked, type MadePage, MOST_MADE } from '../../entries/made-pages.ts';
import { pdfAddressIn } from '../../entries/pdf.ts';
import { isPaged, listPageRoute, queryFrom } from '../../entries/query.ts';
import { foldersOf, keyOf } from '../../files/names.ts';
import { filesWritten } from '../addresses.ts';
import type { Content } from '../contents.ts';
import type { Rule } from '../rule.ts';
import type { MadeBy, SiteIndex } from '../site-index.ts';

/** So many names in brackets an address has. */
const MOST_BRACKETS = 2;

const pageQueries = (root: Node): MapNode[] => itemsOf(root, 'blocks').flatMap(queriesIn);

/** What a page asks for with the names in brackets of its file: the kind, and the fields. Undefined if no list asks for all of them. */
export function askedIn(root: Node, parameters: readonly string[]): Asked | undefined {
  if (parameters.length > MOST_BRACKETS) return undefined;
  return pageQueries(root).flatMap((from): Asked[] => {
    const fields = fieldsAsked(from, parameters);
    const kind = textOf(from, 'kind');
    return fields.size < parameters.length || kind === undefined ? [] : [{ kind, fields }];
  })[0];
}

/** Keys of a query that ask for a field of another name, or of the same. */
export const FIELD_OF: Readonly<Record<string, string>> = { category: 'category', tag: 'tags', section: 'section' };

/** The fields that a query asks for with some names in braces. */
function fieldsAsked(from: MapNode, parameters: readonly string[]): Map<string, string> {
  const where = valueAt(from, 'where');
  const inWhere = where?.kind === 'map' ? where.entries.map(({ key, value }) => ({ field: key, value })) : [];
  const own = from.entries.flatMap(({ key, value }) =>
    key === 'naming' || Object.hasOwn(FIELD_OF, key) ? [{ field: FIELD_OF[key], value }] : [],
  );
  return new Map(
    parameters.flatMap((name) => {
      const found = [...own, ...inWhere].find(({ value }) => value.kind === 'scalar' && value.value === `{${name}}`);
      return found === undefined ? [] : [[name, found.field ?? name]];
    }),
  );
}

export const madePageRules: readonly Rule[] = [
  /** Visitors who ask for an old address can be led to one page only, so a file that makes many has none. */
  {
    of: ['page'],
    find: {
      whole: ({ source, root, parameters }) => {
        const key = parameters === undefined ? undefined : entryOf(root, 'aliases');
        return key === undefined ? [] : [finding('shared-alias', { source, range: key.keyRange })];
      },
    },
  },
  /** A file that makes a page for each value of a field must ask for that field somewhere. */
  {
    of: ['page'],
    find: {
      whole: (page) => {
        const { root, parameters } = page;
        if (parameters === undefined) return [];
        const at = titleOf(page);
        const count = parameters.length;
        if (count > MOST_BRACKETS) return [finding('many-pages', at, { why: 'brackets', count, most: MOST_BRACKETS })];
        const queries = pageQueries(root);
        const kind = queries.flatMap((from) => textOf(from, 'kind') ?? [])[0] ?? 'article';
        const asked = queries.map((from) => fieldsAsked(from, parameters));
        const best = asked.toSorted((a, b) => b.size - a.size)[0];
        const missing = parameters.find((name) => best?.has(name) !== true);
        return missing === undefined ? [] : [finding('unused-parameter', at, { name: missing, all: parameters, kind })];
      },
    },
  },
  /** A page can have one list with pages at a time, and nothing else may be at their addresses. */
  { of: ['page'], concerns: ({ hasLists }) => hasLists, find: { whole: checkLists } },
  /** A file in public/ may not stand where the build puts a file or folder of its own. */
  { find: (site) => outputClashes(site) },
  /** A file makes pages for values that can be in an address, as many as may be, and where nothing else is. */
  {
    find: (site) => {
      // Most sites have no such file.
      if (site.files.every(({ parameters }) => parameters === undefined)) return [];
      const taken = new Map(
        site.files.flatMap(({ file, sort, route, parameters }) =>
          sort === 'page' && route !== undefined && parameters === undefined ? [[route, file] as const] : [],
        ),
      );
      return site.made.flatMap((made) => {
        const page = site.contentOf(made.file);
        const found = page === undefined ? [] : [...wrongFields(page, site), ...wrongPages(page, made, taken)];
        for (const { route } of made.pages) taken.set(route, made.file);
        return found;
      });
    },
  },
  /** A PDF document has an address of its own, which no other and nothing of the site has. */
  {
    find: (site) => {
      const first = new Map<string, string>();
      return site.files.flatMap(({ file, pdf, parameters }): Finding[] => {
        if (pdf === undefined) return [];
        const { address } = pdf;
        const segment = reservedSegment(address);
        const other = first.get(address);
        if (segment === undefined && parameters === undefined && other === undefined) {
          first.set(address, file);
          return [];
        }
        const page = site.contentOf(file);
        if (page === undefined) return [];
        const at = inText(page.source, pdfPlace(page));
        if (segment !== undefined) return [finding('reserved-address', at, { segment, where: 'written' })];
        if (parameters !== undefined) return [finding('pdf-of-many', at, { address })];
        return twice(page, address, site.contentOf(other ?? ''));
      });
    },
  },
];

function wrongFields(page: Content, { kinds }: SiteIndex): Finding[] {
  const asked = askedIn(page.root, page.parameters ?? []);
  const kind = kinds.get(asked?.kind ?? '');
  return [...(asked?.fields.values() ?? [])].flatMap((name) => {
    const field = kind?.fields.find((each) => each.name === name);
    if (field === undefined || fieldTypes[field.type].makesPages === true) return [];
    return [finding('bracket-field', titleOf(page), { name, type: field.type })];
  });
}

const titleOf = ({ source, root }: Content): At => inText(source, valueAt(root, 'title')?.range ?? [0, 0]);

function wrongPages(page: Content, made: MadeBy, taken: ReadonlyMap<string, string>): Finding[] {
  const at = titleOf(page);
  const { count, unaddressed, same, pages } = made;
  const many = { why: 'pages', count, most: MOST_MADE, names: page.parameters?.length ?? 1 } as const;
  return [
    ...(count > MOST_MADE ? [finding('many-pages', at, many)] : []),
    ...findEach(pages, (each) => wrongAddress(at, each, taken)),
    ...findEach(unaddressed, ({ words, entry }) => [
      noPage(finding('value-address', at, { why: 'none', words, entry: entry.file })),
    ]),
    ...findEach(same, ({ words, first, entry }) => [
      noPage(finding('value-address', at, { why: 'same', words, first, entry: entry.file })),
    ]),
  ];
}

/** The site can be built without the page. */
const noPage = (found: Finding): Finding => ({ ...found, severity: 'warning' });

function wrongAddress(at: At, { route, values, entry }: MadePage, taken: ReadonlyMap<string, string>): Finding[] {
  const words = [...values.values()].flatMap(({ value }) => textsIn(value)).join(', ');
  const about = { words, route, entry: entry.file };
  const other = taken.get(route);
  if (other !== undefined)
    return [
      withRelatedFile(finding('value-address', at, { why: 'page', other, ...about }), other, { why: 'other-file' }),
    ];
  if (isTooLong(route)) return [finding('value-address', at, { why: 'long', ...about })];
  return reservedSegment(route) === undefined ? [] : [finding('value-address', at, { why: 'reserved', ...about })];
}

function checkLists({ source, root }: Content, site: SiteIndex): Finding[] {
  const lists = pagedIn(root, site.calendar);
  const [first] = lists;
  if (first === undefined) return [];
  const clash = clashOf(source.file, site);
  return [
    ...secondOf(lists, source),
    ...(clash === undefined ? [] : [finding('list-page-clash', inText(source, first.range), clash)]),
  ];
}

type ListWithPages = { readonly range: Range; readonly span: Span };

function pagedIn(root: Node, calendar: Calendar): ListWithPages[] {
  return itemsOf(root, 'blocks').flatMap((block) => {
    const from = valueAt(block, 'from');
    const isRight = from?.kind === 'map' && isPaged(queryFrom(plainObject(from)));
    const entry = isRight ? entryOf(from, 'perPage') : undefined;
    return entry === undefined ? [] : [{ range: entry.keyRange, span: spanOfBlock(block, calendar) }];
  });
}

/** The first list that visitors see at the same time as one before it. */
function secondOf(lists: readonly ListWithPages[], source: SourceText): Finding[] {
  for (const [index, { range, span }] of lists.entries()) {
    const other = lists.slice(0, index).find((before) => isMeeting(before.span, span));
    if (other === undefined) continue;
    const { line } = locationOf(source, other.range);
    const isTimed = [span, other.span].every(({ from, until }) => Number.isFinite(from) || Number.isFinite(until));
    const mistake = finding('second-paged-list', inText(source, range), { line, isTimed });
    return [withRelated(mistake, { source, range: other.range }, { why: 'first-list' })];
  }
  return [];
}

const isMeeting = (a: Span, b: Span): boolean => a.from < b.until && b.from < a.until;

/** The first address of the lists of a file that something else has. */
function clashOf(file: string, site: SiteIndex): Told<'list-page-clash'> | undefined {
  for (const { address: list, count } of site.listsOf(file)) {
    for (let number = 2; number <= count; number += 1) {
      const address = listPageRoute(list, number);
      const there = site.pageAt(address);
      if (there === undefined || there.furtherOf === list) continue;
      return { number, address, file: there.file, isSame: there.file === file };
    }
  }
  return undefined;
}

function twice(page: Content, address: string, other: Content | undefined): Finding[] {
  const facts = { address, other: other?.source.file ?? '' };
  const mistake = finding('pdf-twice', inText(page.source, pdfPlace(page)), facts);
  if (other === undefined) return [mistake];
  return [withRelated(mistake, { source: other.source, range: pdfPlace(other) }, { why: 'same-address' })];
}

/** Where the address is written, or the kind that gives it. */
function pdfPlace({ root }: Content): Range {
  return pdfAddressIn(root) ?? (valueAt(root, 'pdf') ?? valueAt(root, 'kind') ?? root).range;
}

/** Web servers send a compressed copy that lies beside a file in its place. @param name of a file in public/, with a leading `/` */
const keyOfPublic = (name: string): string => keyOf(name.slice(1)).replace(/\.(?:br|gz)$/, '');

/** The files in public/ that stand where the build puts something of its own. @param more addresses of pages */
export function outputClashes(index: SiteIndex, more: readonly string[] = []): Finding[] {
  const pages = [...index.addresses('pages'), ...more];
  const redirects = index.addresses('redirects');
  const publicFiles = new Set(index.addresses('publicFiles'));
  // There may be few of these and many pages: only what has the name of one is looked at.
  const mayClash = new Set([...publicFiles].map(keyOfPublic).flatMap((key) => [key, ...foldersOf(key)]));
  const among = (paths: readonly string[]): string[] => paths.filter((path) => mayClash.has(path));
  const own = filesWritten(index, pages).map(keyOf);
  const routes = [...pages, ...redirects].filter((route) => route !== '/').map((route) => keyOf(route.slice(1)));
  // A server asked for /contact may take any of contact, contact.html and contact/index.html.
  const files = new Set([...among(own), ...among(routes.map((route) => `${route}/index.html`))]);
  // A redirect from such a file is reported at the redirect.
  const bare = new Set(among(routes).filter((route) => !index.isRedirect(`/${route}`)));
  const innermost = new Set(own.map((path) => path.slice(0, path.lastIndexOf('/') + 1)));
  const folders = new Set([...[...innermost].flatMap(foldersOf), ...RESERVED]);
  return [...publicFiles].sort().flatMap((name) => {
    if (mergedNames.includes(name.slice(1))) return [];
    const key = keyOfPublic(name);
    const isReserved = RESERVED.some((segment) => key.startsWith(`${segment}/`));
    const isTaken =
      files.has(key) || bare.has(key) || folders.has(key) || foldersOf(key).some((folder) => files.has(folder));
    return isReserved || isTaken ? [finding('output-clash', startOfFile(`public${name}`), { name })] : [];
  });
}
