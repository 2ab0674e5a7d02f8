import { inTitle } from '../diagnostics/messages/review.ts';
import { isList, isObject, type Json, type JsonObject } from '../model/json.ts';
import { below, blockNames, type Resolved, resolve, type Schema, schemaOf } from '../schema/schemas/schemas.ts';
import { valueTypes } from '../values/value-types.ts';

/** What a value is to a reviewer. */
export const sorts = [
  ...(['text', 'price', 'date', 'hours', 'link', 'picture'] as const),
  ...(['icon', 'form', 'theme', 'setting', 'block', 'entry'] as const),
] as const;

export type Sort = (typeof sorts)[number];

/** The key of what something costs: `price`, `yearlyPrice`, and `cost` or `fee` in a kind of the author's own. */
const PRICE = /(?:^|[a-z])(?:[Pp]rice|[Cc]ost|[Ff]ee)$/;

/** A few words around an amount with its currency. */
const AMOUNT =
  /^[^\n]{0,15}(?:[€$£¥₹]\s?\d|\d\s?[€$£¥₹]|(?:EUR|USD|GBP|CHF|INR)\s?\d|\d\s?(?:EUR|USD|GBP|CHF|INR))[^\n]{0,20}$/;

const DATE = /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/;

/** Where a form sends what visitors write. */
const OF_FORMS = new Set(['action', 'serviceId', 'templateId', 'publicKey', 'origin', 'submitLabel']);

/** What a value is to a reviewer. @param known what the schema says of it, and the keys that lead to it */
function sortOf(value: Json, { found, keys }: { found: Resolved | undefined; keys: readonly string[] }): Sort {
  const [top = '', key = ''] = [keys[0], keys.at(-1)];
  if (top === 'theme') return 'theme';
  if (key === 'scene') return 'picture';
  const isOfForm = top === 'blocks' && (keys.includes('fields') || OF_FORMS.has(key));
  if (isOfForm || top === 'email' || top === 'forms') return 'form';
  const sort = found?.kind === undefined ? undefined : (valueTypes[found.kind].review ?? 'text');
  const text = typeof value === 'string' && (sort ?? 'text') === 'text' ? value : '';
  if (PRICE.test(key) || AMOUNT.test(text)) return 'price';
  if (DATE.test(text)) return 'date';
  const isText = top === 'words' || (found?.schema.type === 'string' && (key === 'description' || key === 'name'));
  return sort ?? (isText ? 'text' : 'setting');
}

/** In the place of a value that could not be read. */
export const UNREAD = '\u0000';

/** What follows a line end that means something in Markdown: an empty line, a heading, a list, a quote, a table. */
const SOFT_BREAK = /(?<![ \t])[ \t]*\n[ \t]*(?=\S)(?![-*+>#|]|\d+[.)]|=+\s*$)/gm;

/** A text without what its author can change and nobody sees: spaces around it, and where its lines are broken. */
export function plainText(text: string): string {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  if (!trimmed.includes('\n')) return trimmed;
  if (/^(?: {4}|\t|[ \t]*(?:`{3}|~{3}))/m.test(trimmed)) return trimmed.replace(/(?<![ \t])[ \t]+$/gm, '');
  const paragraphs = trimmed.split(/\n\s*\n/);
  // Two spaces at the end of a line break it on the page, too.
  return paragraphs.map((each) => (/ {2}\n|\\\n/.test(each) ? each : each.replace(SOFT_BREAK, ' '))).join('\n\n');
}

/** A step on the way to a value: a key, or an entry of a list with its noun, its position and what people call it. */
export type Step =
  | { readonly in: 'field'; readonly key: string; readonly label: string }
  | {
      readonly in: 'block' | 'entry';
      readonly noun: string;
      readonly at: number;
      readonly name: string | undefined;
      /** Whether it matters which entry comes first. */
      readonly isOrdered: boolean;
    };

/** The way to a value, from the top of its file. */
export type Place = readonly Step[];

/** Keys and positions that lead to a value: `blocks`, 0, `title`. */
export function pathOf(place: Place): (string | number)[] {
  return place.map((step) => (step.in === 'field' ? step.key : step.at));
}

/** A line of an outline: what stands at a key or in a list, and the lines below it. Values that say nothing have no line. */
export type Line = {
  readonly step: Step;
  readonly sort: Sort;
  readonly value: Json;
  /** A text that is the same for two lines that say the same, whatever the order of their keys, their quotes and their line breaks. */
  readonly said: string;
  /** What another line must share to be this one, changed: the key; of entries, the type of a block or whether there are keys. */
  readonly type: string;
  readonly id: string | undefined;
  /** Undefined for a single value. */
  readonly lines: readonly Line[] | undefined;
  /** Whether it is one thing to a reader, whatever parts it has: a picture. */
  readonly isOne: boolean;
};

/** What is known of a value: what the schema says of it, and the keys that lead to it. */
type Known = { readonly found: Resolved | undefined; readonly keys: readonly string[] };

/** The outline of a file. @param schema that of the file */
export function outlineOf(value: JsonObject, schema: Schema): Line[] {
  return linesIn(value, { found: { schema }, keys: [] }) ?? [];
}

function linesIn(value: Json, known: Known): Line[] | undefined {
  if (isList(value)) return value.flatMap((entry, at) => entryLine(entry, at, known));
  if (!isObject(value)) return undefined;
  const schema = known.found?.schema;
  // Keys come in the order of the schema, which is the same on every page.
  const keys = new Set([...Object.keys(schema?.properties ?? {}), ...Object.keys(value)]);
  return [...keys].flatMap((key) => {
    if (!Object.hasOwn(value, key)) return [];
    const found = schema === undefined ? undefined : below(schema, key);
    const step = { in: 'field' as const, key, label: labelOf(key, found?.schema) };
    return line(value[key] ?? null, { step, type: `.${key}`, known: { found, keys: [...known.keys, key] } });
  });
}

function line(value: Json, { step, type, known }: { step: Step; type: string; known: Known }): Line[] {
  const lines = linesIn(value, known);
  const said = saidBy(value, lines);
  if (said === '') return [];
  const { found, keys } = known;
  const sort =
    step.in === 'block'
      ? 'block'
      : step.in === 'entry' && lines !== undefined
        ? 'entry'
        : sortOf(value, { found, keys });
  const isDrawing = keys.at(-1) === 'scene';
  return [
    {
      ...{ step, sort, value, said, type, id: isObject(value) ? textIn(value.id) : undefined },
      lines: isDrawing ? undefined : lines,
      isOne: found?.kind === 'image' || isDrawing,
    },
  ];
}

function saidBy(value: Json, lines: readonly Line[] | undefined): string {
  if (lines === undefined) {
    const text = value === null ? '' : plainText(String(value));
    return text === '' ? '' : JSON.stringify(text);
  }
  if (lines.length === 0) return '';
  const parts = lines.map(({ type, said }) => (isList(value) ? said : `${JSON.stringify(type)}:${said}`));
  return isList(value) ? `[${parts.join()}]` : `{${parts.sort().join()}}`;
}

/** Lists whose order means nothing. */
const UNORDERED = new Set(['aliases', 'redirects', 'planned', 'allowedFiles']);

function entryLine(entry: Json, at: number, { found, keys }: Known): Line[] {
  const key = keys.at(-1) ?? '';
  const name = typeof entry === 'object' ? nameOf(entry) : undefined;
  if (key === 'blocks' || key === 'layout') {
    const type = isObject(entry) && typeof entry.type === 'string' ? entry.type : '';
    const schema = blockNames().includes(type) ? schemaOf(`blocks/${type}`) : undefined;
    const step = { in: 'block' as const, noun: inTitle(schema?.title ?? type), at, name, isOrdered: true };
    return line(entry, { step, type, known: { found: schema && { schema }, keys } });
  }
  const items = found?.schema.items;
  const step = { in: 'entry' as const, noun: entryNoun(items, key), at, name, isOrdered: !UNORDERED.has(key) };
  const type = isList(entry) ? 'list' : isObject(entry) ? 'map' : 'single';
  return line(entry, { step, type, known: { found: items && resolve(items), keys } });
}

/** What people call an entry by, the surest first. */
const NAMES = 'title label question quote name days from date caption value href src id'.split(' ');

/** What people call an entry or a block by: its title, or what it has in place of one. */
function nameOf(value: Json): string | undefined {
  if (isList(value)) return textIn(value[0]);
  if (!isObject(value)) return undefined;
  // A block's texts are not what it is called by, and its first one is its type.
  const keys = 'type' in value ? NAMES : [...NAMES, ...Object.keys(value)];
  return keys.flatMap((key) => textIn(value[key]) ?? [])[0];
}

function textIn(value: Json | undefined): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? plainText(String(value)) : '';
  return text === '' ? undefined : text;
}

/** What an entry of a list is called, by the key of the list, where the schema doesn't begin with "One". */
const NOUNS = new Map(Object.entries({ actions: 'button', entries: 'entry', items: 'entry', redirects: 'redirect' }));

/** What an entry of a list is called: "card", because the schema says "One card." of it. */
function entryNoun(items: Schema | undefined, key: string): string {
  const { description = '' } = items === undefined ? {} : resolve(items).schema;
  const [, noun] = /^One ([a-z][a-z -]*?)(?= (?:of the|with|in|and)\b|[.,:;]|$)/.exec(description) ?? [];
  return noun ?? NOUNS.get(key) ?? labelOf(key).replace(/(?<=[^s])s$/, '');
}

/** Keys that mean nothing to whoever has never written one. */
const LABELS = new Map(
  Object.entries({
    ...{ href: 'link', src: 'file', alt: 'alternative text', url: 'address', nav: 'menu', pdf: 'PDF document' },
    ...{ seo: 'search results', aliases: 'old addresses', body: 'text' },
  }),
);

/** What a key is called: `yearlyPrice` is the "yearly price". @param schema of its value */
function labelOf(key: string, schema?: Schema): string {
  // A button, or where a form is sent.
  if (key === 'action' && schema?.type === 'string') return 'receiver';
  return LABELS.get(key) ?? key.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
