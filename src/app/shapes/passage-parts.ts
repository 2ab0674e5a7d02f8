import type { Carried } from '../../model/carried.ts';

/** What the parts of a passage carry. Code is structure: hardly any is like another. */
const partFields = new Map<string, Carried>([
  ['words', 'text'],
  ['columns', { each: { fields: new Map([['words', 'text']]) } }],
  ['rows', { each: { each: 'text' } }],
]);
const parts: Carried = { each: { fields: partFields } };
partFields.set('content', parts).set('items', { each: { fields: new Map([['content', parts]]) } });

export const passageParts: Carried = { fields: new Map([['parts', parts]]) };
