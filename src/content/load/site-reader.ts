import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { hashOf } from '../../disk/hashes.ts';
import { Engine } from '../../engine/engine.ts';
import { keyOf } from '../../engine/keys.ts';
import type { Store } from '../../engine/node.ts';
import { type AnyQuestion, type Reader, reads } from '../../engine/questions.ts';
import { putInForce } from '../../schema/schemas/in-force.ts';
import { Entries } from '../entries/entry-index.ts';
import { readBytes } from '../files/read.ts';
import type { Changed, Listed } from './discover.ts';
import {
  bytesOf,
  calendarNow,
  type DataOfKind,
  dataOfKinds,
  declaredKinds,
  type FileBytes,
  facts,
  fileQueries,
  filesNow,
  formatWanted,
  foundNow,
  putsAway,
  settings,
  viewNow,
} from './file-queries.ts';
import type { LoadedFile, PageFiles } from './load-file.ts';
import { dataIn, entryIndex, pageOf, pageQueries, pictureTextsIn, type SitePages } from './page-queries.ts';
import type { SharedFiles } from './site-files.ts';
import type { LastGood } from './whole-site.ts';

/** Waits where long work may be interrupted. */
export type Pause = () => Promise<void>;

export type SiteReader = {
  readonly files: Files;
  /** Which of them may be others than when they were read last, for who hears of changes: any, if left out. */
  readonly changed?: Changed;
  /** What could be shown when they were read last: it stays for files that have got mistakes since. */
  readonly last?: LastGood | undefined;
  /** Called again and again while the site is read; absent for whoever does nothing else meanwhile. */
  readonly pause?: Pause;
  /** The format that sites have to be written in, for who isn't content with the installed one. */
  readonly format?: number | 'any';
};

/**
 * For whoever reads a site again and again, or once with what was saved.
 * @param store where what is known of files is saved, and comes from. With it, files in which nothing is wrong are put away, and not even parsed
 * until somebody wants to see what is in them. Without, all that was read stays.
 */
export function siteReader({
  store,
  ...others
}: { readonly store?: Store } & Pick<SiteReader, 'pause' | 'format'> = {}): SiteReader {
  return { files: new Files(store), ...others };
}

/** What a site is read from: what was found on a disk, for when, and the format that is wanted, if that isn't the installed one. */
type From = Pick<SharedFiles, 'disk' | 'listed' | 'view'> & { readonly format?: number | 'any' | undefined };

const queries: readonly AnyQuestion[] = [...fileQueries, ...pageQueries];

/**
 * The files of a site, read and held against their rules. For whoever reads a site again and again: what is the same as before isn't read
 * again, and what others say about it isn't either.
 */
class Files {
  readonly #store: Store | undefined;
  readonly #engine: Engine;
  #from: From | undefined;
  #found: ReadonlyMap<string, DiskEntry> = new Map();

  /** @param under gives the engine of files that these are laid over, where others have changed */
  constructor(store: Store | undefined, under?: (readers: readonly Reader[]) => Engine) {
    this.#store = store;
    const readers = this.#readers();
    this.#engine = under?.(readers) ?? new Engine({ queries, readers, ...(store && { store }) });
  }

  /**
   * The same files, some of which are others, in a site of their own. All that is the same is shared. Neither sees what becomes of the other.
   * @param from the disk on which they are read, and what is found there: the same if left out
   */
  over(changed: Iterable<string> = [], from: From = there(this.#from)): Files {
    const others = new Set([...changed].map(keyOfBytes));
    const files = new Files(this.#store, (readers) =>
      this.#engine.over(readers, (input, key) => input !== bytesOf || others.has(key())),
    );
    files.#find(from);
    return files;
  }

  get listed(): Listed | undefined {
    return this.#from?.listed;
  }

  /** Reads a site from now on. @param changed which files may have changed since the last time */
  begin(from: From, changed: Changed = 'anything'): void {
    this.#find(from);
    // Files that nobody has asked for since the last time are gone.
    this.#engine.sweep();
    this.#engine.changed(changed === 'anything' ? changed : [...OF_SITE, ...changed.map(keyOfBytes)]);
  }

  /** Notes that some files have changed, which are read from a disk from now on. */
  again(disk: Disk, files: Iterable<string>): void {
    this.#from = { ...there(this.#from), disk };
    this.#engine.changed([...files].map(keyOfBytes));
  }

  shared(): Pick<SharedFiles, 'discovered' | 'site' | 'kindFiles' | 'kinds' | 'dataOfKinds' | 'facts' | 'calendar'> {
    const engine = this.#engine;
    const { declared, kinds } = engine.get(declaredKinds);
    return {
      discovered: engine.get(filesNow),
      site: engine.get(settings),
      kindFiles: declared.map(({ loaded }) => loaded),
      kinds,
      dataOfKinds: engine.get(dataOfKinds),
      facts: engine.get(facts),
      calendar: engine.get(calendarNow),
    };
  }

  page(path: string): PageFiles {
    return this.#engine.get(pageOf, path);
  }

  data(...about: DataOfKind): LoadedFile {
    return this.#engine.get(dataIn, ...about);
  }

  /** The pages of a site. None of them changes meanwhile. */
  pages(): SitePages {
    const { pages, pictureTexts } = this.#engine.get(filesNow);
    const read = pages.map(({ path }) => this.page(path));
    return {
      pages: read.map(({ page }) => page),
      bodies: read.flatMap(({ text }) => text ?? []),
      data: [
        ...this.#engine.get(dataOfKinds).entries.map(({ path, kind }) => this.data(path, kind)),
        ...pictureTexts.map((file) => this.#engine.get(pictureTextsIn, file)),
      ],
      entries: new Entries(this.#engine.get(entryIndex), this.#engine.get(calendarNow)),
    };
  }

  save(): void {
    this.#engine.save();
  }

  #find(from: From): void {
    const { site, own, outside, inKinds, inData, inPages, inPublic } = from.listed;
    // The rules that are in force follow from the blocks that the site has of its own.
    putInForce(own);
    const all = [site ?? [], inKinds, inData, inPages, inPublic, outside.map((path) => ({ path, size: 0 }))].flat();
    this.#found = new Map(all.map((entry) => [entry.path, entry]));
    this.#from = from;
  }

  #bytesOf(file: string): FileBytes {
    const bytes = readBytes(there(this.#from).disk, there(this.#found.get(file)));
    return 'code' in bytes ? { unreadable: bytes } : { bytes, hash: hashOf(bytes) };
  }

  #readers(): readonly Reader[] {
    return [
      reads(bytesOf, { read: (file) => this.#bytesOf(file) }),
      reads(foundNow, { read: () => there(this.#from).listed }),
      reads(viewNow, { read: () => there(this.#from).view }),
      reads(formatWanted, { read: () => there(this.#from).format }),
      reads(putsAway, { read: () => this.#store !== undefined }),
    ];
  }
}

/** What may have changed at each reading. */
const OF_SITE = [foundNow, viewNow, formatWanted].map(({ name }) => keyOf(name, []));

const keyOfBytes = (file: string): string => keyOf(bytesOf.name, [file]);

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Nobody has found that.');
  return value;
}
