import type { Disk, DiskEntry } from '../../disk/disk.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { LARGEST_LEDGER, type Ledger, readLedger } from '../files/ledger.ts';
import { readText } from '../files/read.ts';
import type { Held, LoadedFile } from './load-file.ts';

/** The list of published addresses as a file, and what it says: undefined if it can't be read. */
export type LoadedLedger = { readonly loaded: LoadedFile; readonly ledger: Ledger | undefined };

/** Reads the list of published addresses. */
export function loadLedger(disk: Disk, entry: DiskEntry): LoadedLedger {
  const file = entry.path;
  const { source, text } = readText(disk, entry, LARGEST_LEDGER);
  const held = ({ findings }: Ledger): Held => ({ file, content: undefined, findings });
  const check = (changed: SourceText): Held => held(readLedger(changed));
  if ('code' in source) {
    const loaded = { file, content: undefined, findings: [source], text, source: undefined, check };
    return { loaded, ledger: undefined };
  }
  const ledger = readLedger(source);
  return { loaded: { ...held(ledger), text, source, check }, ledger };
}
