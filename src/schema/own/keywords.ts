/** What a keyword of a schema takes. */
export type Takes =
  | 'text'
  | 'texts'
  | 'number'
  | 'count'
  | 'true'
  | 'false'
  | 'type'
  | 'reference'
  | 'names'
  | 'pattern'
  | 'fields'
  | 'field'
  | 'keyed'
  | 'anything';

type Keywords = Readonly<Record<string, Takes>>;

/** What anything with fields may say. */
const ofFields: Keywords = {
  description: 'text',
  required: 'names',
  properties: 'fields',
  additionalProperties: 'false',
};

/** What the schema of a block may say at its top. Its type is known. */
export const ofBlock: Keywords = {
  $schema: 'text',
  $comment: 'text',
  title: 'text',
  alsoCalled: 'text',
  inOtherLanguages: 'text',
  goodFor: 'texts',
  type: 'type',
  print: 'anything',
  ...ofFields,
};

/** What it may say of one field, or of the entries of a list. */
export const ofField: Keywords = {
  title: 'text',
  $ref: 'reference',
  type: 'type',
  enum: 'texts',
  pattern: 'pattern',
  minLength: 'count',
  maxLength: 'count',
  minimum: 'number',
  maximum: 'number',
  items: 'field',
  minItems: 'count',
  maxItems: 'count',
  default: 'anything',
  examples: 'anything',
  keyed: 'keyed',
  marks: 'true',
  together: 'true',
  inOrderOf: 'texts',
  entries: 'true',
  cells: 'text',
  shows: 'text',
  whole: 'true',
  headings: 'true',
  counted: 'true',
  dated: 'true',
  print: 'anything',
  ...ofFields,
};

/** What limits values of one type, and says nothing of others. */
const limitsOf: Readonly<Record<string, readonly string[]>> = {
  string: ['pattern', 'minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  array: ['items', 'minItems', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties'],
};

/** All of them, each with the types that it is for. */
export const limited: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(limitsOf)
    .flat()
    .map((key) => [key, Object.keys(limitsOf).filter((type) => limitsOf[type]?.includes(key))]),
);

export const types: readonly string[] = ['object', 'array', 'string', 'integer', 'number', 'boolean'];

/** Keys that every block has, and names that React doesn't hand on. */
export const reserved: ReadonlySet<string> = new Set(['type', 'visible', 'pdf', 'key', 'ref', 'children']);

/** In words, what somebody may write for a keyword. */
export const wantedWords: Readonly<Record<Takes, string>> = {
  text: 'a text',
  texts: 'a list of texts',
  number: 'a number',
  count: 'a whole number',
  true: 'true',
  false: 'false',
  type: '"object", "array", "string", "integer", "number" or "boolean"',
  reference: 'the name of a kind of value, such as text',
  names: 'a list of names of properties',
  pattern:
    'a regular expression that is quick on any text: * and + at most twice, in no group that is repeated itself, and nothing that looks ahead or back',
  fields: 'keys with their schemas',
  field: 'a schema, such as $ref: text',
  keyed: 'true or a list of texts',
  anything: 'any value',
};
