import type { Json } from '../model/json.ts';
import type { Resolved } from '../schema/schemas/schemas.ts';
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
export function sortOf(value: Json, { found, keys }: { found: Resolved | undefined; keys: readonly string[] }): Sort {
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
