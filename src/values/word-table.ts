import { existsSync, readFileSync } from 'node:fs';
import { once } from '../model/once.ts';

const folder = new URL('../../schemas/words/', import.meta.url);

const fileOf = (name: string): URL => new URL(`${name}.json`, folder);

/** A table of words beside the schemas, read when it's first asked for. @param name of its file below schemas/words, without the ending: `blocks/hero` */
export function wordTable<T>(name: string): () => T {
  return once(() => JSON.parse(readFileSync(fileOf(name), 'utf8')));
}

/** Whether there is a table of this name: blocks of a site's own have none. */
export const hasWordTable = (name: string): boolean => existsSync(fileOf(name));
