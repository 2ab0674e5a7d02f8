import type { WrongValue } from '../diagnostics/messages/told.ts';
import { isList, isObject, type Json } from '../model/json.ts';
import { valueWords } from './address-words.ts';
import { dateIn, dayMeant, isDay, isDayOrMoment, momentMeant, momentShown, wrongDayIn } from './day.ts';
import { dateRangeIn, dateRangeMeant, daysFrom } from './days.ts';
import { durationIn, durationMeant, secondsOf } from './duration.ts';
import type { Field, FieldType, TextMeant } from './field.ts';
import { timeIn, timeOf, timeOfDayMeant, timeRangeIn, timeRangeMeant, timeRangeOf, wrongTimeIn } from './hours.ts';
import { amountMeant, numberIn } from './number.ts';
import { faultOf, LONGEST_WITH_PATTERN, wholePattern } from './pattern-cost.ts';
import { coordinatesIn, degreesIn, LAST_EAST, LAST_NORTH, turnedIn } from './place.ts';
import { isOnlyNearest, nearest } from './suggest.ts';
import { BETWEEN_DAYS, weekdayMeant, weekdayNames, weekdayNamesIn, weekdaysIn } from './weekdays.ts';
import { booleanCalled, isCertainBoolean } from './yes-no.ts';

/** A schema of a value, as far as fields have them. References begin at the top, so that it can stand anywhere. */
export type Form = {
  readonly $ref?: string;
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly items?: Form;
  readonly distinct?: true;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Form>>;
  readonly additionalProperties?: false;
  readonly examples?: readonly Json[];
  readonly ofField?: Field;
};

/** A text in its one form, the value that it is, and whether it can mean nothing else. */
export type Meant = TextMeant & { readonly value: Json };
type Around = { readonly field: Field; readonly language: string | undefined };

/** What a field says, such that equal values are the same. */
export type Value = string | number | boolean;

/** From which value until which: of a single one, both are the same. */
export type Span = readonly [first: Value, last: Value];

/** What entries of one group have in common, where a field leaves a choice. */
export type GroupBy = 'day' | 'month' | 'year' | 'letter' | 'value';

/** What stands in a column of its own beside that of a field, and which other parts it needs: `''` is the field itself. */
export type Part = {
  readonly needs: readonly string[];
  /** What it is by itself, if it isn't read in a way of its own: the first of some days is a day. */
  readonly type?: FieldType;
  readonly read?: (text: string) => string | undefined;
  /** What may be meant by what isn't read. */
  readonly meant?: (text: string) => string | undefined;
};

/** All that is known of a type of field. */
type Known = {
  /** The schema of a value; of type `texts` and `list` of what each entry of the list is. */
  readonly form: (field: Field) => Form;
  /** What a text says there; undefined where nobody knows. Any text is right, if left out. */
  readonly read?: (text: string, around: Around) => Meant | undefined;
  /** Why nobody knows what a text says there, if that can be told. */
  readonly wrong?: (text: string) => WrongValue | undefined;
  /** Whether more is to be said of its values than the schema does: people write them in their own way, or they have bounds or a form. */
  readonly isRead?: true;
  /** What a new page says there, if its kind gives no example. */
  readonly example?: string;
  /** What lists ask for: the same for equal values, and in their order. Undefined where no list asks anything. */
  readonly key?: (text: string) => Value | undefined;
  /** Of what goes on from one value until another: both. */
  readonly span?: (value: Json | undefined) => Span | undefined;
  /** The type of the first and the last value, of what goes on for some. */
  readonly bound?: FieldType;
  /** What goes on from one of these until another; without an end, both are the same. */
  readonly of?: (first: string, last: string) => Json;
  /** Whether it has an order of its own, by which lists are sorted. */
  readonly isOrdered?: true;
  /** Whether a list can ask for what is between two values. */
  readonly hasRange?: true;
  /** Whether it is a fact: short, and of interest to whoever looks through a list. */
  readonly isFact?: true;
  /** Whether it is there for visitors: to be shown, or to be chosen by. */
  readonly isSeen?: true;
  /** Whether it is no words where it stands by itself. */
  readonly isNoWords?: true;
  /** Whether visitors can choose by it from a list: it has few values, which many entries share. */
  readonly isChosen?: true;
  /** Whether there can be a page for each value. */
  readonly makesPages?: true;
  /** By what its values can be divided, the usual way first. */
  readonly groups?: readonly GroupBy[];
  /** A value as people write it in a language. */
  readonly inWords?: (value: Json, field: Field, language: string) => Json;
  /** What an editor offers whatever the kind says. */
  readonly offered?: readonly string[];
  /** What stands between several values in the cell of a table. */
  readonly between?: RegExp;
  /** What can stand in columns of their own beside it. */
  readonly parts?: Readonly<Record<string, Part>>;
};

const common = (definition: string): Form => ({ $ref: `/schemas/common.schema.json#/$defs/${definition}` });
const formOfCommon = (definition: string) => (): Form => common(definition);

const same = (text: string): string => text;

/** Longer texts say more than a day, a time or a duration. */
const LONGEST = 200;

/** A text is right if it has a form, and otherwise as it is meant. */
const inForm =
  (isRight: (text: string) => boolean, meant: (text: string) => TextMeant | undefined) =>
  (text: string): Meant | undefined => {
    if (text.length > LONGEST) return undefined;
    const found = isRight(text) ? { text, isSure: true } : meant(text);
    return found && isRight(found.text) ? { ...found, value: found.text } : undefined;
  };

const isOneWeekday = (text: string): boolean => /^[A-Za-z]+$/.test(text) && weekdaysIn(text)?.length === 1;

/** The pattern that a whole text must fit; undefined for any text, and for a pattern that nothing is held against. */
const patternFor = ({ pattern }: Field): string | undefined =>
  pattern === undefined || faultOf(pattern) !== undefined ? undefined : wholePattern(pattern);

const dayCount = 24 * 60;

export const fieldTypes: Readonly<Record<FieldType, Known>> = {
  text: {
    form: (field) => {
      const pattern = patternFor(field);
      return { ...common('text'), ...(pattern && { type: 'string', maxLength: LONGEST_WITH_PATTERN, pattern }) };
    },
    read: (text, { field }) =>
      new RegExp(patternFor(field) ?? '', 'u').test(text) ? { text, value: text, isSure: true } : undefined,
    key: valueWords,
    isSeen: true,
    isChosen: true,
    makesPages: true,
    groups: ['value', 'letter'],
  },
  richText: { form: formOfCommon('richText'), key: valueWords, isSeen: true },
  texts: {
    form: formOfCommon('text'),
    key: valueWords,
    isSeen: true,
    isChosen: true,
    makesPages: true,
    groups: ['value'],
    between: /[\n;|\u061b]/,
  },
  date: {
    form: formOfCommon('date'),
    read: (text, { field }) => inForm(field.withTime === true ? isDayOrMoment : isDay, dayMeant)(text),
    wrong: wrongDayIn,
    key: same,
    hasRange: true,
    isFact: true,
    makesPages: true,
    groups: ['month', 'year', 'day'],
    inWords: (value, _, language) => dateIn(String(value), language),
  },
  datetime: {
    form: formOfCommon('moment'),
    read: inForm(isDayOrMoment, (text) => momentMeant(text) ?? dayMeant(text)),
    isRead: true,
    example: '2026-07-03 19:30',
    // Lists ask for days.
    key: (text) => text.slice(0, 10),
    bound: 'date',
    hasRange: true,
    isFact: true,
    groups: ['month', 'year', 'day'],
    inWords: (value, _, language) => momentShown(String(value), language),
  },
  'date-range': {
    form: formOfCommon('dateRange'),
    read: dateRangeMeant,
    isRead: true,
    key: same,
    span: (value) => {
      const { from, until = from } = isObject(value) ? value : {};
      return typeof from === 'string' && typeof until === 'string' ? [from, until] : undefined;
    },
    bound: 'date',
    of: daysFrom,
    parts: { start: { needs: [], type: 'date' }, end: { needs: ['start'], type: 'date' } },
    isOrdered: true,
    hasRange: true,
    isFact: true,
    groups: ['month', 'year', 'day'],
    inWords: (value, _, language) => {
      const { from = '', until = from } = isObject(value) ? value : {};
      return dateRangeIn(String(from), String(until), language);
    },
  },
  time: {
    form: formOfCommon('time'),
    read: inForm((text) => timeOf(text) !== undefined, timeOfDayMeant),
    wrong: wrongTimeIn,
    isRead: true,
    example: '18:00',
    key: timeOf,
    isOrdered: true,
    hasRange: true,
    isFact: true,
    groups: ['value'],
    inWords: (value, _, language) => {
      const minutes = timeOf(String(value));
      return minutes === undefined ? value : timeIn(minutes, language);
    },
  },
  'time-range': {
    form: formOfCommon('timeRange'),
    read: inForm((text) => timeRangeOf(text) !== undefined, timeRangeMeant),
    isRead: true,
    example: '18:00-19:30',
    key: (text) => {
      const { from, until } = timeRangeOf(text) ?? {};
      return from === undefined ? undefined : `${from}-${until}`;
    },
    span: (value) => {
      const { from, until } = timeRangeOf(String(value)) ?? {};
      return from === undefined || until === undefined ? undefined : [from, until <= from ? until + dayCount : until];
    },
    bound: 'time',
    of: (first, last) => (first === last ? first : `${first}-${last}`),
    parts: { start: { needs: ['end'], type: 'time' }, end: { needs: ['start'], type: 'time' } },
    isOrdered: true,
    hasRange: true,
    isFact: true,
    groups: ['value'],
    inWords: (value, _, language) => {
      const [span, begin] = [timeRangeOf(String(value)), timeOf(String(value))];
      if (span !== undefined) return timeRangeIn(span, language);
      return begin === undefined ? value : timeIn(begin, language);
    },
  },
  'day-of-week': {
    form: formOfCommon('weekday'),
    read: inForm(isOneWeekday, weekdayMeant),
    isRead: true,
    example: 'monday',
    key: (text) => weekdaysIn(text)?.[0],
    isOrdered: true,
    isFact: true,
    isChosen: true,
    makesPages: true,
    groups: ['value'],
    inWords: (value, _, language) => {
      const days = weekdaysIn(String(value));
      return days === undefined ? value : weekdayNamesIn(days, language);
    },
    offered: weekdayNames,
    between: BETWEEN_DAYS,
  },
  duration: {
    form: formOfCommon('duration'),
    read: inForm((text) => secondsOf(text) !== undefined, durationMeant),
    isRead: true,
    example: '1 h 30 min',
    key: secondsOf,
    isOrdered: true,
    hasRange: true,
    isFact: true,
    groups: ['value'],
    inWords: (value, _, language) => durationIn(String(value), language),
  },
  number: {
    form: ({ min, max }) => ({
      type: 'number',
      ...(typeof min === 'number' ? { minimum: min } : {}),
      ...(typeof max === 'number' ? { maximum: max } : {}),
    }),
    read: (text, { field: { currency, unit = currency }, language }) => {
      const found = amountMeant(text, { unit, language });
      return found && { text: found.text, value: Number(found.text), isSure: found.isSure };
    },
    isRead: true,
    key: same,
    hasRange: true,
    isFact: true,
    isChosen: true,
    makesPages: true,
    groups: ['value'],
    inWords: (value, field, language) => (typeof value === 'number' ? numberIn(value, field, language) : value),
  },
  'yes-no': {
    form: () => ({ type: 'boolean' }),
    read: (text) => {
      const value = booleanCalled(text);
      return value === undefined ? undefined : { text: String(value), value, isSure: isCertainBoolean(text) };
    },
    key: same,
    isNoWords: true,
    isChosen: true,
    offered: ['true', 'false'],
  },
  link: { form: formOfCommon('href'), example: '/', key: same, isSeen: true },
  file: { form: formOfCommon('file'), example: '/files/price-list.pdf', key: same, isSeen: true },
  video: {
    form: formOfCommon('embed'),
    isRead: true,
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    isSeen: true,
  },
  image: {
    form: formOfCommon('image'),
    example: '/images/picture.jpg',
    isSeen: true,
    isNoWords: true,
    // What a picture shows.
    parts: { alt: { needs: [] } },
  },
  icon: { form: formOfCommon('icon'), example: 'sparkles', key: same },
  place: {
    form: formOfCommon('place'),
    example: '5 Market Street, York',
    key: valueWords,
    isSeen: true,
    isFact: true,
    groups: ['value'],
    // Where a place is on a map: in one column, or in two.
    parts: {
      coordinates: { needs: [''], read: coordinatesIn, meant: turnedIn },
      latitude: { needs: ['', 'longitude'], read: (text) => degreesIn(text, LAST_NORTH) },
      longitude: { needs: ['', 'latitude'], read: (text) => degreesIn(text, LAST_EAST) },
    },
  },
  choice: {
    form: ({ choices = [] }) => ({ type: 'string', enum: [...new Set(choices)] }),
    read: (text, { field: { choices = [] } }) => {
      if (choices.includes(text)) return { text, value: text, isSure: true };
      const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? nearest(text, choices);
      return found === undefined
        ? undefined
        : { text: found, value: found, isSure: isOnlyNearest(text, found, choices) };
    },
    key: same,
    isOrdered: true,
    isFact: true,
    isChosen: true,
    makesPages: true,
    groups: ['value'],
  },
  entry: { form: formOfCommon('entryName'), key: same, isChosen: true, makesPages: true, groups: ['value'] },
  list: {
    form: ({ fields = [] }) => ({
      type: 'object',
      required: fields.flatMap(({ name, required }) => (required === true ? name : [])),
      properties: Object.fromEntries(fields.map((field) => [field.name, formOf(field)])),
      additionalProperties: false,
    }),
    read: () => undefined,
    isSeen: true,
    isNoWords: true,
  },
};

/** The types of what goes on from one value until another. */
export const rangeTypes = ['date-range', 'time-range'] as const satisfies readonly FieldType[];

export const hasMany = ({ type, many }: Field): boolean => many === true || type === 'texts' || type === 'list';

/** What a page may say in a field. */
export function formOf(field: Field): Form {
  const { type, description, example, many, min, max, pattern } = field;
  const { form, isRead } = fieldTypes[type];
  const hasMore = isRead === true || min !== undefined || max !== undefined || pattern !== undefined;
  const one = { ...form(field), ...(hasMore ? { ofField: field } : {}) };
  return {
    ...(hasMany(field)
      ? { type: 'array', minItems: 1, items: { ...(description === undefined ? {} : { description }), ...one } }
      : one),
    ...(many === true ? { distinct: true } : {}),
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { examples: [hasMany(field) && !isList(example) ? [example] : example] }),
  };
}
