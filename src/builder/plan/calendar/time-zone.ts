import { largest, smallest } from '../../../model/lists.ts';
import { offsetAt } from '../../../values/moments.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** So many years after the last beginning of an event are told: what is repeated goes on. */
const YEARS_AFTER = 5;

/** When the clocks of a zone change, around the days of some events, as iCalendar wants to have it. */
export function zoneLines(timeZone: string, events: readonly { readonly start: string }[]): string[] {
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
