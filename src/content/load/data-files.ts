import type { DiskEntry } from '../../disk/disk.ts';
import { composed } from '../../model/address.ts';
import { addAll } from '../../model/lists.ts';
import { nearest } from '../../values/suggest.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { valueAt } from '../../yaml/syntax/tree.ts';
import { withMeant } from '../check/meant.ts';
import type { LoadedKind } from './kinds.ts';

/** The file with all entries of a kind. */
export type DataEntry = DiskEntry & { readonly kind: string };

/** The files that kinds name as theirs, and what is wrong with these names. */
export type DataEntries = { readonly entries: readonly DataEntry[]; readonly findings: readonly Finding[] };

/** Finds the files that kinds name as those with all of their entries. @param there the files that may be named */
export function dataEntries(declared: readonly LoadedKind[], there: readonly DiskEntry[]): DataEntries {
  const byPath = new Map(there.map((entry) => [composed(entry.path), entry]));
  const taken = new Map<string, string>();
  const entries: DataEntry[] = [];
  const findings: Finding[] = [];
  for (const { kind, loaded } of declared) {
    if (kind.data === undefined) continue;
    const file = composed(kind.data.file);
    const entry = byPath.get(file);
    const other = taken.get(file);
    if (entry !== undefined && other === undefined) entries.push({ ...entry, kind: kind.name });
    else addAll(findings, wrongName(loaded, { file, other, known: [...byPath.keys()] }));
    taken.set(file, other ?? kind.name);
  }
  return { entries, findings };
}

type Named = { readonly file: string; readonly other: string | undefined; readonly known: readonly string[] };

function wrongName({ content }: LoadedKind['loaded'], { file, other, known }: Named): Finding[] {
  const node = valueAt(content?.root, 'data');
  if (content === undefined || node?.kind !== 'scalar') return [];
  const at = inText(content.source, node.range);
  if (other !== undefined) return [finding('data-file', at, { file, other, suggestion: undefined })];
  const suggestion = nearest(file, known);
  const mistake = finding('data-file', at, { file, other, suggestion });
  return [withMeant(mistake, { name: file, suggestion, known }, (meant) => rewriteScalar(content.source, node, meant))];
}
