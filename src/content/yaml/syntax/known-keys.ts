import { readFileSync } from 'node:fs';
import { once } from '../../once.ts';
import type { SourceText } from '../../text/source.ts';

const knownKeys = once(
  (): ReadonlySet<string> => new Set(JSON.parse(readFileSync(new URL('known-keys.json', import.meta.url), 'utf8'))),
);

/**
 * Whether a word can be the name of a key: the schemas have it, or the kind of a page may. What isn't is a word of a text, where
 * both can be meant.
 */
export function canBeKey({ text }: SourceText, word: string): boolean {
  const name = word.replace(/^["']|["']$/g, '');
  return knownKeys().has(name) || (/^kind:/m.test(text) && /^[a-z]\w*$/.test(name));
}
