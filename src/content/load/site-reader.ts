import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { hashOf } from '../../disk/hashes.ts';
import { Engine } from '../../engine/engine.ts';
import { alwaysAnother, digestOf, keyOf } from '../../engine/keys.ts';
import type { Store } from '../../engine/node.ts';
import { type Ask, type Query, query, type Reader, reads } from '../../engine/questions.ts';
import { bodyFileOf } from '../../model/page-file.ts';
import { putInForce } from '../../schema/schemas/schemas.ts';
import { plainObject } from '../../yaml/syntax/tree.ts';
import { entriesIn, fieldsOf } from '../check/contents.ts';
import { absenceOfPage, type View } from '../dates/calendar.ts';
import { type Entry, printOfEntry, rowName } from '../entries/entries.ts';
import { Entries, EntryIndex } from '../entries/entry-index.ts';
import type { EntryKind } from '../entries/kinds.ts';
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
  fileOf,
  fileQueries,
  filesNow,
  formatWanted,
  foundNow,
  hasBody,
  putsAway,
  readIn,
  settings,
  viewNow,
} from './file-queries.ts';
import { heldData, type LoadedFile, type LoadedPage, loadedFrom, type PageFiles, pageAt } from './load-file.ts';
import { entryOf } from './page-inputs.ts';
import { heldTexts } from './picture-texts.ts';

export type SitePages = {
  readonly pages: readonly LoadedPage[];
  readonly bodies: readonly LoadedFile[];
  /** The files with all entries of a kind, and those with alt texts of pictures. */
  readonly data: readonly LoadedFile[];
  readonly entries: Entries;
};

const pageOf: Query<[file: string], PageFiles> = query({
  name: 'pageOf',
  digest: alwaysAnother,
  make: (ask, file) => {
    const body = ask(hasBody, file) ? ask(fileOf, bodyFileOf(file)) : undefined;
    return pageAt(ask(fileOf, file), body, () => ask(calendarNow));
  },
});

const dataIn: Query<DataOfKind, LoadedFile> = query({
  name: 'dataIn',
  digest: alwaysAnother,
  make: (ask, file, name) => {
    const around = { kind: kindNamed(ask, name), site: ask(facts) };
    return loadedFrom(file, ask(readIn, file), (source) => heldData(source, around));
  },
});

const pictureTextsIn: Query<[file: string], LoadedFile> = query({
  name: 'pictureTextsIn',
  digest: alwaysAnother,
  make: (ask, file) => loadedFrom(file, ask(readIn, file), heldTexts),
});

function kindNamed(ask: Ask, name: string): EntryKind {
  const kind = ask(declaredKinds).kinds.get(name);
  if (kind === undefined) throw new Error(`There is no kind ${name}.`);
  return kind;
}

/** The entries in such a file, each as lists see it. They hold nothing of the file. */
function entriesOf(ask: Ask, [file, name]: DataOfKind): Entry[] {
  const kind = kindNamed(ask, name);
  const { content } = ask(dataIn, file, name);
  return (content === undefined ? [] : entriesIn(content)).flatMap((node, row) => {
    if (node.kind !== 'map') return [];
    const written = fieldsOf(plainObject(node));
    const hasDates = ['draft', 'publishAt', 'expireAt'].some((key) => written[key] !== undefined);
    const draft = hasDates && absenceOfPage(node, ask(calendarNow)) !== undefined;
    // Where it comes among others that say the same: as it stands in its file.
    const route = `${file} ${String(row).padStart(6, '0')}`;
    return [{ kind, name: rowName(written), file, row, route, draft, written }];
  });
}

const dataEntriesIn: Query<DataOfKind, readonly Entry[]> = query({
  name: 'dataEntriesIn',
  digest: (entries) => digestOf(entries.map(printOfEntry)),
  make: (ask, ...about) => entriesOf(ask, about),
});

const asEntry = query<[file: string], Entry | undefined>({
  name: 'asEntry',
  digest: (entry) => (entry === undefined ? '' : printOfEntry(entry)),
  make: (ask, file) => entryOf(ask(pageOf, file).page, () => ask(declaredKinds).kinds),
});

/** The pages of a kind, as far as they could be read: the same object as long as nothing that lists see of them is another. */
const entryIndex: Query<[], EntryIndex> = query({
  name: 'entryIndex',
  digest: alwaysAnother,
  make: (ask) => {
    // An entry brings its kind along, whose declaration doesn't count for it.
    ask(declaredKinds);
    const inPages = ask(filesNow).pages.flatMap(({ path }) => ask(asEntry, path) ?? []);
    const inData = ask(dataOfKinds).entries.flatMap(({ path, kind }) => ask(dataEntriesIn, path, kind));
    return new EntryIndex([...inPages, ...inData]);
  },
});

/** What of a site can be shown on, where files get mistakes: its pages by their files, and what lists find. */
export type LastGood = { readonly known: ReadonlyMap<string, LoadedPage>; readonly entries: Entries };

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
type From = {
  readonly disk: Disk;
  readonly listed: Listed;
  readonly view: View;
  readonly format?: number | 'any' | undefined;
};

const queries = [...fileQueries, pageOf, asEntry, dataIn, pictureTextsIn, dataEntriesIn, entryIndex];

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

  shared() {
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
