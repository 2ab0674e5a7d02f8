import type { Json } from '../../model/json.ts';
import type { Kind } from '../../schema/schemas/kinds.ts';
import type { Schema } from '../../schema/schemas/schemas.ts';
import type { Place, Sort } from './change.ts';

const byKind: Readonly<Record<Kind, Sort>> = {
  text: 'text',
  richText: 'text',
  passage: 'text',
  markdown: 'text',
  href: 'link',
  file: 'link',
  embed: 'link',
  icon: 'icon',
  image: 'picture',
  imagePath: 'picture',
  weekdays: 'hours',
  openingHours: 'hours',
  days: 'hours',
  dates: 'date',
  daysOfWeek: 'hours',
  timeSpan: 'hours',
  place: 'text',
};

/** The key of what something costs: `price`, `yearlyPrice`, and `cost` or `fee` in a kind of the author's own. */
const PRICE = /(?:^|[a-z])(?:[Pp]rice|[Cc]ost|[Ff]ee)$/;

/** A few words around an amount with its currency. */
const AMOUNT =
  /^[^\n]{0,15}(?:[€$£¥₹]\s?\d|\d\s?[€$£¥₹]|(?:EUR|USD|GBP|CHF|INR)\s?\d|\d\s?(?:EUR|USD|GBP|CHF|INR))[^\n]{0,20}$/;

const DATE = /^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/;

/** Where a form sends what visitors write. */
const OF_FORMS = new Set(['action', 'serviceId', 'templateId', 'publicKey', 'origin', 'submitLabel']);

/** A value of a schema, and where it is. */
export type Field = { readonly schema: Schema | undefined; readonly kind: Kind | undefined; readonly place: Place };

/** What a value is to a reviewer. @param values before and after */
export function sortOf({ schema, kind, place }: Field, values: readonly (Json | undefined)[]): Sort {
  const keys = place.flatMap((step) => (step.in === 'field' ? step.key : []));
  const [top] = keys;
  const key = keys.at(-1) ?? '';
  const texts = values.filter((value) => typeof value === 'string');
  if (top === 'theme') return 'theme';
  if (key === 'scene') return 'picture';
  if (top === 'email' || top === 'forms' || (top === 'blocks' && isOfForm(place, key))) return 'form';
  const isText = kind === undefined || byKind[kind] === 'text';
  if (PRICE.test(key) || (isText && texts.length > 0 && texts.every((text) => AMOUNT.test(text)))) return 'price';
  if (isText && texts.length > 0 && texts.every((text) => DATE.test(text))) return 'date';
  if (kind !== undefined) return byKind[kind];
  return top === 'words' || (schema?.type === 'string' && (key === 'description' || key === 'name'))
    ? 'text'
    : 'setting';
}

/** Whether a value says where a form is sent, or what its fields are. */
function isOfForm(place: Place, key: string): boolean {
  return place.some((step) => step.in === 'field' && step.key === 'fields') || OF_FORMS.has(key);
}
