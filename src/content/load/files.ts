import type { Disk, DiskEntry } from '../../disk/disk.ts';
import { hashOf } from '../../disk/snapshot.ts';
import { Engine } from '../../engine/engine.ts';
import { keyOf } from '../../engine/keys.ts';
import { type AnyQuestion, reads } from '../../engine/questions.ts';
import type { Store } from '../../engine/store.ts';
import { type SiteFacts, siteFacts } from '../../schema/schemas/site-facts.ts';
import type { FoundBy } from '../check/check.ts';
import type { SiteIndex } from '../check/site-index.ts';
import type { Calendar } from '../dates/calendar.ts';
import { Entries } from '../entries/query.ts';
import { readBytes } from '../files/read.ts';
import { acrossIn, CLEAR } from './across.ts';
import { derivedQueries, siteReaders } from './asked-site.ts';
import type { Discovered } from './discover.ts';
import type { Changed } from './discover-again.ts';
import {
  bytesOf,
  type DeclaredKinds,
  declaredKinds,
  type FileBytes,
  type FileOf,
  facts,
  fileQueries,
  hasBody,
  kindIn,
} from './file-queries.ts';
import type { LoadedKind } from './kinds.ts';
import type { LoadedFile, PageFiles } from './load-file.ts';
import { calendarNow, type PageQueries, pageFiles, pageQueries, type SitePages } from './page-queries.ts';
import { type Answered, answeredIn, type WrongIn, wrongInQuery } from './right-hints.ts';

/**
 * The files of a site, read and held against their rules. For whoever reads a site again and again: what is the same as before isn't read
 * again, and what others say about it isn't either.
 */
export class Files {
  readonly #engine: Engine;
  readonly #fileOf: FileOf;
  readonly #ofPages: PageQueries;
  readonly #wrongIn: WrongIn;
  /** What is asked of a site. */
  readonly #ofSite: ReadonlySet<AnyQuestion>;
  #entries = new Map<string, DiskEntry>();
  readonly #withBody = new Set<string>();
  /** The names of kinds, by their files. */
  readonly #kinds = new Map<string, string>();
  #disk: Disk | undefined;
  #discovered: Discovered | undefined;
  #declared: DeclaredKinds = { kinds: new Map(), print: '' };
  #facts = siteFacts(undefined);
  #calendar: Calendar | undefined;
  #pages: readonly string[] = [];
  #site: SiteIndex | undefined;
  #answered: Answered = { text: undefined, told: [] };
  #until = Number.POSITIVE_INFINITY;
  /** What was read last. */
  #last: { readonly file: string; readonly found: FileBytes } | undefined;

  /**
   * @param store where what is known of files is saved, and comes from. With one, files in which nothing is wrong are put away, and not even
   * parsed until somebody wants to see what is in them. Without, all that was read stays.
   * @param under files that these are laid over
   */
  constructor(store?: Store, under?: Files) {
    const ofSite = siteReaders(
      () => there(this.#site),
      () => this.#until,
    );
    this.#ofSite = new Set(ofSite.map(({ input }) => input));
    const readers = [
      reads(bytesOf, { read: (file) => this.#bytesOf(file), stamp: (file) => this.#stampOf(file) }),
      reads(hasBody, { read: (page) => this.#withBody.has(page) }),
      reads(declaredKinds, { read: () => this.#declared }),
      reads(facts, { read: () => this.#facts }),
      reads(calendarNow, { read: () => there(this.#calendar) }),
      reads(pageFiles, { read: () => this.#pages }),
      reads(answeredIn, { read: () => this.#answered }),
      ...ofSite,
    ];
    if (under === undefined) {
      const { all, fileOf } = fileQueries(store !== undefined);
      this.#fileOf = fileOf;
      this.#ofPages = pageQueries(fileOf);
      this.#wrongIn = wrongInQuery(fileOf);
      const queries = [...all, ...this.#ofPages.all, ...derivedQueries, acrossIn, this.#wrongIn];
      this.#engine = new Engine({ queries, readers, ...(store && { store }) });
      return;
    }
    this.#fileOf = under.#fileOf;
    this.#ofPages = under.#ofPages;
    this.#wrongIn = under.#wrongIn;
    this.#engine = under.#engine.over(new Map(), readers);
    this.#entries = new Map(under.#entries);
  }

  /**
   * The same files, some of which are others, in a site of their own. All that is the same is shared. Neither sees what becomes of the other.
   * @param disk on which they are read from now on
   */
  over(disk: Disk, changed: Iterable<string>): Files {
    const files = new Files(undefined, this);
    const others = new Set([...changed].map(keyOfBytes));
    files.#disk = disk;
    files.#engine.changed((input, key) => input.name !== bytesOf.name || others.has(key()));
    return files;
  }

  /** What was found last. */
  get discovered(): Discovered | undefined {
    return this.#discovered;
  }

  /** Reads from a disk from now on. @param discovered what is found there @param changed which files may be others */
  begin(disk: Disk, discovered: Discovered, changed: Changed = 'anything'): void {
    this.#disk = disk;
    this.#last = undefined;
    this.#discovered = discovered;
    // Files that nobody has asked for since the last time are gone.
    this.#engine.sweep();
    this.#engine.changed(changed === 'anything' ? changed : changed.map(keyOfBytes));
  }

  /** Notes that some files may be others, which are read from a disk from now on. */
  again(disk: Disk, files: Iterable<string> = []): void {
    this.#disk = disk;
    this.#last = undefined;
    this.#engine.changed([...files].map(keyOfBytes));
  }

  /** Holds pages and kinds against what site.yaml says. It has to be called before the first of them is asked for. */
  holdAgainst(said: SiteFacts): void {
    this.#facts = said;
    this.#engine.changed([keyOf(facts.name, [])]);
  }

  /** Holds pages against the kinds of the site. It has to be called before the first of them is asked for. */
  holdAgainstKinds(declared: DeclaredKinds): void {
    this.#declared = declared;
    this.#engine.changed([keyOf(declaredKinds.name, [])]);
  }

  kind(entry: DiskEntry, name: string): LoadedKind {
    this.#entries.set(entry.path, entry);
    this.#kinds.set(entry.path, name);
    return this.#engine.get(kindIn, entry.path, name);
  }

  /** site.yaml. */
  settings(entry: DiskEntry): LoadedFile {
    this.#entries.set(entry.path, entry);
    return this.#engine.get(this.#fileOf, entry.path);
  }

  /** A page at a moment, and its text. @param body its file, if there is one */
  page(entry: DiskEntry, body: DiskEntry | undefined, calendar: Calendar): PageFiles {
    const { path } = entry;
    this.#entries.set(path, entry);
    const withBody = body !== undefined;
    if (withBody) this.#entries.set(body.path, body);
    if (withBody !== this.#withBody.has(path)) this.#engine.changed([keyOf(hasBody.name, [path])]);
    if (withBody) this.#withBody.add(path);
    else this.#withBody.delete(path);
    this.#seeAt(calendar);
    return this.#engine.get(this.#ofPages.pageOf, path);
  }

  /** The pages of a site, each of which was asked for, at a moment. None of them becomes another one meanwhile. */
  pages(entries: readonly DiskEntry[], calendar: Calendar): SitePages {
    this.#pages = entries.map(({ path }) => path);
    this.#engine.changed([keyOf(pageFiles.name, [])]);
    this.#seeAt(calendar);
    const read = this.#pages.map((file) => this.#engine.get(this.#ofPages.pageOf, file));
    return {
      pages: read.map(({ page }) => page),
      bodies: read.flatMap(({ text }) => text ?? []),
      entries: new Entries(this.#engine.get(this.#ofPages.entryIndex), calendar),
    };
  }

  /**
   * What is wrong with each file of a site, given all others.
   * @param until until when no date in the site is ahead, in milliseconds since 1970
   */
  *foundAcross(site: SiteIndex, until: number): Generator<readonly FoundBy[]> {
    this.#site = site;
    this.#until = until;
    this.#engine.changed((input) => this.#ofSite.has(input));
    for (const { file } of site.files) {
      if (this.#isClear(file)) continue;
      const found = this.#engine.get(acrossIn, file);
      if (found.length > 0) yield found;
    }
  }

  /** Which of the answers that are told for a file aren't right, by their identities. */
  wrongAnswers(file: string, answered: Answered): readonly string[] {
    this.#answered = answered;
    this.#engine.changed([keyOf(answeredIn.name, [file])]);
    return this.#engine.get(this.#wrongIn, file, this.#kinds.get(file));
  }

  /** Whether it is known that nothing is wrong with a file, given all others. */
  #isClear(file: string): boolean {
    return this.#engine.isAsMade(acrossIn, file) && this.#engine.digestNoted(keyOf(acrossIn.name, [file])) === CLEAR;
  }

  /** Saves what is known of files. */
  save(): void {
    this.#engine.save();
  }

  #seeAt(calendar: Calendar): void {
    if (this.#calendar === calendar) return;
    this.#calendar = calendar;
    this.#engine.changed([keyOf(calendarNow.name, [])]);
  }

  /** The hash of what is in a file, which is read for that if the disk doesn't know; undefined if it can't be read. */
  #stampOf(file: string): string | undefined {
    const known = this.#disk?.hashOf?.(file);
    if (known !== undefined) return known;
    const found = this.#read(file);
    this.#last = { file, found };
    return 'hash' in found ? found.hash : undefined;
  }

  #bytesOf(file: string): FileBytes {
    return this.#last?.file === file ? this.#last.found : this.#read(file);
  }

  #read(file: string): FileBytes {
    const entry = this.#entries.get(file);
    if (entry === undefined || this.#disk === undefined) throw new Error(`Nobody has found ${file}.`);
    const bytes = readBytes(this.#disk, entry);
    return 'code' in bytes ? { unreadable: bytes } : { bytes, hash: hashOf(bytes) };
  }
}

const keyOfBytes = (file: string): string => keyOf(bytesOf.name, [file]);

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('No site is being read.');
  return value;
}
