import { hash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { type Disk, readNow } from './disk.ts';
import { isOfFile, isOld, printOfFolder, printOfStamps, type Stamp, sizeIn, stampOf, stampsIn } from './stamps.ts';

/** What was looked at on a disk, and how it was then. Plain data: it survives JSON. Paths are relative to the root. */
export type Trace = {
  /** The folders that were listed, with all that was in them. */
  readonly folders: Readonly<Record<string, Readonly<Record<string, Stamp>>>>;
  /** What was looked for by its name. */
  readonly files: Readonly<Record<string, Stamp>>;
  /** What was read of files. */
  readonly contents: Readonly<Record<string, Content>>;
  /** Files that were written just before, whose stamps therefore tell nothing. */
  readonly recent: readonly string[];
};

/** Where was looked, and a print of all stamps there: while it is the same, nothing has changed. Plain data: it survives JSON. */
export type Overview = {
  readonly folders: readonly string[];
  readonly files: readonly string[];
  readonly print: string;
};

/** The SHA-256 of a file, or of its first bytes. */
type Content = { readonly hash: string; readonly firstBytes?: number };

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
  readonly overview: () => Overview | undefined;
};

const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes);

/** Whether the system said no. Anything else that is thrown is a mistake of ours. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'code' in error;

/** Files of public/ that are read in full because they are recent, in bytes. */
const MOST_READ = 64_000_000;

/** What is noted of a root. */
class Notes {
  readonly #root: string;
  readonly #folders = new Map<string, Map<string, Stamp>>();
  readonly #files = new Map<string, Stamp>();
  readonly #contents = new Map<string, Content>();
  readonly #recent = new Set<string>();
  /** Whether all of it is known. */
  #isKnown = true;
  /** How many bytes of recent files were read. */
  #read = 0;

  constructor(root: string) {
    this.#root = root;
  }

  /** Takes notes, if all is known so far; does without from now on, if the system doesn't let it. */
  #noting(note: () => void): void {
    try {
      if (this.#isKnown) note();
    } catch (error) {
      if (!isOfSystem(error)) throw error;
      this.#isKnown = false;
    }
  }

  #noteStamp(path: string, stamp: Stamp): void {
    if (!isOld(stamp, Date.now())) this.#recent.add(path);
  }

  noteContent(path: string, content: Content): void {
    this.#noting(() => {
      const known = this.#contents.get(path);
      if (known === undefined || known.firstBytes !== undefined) this.#contents.set(path, content);
      else if (content.firstBytes === undefined && content.hash !== known.hash) this.#isKnown = false;
    });
  }

  noteFolder(name: string): void {
    this.#noting(() => {
      if (this.#folders.has(name)) return;
      const stamps = stampsIn(this.#root, name);
      this.#folders.set(name, stamps);
      for (const [path, stamp] of stamps) {
        this.#noteStamp(path, stamp);
        if (name === 'public' && this.#recent.has(path)) this.#noteRecent(path, stamp);
      }
    });
  }

  /** All other files are read in full. */
  #noteRecent(path: string, stamp: Stamp): void {
    if (this.#read + sizeIn(stamp) > MOST_READ) return;
    this.#read += sizeIn(stamp);
    const bytes = bytesOf(join(this.#root, path), undefined);
    if (bytes !== undefined) this.noteContent(path, { hash: hashOf(bytes) });
  }

  noteFile(path: string): void {
    this.#noting(() => {
      if (this.#files.has(path) || [...this.#folders.values()].some((stamps) => stamps.has(path))) return;
      const stamp = stampOf(join(this.#root, path));
      this.#files.set(path, stamp);
      this.#noteStamp(path, stamp);
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
    };
  }

  overview(): Overview | undefined {
    if (!this.#isKnown || this.#recent.size > 0) return undefined;
    const folders = [...this.#folders].map(([name, stamps]) => [name, printOfStamps(stamps)] as const);
    const files = [...this.#files];
    return { folders: [...this.#folders.keys()], files: files.map(([path]) => path), print: printOf(folders, files) };
  }
}

type Pairs = readonly (readonly [path: string, print: string])[];

const printOf = (folders: Pairs, files: Pairs): string => hash('sha256', JSON.stringify([folders, files]));

/** Whether everything has the stamp that it had: without knowing what has changed, if anything has. */
export function isAsSeen(root: string, { folders, files, print }: Overview): boolean {
  try {
    const foldersNow = folders.map((name) => [name, printOfFolder(root, name)] as const);
    const filesNow = files.map((path) => [path, stampOf(join(root, path))] as const);
    return printOf(foldersNow, filesNow) === print;
  } catch (error) {
    if (!isOfSystem(error)) throw error;
    // What can't be told is looked at anew.
    return false;
  }
}

/**
 * The disk of a root, with notes. A path is looked at before it is read: if it changes in between, it is another one later, too.
 * @param before what was noted of files earlier: those with the same stamp are known without being read
 */
export function tracedDisk(root: string, disk: Disk, before: Stamped = {}): TracedDisk {
  const notes = new Notes(root);
  const tracedHashOf = (path: string): string | undefined => {
    const [stamp, known] = (Object.hasOwn(before, path) ? before[path] : undefined) ?? [];
    if (known === undefined || stamp !== notes.stampNoted(path)) return undefined;
    notes.noteContent(path, { hash: known });
    return known;
  };
  return {
    disk: {
      known: { hashOf: tracedHashOf, read: (path) => readNow(root, path) },
      list: (folder) => {
        notes.noteFolder(folder);
        return disk.list(folder);
      },
      find: (path) => {
        notes.noteFile(path);
        return disk.find(path);
      },
      read: async (path, firstBytes) => {
        notes.noteFile(path);
        const bytes = await disk.read(path, firstBytes);
        const isWhole = firstBytes === undefined || bytes.length < firstBytes;
        notes.noteContent(path, { hash: hashOf(bytes), ...(isWhole ? {} : { firstBytes }) });
        return bytes;
      },
    },
    stamped: () => notes.stamped(),
    trace: () => notes.trace(),
    overview: () => notes.overview(),
  };
}

// Windows has neither flag. Without them a pipe would be waited for, and a link followed.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The bytes of an ordinary file, or the first of them; undefined for anything else. */
function bytesOf(path: string, firstBytes: number | undefined): Uint8Array | undefined {
  const file = openSync(path, FLAGS);
  try {
    if (!fstatSync(file).isFile()) return undefined;
    if (firstBytes === undefined) return readFileSync(file);
    const bytes = new Uint8Array(firstBytes);
    return bytes.subarray(0, readSync(file, bytes, 0, firstBytes, 0));
  } finally {
    closeSync(file);
  }
}

/**
 * Whether everything that was looked at is as it was: by its stamp, or else by what is in it.
 * @param whole whether files count as they are, also those of which only the first bytes were read
 */
export function isAsTraced(root: string, trace: Trace, whole: boolean): boolean {
  const recent = new Set(trace.recent);
  const isSame = (path: string, then: Stamp, now: Stamp): boolean => {
    if (then === now && !recent.has(path)) return true;
    const content = trace.contents[path];
    if (content === undefined || !isOfFile(then) || !isOfFile(now) || sizeIn(then) !== sizeIn(now)) return false;
    if (whole && content.firstBytes !== undefined) return false;
    const bytes = bytesOf(join(root, path), content.firstBytes);
    return bytes !== undefined && hashOf(bytes) === content.hash;
  };
  try {
    return (
      Object.entries(trace.files).every(([path, then]) => isSame(path, then, stampOf(join(root, path)))) &&
      Object.entries(trace.folders).every(([name, then]) => {
        const now = stampsIn(root, name);
        const paths = Object.keys(then);
        return (
          now.size === paths.length && paths.every((path) => isSame(path, then[path] ?? '', now.get(path) ?? 'missing'))
        );
      })
    );
  } catch (error) {
    if (!isOfSystem(error)) throw error;
    // What can't be told is looked at anew.
    return false;
  }
}
