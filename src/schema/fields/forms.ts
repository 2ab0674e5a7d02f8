import type { Field, FieldType } from '../schemas/kind-field.ts';
import type { Schema } from '../schemas/schemas.ts';
import { faultOf, LONGEST_WITH_PATTERN, wholePattern } from './pattern-cost.ts';

const common = (definition: string): Schema => ({ $ref: `/schemas/common.schema.json#/$defs/${definition}` });

const listOf = (items: Schema, description: string | undefined): Schema => ({
  type: 'array',
  minItems: 1,
  items: { ...(description === undefined ? {} : { description }), ...items },
});

/** The schema of each type of field: of one of its values, where it can have many. */
const forms: Readonly<Record<FieldType, (field: Field) => Schema>> = {
  text: ({ pattern }) =>
    pattern === undefined || faultOf(pattern) !== undefined
      ? common('text')
      : { ...common('text'), type: 'string', maxLength: LONGEST_WITH_PATTERN, pattern: wholePattern(pattern) },
  richText: () => common('richText'),
  texts: ({ description }) => listOf(common('text'), description),
  date: () => common('date'),
  'date-range': () => common('dateRange'),
  time: () => common('time'),
  'time-range': () => common('timeRange'),
  'day-of-week': () => common('weekday'),
  duration: () => common('duration'),
  number: ({ min, max }) => ({
    type: 'number',
    ...(typeof min === 'number' ? { minimum: min } : {}),
    ...(typeof max === 'number' ? { maximum: max } : {}),
  }),
  'yes-no': () => ({ type: 'boolean' }),
  link: () => common('href'),
  file: () => common('file'),
  video: () => common('embed'),
  image: () => common('image'),
  icon: () => common('icon'),
  place: () => common('place'),
  choice: ({ choices = [] }) => ({ type: 'string', enum: [...new Set(choices)] }),
  entry: () => common('entryName'),
  list: ({ fields = [], description }) =>
    listOf(
      {
        type: 'object',
        required: fields.flatMap(({ name, required }) => (required === true ? name : [])),
        properties: Object.fromEntries(fields.map((field) => [field.name, formOf(field)])),
        additionalProperties: false,
      },
      description,
    ),
};

/** What a page may say in a field. */
export function formOf(field: Field): Schema {
  const { description, example, many } = field;
  const one = { ...forms[field.type](field), ...(isRead(field) ? { ofField: field } : {}) };
  return {
    ...(many === true ? { ...listOf(one, description), distinct: true } : one),
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { examples: [hasMany(field) && !Array.isArray(example) ? [example] : example] }),
  };
}

/** Whether a page says a list there. */
export function hasMany({ type, many }: Field): boolean {
  return many === true || type === 'texts' || type === 'list';
}

/** Whether more is to be said of its values than its schema says: people write them in their own way, or they have bounds or a form. */
function isRead({ type, min, max, pattern }: Field): boolean {
  return READ.has(type) || min !== undefined || max !== undefined || pattern !== undefined;
}

const READ: ReadonlySet<FieldType> = new Set([
  'number',
  'time',
  'time-range',
  'day-of-week',
  'duration',
  'date-range',
  'video',
] satisfies FieldType[]);
