import { fillsByItself, typesWanted } from '../../content/entries/fitting-types.ts';
import { waysFor } from '../../content/entries/groups.ts';
import type { EntryKind } from '../../content/entries/kinds.ts';
import { usualFields } from '../../content/entries/layout.ts';
import { itemSchemaOf, listKinds } from '../../schema/lists.ts';
import { below, blockNames, ofBlocks, type Resolved } from '../../schema/schemas/schemas.ts';
import type { Field } from '../../values/field.ts';
import { fieldTypes } from '../../values/field-types.ts';
import { askable } from '../../values/fields.ts';
import { type EditorSchema, ifThen, type Written } from './written.ts';

/** The keys by which a list names fields of its kind. Editors offer them. The check holds them against the kind. */
const KEYS = ['where', 'sort', 'group', 'filters', 'show'] as const;
const OFFERS = { where: conditionsFor, sort: orders, group: headings, filters, show } as const;

/** Those that stand beside the query, not in it. */
const isBeside = (key: string): boolean => key === 'filters' || key === 'show';

const definitionOf = (key: string): string => `${key}OfKind`;

/** Rules of a map, if it is a query or a block with one: which fields are offered follows from the kind that the query names. */
export function fieldsOfKind({ properties = {} }: Written): EditorSchema[] {
  const isQuery = properties.kind !== undefined && properties.where?.additionalProperties === true;
  const beside: Readonly<Record<string, boolean>> = {
    filters: properties.filters?.$ref?.endsWith('#/$defs/filters') === true,
    show: properties.show?.shows !== undefined,
  };
  return KEYS.filter((key) => properties[key] !== undefined && (beside[key] ?? isQuery)).map(rulesFor);
}

const rulesFor = (key: string): EditorSchema => ({ $ref: `#/definitions/${definitionOf(key)}` });

/** The same rules for what has a list, beside those of a schema that knows other kinds. */
const ofList: EditorSchema = {
  properties: { from: { doNotSuggest: true, allOf: KEYS.filter((key) => !isBeside(key)).map(rulesFor) } },
  allOf: KEYS.filter(isBeside).map(rulesFor),
};

/** The same for any block, and for its groups with lists of their own. */
export const listsOfKind = (): EditorSchema => {
  const groups = new Set(blockNames().flatMap((name) => listKinds(name).flatMap((list) => list.groups ?? [])));
  const inGroups = [...groups].map((key) => [key, { doNotSuggest: true, items: ofList }] as const);
  return { ...ofList, properties: { ...Object(ofList.properties), ...Object.fromEntries(inGroups) } };
};

/** The definitions that `fieldsOfKind` refers to, for kinds that the editor knows. */
export function kindFieldDefinitions(kinds: readonly EntryKind[]): Readonly<Record<string, EditorSchema>> {
  return Object.fromEntries(
    KEYS.map((key) => [
      definitionOf(key),
      {
        allOf: kinds.map(({ name, fields }) =>
          ifThen(isBeside(key) ? having('from', having('kind', { const: name })) : having('kind', { const: name }), {
            properties: { [key]: { doNotSuggest: true, ...OFFERS[key](fields) } },
          }),
        ),
      },
    ]),
  );
}

export const having = (key: string, value: EditorSchema): EditorSchema => ({
  type: 'object',
  required: [key],
  properties: { [key]: value },
});

function conditionsFor(fields: readonly Field[]): EditorSchema {
  return { properties: Object.fromEntries(askable(fields).map((field) => [field.name, asked(field)])) };
}

function asked(field: Field): EditorSchema {
  const { description, choices = [] } = field;
  const offered = fieldTypes[field.type].offered ?? choices;
  return {
    ...(description === undefined ? {} : { description }),
    ...(offered.length === 0 ? {} : offer(offered)),
    ...(fieldTypes[field.type].hasRange === true ? { properties: { min: {}, max: {} } } : {}),
  };
}

function orders(fields: readonly Field[]): EditorSchema {
  const names = offer(bothWays(askable(fields)));
  return { anyOf: [{ type: 'string', ...names }, { items: names }] };
}

function headings(fields: readonly Field[]): EditorSchema {
  const names = offer(bothWays(askable(fields).filter((field) => waysFor(field).length > 0)));
  return { anyOf: [{ type: 'string', ...names }, { properties: { field: names } }] };
}

/** Only within a list: in the place of one, a name would be offered that can't stand there. */
function filters(fields: readonly Field[]): EditorSchema {
  const names = fields.filter(({ type }) => fieldTypes[type].isChosen === true).map(({ name }) => name);
  return ifThen({ type: 'array' }, { items: offer(names) });
}

/** The keys that items of lists have and that take nothing but a field: pictures, icons, links and lists. */
const itemKeys = ofBlocks((): ReadonlyMap<string, Resolved> => {
  const items = blockNames()
    .flatMap(listKinds)
    .filter(({ columns }) => columns === undefined)
    .map(itemSchemaOf);
  return new Map(
    items.flatMap((item) =>
      Object.keys(item.properties ?? {}).flatMap((key): [string, Resolved][] => {
        const place = below(item, key);
        if (place === undefined) return [];
        const takesWords = place.schema.type !== 'array' && typesWanted(place, '') === undefined;
        return takesWords ? [] : [[key, place]];
      }),
    ),
  );
});

/** The fields that such a key can be made of, in braces. */
function show(fields: readonly Field[]): EditorSchema {
  const properties = [...itemKeys()].map(([key, place]) => {
    const fit = [...usualFields, ...fields].filter((field) => fillsByItself(field, place));
    return [key, { doNotSuggest: true, ...offer(fit.map(({ name }) => `"{${name}}"`)) }] as const;
  });
  return { properties: Object.fromEntries(properties) };
}

const bothWays = (fields: readonly Field[]): string[] => fields.flatMap(({ name }) => [name, `-${name}`]);

/** Offers values, and refuses no others. Not as `examples`: an editor would show them all to whoever points at one. */
export const offer = (values: readonly string[]): EditorSchema => ({
  defaultSnippets: values.map((bodyText) => ({ bodyText })),
});
