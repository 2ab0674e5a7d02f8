import { readFileSync } from 'node:fs';
import { once } from '../../model/once.ts';
import { isInDataFolder } from '../../model/page-file.ts';
import type { SourceText } from '../text/source.ts';

/** The names that can stand below a key, with spaces between them: as its keys, or as those of its list's entries. */
export type Below = { readonly keys: string; readonly entries: string };

type SchemaKeys = { readonly all: readonly string[]; readonly below: Readonly<Record<string, Below>> };

const schemaKeys = once(
  (): SchemaKeys => JSON.parse(readFileSync(new URL('schema-keys.json', import.meta.url), 'utf8')),
);

const allKeys = once((): ReadonlySet<string> => new Set(schemaKeys().all));

/** What can stand below a key; undefined for one that has only texts and numbers, and for a field of a kind. */
export function belowKey(key: string): Below | undefined {
  const { below } = schemaKeys();
  return Object.hasOwn(below, key) ? below[key] : undefined;
}

/** Whether a word can be the name of a key: the schemas have it, or the kind of a page may. What isn't is a word of a text. */
export function canBeKey({ file, text }: SourceText, word: string): boolean {
  const name = word.replace(/^["']|["']$/g, '');
  const hasFields = isInDataFolder(file) || /^kind:/m.test(text);
  return allKeys().has(name) || (hasFields && /^[a-z]\w*$/.test(name));
}
