import { isValueType } from '../../values/value-types.ts';
import type { Schema } from './schemas.ts';

type Definitions = Readonly<Record<string, Schema>>;

/**
 * A schema with `from` and `show` beside each list that pages can be found for (`entries: true`), and beside a list of groups with such
 * lists in them, if pages can stand under headings there: each heading is a group. `filters` and `find` are beside those of which visitors
 * can choose. Where items are rows, the columns say what is shown (`cells`). An entry that counts pages has `from`, too.
 *
 * @param definitions those of common.schema.json
 */
export function withQueries(schema: Schema, definitions: Definitions, isBlock = true): Schema {
  const { properties, items } = schema;
  let isChosen = false;
  const added = Object.entries(properties ?? {}).flatMap(([key, each]): (readonly [string, Schema])[] => {
    const list = withQueries(each, definitions, false);
    const divided = dividedIn(each);
    if (divided !== undefined && each.entries !== true)
      return [...keysBeside(divided.key, divided.list, definitions), [key, { ...list, divided: true }]];
    if (each.entries !== true) return [[key, list]];
    const chosen = isBlock && each.whole !== true ? KEYS_OF_CHOICE : [];
    isChosen ||= chosen.length > 0;
    return [
      ...keysBeside(key, each, definitions),
      ...chosen.map((name): [string, Schema] => [name, { $ref: refTo(name) }]),
      [key, list],
    ];
  });
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: Object.fromEntries([...added, ...counting(schema)]) }),
    ...(items === undefined ? {} : { items: withQueries(items, definitions, false) }),
    ...(isChosen ? { dependentRequired: { ...schema.dependentRequired, filters: ['from'] } } : {}),
  };
}

const counting = ({ counted }: Schema): (readonly [string, Schema])[] =>
  counted === true ? [['from', { $ref: refTo('countedQuery') }]] : [];

/** What a block says of how visitors choose from its list: definitions of common.schema.json. */
const KEYS_OF_CHOICE = ['filters', 'find'];
/** Of a list of groups with headings, the list that each has of what pages can be found for. */
function dividedIn({ items }: Schema): { readonly key: string; readonly list: Schema } | undefined {
  const { properties = {} } = items ?? {};
  const key = Object.keys(properties).find((each) => properties[each]?.headings === true);
  const list = key === undefined ? undefined : properties[key];
  return key === undefined || list === undefined || properties.title === undefined ? undefined : { key, list };
}

const keysBeside = (key: string, list: Schema, definitions: Definitions): (readonly [string, Schema])[] => [
  ['from', { $ref: refTo('query') }],
  ...(list.cells === undefined ? [shown(key, list, definitions)] : []),
];

function shown(list: string, { items = {} }: Schema, definitions: Definitions): readonly [string, Schema] {
  const { properties: own = {} } = definitions[nameIn(items)] ?? items;
  const { description = '' } = definitions.shown ?? {};
  const keys = Object.entries(own).flatMap(([key, each]) => shownAs(key, each, definitions));
  const properties = Object.fromEntries(keys);
  return ['show', { description, shows: list, type: 'object', properties, additionalProperties: false }];
}

/**
 * What a list says a key of its items is made of: words with fields in braces. Keys that have keys of their own are made of fields alone.
 * A list within an item is a field that is one; a list of texts can also be written out.
 */
function shownAs(key: string, { description, $ref, type, items }: Schema, definitions: Definitions) {
  const said = description === undefined ? {} : { description };
  const name = nameIn({ $ref });
  if (PROSE.includes(name)) return [[key, { ...said, $ref: refTo(name) }]];
  if (name === 'place') return [[key, { $ref: refTo('placeInBraces') }]];
  if (isSingle(name)) return [[key, { $ref: refTo('fieldInBraces') }]];
  if (type !== 'array' || items === undefined) return [];
  if (PROSE.includes(nameIn(items))) return [[key, { ...said, $ref: refTo('textsInBraces') }]];
  const { type: ofItems } = definitions[nameIn(items)] ?? items;
  return ofItems === 'object' ? [[key, { ...said, $ref: refTo('listInBraces') }]] : [];
}

/** Definitions of common.schema.json that are words as they are. */
const PROSE = ['text', 'richText', 'passage'];
/** Those that a field fills by itself: all others that mean more than their words. */
const isSingle = (name: string): boolean => name === 'date' || isValueType(name);

const refTo = (definition: string): string => `../common.schema.json#/$defs/${definition}`;

const nameIn = ({ $ref = '' }: { readonly $ref?: string | undefined }): string =>
  /#\/\$defs\/(\w+)$/.exec($ref)?.[1] ?? '';
