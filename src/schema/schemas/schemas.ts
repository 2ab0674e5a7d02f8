import { readdirSync, readFileSync } from 'node:fs';
import type { Words } from '../../model/generated/resolved.ts';
import type { Json } from '../../model/json.ts';
import { once, onceFor } from '../../model/once.ts';
import type { Answer } from '../../model/text.ts';
import type { Field } from '../../values/field.ts';
import { isValueType, type ValueType } from '../../values/value-types.ts';
import { withKeysOfTypes } from './keys-of-types.ts';
import { withQueries } from './list-keys.ts';

const folder = new URL('../../../schemas/', import.meta.url);

/** A JSON Schema as far as we look into it. */
export type Schema = {
  readonly title?: string;
  readonly description?: string;
  /** Of a block: what else it is called, in English and in other languages, with commas between the names. */
  readonly alsoCalled?: string;
  readonly inOtherLanguages?: string;
  /** Of a word of the site: where visitors meet it, as `rules/words.ts` reads it. */
  readonly metAt?: string;
  /** Of a shared definition: what an author may write there, in a few words of Markdown. */
  readonly inDocs?: string;
  /** Of a block: what people use it for, in words that follow "Good for". */
  readonly goodFor?: readonly string[];
  /** Of a block, or of an entry with items: how it is set in a PDF document. */
  readonly print?: PrintSetting;
  /** Of a text: that yes and no in it are shown as a mark. Of a block: the texts of it that are said of its marks. */
  readonly marks?: true | Readonly<Record<Answer, string>>;
  /** Of a name that only programs read: the text beside it that it is made of where it is missing. */
  readonly madeOf?: string;
  /** Of a list: the keys whose days and times say in which order its entries are shown. */
  readonly inOrderOf?: readonly string[];
  /** Of a list: that pages can be found for it. What it is a key of has `from` and `show` beside it. */
  readonly entries?: true;
  /** Of such a list: that its items are rows, and the list beside it of whose columns each says by `show` what stands in its cells. */
  readonly cells?: string;
  /** Of such a list: that visitors see all of it, and can't choose by `filters` or `find`. */
  readonly whole?: true;
  /** Of a list that pages can be found for: that they can stand under headings (`group`). */
  readonly headings?: true;
  /** Of a list of groups: that pages can be found for all of them at once, each group with some of these. */
  readonly divided?: true;
  /** Of an entry of a list: that it can say by `from` what it counts, for `{count}` and other totals in its texts. */
  readonly counted?: true;
  /** Of `show`: the list of which it says how pages are shown in it. */
  readonly shows?: string;
  /** Of a text: that a day in it (`2026-05-12`) is shown in the language of the site. */
  readonly dated?: true;
  /** Of a block that leads to the pages before and after: its variants that show nothing else. */
  readonly neighbours?: readonly string[];
  /** Of a field of a kind: what its declaration says, for whoever wrote its value in another way. */
  readonly ofField?: Field;
  /** Of a key of a block: the list beside it that it stands for. */
  readonly fills?: string;
  /** Of a list: that no value may stand in it twice. */
  readonly distinct?: true;
  /** What the shared definition says that the schema refers to: how the value must look. */
  readonly form?: string;
  /** Where keys can stand in place of a text, the schema has two types, and the resolved one the first. */
  readonly type?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  /** How many characters a text may have. Every text has such a limit: what is longer is reported, and nothing else in it looked at. */
  readonly maxLength?: number;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly if?: Schema;
  readonly else?: Schema;
  readonly not?: Schema;
  readonly allOf?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  /** What holds where the key is left out. */
  readonly default?: string;
  /** What an author could write: the first is shown where it is missing. */
  readonly examples?: readonly Json[];
  readonly additionalProperties?: boolean;
};

/** How a block is set in a PDF document, where its fields in their order would read badly. Most blocks need none of these. */
type PrintSetting = {
  /** Keys that mean nothing on paper. `all`: the block is left out. */
  readonly leavesOut?: readonly string[] | 'all';
  /**
   * How its items are set: as a numbered list, a line each, with their prices in a column, as numbers to remember, as links to other pages,
   * as pictures with captions, as lines under headings: the days or months that they are on.
   */
  readonly items?: 'numbered' | 'lines' | 'grouped' | 'priced' | 'figures' | 'links' | 'pictures';
  /** Keys of an entry whose short texts go on with what stands before them, such as what a price is for. */
  readonly goesOn?: readonly string[];
  /** What is shown before its fields, or those of its items, by their keys: names in words.schema.json. */
  readonly labels?: Readonly<Record<string, keyof Words>>;
};

const written = once((): ReadonlyMap<string, Schema> => {
  const blocks = readdirSync(new URL('blocks/', folder)).map((file) => `blocks/${file}`);
  const names = ['site', 'words', 'page', 'kind', 'common'].map((name) => `${name}.schema.json`).concat(blocks.sort());
  const read = (name: string): Schema => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  return new Map(names.map((name) => [name, name === 'kind.schema.json' ? withKeysOfTypes(read(name)) : read(name)]));
});

/** The builder's schemas by their place: `site.schema.json`, `blocks/hero.schema.json`. */
export const builderSchemas = once(() => withUsualKeys(written()));

/** All schemas, with those of the blocks that the site has of its own. */
const allSchemas = ofBlocks((): ReadonlyMap<string, Schema> => {
  const own = [...ownInForce().schemas].map(([name, schema]) => [`blocks/${name}.schema.json`, schema] as const);
  return own.length === 0 ? builderSchemas() : withUsualKeys(new Map([...written(), ...own]));
});

/**
 * What page.schema.json says of every block is put into the schema of each, and beside each list that pages can be found for what is asked:
 * a block is held against that one only. Which blocks there are is put into page.schema.json.
 */
function withUsualKeys(schemas: ReadonlyMap<string, Schema>): ReadonlyMap<string, Schema> {
  const page = schemas.get('page.schema.json') ?? {};
  const { block = {}, ...others } = page.$defs ?? {};
  const { type = {}, ...usual } = block.properties ?? {};
  const inBlocks = Object.fromEntries(
    Object.entries(usual).map(([key, { $ref, ...schema }]) => [
      key,
      { ...schema, ...($ref === undefined ? {} : { $ref: `../${$ref}` }) },
    ]),
  );
  const definitions = schemas.get('common.schema.json')?.$defs ?? {};
  const added = [...schemas].map(([name, schema]): [string, Schema] =>
    name.startsWith('blocks/')
      ? [name, withQueries({ ...schema, properties: { ...schema.properties, ...inBlocks } }, definitions)]
      : [name, schema],
  );
  const named = { ...type, enum: [...schemas.keys()].flatMap(blockIn) };
  const ofPage = { ...page, $defs: { ...others, block: { ...block, properties: { type: named } } } };
  return new Map(added).set('page.schema.json', ofPage);
}

export const blockNames = ofBlocks((): readonly string[] => [...allSchemas().keys()].flatMap(blockIn).sort());

/** The block that a schema is for, if it is for one. @param name `blocks/hero.schema.json` */
const blockIn = (name: string): string | readonly [] => /^blocks\/(.+)\.schema\.json$/.exec(name)?.[1] ?? [];

function withInner(schema: Schema): Schema[] {
  const inner = [...Object.values({ ...schema.properties, ...schema.$defs }), ...(schema.items ? [schema.items] : [])];
  return [schema, ...inner.flatMap(withInner)];
}

/** All but the words of a site: their names are everyday words, which mean nothing elsewhere. */
export const everySchema = ofBlocks((): readonly Schema[] =>
  [...allSchemas()].flatMap(([name, schema]) => (name === 'words.schema.json' ? [] : withInner(schema))),
);

/** Every word that is one of a few to choose from somewhere: `center`, `dark`. */
export const allChoices = ofBlocks(
  (): ReadonlySet<string> => new Set(everySchema().flatMap(({ enum: choices }) => choices ?? [])),
);

/** Every key that has a meaning somewhere: whoever writes it knows it, and has not misspelt another. */
export const allKeys = ofBlocks(
  (): ReadonlySet<string> => new Set(everySchema().flatMap(({ properties }) => Object.keys(properties ?? {}))),
);

const byName = ofBlocks(
  (): ReadonlyMap<string, Schema> =>
    new Map([...allSchemas()].map(([file, schema]) => [file.replace(/\.schema\.json$/, ''), schema])),
);

/** How messages call a block: `a hero block`, `an hours block`. */
export const blockInWords = (name: string): string => `${/^(?:[aeio]|hours$)/.test(name) ? 'an' : 'a'} ${name} block`;

/** `site`, `page`, `blocks/hero`. @throws when there is none of that name */
export function schemaOf(name: string): Schema {
  const schema = byName().get(name);
  if (schema === undefined) throw new Error(`There is no schema ${name}.`);
  return schema;
}

/** A schema without references, and the kind of thing it is, if its definition is one. */
export type Resolved = { readonly schema: Schema; readonly kind?: ValueType };

/** Whether the keys of a key are named like others elsewhere: nothing that stands in a wrong place is meant for it. */
export const isOfOtherNames = (schema: Schema): boolean => holdsWords(schema) || schema.shows !== undefined;

/** Whether a key holds the words of a site, whose names are everyday words: none of them must be meant for it. */
export const holdsWords = ({ $ref }: Schema): boolean => $ref === 'words.schema.json';

/** Follows the references of a schema into the shared definitions. The description nearest to the key wins. */
export const resolve = onceFor((schema: Schema): Resolved => withoutReferences(schema));

function withoutReferences(schema: Schema): Resolved {
  const name = /#\/\$defs\/(\w+)$/.exec(schema.$ref ?? '')?.[1] ?? '';
  const definition = holdsWords(schema)
    ? schemaOf('words')
    : (schemaOf('common').$defs?.[name] ?? schemaOf('page').$defs?.[name]);
  if (definition === undefined) return { schema: withOneType(schema) };
  const { description, examples, madeOf, marks, maxLength, ofField, pattern } = schema;
  const said = Object.entries({ marks, ofField, madeOf, examples, maxLength, pattern });
  const own = Object.fromEntries(said.filter(([, value]) => value !== undefined));
  const inner = { ...resolve(definition).schema, ...own };
  // Where a value must look otherwise than all of its kind, its own description says how.
  const form = inner.description === undefined || pattern !== undefined ? {} : { form: inner.description };
  const merged = description === undefined ? inner : { ...inner, description, ...form };
  return isValueType(name) ? { schema: merged, kind: name } : { schema: merged };
}

/** Where keys can stand in place of a text, the text is what is wanted. */
function withOneType(schema: Schema): Schema {
  const { type } = schema;
  if (!Array.isArray(type)) return schema;
  const [first]: readonly string[] = type;
  return first === undefined ? schema : { ...schema, type: first };
}

export function longestOf(kind: ValueType): number {
  return schemaOf('common').$defs?.[kind]?.maxLength ?? Number.POSITIVE_INFINITY;
}

/** What a schema says about a key or about the entries of a list; undefined if it says nothing. */
export function below(schema: Schema, step: string | number): Resolved | undefined {
  const next = typeof step === 'number' ? schema.items : ownProperty(schema.properties, step);
  return next === undefined ? undefined : resolve(next);
}

/** What a schema says of what stands somewhere below it; an empty one if it says nothing. */
export const schemaAt = (schema: Schema, ...path: readonly (string | number)[]): Schema =>
  path.reduce<Schema>((outer, step) => below(outer, step)?.schema ?? {}, schema);

/** Whether a schema knows a key. */
export const has = ({ properties = {} }: Schema, key: string): boolean => Object.hasOwn(properties, key);

function ownProperty(properties: Schema['properties'], key: string): Schema | undefined {
  return properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : undefined;
}

/** The block that shows a long text: its own, or that of its page. */
export const bodyBlock = once((): string => {
  const named = [...builderSchemas()].flatMap(([file, schema]) => {
    const [, name] = /^blocks\/(.+)\.schema\.json$/.exec(file) ?? [];
    return name !== undefined && below(schema, 'body')?.kind === 'markdown' ? name : [];
  });
  if (named[0] === undefined) throw new Error('No block shows a long text.');
  return named[0];
});

/** The types of blocks that a site has of its own, by name. */
export type OwnSchemas = {
  /** Changes with the others. */
  readonly digest: string;
  readonly schemas: ReadonlyMap<string, Schema>;
  /** The texts of their examples. */
  readonly examples: ReadonlyMap<string, string>;
};

const none: OwnSchemas = { digest: '', schemas: new Map(), examples: new Map() };

/** A process works on one site at a time, so its blocks are asked for in one place instead of being passed along by everybody. */
const state = { own: none };

/** Makes the blocks of a site count, beside ours and before them, for all that is asked from here on. */
export function putInForce({ digest, schemas, examples }: OwnSchemas): void {
  // What was made for the same blocks stays.
  if (digest !== state.own.digest) state.own = digest === '' ? none : { digest, schemas, examples };
}

/** The blocks of its own that the site has that is worked on. */
export const ownInForce = (): OwnSchemas => state.own;

/** As `once`, for what follows from which blocks there are: it is made again where those are others. */
export function ofBlocks<T>(make: () => T): () => T {
  const made = onceFor((_: OwnSchemas) => make());
  return () => made(state.own);
}
