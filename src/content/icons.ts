import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Icon } from '../model/media.ts';
import { once } from './once.ts';

const all = once((): ReadonlyMap<string, Icon> => {
  const path = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8'))));
});

/** The drawing of an icon; undefined if there is none of that name. */
export function iconOf(name: string): Icon | undefined {
  return all().get(name);
}

/** The names of all icons. */
export function iconNames(): Iterable<string> {
  return all().keys();
}
