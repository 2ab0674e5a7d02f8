import { readFileSync } from 'node:fs';
import { once } from '../model/once.ts';

const folder = new URL('../../schemas/words/', import.meta.url);

/**
 * A table of words beside the schemas, read when it's first asked for. Its type is what the file has: tests hold the tables against the schemas.
 * @param name of its file, without the ending
 */
export function wordTable<T>(name: string): () => T {
  return once(() => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
}
