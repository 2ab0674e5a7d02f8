import { hash } from 'node:crypto';
import { pageAddress } from '../../../model/address.ts';
import { isList, isObject, type Json, type JsonObject, type WrittenBlock } from '../../../model/json.ts';
import { grouped, largest, smallest } from '../../../model/lists.ts';
import { plainText } from '../../../model/text.ts';
import { beginningOf, offsetAt } from '../../../values/day.ts';
import { type DayRange, dayRangeIn, days, daysOfWeek, eachDayIn } from '../../../values/days.ts';
import { timeSpan, timeSpanOf } from '../../../values/hours.ts';
import { weekdaysIn } from '../../../values/weekdays.ts';
import { inForm } from '../../../values/when.ts';
import type { Context } from '../resolve.ts';
import { linkOf, richTextOf, textOf } from '../texts.ts';

/** Something in a calendar. Times are those of a clock: `2027-01-10` or `2027-01-10 18:00`. */
type CalendarEvent = {
  /** What tells it from all others, and stays the same: whoever has it already gets no second one. */
  readonly uid: string;
  readonly start: string;
  /** When it ends, if that is known; of whole days the day after. */
  readonly end?: string | undefined;
  readonly rule?: string | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  readonly url: string;
};

type CalendarOfPage = {
  readonly name: string;
  readonly timeZone: string | undefined;
  readonly events: readonly CalendarEvent[];
};

/** A calendar as a file of RFC 5545, which programs for calendars read. The same calendar gives the same text. */
export function icsOf({ name, timeZone, events }: CalendarOfPage): string {
  const isTimed = events.some(({ start }) => start.length > 10);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sitewright//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(timeZone === undefined || !isTimed ? [] : zoneLines(timeZone, events)),
    ...events.flatMap((event) => eventLines(event, timeZone)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: CalendarEvent, timeZone: string | undefined): string[] {
  const { uid, start, end, rule, title, description, location, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // When it was written, which nobody knows. The clock of the build would make another file each time.
    `DTSTAMP:${start.slice(0, 10).replaceAll('-', '')}T000000Z`,
    `DTSTART${moment(start, timeZone)}`,
    ...(end === undefined ? [] : [`DTEND${moment(end, timeZone)}`]),
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `SUMMARY:${escaped(title)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

function moment(written: string, timeZone: string | undefined): string {
  const plain = inDigits(written);
  if (written.length === 10) return `;VALUE=DATE:${plain}`;
  return timeZone === undefined ? `:${plain}` : `;TZID=${timeZone}:${plain}`;
}

/** `2027-01-10 18:00` -> `20270110T180000`. */
function inDigits(written: string): string {
  const [day = '', time] = written.split(' ');
  return `${day.replaceAll('-', '')}${time === undefined ? '' : `T${time.replace(':', '')}00`}`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

const LONGEST = 75;

/** A line of iCalendar: what is too long goes on in the next line, after a space. No letter is cut. */
function folded(line: string): string {
  if (line.length * 3 <= LONGEST) return line;
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LONGEST) {
      parts.push(part);
      [part, bytes] = ['', 1];
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

const MINUTE = 60_000;

/** So many years after the last beginning of an event are told: what is repeated goes on. */
const YEARS_AFTER = 5;

/** When the clocks of a zone change, around the days of some events, as iCalendar wants to have it. */
function zoneLines(timeZone: string, events: readonly { readonly start: string }[]): string[] {
  const years = events.map(({ start }) => Number(start.slice(0, 4)));
  const [first, last] = [smallest(years), largest(years) + YEARS_AFTER];
  const begin = Date.UTC(first, 0, 1);
  const offset = offsetAt(begin, timeZone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...partLines({ at: begin, from: offset, to: offset }),
    ...changesBetween(begin, Date.UTC(last + 1, 0, 1), timeZone).flatMap(partLines),
    'END:VTIMEZONE',
  ];
}

/** A change of clocks: when, and how far they are before Greenwich, in milliseconds. */
type Change = { readonly at: number; readonly from: number; readonly to: number };

function changesBetween(begin: number, end: number, timeZone: string): Change[] {
  const changes: Change[] = [];
  let from = offsetAt(begin, timeZone);
  for (let day = begin + DAY; day <= end; day += DAY) {
    const to = offsetAt(day, timeZone);
    if (to === from) continue;
    let [before, after] = [day - DAY, day];
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
      if (offsetAt(middle, timeZone) === from) before = middle;
      else after = middle;
    }
    changes.push({ at: after, from, to });
    from = to;
  }
  return changes;
}

function partLines({ at, from, to }: Change): string[] {
  const part = to > from ? 'DAYLIGHT' : 'STANDARD';
  const local = new Date(at + from).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return [
    `BEGIN:${part}`,
    `DTSTART:${local}`,
    `TZOFFSETFROM:${inHours(from)}`,
    `TZOFFSETTO:${inHours(to)}`,
    `END:${part}`,
  ];
}

/** An offset as a clock shows it: `+0530`. */
function inHours(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  const digits = [Math.floor(minutes / 60), minutes % 60].map((number) => String(number).padStart(2, '0'));
  return `${offset < 0 ? '-' : '+'}${digits.join('')}`;
}

/** The days in which what takes place every week does, as a block says it under `calendarFile`. */
type Term = { readonly from: string; readonly until: string | undefined };

type Occurrence = { readonly day: string; readonly rule?: string } & Partial<Pick<DayRange, 'until' | 'times'>>;

export const hasCalendarFile = ({ calendarFile }: JsonObject): boolean =>
  calendarFile === true || isObject(calendarFile);

/** What takes place according to some blocks. @param page whole address of their page */
export function eventsOf(blocks: readonly WrittenBlock[], page: string, context: Context): CalendarEvent[] {
  const timeZone = context.timeZone();
  const events = blocks.filter(hasCalendarFile).flatMap(({ calendarFile, items }) => {
    const term = termOf(calendarFile);
    return (isList(items) ? items : []).filter(isObject).flatMap((item) =>
      occurrencesOf(item, term, timeZone).map((occurrence) => ({
        event: { ...eventOf(item, occurrence, context), url: addressOf(item.href, page, context) },
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
    const digest = hash('sha256', JSON.stringify([page, own, count])).slice(0, 24);
    return { ...event, uid: `${digest}@${new URL(page).host}` };
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

/** Where an event is told of: where its `href` leads, or on its page. */
function addressOf(href: Json | undefined, page: string, context: Context): string {
  if (typeof href !== 'string') return page;
  const { origin, base } = context.servedAt();
  const to = linkOf(href, context);
  return to.kind === 'page' ? pageAddress(origin + base, to.href) : new URL(to.href, origin).href;
}

function eventOf(item: JsonObject, occurrence: Occurrence, words: Context): Omit<CalendarEvent, 'uid' | 'url'> {
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
