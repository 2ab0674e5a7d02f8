import { didYouMean, error, warning } from './entry.ts';
import { acrossFiles, address, plain, unhappy } from './traits.ts';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The name of a month. To load what knows it takes longer than to say it, and few have to be told. */
const monthOf = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' });

/** A day that its month doesn't have. */
export type NoDay = { readonly date: string; readonly year: number; readonly month: number; readonly days: number };

/** That there is no such day, and what to write. */
export function withoutDay(facts: NoDay): readonly [string, string] {
  const month = `${facts.year}-${twoDigits(facts.month)}`;
  if (facts.month > 12)
    return [
      `There's no day ${facts.date}: a year has 12 months.`,
      `Write the year, the month and the day, such as ${facts.year}-05-12.`,
    ];
  return [
    `There's no day ${facts.date.slice(0, 10)}: ${monthOf(month)} ${facts.year} has ${facts.days} days.`,
    `Write a day from ${month}-01 to ${month}-${facts.days}.`,
  ];
}

/** What visitors don't see at a moment. */
type Hidden = { readonly href: string; readonly date: string; readonly file: string };

/** What is said of a text that is no day, by what its key takes. */
const DAY = {
  what: 'a day',
  so: "it can't be marked when that day comes",
  how: 'the year, the month and the day, such as 2026-07-03',
  type: 'date',
};
const DAYS: Readonly<Record<string, typeof DAY>> = {
  dates: { ...DAY, what: 'a date', so: 'this comes before all months' },
  daysOfWeek: {
    ...DAY,
    so: 'this comes after all days',
    how: 'a day of the week, such as monday, or a date, such as 2026-07-03',
    type: 'day-of-week',
  },
  weekdays: { ...DAY, how: 'a day of the week, such as monday', type: 'day-of-week' },
};

/** Words about days and times. */
export const dates = {
  'no-such-date': error(
    plain,
    'What should happen on that day would never happen, or on another one.',
    (facts: NoDay) => {
      const [message, hint] = withoutDay(facts);
      return { message, hint };
    },
  ),
  'ends-before-start': error(
    plain,
    'Visitors would never see it, or find no day to choose.',
    (facts: {
      start: string;
      from: string;
      end: string;
      until: string;
      what: 'page' | 'block' | 'announcement' | 'field';
    }) => ({
      message: `"${facts.end}" (${facts.until}) is before "${facts.start}" (${facts.from}), so ${facts.what === 'field' ? 'no day can be chosen' : `visitors would never see this ${facts.what}`}.`,
      hint: 'Change one of the two dates.',
    }),
  ),
  'impossible-hours': error(
    plain,
    'Visitors would stand in front of a closed door.',
    (facts: { why: 'empty' | 'overlap' | 'overnight' | 'backwards'; first: string; second: string }) => ({
      message: {
        empty: `These hours end when they begin, at ${facts.first}.`,
        overlap: `These hours overlap: ${facts.second} is before the end of the hours in front of it, ${facts.first}.`,
        overnight: `These hours go on after midnight, until ${facts.first}, so nothing can come after them on this day.`,
        backwards: `The last day, ${facts.second}, is before the first, ${facts.first}.`,
      }[facts.why],
      hint: {
        empty: 'Write a later end. For the whole day, write 0:00-24:00.',
        overlap: 'Write them in their order, each with its own end: 9:00-12:30, 14:00-18:00',
        overnight: 'Write them last: 12:00-14:00, 18:00-2:00',
        backwards: 'Swap the two days, or change the year of one.',
      }[facts.why],
    }),
  ),
  'impossible-time': error(
    plain,
    'Visitors would come at the wrong time.',
    (facts: {
      why: 'empty' | 'open' | 'backwards' | 'long';
      first: string;
      second: string;
      better: string | undefined;
    }) => ({
      message: {
        empty: `This ends when it begins, at ${facts.first}.`,
        open: `This ends when it begins, at ${facts.first}.`,
        backwards: `This ends before it begins: ${facts.second} is before ${facts.first}.`,
        long: `These are more days than a timetable shows: 31 at most, and this goes from ${facts.first} to ${facts.second}.`,
      }[facts.why],
      hint: {
        empty: 'Write a later end.',
        open: `Write a later end, or only the beginning: ${facts.first}`,
        backwards: `${didYouMean(facts.better)}What goes on after midnight, such as 22:00-1:00, ends within 12 hours.`,
        long: 'Use a calendar, which shows such days in one line: write type: calendar, and date in place of day.',
      }[facts.why],
    }),
  ),
  'unread-day': warning(
    { ...unhappy, reach: 'site' },
    'Visitors would look for it on its day, and not find it there.',
    (facts: { block: string; written: string; field: string; kind: string; as: string }) => {
      const { what, so, how, type } = DAYS[facts.as] ?? DAY;
      return {
        message: `The "${facts.block}" block can't read "${facts.written}" as ${what}, so ${so}.`,
        hint: `Write ${how}. Make "${facts.field}" a field of the type "${type}" in kinds/${facts.kind}.yaml to have all of them checked.`,
      };
    },
  ),
  'unread-time': warning(
    { ...unhappy, reach: 'site' },
    'Visitors would look for it at another time of the day.',
    (facts: {
      block: string;
      written: string;
      field: string;
      kind: string;
      order: { first: string; second: string; better: string | undefined } | undefined;
    }) => {
      const checked = `Make "${facts.field}" a field of the type "time-range" in kinds/${facts.kind}.yaml to have all of them checked.`;
      if (facts.order === undefined)
        return {
          message: `The ${facts.block} can't read "${facts.written}" as a time, so this comes before everything that has one.`,
          hint: `Write from when until when, such as 18:00-19:30, or only the beginning: 18:00. ${checked}`,
        };
      const { first, second, better } = facts.order;
      return better === undefined
        ? {
            message: `In the ${facts.block}, "${facts.written}" ends when it begins, at ${first}.`,
            hint: `Write a later end, or only the beginning: ${first}. ${checked}`,
          }
        : {
            message: `In the ${facts.block}, "${facts.written}" ends before it begins: ${second} is before ${first}.`,
            hint: `${didYouMean(better)}What goes on after midnight, such as 22:00-1:00, ends within 12 hours. ${checked}`,
            general: `What goes on after midnight, such as 22:00-1:00, ends within 12 hours. ${checked}`,
          };
    },
  ),
  'same-entry': warning(
    plain,
    'Visitors would think that there are two of them.',
    (facts: { title: string; line: number; isWhole?: true; row?: number | undefined }) =>
      facts.isWhole === true
        ? {
            message: `"${facts.title}" is already ${facts.row === undefined ? `on line ${facts.line}` : `in row ${facts.row}`}, with the same in all of its fields.`,
            hint: 'Delete one of the two, or change what is different about it.',
          }
        : {
            message: `"${facts.title}" is already on this day at this time, on line ${facts.line}.`,
            hint: 'Remove one of the two, or change its day or its time.',
          },
  ),
  'same-day': error(
    plain,
    'Visitors would read two different hours for the same day.',
    (facts: { day: string; line: number; isHere: boolean }) => ({
      message: facts.isHere
        ? `"${facts.day}" is named twice here.`
        : `"${facts.day}" already has its hours on line ${facts.line}.`,
      hint: facts.isHere
        ? 'Name each day once.'
        : 'Name each day in one entry only. Two spans of a day go on one line: hours: 9:00-12:30, 14:00-18:00',
    }),
  ),
  'unpublished-link': error(
    { ...address, reach: 'site' },
    "The page isn't published yet, so visitors would land on the not-found page.",
    (facts: Hidden & { inBlock: boolean }) => ({
      message: `"${facts.href}" isn't published before ${facts.date}, so visitors would find nothing there.`,
      hint: `Remove the link until then, ${facts.inBlock ? `put it in a block with "visible: { from: ${facts.date} }", ` : ''}or change "publishAt" in ${facts.file}.`,
    }),
  ),
  'expired-link': error(
    { ...address, reach: 'site' },
    'The page has expired, so visitors would land on the not-found page.',
    (facts: Hidden) => ({
      message: `"${facts.href}" has expired (${facts.date}), so visitors find nothing there.`,
      hint: `Remove the link, link to another page, or change "expireAt" in ${facts.file}.`,
    }),
  ),
  'hidden-anchor': warning(
    acrossFiles,
    'Visitors land at the top of the page instead of the part they wanted.',
    (facts: { anchor: string; page: string }) => ({
      message: `Visitors don't see the block with the id "${facts.anchor}" on the page ${facts.page} now.`,
      hint: 'Remove the link, change "visible" of that block, or give the block with this link the same "visible".',
    }),
  ),
  'all-hidden': warning(
    { ...plain, fromFixes: 'impossible' },
    'Visitors would see an empty page.',
    (facts: { from: string | undefined }) => ({
      message: 'Visitors see an empty page, because none of its blocks is visible now.',
      hint:
        facts.from === undefined
          ? 'Remove "visible" from a block, or give the page an "expireAt".'
          : `Remove "visible" from a block, or write "publishAt: ${facts.from}" at the top of the page.`,
    }),
  ),
  'unknown-time-zone': error(
    { ...address },
    'Dates would begin at another time than you expect.',
    (facts: { name: string; suggestion: string | undefined }) => ({
      message: `There's no time zone called "${facts.name}".`,
      hint: `${didYouMean(facts.suggestion)}Write a place as computers call it, such as Europe/Berlin or America/New_York.`,
      general: 'Write a place as computers call it, such as Europe/Berlin or America/New_York.',
    }),
  ),
  'calendar-file': error(
    plain,
    'A calendar needs a day for everything in it, and the clock that times are of.',
    (facts: { why: 'weekly' | 'zone' } | { why: 'order'; from: string; until: string }) => {
      switch (facts.why) {
        case 'weekly':
          return {
            message: 'A calendar needs to know from when until when something takes place every week.',
            hint: 'Write the first and the last day: calendarFile: { from: 2027-01-11, until: 2027-07-02 }',
          };
        case 'order':
          return {
            message: `Nothing takes place from ${facts.from} until ${facts.until}: the last day is before the first.`,
            hint: 'Write the first day as "from", and the last one as "until".',
          };
        case 'zone':
          return {
            message:
              "The site doesn't say which clock its times are of, so calendars in other places show them at other times.",
            hint: 'Add the time zone of the place to site.yaml, such as "timeZone: Europe/Berlin".',
          };
      }
    },
  ),
};
