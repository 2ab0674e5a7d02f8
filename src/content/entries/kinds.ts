import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject } from '../../model/json.ts';
import { once } from '../../model/once.ts';
import { formOf } from '../../schema/fields/forms.ts';
import type { Field } from '../../schema/schemas/kind-field.ts';
import { type Schema, schemaOf } from '../../schema/schemas/schemas.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { type Node, plainObject } from '../../yaml/syntax/tree.ts';
import { sourceText } from '../../yaml/text/source.ts';

/** Whether the pages of a kind are PDF documents, too, and whether these have a cover. */
export type KindDocuments = boolean | { readonly cover?: boolean };

/** A kind as it is declared, in `schemas/kinds/` by us or in `kinds/` by an author: true to `schemas/kind.schema.json`. */
export type Declaration = {
  readonly description: string;
  readonly fields?: readonly Field[];
  readonly layout: readonly JsonObject[];
  /** Whether each of its pages is a PDF document, too. */
  readonly pdf?: KindDocuments;
};

/** What can be relied on in a declaration. */
export type SoundPart = {
  /** The fields without mistakes. */
  readonly fields: readonly Field[];
  /** The names of fields with mistakes: their pages may say anything there. */
  readonly unclear: readonly string[];
  /** Whether there may be fields whose names can't be read. */
  readonly isOpen: boolean;
};

/** A kind of page: what its pages, the entries, have, and how they are shown. */
export type EntryKind = {
  readonly name: string;
  /** Those without mistakes. */
  readonly fields: readonly Field[];
  /** Blocks, with fields in braces. */
  readonly layout: readonly JsonObject[];
  /** Whether each of its pages is a PDF document, too. */
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

/** What a file in kinds/ declares, if it was held against the schema that the type follows; undefined if it isn't a map. */
export function declarationIn(root: Node | undefined): Declaration | undefined {
  return root?.kind === 'map' ? (plainObject(root) as unknown as Declaration) : undefined;
}

/** A kind from its declaration. */
export function kindOf(name: string, { description, fields = [], layout, pdf = false }: Declaration): EntryKind {
  const schema = schemaOfKind(name, description, { fields, unclear: [], isOpen: false });
  return { name, fields, layout, pdf, schema, isSound: true };
}

/** A kind whose declaration has mistakes, which are reported there. Its pages are held against what is sound in it. */
export function unsoundKind(name: string, sound: SoundPart = { fields: [], unclear: [], isOpen: true }): EntryKind {
  return { name, fields: sound.fields, layout: [], pdf: false, schema: schemaOfKind(name, '', sound), isSound: false };
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

/** The page's own schema with the fields of the kind. What the layout shows needs no blocks of the page's own. */
function schemaOfKind(name: string, description: string, { fields, unclear, isOpen }: SoundPart): Schema {
  const anything = [...unclear, ...(isOpen ? MAY_REPLACE : [])].map((each) => [each, {}] as const);
  const own = fields.map((field) => [field.name, formOf(field)] as const);
  const required = fields.filter((field) => field.required === true).map((field) => field.name);
  return {
    title: name,
    description,
    type: 'object',
    required: ['title', 'description', ...required],
    properties: { ...pageProperties(), ...Object.fromEntries([...anything, ...own]) },
    additionalProperties: isOpen,
  };
}
