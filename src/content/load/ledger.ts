import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { LARGEST_LEDGER, type Ledger, readLedger } from '../files/ledger.ts';
import { readText } from '../files/read.ts';
import type { LoadedFile } from './load-file.ts';

/** The list of published addresses as a file, and what it says: undefined if it can't be read. */
export type LoadedLedger = { readonly loaded: LoadedFile; readonly ledger: Ledger | undefined };

/** Reads the list of published addresses. */
export function loadLedger(disk: Disk, entry: DiskEntry): LoadedLedger {
  const file = entry.path;
  const { source, text } = readText(disk, entry, LARGEST_LEDGER);
  if ('code' in source) {
    const loaded = { file, content: undefined, findings: [source], text, source: undefined };
    return { loaded, ledger: undefined };
  }
  const ledger = readLedger(source);
  return { loaded: { file, content: undefined, findings: ledger.findings, text, source }, ledger };
}
