import type { Absence } from '../../model/site.ts';
import { zoneIn } from '../../schema/schemas/site-facts.ts';
import { beginningOf, endOf } from '../../values/day.ts';
import { dayRangeIn } from '../../values/days.ts';
import { itemsOf, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';

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

export function isDraft(page: Node): boolean {
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
