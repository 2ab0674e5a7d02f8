import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { pascalCase } from '../model/pascal-case.ts';
import { blockNames, type Schema, schemaOf } from '../schema/schemas/schemas.ts';
import { isValueType, valueTypeNames, valueTypes } from '../values/value-types.ts';

const options = {
  bannerComment: '',
  additionalProperties: false,
  format: false,
  ignoreMinAndMaxItems: true,
  strictIndexSignatures: true,
} as const;

const banner = '// Generated from schemas/ by `npm run generate`. Do not edit.\n\n';

type TypeOf = (definition: string) => string;

/** What a block receives: value types as the plan resolves them, other definitions by their own name. */
const resolvedType: TypeOf = (definition) =>
  isValueType(definition) ? valueTypes[definition].becomes : pascalCase(definition);

/** What an author writes: text is text, a picture is an object, and what a block may hold depends on its type. */
const writtenType: TypeOf = (definition) => {
  if (definition === 'block') return 'WrittenBlock';
  return definition === 'image' || !isValueType(definition) ? pascalCase(definition) : 'string';
};

/** Which pages a list finds and how it shows them, and when visitors see a block: the plan has done that. */
const isGone = (schema: Schema, typeOf: TypeOf): boolean =>
  typeOf === resolvedType &&
  (schema.shows !== undefined || /\$defs\/(?:query|countedQuery|filters|visible)$/.test(schema.$ref ?? ''));

/** Replaces every reference into common.schema.json by the name of a type. */
function withTypeNames(schema: unknown, typeOf: TypeOf): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withTypeNames(item, typeOf));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref: ref, description }: Readonly<Record<string, unknown>> = { ...schema };
  const definition = typeof ref === 'string' ? /(?:#\/\$defs\/|^)(\w+)(?:\.schema\.json)?$/.exec(ref)?.[1] : undefined;
  if (definition !== undefined)
    return { tsType: typeOf(definition), ...(description === undefined ? {} : { description }) };
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([key, value]) => !['if', 'then', 'else', 'allOf', '$schema', '$defs'].includes(key) && !isGone(value, typeOf),
      )
      .map(([key, value]) => [key, withTypeNames(value, typeOf)]),
  );
}

async function interfaceOf(name: string, schema: unknown, typeOf: TypeOf): Promise<string> {
  const named = { ...(withTypeNames(schema, typeOf) as JSONSchema), title: name };
  const text = await compile(named, name, options);
  // What is said of a key on one line takes no more than that.
  return text.trim().replace(/\/\*\*\n \* (.*)\n \*\//g, '/** $1 */');
}

async function commonTypes(typeOf: TypeOf, skip: readonly string[]): Promise<string[]> {
  const common = schemaOf('common');
  const definitions = Object.entries(common.$defs ?? {}).filter(([name]) => !skip.includes(name));
  return Promise.all(definitions.map(([name, schema]) => interfaceOf(pascalCase(name), schema, typeOf)));
}

/** What is left out has been filled in. */
const withAll = (schema: Schema): Schema => ({ ...schema, required: Object.keys(schema.properties ?? {}) });

/** The text of `src/model/generated/resolved.ts`: what blocks and the page around them receive. */
async function resolvedTypes(): Promise<string> {
  const names = blockNames();
  const blocks = names.map((name) => interfaceOf(`${pascalCase(name)}Block`, schemaOf(`blocks/${name}`), resolvedType));
  const { words: _, ...properties } = schemaOf('site').properties ?? {};
  const parts = [
    "import type { Dates, Days, DaysOfWeek, TimeSpan, Weekdays } from '../hours.ts';\nimport type { Place } from '../map.ts';\nimport type { Embed, Icon, Image } from '../media.ts';\nimport type { Passage, Prose } from '../prose.ts';\nimport type { FileLink, Href, RichText, Text } from '../text.ts';",
    ...(await commonTypes(resolvedType, valueTypeNames)),
    ...(await Promise.all(blocks)),
    `/** Any block, told apart by its type. */\nexport type Block = ${names.map((name) => `${pascalCase(name)}Block`).join(' | ')};`,
    "/** The names of all blocks. */\nexport type BlockType = Block['type'];",
    '/** What the component of a block receives: its fields. */\n' +
      "export type BlockProps<T extends BlockType> = Omit<Extract<Block, { type: T }>, 'type' | 'id' | 'visible'>;",
    '/** One of the `items` of a block. */\n' +
      'export type ItemOf<T extends BlockType> = BlockProps<T> extends { items: (infer Item)[] } ? Item : never;',
    await interfaceOf('Words', withAll(schemaOf('words')), resolvedType),
    await interfaceOf('SiteFrame', { ...schemaOf('site'), properties }, resolvedType),
  ];
  return `${banner}${parts.join('\n\n')}\n`;
}

/** The text of `src/model/generated/written.ts`: site.yaml and pages as their authors wrote them. */
async function writtenTypes(): Promise<string> {
  const parts = [
    "import type { WrittenBlock } from '../json.ts';",
    ...(await commonTypes(
      writtenType,
      valueTypeNames.filter((name) => name !== 'image'),
    )),
    await interfaceOf('Words', schemaOf('words'), writtenType),
    await interfaceOf('WrittenSite', schemaOf('site'), writtenType),
    await interfaceOf('WrittenPage', schemaOf('page'), writtenType),
    await interfaceOf('WrittenKind', schemaOf('kind'), writtenType),
  ];
  return `${banner}${parts.join('\n\n')}\n`;
}

/** File name -> text of every generated types file. */
export async function generatedTypes(): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['src/model/generated/resolved.ts', await resolvedTypes()],
    ['src/model/generated/written.ts', await writtenTypes()],
  ]);
}
