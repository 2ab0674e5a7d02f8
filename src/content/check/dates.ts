import { isTimeZone, monthWithout } from '../../schema/formats/moments.ts';
import { isOnlyNearest, nearest } from '../../schema/schemas/suggest.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { entryOf, itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { absenceOfBlock, type Calendar, spanOf, visibleParts } from '../dates/calendar.ts';
import { isObject } from '../entries/entries.ts';
import { fieldsThat, fieldValues } from '../entries/field-values.ts';
import type { EntryKinds } from '../entries/kinds.ts';
import { type Content, entriesIn } from './contents.ts';
import { fieldNodes } from './field-nodes.ts';
import type { Outline } from './outline.ts';
import type { AcrossRule, FileRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';
import { kindIn } from './summary.ts';

/** The keys of a page, or of what is said about a block or an announcement, between which it is visible. */
const ofPage = { start: 'publishAt', end: 'expireAt', what: 'page' } as const;
const ofBlock = { start: 'from', end: 'until', what: 'block' } as const;
const ofAnnouncement = { ...ofBlock, what: 'announcement' } as const;

/** Dates must be days that there are, and no end may come before its beginning. A page should show something. */
export const datesRule: AcrossRule = {
  scope: 'across',
  of: ['page', 'entry', 'data', 'settings', 'kind'],
  concerns: (file, { kinds }) => file.mayHave('dates') || mayHaveWrongDay(file, kinds),
  find: { whole: checkDates },
};

function mayHaveWrongDay({ kind, fields }: Outline, kinds: EntryKinds): boolean {
  const own = kinds.get(kind ?? '')?.fields ?? [];
  const dated = fieldsThat(({ type }) => type === 'date' || type === 'date-range', own);
  if (fields === undefined) return dated.length > 0;
  return fieldValues(fields, dated).some(({ value }) => {
    const { from, until } = isObject(value) ? value : { from: value };
    const isWrong = (day: unknown): boolean => monthWithout(String(day)) !== undefined;
    return isWrong(from) || isWrong(until) || isBackward(String(from), String(until));
  });
}

/** Whether one day comes after another. Other texts are reported by their form. */
const isBackward = (from: string, until: string): boolean =>
  [from, until].every((day) => /^\d{4}-/.test(day)) && from > until;

/** What is wrong with the days in the fields of a kind: no such day, or a last one before the first. */
function wrongDaysOfKind(page: Content, entry: Node, kinds: EntryKinds): Finding[] {
  const own = kinds.get(kindIn(page) ?? '')?.fields ?? [];
  const dated = fieldsThat(({ type }) => type === 'date' || type === 'date-range', own);
  return fieldNodes(entry, dated).flatMap(({ node }) => {
    if (node.kind !== 'map') return wrongDay(page, node);
    const [from, until] = [textOf(node, 'from') ?? '', textOf(node, 'until') ?? ''];
    const last = valueAt(node, 'until');
    const wrong = [valueAt(node, 'from'), last].flatMap((day) => (day === undefined ? [] : wrongDay(page, day)));
    if (wrong.length > 0 || last === undefined || !isBackward(from, until)) return wrong;
    return [finding('backward-days', inText(page.source, last.range), { from, until })];
  });
}

function checkDates(page: Content, { kinds, calendar }: SiteIndex): Finding[] {
  const { sort, root } = page;
  const blocks = visibleParts(root).flatMap((block) => valueAt(block, 'visible') ?? []);
  const part = sort === 'settings' ? ofAnnouncement : ofBlock;
  const ofEntry = (map: Node): Finding[] => [
    ...wrongDaysOfKind(page, map, kinds),
    ...checkSpan(page, { ...ofPage, map }, calendar),
  ];
  return [
    ...findEach(entriesIn(page), ofEntry),
    ...blocks.flatMap((visible) => checkSpan(page, { ...part, map: visible }, calendar)),
    ...(sort === 'page' ? nothingVisible(page, calendar) : []),
  ];
}

/** A day that no month has. Other texts are reported by their form. */
export function wrongDay({ source }: Content, node: Node): Finding[] {
  const date = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
  const month = monthWithout(date);
  return month === undefined ? [] : [finding('no-such-date', inText(source, node.range), { date, ...month })];
}

type Keys = typeof ofPage | typeof ofBlock | typeof ofAnnouncement;

/** The days from which and until which a map of a file is shown. */
function checkSpan(
  page: Content,
  { map, start, end, what }: Keys & { readonly map: Node },
  calendar: Calendar,
): Finding[] {
  if (map.kind === 'map' && !map.entries.some(({ key }) => key === start || key === end)) return [];
  const wrong = [start, end].flatMap((key) => {
    const node = valueAt(map, key);
    return node === undefined ? [] : wrongDay(page, node);
  });
  const [from, until] = [textOf(map, start), textOf(map, end)];
  const last = valueAt(map, end);
  if (from === undefined || until === undefined || last === undefined) return wrong;
  const span = spanOf(from, until, calendar);
  if (span.from < span.until) return wrong;
  return [...wrong, finding('ends-before-start', inText(page.source, last.range), { start, from, end, until, what })];
}

/** Said of a page without anything else to show, while visitors can come to it. */
function nothingVisible(page: Content, calendar: Calendar): Finding[] {
  const { source, root, draft, bodyFile } = page;
  const blocks = itemsOf(root, 'blocks');
  const hasMore = draft || bodyFile !== undefined || ['body', 'kind'].some((key) => entryOf(root, key) !== undefined);
  const absences = blocks.map((block) => absenceOfBlock(block, calendar));
  if (hasMore || blocks.length === 0 || absences.some((absence) => absence === undefined)) return [];
  const first = absences.flatMap((absence) => (absence?.why === 'early' ? [absence.date] : [])).sort()[0];
  const at = entryOf(root, 'blocks')?.keyRange ?? [0, 0];
  return [finding('all-hidden', inText(source, at), { from: first })];
}

/** The time zone of a site must be one that computers know. */
export const timeZoneRule: FileRule = { scope: 'file', of: ['settings'], find: { whole: checkTimeZone } };

function checkTimeZone({ source, root }: Content): Finding[] {
  const written = valueAt(root, 'timeZone');
  if (written?.kind !== 'scalar' || typeof written.value !== 'string' || written.value.trim() === '') return [];
  const name = written.value;
  if (isTimeZone(name)) return [];
  const zones = Intl.supportedValuesOf('timeZone');
  // People write the city alone.
  const city = zones.find(
    (zone) => zone.split('/').at(-1)?.toLowerCase() === name.trim().replace(/\s+/g, '_').toLowerCase(),
  );
  const suggestion = city ?? nearest(name, zones);
  const mistake = finding('unknown-time-zone', inText(source, written.range), { name, suggestion });
  if (suggestion === undefined) return [mistake];
  const isSure = city !== undefined || isOnlyNearest(name, suggestion, zones);
  return [withAnswer(mistake, rewriteScalar(source, written, suggestion), isSure)];
}
