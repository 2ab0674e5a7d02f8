import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { Engine } from '../../engine/engine.ts';
import { keyOf } from '../../engine/keys.ts';
import type { AnyQuestion } from '../../engine/questions.ts';
import type { Store } from '../../engine/store.ts';
import type { SiteFacts } from '../../schema/schemas/site-facts.ts';
import type { FoundBy } from '../check/check.ts';
import type { SiteIndex } from '../check/site-index.ts';
import type { Calendar } from '../dates/calendar.ts';
import type { Entry } from '../entries/entries.ts';
import { Entries } from '../entries/query.ts';
import { acrossIn, CLEAR } from './across.ts';
import { derivedQueries } from './asked-site.ts';
import { type DataOfKind, dataFiles, dataIn } from './data-queries.ts';
import type { Discovered } from './discover.ts';
import type { Changed } from './discover-again.ts';
import {
  bytesOf,
  type DeclaredKinds,
  declaredKinds,
  type FileOf,
  facts,
  fileQueries,
  hasBody,
  kindIn,
} from './file-queries.ts';
import { FoundFiles } from './found-files.ts';
import { Given } from './given.ts';
import type { LoadedKind } from './kinds.ts';
import type { LoadedFile, PageFiles } from './load-file.ts';
import { calendarNow, type PageQueries, pageFiles, pageQueries, type SitePages } from './page-queries.ts';

/**
 * The files of a site, read and held against their rules. For whoever reads a site again and again: what is the same as before isn't read
 * again, and what others say about it isn't either.
 */
export class Files {
  readonly #engine: Engine;
  readonly #fileOf: FileOf;
  readonly #ofPages: PageQueries;
  /** What is asked of a site. */
  readonly #ofSite: ReadonlySet<AnyQuestion>;
  readonly #found: FoundFiles;
  readonly #given = new Given();
  #discovered: Discovered | undefined;

  /**
   * @param store where what is known of files is saved, and comes from. With one, files in which nothing is wrong are put away, and not even
   * parsed until somebody wants to see what is in them. Without, all that was read stays.
   * @param under files that these are laid over, and what is other than there
   */
  constructor(store?: Store, under?: Under) {
    const found = new FoundFiles(under === undefined ? undefined : under.files.#found);
    this.#found = found;
    const { readers, ofSite } = this.#given.readers(found);
    this.#ofSite = new Set(ofSite.map(({ input }) => input));
    if (under === undefined) {
      const { all, fileOf } = fileQueries(store !== undefined);
      this.#fileOf = fileOf;
      this.#ofPages = pageQueries(fileOf);
      const queries = [...all, ...this.#ofPages.all, ...derivedQueries, acrossIn];
      this.#engine = new Engine({ queries, readers, ...(store && { store }) });
      return;
    }
    const { files, disk, changed } = under;
    const others = new Set([...changed].map(keyOfBytes));
    found.readFrom(disk);
    this.#fileOf = files.#fileOf;
    this.#ofPages = files.#ofPages;
    this.#engine = files.#engine.over(readers, (input, key) => input.name !== bytesOf.name || others.has(key()));
  }

  /**
   * The same files, some of which are others, in a site of their own. All that is the same is shared. Neither sees what becomes of the other.
   * @param disk on which they are read from now on
   */
  over(disk: Disk, changed: Iterable<string>): Files {
    return new Files(undefined, { files: this, disk, changed });
  }

  /** What was found last. */
  get discovered(): Discovered | undefined {
    return this.#discovered;
  }

  /** Reads from a disk from now on. @param discovered what is found there @param changed which files may be others */
  begin(disk: Disk, discovered: Discovered, changed: Changed = 'anything'): void {
    this.#found.readFrom(disk);
    this.#discovered = discovered;
    // Files that nobody has asked for since the last time are gone.
    this.#engine.sweep();
    this.#engine.changed(changed === 'anything' ? changed : changed.map(keyOfBytes));
  }

  /** Notes that some files may be others, which are read from a disk from now on. */
  again(disk: Disk, files: Iterable<string> = []): void {
    this.#found.readFrom(disk);
    this.#engine.changed([...files].map(keyOfBytes));
  }

  /** Holds pages and kinds against what site.yaml says. It has to be called before the first of them is asked for. */
  holdAgainst(said: SiteFacts): void {
    this.#given.facts = said;
    this.#engine.changed([keyOf(facts.name, [])]);
  }

  /** Holds pages against the kinds of the site. It has to be called before the first of them is asked for. */
  holdAgainstKinds(declared: DeclaredKinds): void {
    this.#given.declared = declared;
    this.#engine.changed([keyOf(declaredKinds.name, [])]);
  }

  kind(entry: DiskEntry, name: string): LoadedKind {
    this.#found.add(entry);
    return this.#engine.get(kindIn, entry.path, name);
  }

  /** A file with all entries of a kind. It has to be asked for before the pages are. */
  data(entry: DiskEntry, kind: string): LoadedFile {
    this.#found.add(entry);
    return this.#engine.get(dataIn, entry.path, kind);
  }

  /** The entries in such a file, as lists see them; it was asked for. */
  entriesIn(...about: DataOfKind): readonly Entry[] {
    return this.#engine.get(this.#ofPages.entriesIn, ...about);
  }

  /** site.yaml. */
  settings(entry: DiskEntry): LoadedFile {
    this.#found.add(entry);
    return this.#engine.get(this.#fileOf, entry.path);
  }

  /** A page at a moment, and its text. @param body its file, if there is one */
  page(entry: DiskEntry, body: DiskEntry | undefined, calendar: Calendar): PageFiles {
    const { path } = entry;
    this.#found.add(entry);
    const withBody = body !== undefined;
    if (withBody) this.#found.add(body);
    if (withBody !== this.#given.withBody.has(path)) this.#engine.changed([keyOf(hasBody.name, [path])]);
    if (withBody) this.#given.withBody.add(path);
    else this.#given.withBody.delete(path);
    this.#seeAt(calendar);
    return this.#engine.get(this.#ofPages.pageOf, path);
  }

  /**
   * The pages of a site, each of which was asked for, at a moment. None of them becomes another one meanwhile.
   * @param data the files with all entries of a kind
   */
  pages(entries: readonly DiskEntry[], data: readonly DataOfKind[], calendar: Calendar): SitePages {
    this.#given.pages = entries.map(({ path }) => path);
    this.#given.data = data;
    this.#engine.changed([keyOf(pageFiles.name, []), keyOf(dataFiles.name, [])]);
    this.#seeAt(calendar);
    const read = this.#given.pages.map((file) => this.#engine.get(this.#ofPages.pageOf, file));
    return {
      pages: read.map(({ page }) => page),
      bodies: read.flatMap(({ text }) => text ?? []),
      data: data.map((about) => this.#engine.get(dataIn, ...about)),
      entries: new Entries(this.#engine.get(this.#ofPages.entryIndex), calendar),
    };
  }

  /**
   * What is wrong with each file of a site, given all others.
   * @param until until when no date in the site is ahead, in milliseconds since 1970
   */
  *foundAcross(site: SiteIndex, until: number): Generator<readonly FoundBy[]> {
    this.#given.site = site;
    this.#given.until = until;
    this.#engine.changed((input) => this.#ofSite.has(input));
    for (const { file } of site.files) {
      if (this.#isClear(file)) continue;
      const found = this.#engine.get(acrossIn, file);
      if (found.length > 0) yield found;
    }
  }

  /** Whether it is known that nothing is wrong with a file, given all others. */
  #isClear(file: string): boolean {
    return this.#engine.isAsMade(acrossIn, file) && this.#engine.noted(acrossIn, file)?.digest === CLEAR;
  }

  /** Saves what is known of files. */
  save(): void {
    this.#engine.save();
  }

  #seeAt(calendar: Calendar): void {
    if (this.#given.calendar === calendar) return;
    this.#given.calendar = calendar;
    this.#engine.changed([keyOf(calendarNow.name, [])]);
  }
}

/** Files that others are laid over: the disk on which those are read, and the names of those that aren't the same. */
type Under = { readonly files: Files; readonly disk: Disk; readonly changed: Iterable<string> };

const keyOfBytes = (file: string): string => keyOf(bytesOf.name, [file]);
