import { createHash } from 'node:crypto';
import { asTyped } from '../../diagnostics/as-typed.ts';
import type { EntryKind } from './kinds.ts';

/** Tells whether what editors read of a kind was made of the kind as it is now: eight hexadecimal digits. */
export function stampOf({ name, fields, hasPages, data, schema }: EntryKind): string {
  const said = JSON.stringify([name, schema.description, fields, ...(hasPages ? [] : [data !== undefined])]);
  return createHash('sha256').update(said).digest('hex').slice(0, 8);
}

export function stampOfAll(kinds: readonly EntryKind[]): string {
  const all = kinds.map(stampOf).sort().join();
  return createHash('sha256').update(all).digest('hex').slice(0, 8);
}

/** The line that the schema with the fields of all of them begins with. */
export function stampLineOfAll(kinds: readonly EntryKind[]): string {
  return madeOf('', stampOfAll(kinds), 'NAME');
}

/** The line that a schema for editors begins with, after the brace. */
export function stampLine(kind: EntryKind): string {
  return madeOf(`${kind.name}.yaml`, stampOf(kind), kind.name);
}

const madeOf = (file: string, stamp: string, name: string): string =>
  `Made of kinds/${file} (${stamp}) by ${asTyped(`new kind ${name}`)}. Do not edit.`;

/** The stamp in such a line; undefined if a text has none, because it is somebody's own. */
export function stampIn(text: string): string | undefined {
  return /"Made of kinds\/(?:[\w-]+\.yaml)? \(([0-9a-f]{8})\)/.exec(text)?.[1];
}
