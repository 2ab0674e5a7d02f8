import type { Node } from '../yaml/tree.ts';
import { booleanCalled, choiceCalled, numberCalled } from './choice-words.ts';
import { resolve, type Schema } from './schemas.ts';
import { nearest } from './suggest.ts';

/**
 * Whether a key could have a value, as it is or with a slip in it: a colour is no choice of background, and a text no list of
 * blocks. What is below the value is not looked at.
 */
export function canHold(key: string, schema: Schema, value: Node): boolean {
  const { type, enum: choices, items } = resolve(schema).schema;
  if (value.kind === 'scalar' && value.value === null) return true;
  // Keys without their dash are nearly a list of entries, and an entry with a dash is nearly keys.
  if (type === 'array') return value.kind === 'list' || (value.kind === 'map' && isOfKeys(items));
  if (type === 'object') return value.kind !== 'scalar';
  if (value.kind !== 'scalar') return false;
  const word = String(value.value);
  if (choices !== undefined)
    return nearest(word, choices) !== undefined || choiceCalled(key, word, choices) !== undefined;
  if (type === 'boolean') return booleanCalled(word) !== undefined;
  if (type === 'integer') return /\d/.test(word) || numberCalled(word) !== undefined;
  return true;
}

function isOfKeys(items: Schema | undefined): boolean {
  return items !== undefined && resolve(items).schema.type === 'object';
}
