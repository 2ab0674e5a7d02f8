import { hash } from 'node:crypto';
import { grouped } from '../../../model/grouped.ts';
import { isList, isObject, type Json, type JsonObject, type WrittenBlock } from '../../../model/json.ts';
import { plainText } from '../../../model/plain-text.ts';
import { beginningOf } from '../../../values/day.ts';
import { type DayRange, dayRangeIn, days, daysOfWeek, eachDayIn } from '../../../values/days.ts';
import { timeSpan, timeSpanOf } from '../../../values/hours.ts';
import { weekdaysIn } from '../../../values/weekdays.ts';
import { inForm } from '../../../values/when.ts';
import { richTextOf, textOf, type WordsContext } from '../texts.ts';
import { type CalendarEvent, inDigits } from './ics.ts';

export type EventsContext = {
  readonly words: WordsContext;
  readonly timeZone: string | undefined;
  readonly page: string;
  readonly addressOf: (href: string) => string;
};

/** The days in which what takes place every week does, as a block says it under `calendarFile`. */
type Term = { readonly from: string; readonly until: string | undefined };

type Occurrence = { readonly day: string; readonly rule?: string } & Partial<Pick<DayRange, 'until' | 'times'>>;

export const hasCalendarFile = ({ calendarFile }: JsonObject): boolean =>
  calendarFile === true || isObject(calendarFile);

export function eventsOf(blocks: readonly WrittenBlock[], context: EventsContext): CalendarEvent[] {
  const events = blocks.filter(hasCalendarFile).flatMap(({ calendarFile, items }) => {
    const term = termOf(calendarFile);
    return (isList(items) ? items : []).filter(isObject).flatMap((item) =>
      occurrencesOf(item, term, context.timeZone).map((occurrence) => ({
        event: eventOf(item, occurrence, context),
        // A calendar moves what is postponed, because it has the same identity on the other day.
        name: JSON.stringify([item.title, item.href]),
        day: `${occurrence.day} ${occurrence.rule ?? ''}`,
      })),
    );
  });
  const named = grouped(events, ({ name }) => name);
  const seen = new Map<string, number>();
  return events.map(({ event, name, day }) => {
    // Those of one name are told apart by their days, and on a day by their order.
    const own = named.get(name)?.length === 1 ? name : `${name} ${day}`;
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    const digest = hash('sha256', JSON.stringify([context.page, own, count])).slice(0, 24);
    return { ...event, uid: `${digest}@${new URL(context.page).host}` };
  });
}

function termOf(written: Json | undefined): Term | undefined {
  if (!isObject(written) || typeof written.from !== 'string') return undefined;
  return { from: written.from, until: typeof written.until === 'string' ? written.until : undefined };
}

function occurrencesOf({ date, day }: JsonObject, term: Term | undefined, timeZone: string | undefined): Occurrence[] {
  if (typeof date === 'string') {
    const range = dayRangeIn(inForm(days, date) ?? '');
    return range === undefined ? [] : [{ day: range.from, ...range }];
  }
  if (typeof day !== 'string') return [];
  const said = inForm(daysOfWeek, day) ?? '';
  const dates = eachDayIn(said);
  if (dates !== undefined) return dates.map((each) => ({ day: each }));
  const weekdays = weekdaysIn(said);
  if (weekdays === undefined || term === undefined) return [];
  const first = firstOn(term.from, weekdays);
  return first === undefined || (term.until !== undefined && first > term.until)
    ? []
    : [{ day: first, rule: weekly(weekdays, term, timeZone) }];
}

const DAY = 86_400_000;

function firstOn(from: string, weekdays: readonly number[]): string | undefined {
  const begin = Date.parse(from);
  if (Number.isNaN(begin)) return undefined;
  const week = [0, 1, 2, 3, 4, 5, 6].map((at) => new Date(begin + at * DAY));
  return week
    .find((day) => weekdays.includes(day.getUTCDay() || 7))
    ?.toISOString()
    .slice(0, 10);
}

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

function weekly(weekdays: readonly number[], { until }: Term, timeZone: string | undefined): string {
  const codes = [...new Set(weekdays)].toSorted().map((day) => CODES[day - 1]);
  const end = until === undefined ? '' : `;UNTIL=${endOfDay(until, timeZone)}`;
  return `FREQ=WEEKLY;BYDAY=${codes.join(',')}${end}`;
}

/** The last minute of a day, in the time of Greenwich where the zone is known. */
function endOfDay(day: string, timeZone: string | undefined): string {
  const last = `${day} 23:59`;
  const moment = timeZone === undefined ? undefined : beginningOf(last, timeZone);
  if (moment === undefined) return inDigits(last);
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function eventOf(item: JsonObject, occurrence: Occurrence, context: EventsContext): Omit<CalendarEvent, 'uid'> {
  const { words } = context;
  const said = (key: string): string | undefined => {
    const value = item[key];
    return typeof value === 'string' ? plainText(textOf(value, words)) : undefined;
  };
  const long = item.description;
  const about = typeof long === 'string' ? richTextOf(long, words).map(plainText) : [];
  const meta = (isList(item.meta) ? item.meta : []).map((each) => plainText(textOf(String(each), words)));
  const description = [...meta, ...about].join('\n');
  return {
    ...timesOf(item.time, occurrence),
    title: said('title') ?? '',
    ...(description === '' ? {} : { description }),
    location: said('place'),
    url: typeof item.href === 'string' ? context.addressOf(item.href) : context.page,
  };
}

/** When it begins and ends: several whole days, or at the same time on each of them. */
function timesOf(
  written: Json | undefined,
  { day, until = day, times, rule }: Occurrence,
): Pick<CalendarEvent, 'start' | 'end' | 'rule'> {
  const text = typeof written === 'string' ? written : '';
  const span = timeSpanOf(inForm(timeSpan, text) ?? '');
  const count = Math.round((Date.parse(until) - Date.parse(day)) / DAY) + 1;
  if (times !== undefined) return { start: `${day} ${times[0]}`, end: `${until} ${times[1]}`, rule };
  if (span === undefined) return { start: day, end: after(day, Math.max(count, 1)), rule };
  const { from, until: end } = span;
  return {
    start: `${day} ${clock(from)}`,
    end: end === undefined ? undefined : `${after(day, end > from ? 0 : 1)} ${clock(end)}`,
    rule: count > 1 ? `FREQ=DAILY;COUNT=${count}` : rule,
  };
}

const after = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** `18:00`, from minutes since midnight; midnight at the end of a day is 24:00 there. */
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
