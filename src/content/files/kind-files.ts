import type { DiskEntry } from '../../disk/disk.ts';
import { isHidden } from '../../disk/hidden.ts';
import { simpleWords } from '../../values/address-words.ts';
import { type Finding, finding, startOfFile } from '../../yaml/findings/finding.ts';
import { charactersIn } from './names.ts';

/** A file that declares a kind, and the name of the kind that its path gives it. */
export type KindEntry = DiskEntry & { readonly kind: string };

/** What a file in kinds/ is: the kind that it declares or was meant to declare, something for editors and readers, or neither. */
type KindFile = { readonly kind: string | undefined; readonly belongs: boolean };

const ENDING = /(?:\.(?:ya?ml|yam|ymal)){1,9}(?:\.(?:txt|text))?$/i;

/** `kinds/recipe.schema.json`: what editors read of a kind. */
export function editorFileOf(kind: string): string {
  return `kinds/${kind}.schema.json`;
}

/** What editors read of the fields of all kinds of a site's own. No kind can have such a name. */
export const FIELDS_FILE = 'kinds/_fields.schema.json';

/** `kinds/recipe.yaml`. */
export function kindFileOf(kind: string): string {
  return `kinds/${kind}.yaml`;
}

/** The files in kinds/ that declare kinds. One with a wrong name counts, unless there is one with the right name. */
export function kindEntries(inKinds: readonly DiskEntry[], language: string | undefined): KindEntry[] {
  const entries = inKinds.filter(({ path }) => !isHidden(path));
  const taken = new Set(entries.map(({ path }) => path));
  return entries.flatMap((entry) => {
    const { kind } = read(entry.path, language);
    if (entry.problem !== undefined || entry.path === 'kinds' || kind === undefined) return [];
    return entry.path === kindFileOf(kind) || !taken.has(kindFileOf(kind)) ? [{ ...entry, kind }] : [];
  });
}

function read(path: string, language: string | undefined): KindFile {
  const name = path.slice('kinds/'.length);
  if (/^readme(?:\.\w+)?$/i.test(name) || name.endsWith('.schema.json')) return { kind: undefined, belongs: true };
  const kind = ENDING.test(name) ? simpleWords(name.replace(ENDING, ''), language) : undefined;
  return { kind, belongs: kind !== undefined && path === kindFileOf(kind) };
}

/** Reports files in kinds/ that aren't kinds, or have names that aren't right. @param paths all visible ones */
export function checkKindFiles(paths: readonly string[], language: string | undefined): Finding[] {
  const taken = new Set(paths);
  return paths.flatMap((path) => {
    const { kind, belongs } = read(path, language);
    if (belongs) return [];
    const name = path.slice('kinds/'.length);
    if (kind === undefined) return [finding('stray-kind', startOfFile(path), { name })];
    const better = kindFileOf(kind);
    const isTaken = taken.has(better);
    const characters = name.includes('/') ? 'folders' : charactersIn(name.replace(ENDING, ''));
    const mistake = finding('kind-file-name', startOfFile(path), { name, characters, better, isTaken });
    return [isTaken ? mistake : { ...mistake, rename: better }];
  });
}
