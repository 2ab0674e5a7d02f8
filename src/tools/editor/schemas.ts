import { type EntryKind, OF_PAGES, ownKinds } from '../../content/entries/kinds.ts';
import { stampLine, stampLineOfAll } from '../../content/entries/stamp.ts';
import { iconNames } from '../../content/icons.ts';
import { ownPropertyName, settable } from '../../model/look-properties.ts';
import { editorStampLine } from '../../schema/own/editor-file.ts';
import { schemaOf } from '../../schema/schemas/schemas.ts';
import { block } from './block.ts';
import { field, keys, TOLD_ONCE } from './fields.ts';
import { fieldsOfKinds } from './fields-of-kinds.ts';
import { kindFieldDefinitions, listsOfKind } from './kind-fields.ts';
import { kindFileSchema } from './kind-file.ts';
import { shared } from './shared.ts';
import { skeleton, stops } from './skeleton.ts';
import type { EditorSchema, Written } from './written.ts';

const GENERATED = 'Generated from schemas/ by `npm run generate`. Do not edit.';

/** Path from the top of the repository -> text of the schemas that editors read: for pages, site.yaml and files in kinds/. */
export function editorSchemas(): ReadonlyMap<string, string> {
  return new Map([
    ['schemas/editor/page.schema.json', asText(pageSchema())],
    ['schemas/editor/site.schema.json', asText(siteSchema())],
    ['schemas/editor/kind.schema.json', asText(kindFileSchema())],
  ]);
}

/**
 * What a schema for editors is made of: a line that says it, and the kinds whose fields lists ask for. Where the builder is on a path that
 * lasts, its schema of pages tells the rest, so that a site has small files.
 */
type MadeOf = { readonly comment?: string; readonly kinds?: readonly EntryKind[]; readonly told?: string | undefined };

/** A schema as a file. Draft-07, because every editor reads it. One icon a line, and all names of a list of them. */
function asText(
  schema: EditorSchema,
  { comment = GENERATED, kinds = [...ownKinds().values()], told }: MadeOf = {},
): string {
  const definition = (name: string, made: () => EditorSchema): EditorSchema =>
    told === undefined ? made() : { $ref: `${told}#/definitions/${name}` };
  const used = TOLD_ONCE.filter((name) => refersTo(name, schema));
  const long = used.map((name) => [name, definition(name, () => toldOnce(name))] as const);
  const all = { ...schema, definitions: Object.fromEntries(long) };
  const others = { icon: definition('icon', icon), properties: properties(), ...kindFieldDefinitions(kinds) };
  const whole = shared({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: comment,
    ...schema,
    definitions: {
      ...all.definitions,
      ...Object.fromEntries(Object.entries(others).filter(([name]) => refersTo(name, all))),
    },
  });
  const text = JSON.stringify(whole, null, 1);
  const shorter = text
    .replace(/\{\n *("bodyText": "(?:[^"\\]|\\.)*")\n *\}/g, '{ $1 }')
    .replace(/"(?:enum|required)": \[[^[\]]*\]/g, (list) => list.replace(/\n */g, ' '));
  return `${shorter}\n`;
}

/** The text of the schema by which editors check and complete pages of a site with blocks of its own, which count. @param stamp of their schemas */
export function pageSchemaText(stamp: string, told: MadeOf['told']): string {
  return asText(pageSchema(told), { comment: editorStampLine(stamp), told });
}

function siteSchema(): EditorSchema {
  const site = schemaOf('site');
  return { title: site.title, description: site.description, ...keys(site, 'site.yaml', 'file') };
}

function pageSchema(told?: string): EditorSchema {
  // Whether a page needs blocks depends on the file beside it, which editors don't look at.
  const { if: _, else: __, ...page }: Written = schemaOf('page');
  const { description = '' } = page.properties?.blocks ?? {};
  const rules = keys({ ...page, properties: { ...page.properties, blocks: { description } } }, 'A page', 'file');
  const blocks = { ...field({ ...page.properties?.blocks, items: {} }, 'blocks', 'value'), items: block(told) };
  const start = {
    label: 'A new page',
    description: page.description,
    body: skeleton({ ...page, required: [...(page.required ?? []), 'blocks'] }, stops()),
  };
  const { additionalProperties, ...open } = rules;
  const own = { ...Object(rules.properties), blocks };
  return {
    title: page.title,
    description: page.description,
    ...open,
    properties: { ...own, image: { description: Object(Object(rules.properties).image).description } },
    allOf: [
      ...Object(rules.allOf),
      { if: { required: ['title'] }, else: { defaultSnippets: [start] } },
      {
        if: { required: ['kind'] },
        // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
        then: {
          properties: {
            ...fieldsOfOurs(),
            image: field({ $ref: 'common.schema.json#/$defs/image' }, 'image', 'value'),
          },
        },
        else: {
          properties: {
            ...Object.fromEntries(Object.keys(own).map((name) => [name, true])),
            image: Object(rules.properties).image,
          },
          additionalProperties,
          errorMessage: rules.errorMessage,
        },
      },
    ],
  };
}

/** The fields that our kinds of pages have. Those of a site's own kinds are known to the check, not to editors. */
function fieldsOfOurs(): EditorSchema {
  const usual = Object.keys(schemaOf('page').properties ?? {});
  const names = new Map<string, Set<string>>();
  for (const { fields } of ownKinds().values()) {
    for (const { name, description = '' } of fields) {
      if (!usual.includes(name)) names.set(name, (names.get(name) ?? new Set()).add(description));
    }
  }
  return Object.fromEntries([...names].map(([name, said]) => [name, { description: [...said].join(' ') }]));
}

/** A long definition, under the key that it stands under. */
function toldOnce(name: (typeof TOLD_ONCE)[number]): EditorSchema {
  return field({ ...schemaOf('common').$defs?.[name] }, name === 'query' ? 'from' : name, 'value');
}

const refersTo = (name: string, schema: EditorSchema): boolean =>
  JSON.stringify(schema).includes(`"#/definitions/${name}"`);

/** The CSS custom properties that site.yaml sets: those of the look are offered. Values are held against them by the check only. */
function properties(): EditorSchema {
  const ofLook = Object.entries(settable).map(([name, { of }]) => [name, { description: of }] as const);
  return {
    type: 'object',
    properties: Object.fromEntries(ofLook),
    patternProperties: { [ownPropertyName.source]: {} },
    additionalProperties: false,
    errorMessage: 'This is none of the properties of the look. Those for your own blocks begin with --site-.',
  };
}

/**
 * Icon names are completed from snippets and held against a pattern: of an `enum`, an editor shows all of its nineteen
 * hundred values to whoever points at one.
 */
function icon(): EditorSchema {
  const names = [...iconNames()].sort();
  return {
    pattern: `^(${names.join('|')})$`,
    patternErrorMessage: "There's no icon with this name. All names are listed at lucide.dev/icons.",
    defaultSnippets: names.map((name) => ({ bodyText: name })),
  };
}

/** The text of the schema by which editors check and complete pages of a kind, or the file with all entries of it. */
export function kindSchemaText(kind: EntryKind, told?: string): string {
  const own = kind.hasPages ? schemaOfKind(kind, told) : schemaOfEntry(kind);
  const { title, description } = own;
  return asText(kind.data === undefined ? own : { title, description, type: 'array', items: own }, {
    comment: stampLine(kind),
    kinds: [...(told === undefined ? ownKinds().values() : []), kind],
    told,
  });
}

/** The text of the schema by which editors know the fields of a site's own kinds, on all of its pages. */
export function fieldsOfKindsText(kinds: readonly EntryKind[]): string {
  return asText(fieldsOfKinds(kinds), { comment: stampLineOfAll(kinds), kinds });
}

/** The same of what has no page. */
function schemaOfEntry({ name, schema }: EntryKind): EditorSchema {
  const shown = Object.entries(schema.properties ?? {}).filter(([key]) => !OF_PAGES.includes(key));
  const rules = keys({ ...schema, properties: Object.fromEntries(shown) }, `An entry of the kind ${name}`, 'file');
  return { title: name, ...rules, description: schema.description };
}

function schemaOfKind({ name, schema }: EntryKind, told: MadeOf['told']): EditorSchema {
  const { blocks, ...properties } = schema.properties ?? {};
  const { description = '' } = blocks ?? {};
  const rules = keys(
    { ...schema, properties: { ...properties, blocks: { description } } },
    `A page of the kind ${name}`,
    'file',
  );
  // Of the kinds that lists find, the schema of all pages knows those of the builder.
  const items = told === undefined ? block() : { allOf: [block(told), listsOfKind()] };
  return {
    title: name,
    ...rules,
    description: schema.description,
    properties: {
      ...Object(rules.properties),
      kind: { ...Object(Object(rules.properties).kind), enum: [name] },
      blocks: { ...field({ ...blocks, items: {} }, 'blocks', 'value'), items },
    },
  };
}
