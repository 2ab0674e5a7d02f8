import { readFileSync } from 'node:fs';
import type { Icon } from '../model/media.ts';
import { once } from '../model/once.ts';

/** Read when something of it is first asked for: as an import, half a megabyte would be part of every start. */
const table = <T>(file: string): (() => ReadonlyMap<string, T>) =>
  once(() => new Map(Object.entries(JSON.parse(readFileSync(new URL(`icons/${file}`, import.meta.url), 'utf8')))));

const all = table<Icon>('lucide.json');
const tags = table<readonly string[]>('tags.json');

export function iconOf(name: string): Icon | undefined {
  return all().get(name);
}

export function iconNames(): Iterable<string> {
  return all().keys();
}

/** A few icons that their makers describe with a word, best first. @param word in small letters, with hyphens */
export function iconsTagged(word: string): readonly string[] {
  return tags().get(word) ?? [];
}
