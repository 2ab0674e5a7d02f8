import { isObject } from '../../../model/json.ts';
import { wrongTimes } from '../../../schema/explain/fields-of-page.ts';
import { hasDays } from '../../../values/column-way.ts';
import { isTimeZone, monthWithout } from '../../../values/day.ts';
import { type DayRange, dayRangeIn, eachDayIn, MOST_DAYS } from '../../../values/days.ts';
import { fieldsThat, fieldValues, pairsIn } from '../../../values/fields.ts';
import { type OpenSpan, openSpansIn, timeSpanOf } from '../../../values/hours.ts';
import { nearest } from '../../../values/suggest.ts';
import { weekdayName, weekdaysIn } from '../../../values/weekdays.ts';
import { type Finding, finding, inText, withRelated } from '../../../yaml/findings/finding.ts';
import { findEach } from '../../../yaml/findings/together.ts';
import {
  entryOf,
  isText,
  itemsOf,
  type Node,
  type ScalarNode,
  textAt,
  textOf,
  valueAt,
} from '../../../yaml/syntax/tree.ts';
import { rewriteScalar } from '../../../yaml/text/edits.ts';
import { locationOf, type SourceText } from '../../../yaml/text/source.ts';
import { absenceOfBlock, CALENDAR, type Calendar, lastDaysIn, spanOf, visibleParts } from '../../dates/calendar.ts';
import type { EntryKinds } from '../../entries/kinds.ts';
import { type Content, entriesIn, fieldNodes } from '../contents.ts';
import { repeatedIn, withMeant } from '../meant.ts';
import { factsOf, type Outline } from '../outline.ts';
import type { Block } from '../parts.ts';
import type { Rule } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';

export const timeRules: readonly Rule[] = [
  /** Days and hours of blocks must be possible. */
  { of: ['page'], find: { block: (each) => (BLOCKS.get(each.type) ?? []).flatMap((check) => check(each)) } },
  /** So must those of places. */
  {
    of: ['settings'],
    find: {
      whole: ({ source, root }) =>
        itemsOf(valueAt(root, 'contact'), 'places').flatMap((place) => checkRows(source, itemsOf(place, 'hours'))),
    },
  },
  /** The time zone of a site must be one that computers know. */
  { of: ['settings'], find: { whole: checkTimeZone } },
  /** What visitors add to their calendars must have days there, and times of a clock that is known. */
  { of: ['page', 'kind'], concerns: ({ hasCalendarFile }) => hasCalendarFile, find: { block: checkFile } },
  /** Dates must be days that there are, and no end may come before its beginning. A page should show something. */
  {
    of: ['page', 'entry', 'data', 'settings', 'kind'],
    concerns: (file, { kinds }) => file.hasDates || mayHaveWrongDay(file, kinds),
    find: { whole: checkDates },
  },
];

const BLOCKS: ReadonlyMap<string, readonly ((block: Block) => Finding[])[]> = new Map([
  ['hours', [checkHours]],
  ['timeline', [checkTimeline]],
  ['timetable', [checkTimetable]],
  ['calendar', [checkTimeline, checkTimetable]],
]);

/** Days must be days that there are. In a timeline, other texts may say when something was, too. */
function checkTimeline({ content: { source }, block }: Block): Finding[] {
  return findEach(itemsOf(block, 'items'), (item) => [...checkDays(source, item, 'date'), ...wrongMonth(source, item)]);
}

/** Opening hours are spans one after the other, and each day of the week is in one entry only. */
function checkHours({ content: { source }, block }: Block): Finding[] {
  const [items, exceptions] = [itemsOf(block, 'items'), itemsOf(block, 'exceptions')];
  return [
    ...checkRows(source, items),
    ...findEach(exceptions, (item) => [...checkSpans(source, item), ...checkDays(source, item, 'days')]),
  ];
}

const checkRows = (source: SourceText, rows: readonly Node[]): Finding[] => [
  ...findEach(rows, (row) => checkSpans(source, row)),
  ...repeatedDays(source, rows),
];

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function checkSpans(source: Content['source'], item: Node): Finding[] {
  const node = textAt(item, 'hours');
  const spans = openSpansIn(node?.value ?? '') ?? [];
  if (node === undefined) return [];
  const empty = spans.find(({ from, until }) => from === until);
  if (empty !== undefined)
    return [finding('impossible-hours', inText(source, node.range), { why: 'empty', first: clock(empty.from) })];
  const at = spans.findIndex((span, index) => isTooEarly(span, spans[index - 1]));
  const [before, span] = [spans[at - 1], spans[at]];
  if (before === undefined || span === undefined) return [];
  const why = before.until < before.from ? 'overnight' : 'overlap';
  const facts = { why, first: clock(before.until), second: clock(span.from) } as const;
  return [finding('impossible-hours', inText(source, node.range), facts)];
}

/** Whether a span begins before the one above it is over. After one that goes on after midnight nothing comes. */
function isTooEarly({ from }: OpenSpan, before: OpenSpan | undefined): boolean {
  return before !== undefined && (from < before.until || before.until < before.from);
}

function repeatedDays(source: Content['source'], items: readonly Node[]): Finding[] {
  const seen = new Map<number, ScalarNode>();
  return findEach(items, (item) => {
    const node = textAt(item, 'days');
    const days = weekdaysIn(node?.value ?? '') ?? [];
    if (node === undefined) return [];
    const day = days.find((each, index) => seen.has(each) || days.indexOf(each) < index);
    const first = day === undefined ? undefined : (seen.get(day) ?? node);
    for (const each of days) if (!seen.has(each)) seen.set(each, node);
    if (day === undefined || first === undefined) return [];
    const { line } = locationOf(source, first.range);
    const name = weekdayName(day);
    const mistake = finding('same-day', inText(source, node.range), { day: name, line, isHere: first === node });
    return [first === node ? mistake : withRelated(mistake, { source, range: first.range }, { why: 'first', name })];
  });
}

/** `2024-13-02`: the month has gone to the place of the day. */
function wrongMonth(source: Content['source'], item: Node): Finding[] {
  const node = textAt(item, 'date');
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(node?.value ?? '') ?? [];
  if (node === undefined || Number(month) <= 12 || month === undefined) return [];
  const facts = { date: node.value, year: Number(year), month: Number(month), days: Number(day) };
  return [finding('no-such-date', inText(source, node.range), facts)];
}

/** Of days and ranges with commas between them, the first that is none. */
function checkDays(source: Content['source'], item: Node, key: string): Finding[] {
  const node = textAt(item, key);
  const ranges = node?.value.split(',').flatMap((part) => dayRangeIn(part.trim()) ?? []) ?? [];
  return node === undefined ? [] : findEach(ranges, (range) => wrongRange(source, node, range)).slice(0, 1);
}

function wrongRange(source: Content['source'], node: ScalarNode, { from, until }: DayRange): Finding[] {
  for (const date of new Set([from, until])) {
    const month = monthWithout(date);
    if (month !== undefined) return [finding('no-such-date', inText(source, node.range), { date, ...month })];
  }
  if (from <= until) return [];
  return [finding('impossible-hours', inText(source, node.range), { why: 'backwards', first: from, second: until })];
}

/** What takes place ends after its beginning, and nothing is there twice at the same time. */
function checkTimetable({ content: { source }, block }: Block): Finding[] {
  const items = itemsOf(block, 'items');
  const ofItem = (item: Node): Finding[] => [
    ...wrongTimes(source, valueAt(item, 'time'), 'open'),
    ...checkDays(source, item, 'day'),
    ...manyDays(source, item),
  ];
  return [...findEach(items, ofItem), ...repeated(source, items)];
}

/** A week of more days than a month has is a calendar. */
function manyDays(source: SourceText, item: Node): Finding[] {
  const node = textAt(item, 'day');
  const { from, until } = dayRangeIn(node?.value ?? '') ?? {};
  if (node === undefined || from === undefined || until === undefined) return [];
  if ((Date.parse(until) - Date.parse(from)) / 86_400_000 < MOST_DAYS) return [];
  const facts = { why: 'long', first: from, second: until, better: undefined } as const;
  return [finding('impossible-time', inText(source, node.range), facts)];
}

/** Entries with the title of an earlier one that begin with it on one of its days. */
function repeated(source: SourceText, items: readonly Node[]): Finding[] {
  const titled = items.flatMap((item) => {
    const title = valueAt(item, 'title');
    return title?.kind === 'scalar' ? [{ item, title, name: String(title.value) }] : [];
  });
  const places = repeatedIn(titled, ({ item, name }) => {
    const [date, time] = [textOf(item, 'date'), textOf(item, 'time')];
    const day = textOf(item, 'day') ?? '';
    const days = date === undefined ? (weekdaysIn(day) ?? eachDayIn(day) ?? []) : [date];
    return days.map((each) => `${each} ${timeSpanOf(time ?? '')?.from} ${name}`);
  });
  return places.map(({ first, later: { title, name } }) => {
    const { range } = first.title;
    const facts = { title: name, line: locationOf(source, range).line, why: 'time' } as const;
    const mistake = finding('same-entry', inText(source, title.range), facts);
    return withRelated(mistake, { source, range }, { why: 'first', name });
  });
}

/** The keys of a page, or of what is said about a block or an announcement, between which it is visible. */
const ofPage = { start: 'publishAt', end: 'expireAt', what: 'page' } as const;
const ofBlock = { start: 'from', end: 'until', what: 'block' } as const;
const ofAnnouncement = { ...ofBlock, what: 'announcement' } as const;

function mayHaveWrongDay({ kind, fields }: Outline, kinds: EntryKinds): boolean {
  const own = kinds.get(kind ?? '')?.fields ?? [];
  const dated = fieldsThat(({ type }) => hasDays(type), own);
  if (fields === undefined || pairsIn(own).length > 0) return dated.length > 0;
  return fieldValues(fields, dated).some(({ value }) => {
    const { from, until } = isObject(value) ? value : { from: value };
    const isWrong = (day: unknown): boolean => monthWithout(String(day)) !== undefined;
    return isWrong(from) || isWrong(until) || isBackward(String(from), String(until));
  });
}

/** Whether one day comes after another. Other texts are reported by their form. */
export const isBackward = (from: string, until: string): boolean =>
  [from, until].every((day) => /^\d{4}-/.test(day)) && from > until;

/** What is wrong with the days in the fields of a kind: no such day, or a last one before the first. */
function wrongDaysOfKind(page: Content, entry: Node, kinds: EntryKinds): Finding[] {
  const own = kinds.get(factsOf(page).kind ?? '')?.fields ?? [];
  const dated = fieldsThat(({ type }) => hasDays(type), own);
  const pairs = pairsIn(own).flatMap(({ first, last, whole }) => {
    const [from, until] = [textOf(entry, first.name) ?? '', textOf(entry, last.name) ?? ''];
    const end = valueAt(entry, last.name);
    const isWrong = whole.type === 'date-range' && end !== undefined && isBackward(from, until);
    return isWrong ? [finding('backward-days', inText(page.source, end.range), { from, until })] : [];
  });
  const each = fieldNodes(entry, dated).flatMap(({ node }) => {
    if (node.kind !== 'map') return wrongDay(page, node);
    const [from, until] = [textOf(node, 'from') ?? '', textOf(node, 'until') ?? ''];
    const last = valueAt(node, 'until');
    const wrong = [valueAt(node, 'from'), last].flatMap((day) => (day === undefined ? [] : wrongDay(page, day)));
    if (wrong.length > 0 || last === undefined || !isBackward(from, until)) return wrong;
    return [finding('backward-days', inText(page.source, last.range), { from, until })];
  });
  return [...each, ...pairs];
}

function checkDates(page: Content, { kinds, calendar }: SiteIndex): Finding[] {
  const { sort, root } = page;
  const blocks = visibleParts(root).flatMap((block) => valueAt(block, 'visible') ?? []);
  const part = sort === 'settings' ? ofAnnouncement : ofBlock;
  const isOver = (from: string, until: string): boolean => {
    const span = spanOf(from, until, calendar);
    return !(span.from < span.until);
  };
  const ofEntry = (map: Node): Finding[] => [
    ...wrongDaysOfKind(page, map, kinds),
    ...checkSpan(page, { ...ofPage, map, isOver }),
  ];
  return [
    ...findEach(entriesIn(page), ofEntry),
    ...blocks.flatMap((visible) => checkSpan(page, { ...part, map: visible, isOver })),
    ...(sort === 'page' ? [...nothingVisible(page, calendar), ...allOver(page, calendar)] : []),
  ];
}

function allOver({ source, root }: Content, calendar: Calendar): Finding[] {
  return visibleParts(root).flatMap((block) => {
    const days = textOf(block, 'type') === CALENDAR ? lastDaysIn(block) : [];
    const isOver = days.every((day) => day !== undefined && spanOf(undefined, day, calendar).until <= calendar.at);
    const at = entryOf(block, 'items')?.keyRange;
    if (days.length === 0 || !isOver || at === undefined || absenceOfBlock(block, calendar) !== undefined) return [];
    return [finding('all-over', inText(source, at), { why: 'calendar' })];
  });
}

/** A day that no month has. Other texts are reported by their form. */
export function wrongDay({ source }: Content, node: Node): Finding[] {
  const date = isText(node) ? node.value : '';
  const month = monthWithout(date);
  return month === undefined ? [] : [finding('no-such-date', inText(source, node.range), { date, ...month })];
}

/** Two days in a map: their keys, what is shown from one to the other, and whether it is over before it begins. */
type Span = {
  readonly map: Node;
  readonly start: string;
  readonly end: string;
  readonly what: 'page' | 'block' | 'announcement' | 'field';
  readonly isOver: (from: string, until: string) => boolean;
};

/** What is wrong with two days in a map of a file: no such day, or the last before the first. */
export function checkSpan(page: Content, { map, start, end, what, isOver }: Span): Finding[] {
  const [first, last] = [valueAt(map, start), valueAt(map, end)];
  const wrong = [first, last].flatMap((node) => (node === undefined ? [] : wrongDay(page, node)));
  const [from, until] = [textOf(map, start), textOf(map, end)];
  if (from === undefined || until === undefined || last === undefined || !isOver(from, until)) return wrong;
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

function checkTimeZone({ source, root }: Content): Finding[] {
  const written = textAt(root, 'timeZone');
  const name = written?.value ?? '';
  if (written === undefined || name.trim() === '' || isTimeZone(name)) return [];
  const zones = Intl.supportedValuesOf('timeZone');
  // People write the city alone.
  const wanted = name.trim().replace(/\s+/g, '_').toLowerCase();
  const city = zones.find((zone) => zone.split('/').at(-1)?.toLowerCase() === wanted);
  const suggestion = city ?? nearest(name, zones);
  const mistake = finding('unknown-time-zone', inText(source, written.range), { name, suggestion });
  const zone = { name, suggestion, known: zones, isCalled: () => city !== undefined };
  return [withMeant(mistake, zone, (meant) => rewriteScalar(source, written, meant))];
}

function checkFile({ content: { source }, block }: Block, site: SiteIndex): Finding[] {
  const entry = entryOf(block, 'calendarFile');
  if (entry === undefined || (entry.value.kind === 'scalar' && entry.value.value !== true)) return [];
  const at = inText(source, entry.keyRange);
  const [from, until] = [textOf(entry.value, 'from') ?? '', textOf(entry.value, 'until')];
  return [
    ...(until !== undefined && until < from ? [finding('calendar-file', at, { why: 'order', from, until })] : []),
    ...(entry.value.kind === 'scalar' && isWeekly(block, site)
      ? [finding('calendar-file', at, { why: 'weekly' })]
      : []),
    ...(site.settingAt('timeZone') === 'absent'
      ? [{ ...finding('calendar-file', at, { why: 'zone' }), severity: 'warning' as const }]
      : []),
  ];
}

function isWeekly(block: Block['block'], { kinds }: SiteIndex): boolean {
  if (itemsOf(block, 'items').some((item) => weekdaysIn(textOf(item, 'day') ?? '') !== undefined)) return true;
  const { fields = [] } = kinds.get(textOf(valueAt(block, 'from'), 'kind') ?? '') ?? {};
  const has = (wanted: string): boolean => fields.some(({ type }) => type === wanted);
  return textOf(block, 'type') === WEEKLY && has('day-of-week') && !fields.some(({ type }) => hasDays(type));
}

/** The block whose days may be those of every week. */
const WEEKLY = 'timetable';
