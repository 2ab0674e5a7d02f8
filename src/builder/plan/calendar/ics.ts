import { zoneLines } from './time-zone.ts';

/** Something in a calendar. Times are those of a clock: `2027-01-10` or `2027-01-10 18:00`. */
export type CalendarEvent = {
  /** What tells it from all others, and stays the same: whoever has it already gets no second one. */
  readonly uid: string;
  readonly start: string;
  /** When it ends, if that is known; of whole days the day after. */
  readonly end?: string | undefined;
  /** How it is repeated, as iCalendar says that. */
  readonly rule?: string | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  readonly url: string;
};

/** A calendar: its name, and the zone of its clock; without one, times are those of whoever looks at it. */
export type CalendarOfPage = {
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

/** A day or a time, with what stands before it. */
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

/** So many bytes a line has. */
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
