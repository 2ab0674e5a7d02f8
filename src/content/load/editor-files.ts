import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { type Finding, finding, startOfFile } from '../../yaml/findings/finding.ts';
import { conflictsInFile } from '../../yaml/mistakes/pasted/conflicts.ts';
import { type EntryKind, type EntryKinds, ofSite } from '../entries/kinds.ts';
import { stampIn, stampOf, stampOfAll } from '../entries/stamp.ts';
import { FIELDS_FILE } from '../files/kind-files.ts';

/** How much of a file says what it was made of. */
const HEAD = 400;

/** @param head how what editors read of all kinds begins */
function fieldsBehind(head: Uint8Array, kinds: readonly EntryKind[]): Finding[] {
  const stamp = stampIn(new TextDecoder().decode(head));
  const isBehind = kinds.every(({ isSound }) => isSound) && stamp !== undefined && stamp !== stampOfAll(kinds);
  return isBehind
    ? [finding('old-editor-file', startOfFile(FIELDS_FILE), { name: kinds[0]?.name, isOfAll: true })]
    : [];
}

/** What editors read of a kind must have been made of the kind as it is. @param files `kinds/recipe.schema.json` */
export function checkEditorFiles(disk: Disk, files: readonly DiskEntry[], kinds: EntryKinds): Finding[] {
  return files.flatMap(({ path }): readonly Finding[] => {
    const bytes = disk.read(path);
    const unjoined = conflictsInFile(path, bytes);
    if (unjoined !== undefined) return unjoined.findings;
    const head = bytes.subarray(0, HEAD);
    if (path === FIELDS_FILE) return fieldsBehind(head, ofSite(kinds));
    const name = /^kinds\/(.+)\.schema\.json$/.exec(path)?.[1] ?? '';
    const kind = kinds.get(name);
    if (kind === undefined) return [finding('stray-kind', startOfFile(path), { name: path.slice('kinds/'.length) })];
    const stamp = stampIn(new TextDecoder().decode(head));
    const isBehind = kind.isSound && stamp !== undefined && stamp !== stampOf(kind);
    return isBehind ? [finding('old-editor-file', startOfFile(path), { name })] : [];
  });
}
