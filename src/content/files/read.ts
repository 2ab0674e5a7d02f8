import { diagnose, fileStart } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Disk, type DiskEntry, reasonOf } from '../disk.ts';
import type { SourceText } from '../yaml/source.ts';
import { decode, LARGEST_FILE } from './bytes.ts';

/** The text of a YAML file, or why there is none. */
export async function readText(disk: Disk, { path, size }: DiskEntry): Promise<SourceText | Diagnostic> {
  if (size > LARGEST_FILE) {
    return diagnose('too-large', fileStart(path), { megabytes: (size / 1_000_000).toFixed(1) });
  }
  try {
    return decode(path, await disk.read(path));
  } catch (error) {
    return diagnose('unreadable-file', fileStart(path), { file: path, reason: reasonOf(error) });
  }
}
