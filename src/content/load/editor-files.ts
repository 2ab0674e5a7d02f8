import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { type Finding, fileFinding } from '../../yaml/findings/finding.ts';
import type { EntryKinds } from '../entries/kinds.ts';
import { stampIn, stampOf } from '../entries/stamp.ts';

/** How much of a file says what it was made of. */
const HEAD = 400;

/** What editors read of a kind must have been made of the kind as it is. @param files `kinds/recipe.schema.json` */
export async function checkEditorFiles(disk: Disk, files: readonly DiskEntry[], kinds: EntryKinds): Promise<Finding[]> {
  const found = await Promise.all(
    files.map(async ({ path }): Promise<Finding[]> => {
      const name = /^kinds\/(.+)\.schema\.json$/.exec(path)?.[1] ?? '';
      const kind = kinds.get(name);
      if (kind === undefined) return [fileFinding('stray-kind', path, { name: path.slice('kinds/'.length) })];
      const stamp = stampIn(new TextDecoder().decode(await disk.read(path, HEAD)));
      const isBehind = kind.isSound && stamp !== undefined && stamp !== stampOf(kind);
      return isBehind ? [fileFinding('old-editor-file', path, { name })] : [];
    }),
  );
  return found.flat();
}
