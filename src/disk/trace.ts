import { join } from 'node:path';
import type { Disk, DiskEntry } from './disk.ts';
import { codeOf } from './error-code.mjs';
import { bytesOf, type ContentHash, hashOf, type Snapshot, snapshotOf, type Trace } from './snapshot.ts';
import { isOfFile, isOld, type Looks, type Stamp, sizeIn, stampOf } from './stamps.ts';

/** The stamps of files and the SHA-256 of what was in them then. */
export type Stamped = Readonly<Record<string, readonly [stamp: Stamp, hash: string]>>;

/** A disk that notes what is looked at. */
export type TracedDisk = {
  readonly disk: Disk;
  /** The stamps of the files that were read in full until now, as far as they tell something. */
  readonly stamped: () => Stamped;
  /** What was looked at until now; undefined if that can't be told. */
  readonly trace: () => Trace | undefined;
  /** The same in short; undefined, too, if a stamp tells nothing. */
  readonly snapshot: () => Snapshot | undefined;
};

/** Files of public/ that are read in full because they are recent, in bytes. */
const MOST_READ = 64_000_000;

/** What is noted of a root. */
class Notes {
  readonly #looks: Looks;
  readonly #root: string;
  readonly #folders = new Map<string, Map<string, Stamp>>();
  readonly #files = new Map<string, Stamp>();
  readonly #contents = new Map<string, ContentHash>();
  readonly #recent = new Set<string>();
  #beside: readonly string[] | undefined;
  /** Whether all of it is known. */
  #isKnown = true;
  /** How many bytes of recent files were read. */
  #read = 0;

  constructor(looks: Looks) {
    this.#looks = looks;
    this.#root = looks.root;
  }

  /** Takes notes, if all is known so far; does without from now on, if the system doesn't let it. */
  #noting(note: () => void): void {
    try {
      if (this.#isKnown) note();
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      this.#isKnown = false;
    }
  }

  /** @param at when it was looked at, in milliseconds since 1970 */
  #noteStamp(path: string, stamp: Stamp, at: number): void {
    if (!isOld(stamp, at)) this.#recent.add(path);
  }

  noteContent(path: string, content: ContentHash): void {
    this.#noting(() => {
      const known = this.#contents.get(path);
      if (known === undefined || known.firstBytes !== undefined) this.#contents.set(path, content);
      else if (content.firstBytes === undefined && content.hash !== known.hash) this.#isKnown = false;
    });
  }

  noteFolder(name: string): void {
    this.#noting(() => {
      if (this.#folders.has(name)) return;
      const { stamps, at } = this.#looks.folder(name);
      this.#folders.set(name, stamps);
      for (const [path, stamp] of stamps) {
        this.#noteStamp(path, stamp, at);
        if (name === 'public' && this.#recent.has(path)) this.#noteRecent(path, stamp);
      }
    });
  }

  /** All files in a folder that was noted, in the order of their paths; undefined where it has more than files and folders. */
  entriesIn(name: string): DiskEntry[] | undefined {
    const stamps = this.#folders.get(name);
    if (stamps?.get(name) !== 'folder') return undefined;
    const entries: DiskEntry[] = [];
    for (const [path, stamp] of stamps) {
      if (isOfFile(stamp)) entries.push({ path, size: sizeIn(stamp) });
      else if (stamp !== 'folder') return undefined;
    }
    return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** All other files are read in full. */
  #noteRecent(path: string, stamp: Stamp): void {
    if (this.#read + sizeIn(stamp) > MOST_READ) return;
    this.#read += sizeIn(stamp);
    const bytes = bytesOf(join(this.#root, path), undefined);
    if (bytes !== undefined) this.noteContent(path, { hash: hashOf(bytes) });
  }

  noteBeside(paths: readonly string[]): void {
    this.#beside = paths;
  }

  noteFile(path: string): void {
    this.#noting(() => {
      if (this.#files.has(path) || [...this.#folders.values()].some((stamps) => stamps.has(path))) return;
      const at = Date.now();
      const stamp = stampOf(join(this.#root, path));
      this.#files.set(path, stamp);
      this.#noteStamp(path, stamp, at);
    });
  }

  /** The stamp of a file in a folder that was listed; undefined if it tells nothing. */
  stampNoted(path: string): Stamp | undefined {
    const stamp = this.#folders.get(path.slice(0, path.indexOf('/')))?.get(path);
    return stamp === undefined || !isOfFile(stamp) || this.#recent.has(path) ? undefined : stamp;
  }

  stamped(): Stamped {
    const noted = [...this.#contents].flatMap(([path, { hash: known, firstBytes }]) => {
      const stamp = firstBytes === undefined ? this.stampNoted(path) : undefined;
      return stamp === undefined ? [] : [[path, [stamp, known] as const] as const];
    });
    return Object.fromEntries(noted);
  }

  trace(): Trace | undefined {
    if (!this.#isKnown) return undefined;
    return {
      folders: Object.fromEntries([...this.#folders].map(([name, stamps]) => [name, Object.fromEntries(stamps)])),
      files: Object.fromEntries(this.#files),
      contents: Object.fromEntries(this.#contents),
      recent: [...this.#recent],
      ...(this.#beside === undefined ? {} : { beside: this.#beside }),
    };
  }

  snapshot(): Snapshot | undefined {
    return this.#isKnown && this.#recent.size === 0 ? snapshotOf(this.#folders, this.#files, this.#beside) : undefined;
  }
}

/**
 * The disk of a root, with notes. A path is looked at before it is read: if it changes in between, it is another one later, too.
 * @param looks at the same root
 * @param before what was noted of files earlier: those with the same stamp are known without being read
 */
export function tracedDisk(looks: Looks, disk: Disk, before: Stamped = {}): TracedDisk {
  const notes = new Notes(looks);
  /** Hashes of files that others have read meanwhile. */
  const elsewhere = new Map<string, string>();
  const tracedHashOf = (path: string): string | undefined => {
    const other = elsewhere.get(path);
    if (other !== undefined) return other;
    const [stamp, known] = (Object.hasOwn(before, path) ? before[path] : undefined) ?? [];
    if (known === undefined || stamp !== notes.stampNoted(path)) return undefined;
    notes.noteContent(path, { hash: known });
    return known;
  };
  return {
    disk: {
      hashOf: tracedHashOf,
      noteHash: (path, hash) => {
        elsewhere.set(path, hash);
        notes.noteFile(path);
        notes.noteContent(path, { hash });
      },
      list: async (folder) => {
        notes.noteFolder(folder);
        return notes.entriesIn(folder) ?? disk.list(folder);
      },
      find: (path) => {
        notes.noteFile(path);
        return disk.find(path);
      },
      beside: async () => {
        const paths = await disk.beside();
        notes.noteBeside(paths);
        return paths;
      },
      read: (path, firstBytes) => {
        notes.noteFile(path);
        const bytes = disk.read(path, firstBytes);
        const isWhole = firstBytes === undefined || bytes.length < firstBytes;
        notes.noteContent(path, { hash: hashOf(bytes), ...(isWhole ? {} : { firstBytes }) });
        return bytes;
      },
    },
    stamped: () => notes.stamped(),
    trace: () => notes.trace(),
    snapshot: () => notes.snapshot(),
  };
}
