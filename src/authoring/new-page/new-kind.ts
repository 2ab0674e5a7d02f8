import { readFile } from 'node:fs/promises';
import { ownKinds } from '../../content/entries/kinds.ts';
import { kindFileOf } from '../../content/files/kind-files.ts';
import { simpleWords } from '../../schema/formats/address-words.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Surroundings } from './surroundings.ts';

/** A kind of page that is not written yet. */
export type NewKind = { readonly file: string; readonly text: string };

/** Makes the declaration of a kind, and writes nothing. @param name as somebody typed it */
export async function newKind(name: string, { files, language }: Surroundings): Promise<NewKind | Refusal> {
  const better = simpleWords(name, language);
  if (better !== name) return refuse({ why: 'kind-name', better });
  if (ownKinds().has(name)) return refuse({ why: 'kind-of-ours', name });
  const file = kindFileOf(name);
  if (files.kinds.has(name)) return refuse({ why: 'kind-there', name });
  const text = await readFile(new URL('kind.yaml', import.meta.url), 'utf8');
  return { file, text: text.replaceAll('\r\n', '\n').replaceAll('KIND', name) };
}
