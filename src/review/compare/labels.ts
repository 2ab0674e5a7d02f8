import { inTitle } from '../../diagnostics/wording/review.ts';
import { resolve, type Schema, schemaOf } from '../../schema/schemas/schemas.ts';

/** What an entry of a list is called, by the key of the list, where the schema doesn't begin with "One". */
const entriesOf: Readonly<Record<string, string>> = {
  actions: 'button',
  entries: 'entry',
  items: 'entry',
  redirects: 'redirect',
  scene: 'part',
};

/** Keys that mean nothing to whoever has never written one. */
const LABELS: Readonly<Record<string, string>> = {
  href: 'link',
  src: 'file',
  alt: 'alternative text',
  url: 'address',
  nav: 'menu',
  pdf: 'PDF document',
  seo: 'search results',
  aliases: 'old addresses',
  body: 'text',
};

/** What a key is called: `yearlyPrice` is the "yearly price". @param schema of its value */
export function labelOf(key: string, schema?: Schema): string {
  // A button, or where a form is sent.
  if (key === 'action' && schema?.type === 'string') return 'receiver';
  return Object.hasOwn(LABELS, key)
    ? (LABELS[key] ?? key)
    : key.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What a block is called, by its type: the title of its schema. */
export function blockNoun(type: string, isKnown: boolean): string {
  return inTitle(isKnown ? (schemaOf(`blocks/${type}`).title ?? type) : type);
}

/** What an entry of a list is called: "card", because the schema says "One card." of it. @param list the schema of the list */
export function entryNoun(list: Schema | undefined, key: string): string {
  const { description = '' } = list?.items === undefined ? {} : resolve(list.items).schema;
  const [, noun] = /^One ([a-z][a-z -]*?)(?= (?:of the|with|in|and)\b|[.,:;]|$)/.exec(description) ?? [];
  if (noun !== undefined) return noun;
  return Object.hasOwn(entriesOf, key) ? (entriesOf[key] ?? key) : labelOf(key).replace(/(?<=[^s])s$/, '');
}
