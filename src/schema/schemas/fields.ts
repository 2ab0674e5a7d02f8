import { holdsWords, type Schema, schemaOf } from './schemas.ts';

/** What an author may write for a definition of `common.schema.json`, in Markdown. */
const kindWords: Readonly<Record<string, string>> = {
  text: 'text',
  richText: 'text with **bold**, *italic*, `code`, [links]',
  passage: 'text with **bold**, *italic*, `code`, [links], lists, quotes, headings, tables, code',
  markdown: 'long text in Markdown',
  href: 'link',
  icon: 'icon name',
  id: 'name',
  image: 'picture: `src` or [`scene`](authors.md#drawn-pictures), and `alt` or `decorative: true`',
  imagePath: 'picture file',
  actions: 'list of buttons: `label`*, `href`*, `variant`, `icon`',
  link: '`label`*, `href`*',
  moment: 'day, or day and time',
  visible: '`from`, `until`: days, or days and times',
  feature: '`title`*, `description`, `icon`',
  action: 'button: `label`*, `href`*, `variant`, `icon`',
  query: '[which pages](authors.md#articles-recipes-and-other-pages-of-one-kind): `kind`*, `where`, `sort`, `limit`',
  countedQuery: '[which pages](authors.md#articles-recipes-and-other-pages-of-one-kind): `kind`*, `where`',
  filters: 'list of fields',
  find: '`true` or `false`',
  file: 'file in `public/`',
  embed: 'address of a video or a map',
  date: 'day, such as 2026-12-24',
  days: 'day, or some days on end',
  dates: 'day, or some days on end',
  weekdays: 'days of the week, in English',
  daysOfWeek: 'days of the week, in English, or dates',
  openingHours: 'times, such as 9:00-18:00',
  place: '`address`*, `coordinates`',
  timeSpan: 'time, or from when until when',
};

/** A field of a schema, as a table of fields has it. */
export type Field = {
  /** `items[].label` is the `label` of each entry of the list `items`. */
  readonly path: string;
  readonly schema: Schema;
  readonly required: boolean;
};

const definitionOf = (schema: Schema): string | undefined => /#\/\$defs\/(\w+)$/.exec(schema.$ref ?? '')?.[1];

/** What an author may write there, in a few words of Markdown. */
export function wordsFor(schema: Schema): string {
  const definition = definitionOf(schema);
  if (schema.shows !== undefined) return `keys of \`${schema.shows}\`, with fields in braces`;
  if (holdsWords(schema)) return 'the keys [below](#words)';
  if (definition === 'background') return '`default`, `subtle`, `brand`, `dark`';
  if (definition !== undefined) return kindWords[definition] ?? definition;
  if (schema.enum !== undefined) return schema.enum.map((choice) => `\`${choice}\``).join(', ');
  if (Array.isArray(schema.type)) return `${wordsFor({ type: String(schema.type[0]) })}, or the keys below`;
  if (schema.type === 'array') {
    const item = schema.items ?? {};
    return definitionOf(item) === undefined ? 'list' : `list: ${wordsFor(item)}`;
  }
  if (schema.type === 'integer') return `whole number${limitsOf(schema)}`;
  if (schema.type === 'number') return `number${limitsOf(schema)}`;
  if (schema.additionalProperties === true) return 'keys with values';
  if (schema.type === 'object') return 'the keys below';
  if (schema.type === 'boolean') return '`true` or `false`';
  return schema.maxLength === undefined ? 'text' : `text, at most ${inCharacters(schema.maxLength)}`;
}

const inCharacters = (count: number): string => `${count.toLocaleString('en-US')} characters`;

/** How long a text of each shared definition can be, in Markdown: what it is, and its limit. */
export function lengths(): (readonly [words: string, limit: string])[] {
  const all = Object.entries(schemaOf('common').$defs ?? {}).flatMap(([name, { maxLength }]) =>
    maxLength === undefined || !Object.hasOwn(kindWords, name)
      ? []
      : [[kindWords[name] ?? name, inCharacters(maxLength)] as const],
  );
  return [...new Map(all)];
}

/** `, 1 to 6`; nothing where all is allowed. */
function limitsOf({ minimum, maximum }: Schema): string {
  if (minimum === undefined) return maximum === undefined ? '' : `, at most ${maximum}`;
  return maximum === undefined ? `, at least ${minimum}` : `, ${minimum} to ${maximum}`;
}

/** Every field of a schema and of what is in it, from top to bottom. A block's `type` is left out: it is its name. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => prefix !== '' || name !== 'type')
    .flatMap(([name, field]) => {
      const path = `${prefix}${name}`;
      const own = { path, schema: field, required: schema.required?.includes(name) ?? false };
      // How a list shows pages has the keys of the list.
      if (field.shows !== undefined) return [own];
      return [own, ...fieldsOf(field, `${path}.`), ...fieldsOf(field.items ?? {}, `${path}[].`)];
    });
}
