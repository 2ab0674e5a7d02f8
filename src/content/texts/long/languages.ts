import { createRequire } from 'node:module';
import { once } from '../../../model/once.ts';

/** A language of code: the name of its grammar, and its name for people. */
export type CodeLanguage = { readonly id: string; readonly name: string };

/** What people write for text that has no colours. */
const PLAIN = ['text', 'txt', 'plain', 'plaintext', 'none', 'output'];

// Few sites show code, and checks don't wait: so it is required when it's needed.
const require = createRequire(import.meta.url);

const byName = once((): ReadonlyMap<string, CodeLanguage> => {
  const { bundledLanguagesInfo }: typeof import('shiki/langs') = require('shiki/langs');
  return new Map(
    bundledLanguagesInfo.flatMap(({ id, name, aliases = [] }) =>
      [id, ...aliases].map((each) => [each.toLowerCase(), { id, name }] as const),
    ),
  );
});

/** The language of a name as authors write it: `ts`, `TypeScript`, `shell`. Undefined for one that there isn't, and for plain text. */
export function languageNamed(written: string): CodeLanguage | undefined {
  return byName().get(written.toLowerCase());
}

/** Whether a name says that there are no colours. */
export function isPlainText(written: string): boolean {
  return PLAIN.includes(written.toLowerCase());
}

export function languageNames(): readonly string[] {
  return [...byName().keys(), ...PLAIN];
}
