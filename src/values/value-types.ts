import type { Dates, Days, DaysOfWeek, TimeSpan, Weekdays } from '../model/hours.ts';
import { datesIn, days, daysIn, daysOfWeek, daysOfWeekIn, weekdays, weekdaysShown } from './days.ts';
import type { FieldType } from './field.ts';
import { hoursIn, openingHours, timeSpan, timeSpanIn } from './hours.ts';
import type { When, WordsOfHours } from './when.ts';

/** What is known of a type of value besides its schema. */
type Known = {
  /** What the plan makes of a value, and blocks receive: a type of `src/model`. */
  readonly becomes: string;
  /** What an author could write, where it must be written in a certain way. */
  readonly example?: string;
  /** The types of fields that are made for it. Nothing else fits, unless any words can stand there. */
  readonly fields?: readonly FieldType[];
  /** What it is to a reviewer, if that isn't a text. */
  readonly review?: 'date' | 'hours' | 'icon' | 'link' | 'picture';
  /** Whether it is read once more when a page is planned: as people write it, not as it is shown. Then any words can stand there. */
  readonly isRead?: true;
  readonly when?: When;
  /** What the plan makes of days, times and hours. */
  readonly plan?: (written: string, words: WordsOfHours) => string | Weekdays | Days | Dates | DaysOfWeek | TimeSpan;
  /** Where it comes among others of a list that is shown in the order of days and times. */
  readonly sortKey?: (written: string, language: string) => number;
};

const types = {
  text: { becomes: 'Text' },
  richText: { becomes: 'RichText' },
  passage: { becomes: 'Passage' },
  markdown: { becomes: 'Prose' },
  href: { becomes: 'Href', example: '/contact', fields: ['link', 'file'], review: 'link' },
  file: { becomes: 'FileLink', fields: ['file', 'link'], review: 'link' },
  embed: { becomes: 'Embed', review: 'link' },
  icon: { becomes: 'Icon', example: 'cloud', fields: ['icon'], review: 'icon' },
  image: { becomes: 'Image', fields: ['image'], review: 'picture' },
  imagePath: { becomes: 'string', example: '/images/team.jpg', review: 'picture' },
  weekdays: {
    becomes: 'Weekdays',
    example: 'tuesday to friday',
    review: 'hours',
    isRead: true,
    when: weekdays,
    plan: (written, { language }) => weekdaysShown(written, language()),
  },
  openingHours: {
    becomes: 'string',
    example: '9:00-17:00',
    review: 'hours',
    isRead: true,
    when: openingHours,
    plan: hoursIn,
  },
  days: {
    becomes: 'Days',
    example: '2026-12-24',
    fields: ['date', 'date-range'],
    review: 'hours',
    isRead: true,
    when: days,
    plan: daysIn,
  },
  dates: {
    becomes: 'Dates',
    example: '2026-12-24',
    fields: ['date', 'date-range'],
    review: 'date',
    isRead: true,
    when: days,
    plan: datesIn,
  },
  daysOfWeek: {
    becomes: 'DaysOfWeek',
    example: 'monday',
    fields: ['day-of-week', 'date'],
    review: 'hours',
    isRead: true,
    when: daysOfWeek,
    plan: (written, { language }) => daysOfWeekIn(written, language()),
    sortKey: (written, language) => daysOfWeekIn(written, language).under[0]?.at ?? 0,
  },
  timeSpan: {
    becomes: 'TimeSpan',
    example: '18:00-19:30',
    fields: ['time', 'time-range'],
    review: 'hours',
    isRead: true,
    when: timeSpan,
    plan: (written, { language }) => timeSpanIn(written, language()),
    sortKey: (written, language) => timeSpanIn(written, language).from,
  },
  place: { becomes: 'Place', fields: ['place'], isRead: true },
} satisfies Readonly<Record<string, Known>>;

/** A shared definition (`schemas/common.schema.json#/$defs/...`) whose values mean more than their JSON. */
export type ValueType = keyof typeof types;

/** What the plan makes of one, where that is told here. */
export type PlannedType<T extends ValueType> = (typeof types)[T] extends { plan: (...words: never) => infer P }
  ? P
  : never;

/** All that is known of each: checks look into such values, and the plan turns them into what blocks receive. */
export const valueTypes: Readonly<Record<ValueType, Known>> = types;

export const isValueType = (name: string): name is ValueType => Object.hasOwn(types, name);

/** The names of all. */
export const valueTypeNames = Object.keys(types).filter(isValueType);
