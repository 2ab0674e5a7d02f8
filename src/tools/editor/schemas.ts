import { type EntryKind, OF_PAGES, ownKinds } from '../../content/entries/kinds.ts';
import { stampLine, stampLineOfAll } from '../../content/entries/stamp.ts';
import { iconNames } from '../../content/icons.ts';
import { grouped } from '../../model/lists.ts';
import { ownPropertyName, settable } from '../../model/look-properties.ts';
import { editorStampLine } from '../../schema/own/editor-file.ts';
import { schemaOf } from '../../schema/schemas/schemas.ts';
import { block, skeleton, stops } from './block.ts';
import { field, keys, TOLD_ONCE } from './fields.ts';
import { having, kindFieldDefinitions, listsOfKind, offer } from './kind-fields.ts';
import { type EditorSchema, ifThen, type Written } from './written.ts';

/** The rules of a file with blocks below one of its keys. @param items what the blocks have to be */
function withBlocks(schema: Written, where: string, [key, items]: readonly [key: string, items: unknown]) {
  const list: Written = schema.properties?.[key] ?? {};
  const { description = '' } = list;
  const rules = keys({ ...schema, properties: { ...schema.properties, [key]: { description } } }, where, 'file');
  const blocks = { ...field({ ...list, items: {} }, key, 'value'), items };
  return { ...rules, properties: { ...Object(rules.properties), [key]: blocks } };
}

function kindFileSchema(): EditorSchema {
  const kind = schemaOf('kind');
  const rules = withBlocks(kind, 'A kind of page', ['layout', inLayout(block())]);
  return { title: kind.title, ...rules, description: kind.description };
}

/** Keywords below which there are more rules for the same value. */
const SAME = ['allOf', 'then', 'else'];

/** The rules of a block, in which a field in braces can be the value of any key: `image: "{image}"`. */
function inLayout(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inLayout);
  if (!isMap(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, rule]) => {
      if (keyword === 'properties') return [keyword, fillable(rule)];
      if (keyword === 'items') return [keyword, orBraces(rule)];
      return [keyword, SAME.includes(keyword) ? inLayout(rule) : rule];
    }),
  );
}

/** What stands under keys. The type of a block is never filled in: it says which keys there are. */
function fillable(properties: unknown): unknown {
  return Object.fromEntries(
    Object.entries(Object(properties)).map(([key, rule]) => [key, key === 'type' ? rule : orBraces(rule)]),
  );
}

function orBraces(rule: unknown): unknown {
  // Any text will do: braces are one.
  if (!isMap(rule) || rule.pattern === '[\\s\\S]') return rule;
  const { description, ...others } = rule;
  return {
    description,
    ...choices(rule),
    if: { type: 'string', pattern: '^\\{[A-Za-z][\\w.]*\\}$' },
    else: inLayout(others),
  };
}

/** What can be written, for editors to offer: they find no choices below `else`. */
function choices({ enum: named, allOf }: EditorSchema): EditorSchema {
  if (Array.isArray(named)) return { defaultSnippets: named.map((choice) => ({ bodyText: String(choice) })) };
  // Of an icon, the definition has them.
  const definition = Array.isArray(allOf) ? allOf.find((each) => isMap(each) && each.$ref !== undefined) : undefined;
  return definition === undefined ? {} : { anyOf: [definition, {}] };
}

/** Keywords whose value is a rule, a list of rules, or rules by name. Others have values of their own, such as a snippet. */
const RULE = new Set(['items', 'additionalProperties', 'contains', 'if', 'then', 'else', 'not', 'propertyNames']);
const LIST = new Set(['allOf', 'anyOf', 'oneOf']);
const NAMED = new Set(['properties', 'patternProperties', 'definitions']);

/** Rules of so many characters, which stand so many times, are told once. */
const LONG = 300;
const OFTEN = 3;

/** A schema in which long rules that stand in many places are told once, below `definitions`, and referred to. */
function shared(schema: EditorSchema): EditorSchema {
  const counts = new Map<string, number>();
  mapRules(schema, (rule) => {
    const text = JSON.stringify(rule);
    if (text.length > LONG) counts.set(text, (counts.get(text) ?? 0) + 1);
    // What is in a rule is counted once.
    return (counts.get(text) ?? 0) < 2 ? undefined : {};
  });
  const often = [...counts].filter(([, count]) => count >= OFTEN).map(([text]) => text);
  const names = new Map(often.map((text, at) => [text, `often${at + 1}`]));
  const referring = (value: unknown, isWhole = false): unknown =>
    mapRules(value, (rule) => {
      const name = isWhole && rule === value ? undefined : names.get(JSON.stringify(rule));
      return name === undefined ? undefined : { $ref: `#/definitions/${name}` };
    });
  const definitions = often.map((text) => [names.get(text), referring(JSON.parse(text), true)] as const);
  const whole = Object(referring(schema, true));
  return { ...whole, definitions: { ...Object(whole.definitions), ...Object.fromEntries(definitions) } };
}

/** A rule with others in the place of some that it has. @param other of a rule; undefined for one that stays, of which the inner ones are looked at */
function mapRules(rule: unknown, other: (rule: unknown) => EditorSchema | undefined): unknown {
  const found = isMap(rule) ? other(rule) : undefined;
  if (found !== undefined || !isMap(rule)) return found ?? rule;
  const inner = (each: unknown): unknown => mapRules(each, other);
  return Object.fromEntries(
    Object.entries(rule).map(([keyword, value]) => {
      if (RULE.has(keyword)) return [keyword, inner(value)];
      if (LIST.has(keyword) && Array.isArray(value)) return [keyword, value.map(inner)];
      if (!NAMED.has(keyword) || !isMap(value)) return [keyword, value];
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inner(each)]))];
    }),
  );
}

const isMap = (value: unknown): value is EditorSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What pages of a site's own kinds say besides what every page does, and the fields that lists ask for. Editors hold pages against it and
 * against the schema of all pages.
 */
function fieldsOfKinds(kinds: readonly EntryKind[]): EditorSchema {
  const onPages = kinds.filter(({ data }) => data === undefined);
  return {
    title: 'Page',
    properties: {
      kind: { doNotSuggest: true, ...offer([...new Set([...ownKinds().keys(), ...onPages.map(({ name }) => name)])]) },
      blocks: { doNotSuggest: true, items: listsOfKind() },
    },
    allOf: onPages.map((kind) => ifThen(having('kind', { const: kind.name }), rulesOf(kind))),
  };
}

function rulesOf({ name, schema, hasPages, fields }: EntryKind): EditorSchema {
  const usual = Object.keys(schemaOf('page').properties ?? {});
  const isOwn = (key: string): boolean => !usual.includes(key) && fields.some((field) => field.name === key);
  const properties = Object.entries(schema.properties ?? {}).filter(([key]) => hasPages || !OF_PAGES.includes(key));
  // What is said of keys that every page has is said by the schema of all pages.
  const own = { required: (schema.required ?? []).filter(isOwn), properties: Object.fromEntries(properties) };
  const rules = keys({ type: 'object', ...own }, `A page of the kind ${name}`, 'file');
  // The schema of all pages offers the fields of our kinds on pages of any.
  const ours = new Set([...ownKinds().values()].flatMap((kind) => kind.fields.map((field) => field.name)));
  const shown = Object.entries(Object(rules.properties)).map(([key, rule]) => {
    const offered = ours.has(key) ? { doNotSuggest: true, ...Object(rule) } : rule;
    return [key, isOwn(key) ? offered : true] as const;
  });
  return { ...rules, properties: Object.fromEntries(shown) };
}

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
  const rules: EditorSchema = withBlocks(page, 'A page', ['blocks', block(told)]);
  const { type, additionalProperties, errorMessage, allOf } = rules;
  const properties = Object(rules.properties);
  const start = {
    label: 'A new page',
    description: page.description,
    body: skeleton({ ...page, required: [...(page.required ?? []), 'blocks'] }, stops()),
  };
  const { image } = properties;
  const ofKind = { ...fieldsOfOurs(), image: field({ $ref: 'common.schema.json#/$defs/image' }, 'image', 'value') };
  const ofNone = { ...Object.fromEntries(Object.keys(properties).map((name) => [name, true])), image };
  return {
    title: page.title,
    description: page.description,
    type,
    properties: { ...properties, image: { description: Object(image).description } },
    errorMessage,
    allOf: [
      ...Object(allOf),
      { if: { required: ['title'] }, else: { defaultSnippets: [start] } },
      ifThen(
        { required: ['kind'] },
        { properties: ofKind },
        { properties: ofNone, additionalProperties, errorMessage },
      ),
    ],
  };
}

/** The fields that our kinds of pages have. Those of a site's own kinds are known to the check, not to editors. */
function fieldsOfOurs(): EditorSchema {
  const usual = Object.keys(schemaOf('page').properties ?? {});
  const fields = [...ownKinds().values()].flatMap((kind) => kind.fields).filter(({ name }) => !usual.includes(name));
  const said = [...grouped(fields, ({ name }) => name)].map(([name, some]) => {
    const words = new Set(some.map(({ description = '' }) => description));
    return [name, { description: [...words].join(' ') }] as const;
  });
  return Object.fromEntries(said);
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
  const { blocks = {}, ...others } = schema.properties ?? {};
  // Of the kinds that lists find, the schema of all pages knows those of the builder.
  const items = told === undefined ? block() : { allOf: [block(told), listsOfKind()] };
  const written = { ...schema, properties: { ...others, blocks } };
  const rules = withBlocks(written, `A page of the kind ${name}`, ['blocks', items]);
  const kind = { ...Object(rules.properties.kind), enum: [name] };
  return { title: name, ...rules, description: schema.description, properties: { ...rules.properties, kind } };
}
