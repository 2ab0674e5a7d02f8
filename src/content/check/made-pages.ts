import { isTooLong } from '../../disk/portable.ts';
import { reservedSegment } from '../../schema/formats/route.ts';
import { type At, type Finding, finding, inText, withRelatedFile } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { valueAt } from '../../yaml/syntax/tree.ts';
import { textsIn } from '../entries/entries.ts';
import { type MadePage, MOST_MADE, makesPages } from '../entries/made-pages.ts';
import type { Content } from './contents.ts';
import { askedIn } from './parameter.ts';
import type { SiteRule } from './rule.ts';
import type { MadeBy, SiteIndex } from './site-index.ts';

/** A file makes pages for values that can be in an address, as many as may be, and where nothing else is. */
export const madePagesRule: SiteRule = {
  scope: 'site',
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
};

/** The types of fields that there can't be a page for each value of. */
function wrongFields(page: Content, { kinds }: SiteIndex): Finding[] {
  const asked = askedIn(page.root, page.parameters ?? []);
  const kind = kinds.get(asked?.kind ?? '');
  return [...(asked?.fields.values() ?? [])].flatMap((name) => {
    const field = kind?.fields.find((each) => each.name === name);
    if (field === undefined || makesPages(field)) return [];
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
