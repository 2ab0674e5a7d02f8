import { readFileSync } from 'node:fs';
import type { Icon } from '../model/media.ts';
import { once } from '../model/once.ts';

const all = once((): ReadonlyMap<string, Icon> => {
  // Read when an icon is first asked for: as an import, half a megabyte would be part of every start.
  return new Map(Object.entries(JSON.parse(readFileSync(new URL('icons/lucide.json', import.meta.url), 'utf8'))));
});

export function iconOf(name: string): Icon | undefined {
  return all().get(name);
}

export function iconNames(): Iterable<string> {
  return all().keys();
}

const tags = once((): ReadonlyMap<string, readonly string[]> => {
  // Read when an icon is unknown for the first time.
  return new Map(Object.entries(JSON.parse(readFileSync(new URL('icons/tags.json', import.meta.url), 'utf8'))));
});

/** A few icons that their makers describe with a word, best first. @param word in small letters, with hyphens */
export function iconsTagged(word: string): readonly string[] {
  return tags().get(word) ?? [];
}
