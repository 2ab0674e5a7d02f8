import type { Absence } from '../../model/site.ts';
import { zoneIn } from '../../schema/schemas/site-facts.ts';
import { beginningOf, endOf, onClock } from '../../values/day.ts';
import { dayRangeIn } from '../../values/days.ts';
import { itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';

/** When a site becomes another one by itself, and what then appears or goes. */
export type NextChange = {
  /** As a clock of the site shows it, with its zone: `2026-12-01 00:00 UTC`. */
  readonly at: string;
  readonly changes: readonly Change[];
};

export type Change = {
  /** The address of the page, or words for several: `pages of the kind recipe`. */
  readonly where: string;
  /** `day`: that of the page is over, and lists that ask for that show it elsewhere. `date`: one in a calendar, or among the special hours, is over. */
  readonly part: 'page' | 'block' | 'day' | 'date';
  readonly appears: boolean;
};

/** A page that could be read, the layout of a kind, or site.yaml. */
type Dated = {
  readonly where: string;
  readonly root: Node;
  readonly day?: string;
};

/** The first change by date after the moment of a calendar; undefined if everything stays as it is. */
export function nextChange(files: readonly Dated[], calendar: Calendar): NextChange | undefined {
  const changes = files.flatMap((file) => changesOf(file, calendar)).filter(({ at }) => at > calendar.at);
  const first = changes.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  if (first === Number.POSITIVE_INFINITY) return undefined;
  const then = changes.filter(({ at }) => at === first).map(({ at: _, ...change }) => change);
  return {
    at: `${onClock(first, calendar.timeZone)} ${calendar.timeZone}`,
    changes: then.toSorted((a, b) => (a.where < b.where ? -1 : 1)),
  };
}

/**
 * Until when the same files give the same site and the same findings: the next date in any of them, whether or not visitors would notice.
 * @returns milliseconds since 1970; infinity if no date is ahead
 */
export function holdsUntil(files: readonly Dated[], calendar: Calendar): number {
  const spans = files.flatMap(({ root }) => [pageSpan(root, calendar), ...blockSpans(root, calendar)]);
  const days = files.flatMap(({ day, root }) => [day, ...datesIn(root)].flatMap((each) => endOfDay(each, calendar)));
  const ahead = [...spans.flatMap(({ from, until }) => [from, until]), ...days].filter((at) => at > calendar.at);
  return ahead.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY);
}

const pageSpan = (root: Node, calendar: Calendar): Span =>
  spanOf(textOf(root, 'publishAt'), textOf(root, 'expireAt'), calendar);

const blockSpans = (root: Node, calendar: Calendar): Span[] =>
  visibleParts(root).map((block) => spanOfBlock(block, calendar));

const datesIn = (root: Node): string[] =>
  visibleParts(root).flatMap((block) => lastDaysIn(block).flatMap((day) => day ?? []));

function endOfDay(day: string | undefined, { timeZone }: Calendar): number[] {
  return [day === undefined ? undefined : endOf(day, timeZone)].flatMap((at) => at ?? []);
}

function changesOf({ where, root, day }: Dated, calendar: Calendar): (Change & { readonly at: number })[] {
  if (isDraft(root)) return [];
  const page = pageSpan(root, calendar);
  const blocks = blockSpans(root, calendar).flatMap((span) =>
    endsOf(span)
      .filter(({ at }) => page.from < at && at < page.until)
      .map((end) => ({ ...end, where, part: 'block' as const })),
  );
  const overAt = (days: Iterable<string | undefined>, part: Change['part']) =>
    [...days].flatMap((each) => endOfDay(each, calendar)).map((at) => ({ at, appears: false, where, part }));
  const ofPage = endsOf(page).map((end) => ({ ...end, where, part: 'page' as const }));
  return [...ofPage, ...blocks, ...overAt([day], 'day'), ...overAt(new Set(datesIn(root)), 'date')];
}

/** The beginning and the end of a time, where it has them. Of one that ends before it begins, nothing is ever seen. */
function endsOf({ from, until }: Span): { readonly at: number; readonly appears: boolean }[] {
  if (from >= until) return [];
  return [
    { at: from, appears: true },
    { at: until, appears: false },
  ].filter(({ at }) => Number.isFinite(at));
}

export type View = {
  /** A moment, or a day or time as people write it: that of the site's time zone. */
  readonly at: Date | string;
  /** Whether lists and pages have what isn't published at that moment, too. */
  readonly all: boolean;
};

/** What visitors see now. */
export const published = (): View => ({ at: new Date(), all: false });

export type Calendar = {
  /** The moment that it is, in milliseconds since 1970. */
  readonly at: number;
  /** Where a day begins that says nothing else: a name such as `Europe/Berlin`. */
  readonly timeZone: string;
};

/** The clock by which a site is looked at. @throws Error for a text that is no day or time */
export function calendarOf({ at }: View, settings: Node | undefined): Calendar {
  const timeZone = zoneIn(textOf(settings, 'timeZone'));
  const moment = typeof at === 'string' ? beginningOf(at, timeZone) : at.getTime();
  if (moment === undefined) throw new Error(`"${at}" is no day or time.`);
  return { at: moment, timeZone };
}

/** The block that has what is over folded away. */
export const CALENDAR = 'calendar';

/** Blocks that show something in another place, or not at all, when its day is over: the list that it is in, and the key of its day. */
export const DATED_LISTS: ReadonlyMap<string, { readonly list: string; readonly key: string }> = new Map([
  [CALENDAR, { list: 'items', key: 'date' }],
  ['hours', { list: 'exceptions', key: 'days' }],
]);

/** The last days of what a block shows as long as it is to come; undefined for one that isn't written like a day. */
export function lastDaysIn(block: Node): (string | undefined)[] {
  const { list, key } = DATED_LISTS.get(textOf(block, 'type') ?? '') ?? {};
  const items = list === undefined ? [] : itemsOf(block, list);
  return items.map((item) => dayRangeIn(textOf(item, key ?? '') ?? '')?.until);
}

/** A time in which something is there. What has no beginning or no end, or wrong ones, has always begun or never ends. */
export type Span = { readonly from: number; readonly until: number };

export function spanOf(
  from: string | undefined,
  until: string | undefined,
  { timeZone }: Pick<Calendar, 'timeZone'>,
): Span {
  return {
    from: (from === undefined ? undefined : beginningOf(from, timeZone)) ?? Number.NEGATIVE_INFINITY,
    until: (until === undefined ? undefined : endOf(until, timeZone)) ?? Number.POSITIVE_INFINITY,
  };
}

export function spanOfBlock(block: Node, zone: Pick<Calendar, 'timeZone'>): Span {
  const visible = valueAt(block, 'visible');
  return spanOf(textOf(visible, 'from'), textOf(visible, 'until'), zone);
}

/** What can say when visitors see it, besides the page itself: the blocks of a page or a layout, and what site.yaml announces. */
export function visibleParts(root: Node): Node[] {
  return [...itemsOf(root, 'blocks'), ...itemsOf(root, 'layout'), valueAt(root, 'announcement') ?? []].flat();
}

function isDraft(page: Node): boolean {
  const draft = valueAt(page, 'draft');
  return draft?.kind === 'scalar' && draft.value === true;
}

export function absenceOfPage(page: Node, calendar: Calendar): Absence | undefined {
  if (isDraft(page)) return { why: 'draft' };
  return absenceIn(textOf(page, 'publishAt'), textOf(page, 'expireAt'), calendar);
}

export function absenceOfBlock(block: Node, calendar: Calendar): Absence | undefined {
  const visible = valueAt(block, 'visible');
  return absenceIn(textOf(visible, 'from'), textOf(visible, 'until'), calendar);
}

export function absenceIn(
  from: string | undefined,
  until: string | undefined,
  calendar: Calendar,
): Absence | undefined {
  const span = spanOf(from, until, calendar);
  if (calendar.at < span.from) return { why: 'early', date: from ?? '' };
  if (calendar.at >= span.until) return { why: 'over', date: until ?? '' };
  return undefined;
}
