import { readdirSync, readFileSync } from 'node:fs';
import { say } from '../../diagnostics/messages/say.ts';
import type { JsonObject } from '../../model/json.ts';
import { once } from '../../model/once.ts';
import { type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import type { Field } from '../../values/field.ts';
import { formOf } from '../../values/field-types.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { type Node, plainObject } from '../../yaml/syntax/tree.ts';
import { sourceText } from '../../yaml/text/source.ts';

/** Whether the pages of a kind are PDF documents, too, and whether these have a cover. */
export type KindDocuments = boolean | { readonly cover?: boolean };

/** A kind as it is declared, in `schemas/kinds/` by us or in `kinds/` by an author: true to `schemas/kind.schema.json`. */
export type Declaration = {
  readonly description: string;
  readonly fields?: readonly Field[];
  /** Left out where there is no page to be laid out. */
  readonly layout?: readonly JsonObject[];
  /** Whether what is of this kind has pages of its own: true, if left out. */
  readonly page?: boolean;
  /** The file that has all that is of this kind. */
  readonly data?: string;
  /** The address from which the command `data` fetches that file. */
  readonly source?: string;
  /** The keys that its list stands below: `data.items`. */
  readonly path?: string;
  /** What stands at the head of the columns of a table, by the fields that they are, or by what they say of a field. */
  readonly columns?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** How its pages look in lists: keys of an item, with fields in braces. */
  readonly card?: JsonObject;
  readonly pdf?: KindDocuments;
};

/** A file with all that is of a kind, where it is fetched from, if anywhere, which keys its list stands below, and which of its columns, if it is a table, is which field. */
export type KindData = {
  readonly file: string;
  readonly source: string | undefined;
  readonly path: string | undefined;
  readonly columns: Readonly<Record<string, string>>;
  /** In which order days are written, by the fields that they are. */
  readonly orders: Readonly<Record<string, string>>;
};

/** What can be relied on in a declaration. */
export type SoundPart = {
  /** The fields without mistakes. */
  readonly fields: readonly Field[];
  /** The names of fields with mistakes: their pages may say anything there. */
  readonly unclear: readonly string[];
  /** Whether there may be fields whose names can't be read. */
  readonly isOpen: boolean;
  readonly hasPages: boolean;
};

export const NOTHING_SOUND: SoundPart = { fields: [], unclear: [], isOpen: true, hasPages: true };

/** A kind of page: what its pages, the entries, have, and how they are shown. */
export type EntryKind = {
  readonly name: string;
  /** Those without mistakes. */
  readonly fields: readonly Field[];
  /** Blocks, with fields in braces. */
  readonly layout: readonly JsonObject[];
  /** Whether what is of this kind has pages of its own. Without, lists find it, and it has no address. */
  readonly hasPages: boolean;
  /** Where its entries stand, if that isn't in pages of their own. */
  readonly data?: KindData;
  /** How its pages look in lists, as far as it says so: keys of an item, with fields in braces. */
  readonly card: JsonObject;
  readonly pdf: KindDocuments;
  /** What a page of it must look like. */
  readonly schema: Schema;
  /** Whether its declaration has no mistakes. Pages of a kind that has some can't be shown. */
  readonly isSound: boolean;
};

export type EntryKinds = ReadonlyMap<string, EntryKind>;

const folder = new URL('../../../schemas/kinds/', import.meta.url);

/** The kinds that every site has, by name. */
export const ownKinds = once((): EntryKinds => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return new Map(
    files.sort().map((file) => {
      const name = file.replace(/\.yaml$/, '');
      const declared = declarationIn(parse(sourceText(file, readFileSync(new URL(file, folder), 'utf8'))).root);
      if (declared === undefined) throw new Error(`Nothing can be read of ${file}.`);
      return [name, kindOf(name, declared)];
    }),
  );
});

/** Those of a site's kinds that are its own, or that it declares anew. */
export const ofSite = (kinds: EntryKinds): readonly EntryKind[] =>
  [...kinds.values()].filter((kind) => ownKinds().get(kind.name) !== kind);

/** What a file in kinds/ declares, if it was held against the schema that the type follows; undefined if it isn't a map. */
export function declarationIn(root: Node | undefined): Declaration | undefined {
  return root?.kind === 'map' ? (plainObject(root) as unknown as Declaration) : undefined;
}

export function kindOf(name: string, declared: Declaration): EntryKind {
  const {
    description,
    fields = [],
    layout = [],
    card = {},
    page = true,
    data: file,
    source,
    columns = {},
    path,
    pdf = false,
  } = declared;
  const hasPages = page && file === undefined;
  const schema = schemaOfKind(name, description, { fields, unclear: [], isOpen: false, hasPages });
  const data = file === undefined ? {} : { data: { file, source, path, ...headsIn(columns) } };
  return { name, fields, layout, card, hasPages, ...data, pdf, schema, isSound: true };
}

/** The heads of columns by fields and their parts, `where.latitude` of `{ where: { latitude: Lat } }`, and the orders of their days. */
function headsIn(columns: NonNullable<Declaration['columns']>): Pick<KindData, 'columns' | 'orders'> {
  const all = Object.entries(columns).flatMap(([name, said]) =>
    Object.entries(typeof said === 'string' ? { from: said } : said).map(([part, text]) => ({ name, part, text })),
  );
  const heads = all.filter(({ part }) => part !== 'order');
  return {
    columns: Object.fromEntries(
      heads.map(({ name, part, text }) => [part === 'from' ? name : `${name}.${part}`, text]),
    ),
    orders: Object.fromEntries(all.flatMap(({ name, part, text }) => (part === 'order' ? [[name, text]] : []))),
  };
}

/** A kind whose declaration has mistakes, which are reported there. Its pages are held against what is sound in it. */
export function unsoundKind(name: string, sound: SoundPart = NOTHING_SOUND): EntryKind {
  const { fields, hasPages } = sound;
  const schema = schemaOfKind(name, '', sound);
  return { name, fields, layout: [], card: {}, hasPages, pdf: false, schema, isSound: false };
}

/** The keys of every page that a field of a kind may replace: a picture of its own in the place of the page's. */
export const MAY_REPLACE: readonly string[] = ['image'];

/** What every page has. References begin at the top, so that the schema can stand anywhere. */
const pageProperties = once((): Readonly<Record<string, Schema>> => {
  const { properties = {} } = schemaOf('page');
  return Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, fromTop(schema)]));
});

function fromTop(schema: Schema): Schema {
  const { $ref, items } = schema;
  return {
    ...schema,
    ...($ref === undefined
      ? {}
      : { $ref: $ref.replace(/^(#|[\w.]+#)/, (file) => `/schemas/${file === '#' ? 'page.schema.json#' : file}`) }),
    ...(items === undefined ? {} : { items: fromTop(items) }),
  };
}

/** What only a page has: nobody would see it of an entry without one. */
export const OF_PAGES = ['blocks', 'body', 'aliases', 'pdf'];

/** The page's own schema with the fields of the kind. What the layout shows needs no blocks of the page's own. */
function schemaOfKind(name: string, description: string, sound: SoundPart): Schema {
  const { fields, unclear, isOpen, hasPages } = sound;
  const anything = [...unclear, ...(isOpen ? MAY_REPLACE : [])].map((each) => [each, {}] as const);
  const own = fields.map((field) => [field.name, formOf(field)] as const);
  const required = fields.filter((field) => field.required === true).map((field) => field.name);
  return {
    title: name,
    description,
    type: 'object',
    // No search result needs a description of what has no page.
    required: ['title', ...(hasPages ? ['description'] : []), ...required],
    properties: { ...pageProperties(), ...Object.fromEntries([...anything, ...own]) },
    additionalProperties: isOpen,
    ...(hasPages
      ? {}
      : { allOf: OF_PAGES.map((key) => ({ description: say('unseen-key', name), not: { required: [key] } })) }),
  };
}
