import { readFileSync } from 'node:fs';
import type { Icon } from '../model/media.ts';
import { once } from './once.ts';

const all = once((): ReadonlyMap<string, Icon> => {
  // Read when an icon is first asked for: as an import, half a megabyte would be part of every start.
  return new Map(Object.entries(JSON.parse(readFileSync(new URL('icons/lucide.json', import.meta.url), 'utf8'))));
});

/** The drawing of an icon; undefined if there is none of that name. */
export function iconOf(name: string): Icon | undefined {
  return all().get(name);
}

/** The names of all icons. */
export function iconNames(): Iterable<string> {
  return all().keys();
}
