import { type EntryKind, OF_PAGES, ownKinds } from '../../content/entries/kinds.ts';
import { schemaOf } from '../../schema/schemas/schemas.ts';
import { keys } from './fields.ts';
import { having, listsOfKind, offer } from './kind-fields.ts';
import type { EditorSchema } from './written.ts';

/**
 * What pages of a site's own kinds say besides what every page does, and the fields that lists ask for. Editors hold pages against it and
 * against the schema of all pages.
 */
export function fieldsOfKinds(kinds: readonly EntryKind[]): EditorSchema {
  const onPages = kinds.filter(({ data }) => data === undefined);
  return {
    title: 'Page',
    properties: {
      kind: { doNotSuggest: true, ...offer([...new Set([...ownKinds().keys(), ...onPages.map(({ name }) => name)])]) },
      blocks: { doNotSuggest: true, items: listsOfKind() },
    },
    allOf: onPages.map((kind) => ({
      if: having('kind', { const: kind.name }),
      // biome-ignore lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema.
      then: rulesOf(kind),
    })),
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
