import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { hashOf } from '../../disk/hashes.ts';
import { readBytes } from '../files/read.ts';
import type { FileBytes } from './file-queries.ts';

/** The files that were found on a disk, and what is in each as it is now. */
export class FoundFiles {
  readonly #entries: Map<string, DiskEntry>;
  #disk: Disk | undefined;
  /** What was read last. */
  #last: { readonly file: string; readonly found: FileBytes } | undefined;

  /** @param under files that were found before */
  constructor(under?: FoundFiles) {
    this.#entries = new Map(under === undefined ? [] : under.#entries);
  }

  /** Reads from a disk from now on, on which any file may be another. */
  readFrom(disk: Disk): void {
    this.#disk = disk;
    this.#last = undefined;
  }

  add(entry: DiskEntry): void {
    this.#entries.set(entry.path, entry);
  }

  /** The hash of what is in a file, which is read for that if the disk doesn't know; undefined if it can't be read. */
  stampOf(file: string): string | undefined {
    const known = this.#disk?.hashOf?.(file);
    if (known !== undefined) return known;
    const found = this.#read(file);
    this.#last = { file, found };
    return 'hash' in found ? found.hash : undefined;
  }

  bytesOf(file: string): FileBytes {
    return this.#last?.file === file ? this.#last.found : this.#read(file);
  }

  #read(file: string): FileBytes {
    const entry = this.#entries.get(file);
    if (entry === undefined || this.#disk === undefined) throw new Error(`Nobody has found ${file}.`);
    const bytes = readBytes(this.#disk, entry);
    if ('code' in bytes) return { unreadable: bytes };
    return { bytes, hash: hashOf(bytes) };
  }
}
