import { largest, smallest } from '../../../model/lists.ts';
import { offsetAt } from '../../../values/day.ts';

/** Something in a calendar. Times are those of a clock: `2027-01-10` or `2027-01-10 18:00`. */
export type CalendarEvent = {
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
export function inDigits(written: string): string {
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

const DAY = 86_400_000;
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
