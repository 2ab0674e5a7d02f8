import { hash } from 'node:crypto';
import { digestOf } from '../../engine/digest.ts';
import type { PdfDocument } from '../../model/site.ts';
import type { Summary } from '../check/contents.ts';
import { summaryOf } from '../check/summary.ts';
import { TextStore } from '../text-store.ts';
import type { LoadedFile } from './load-file.ts';

/** What an earlier reading has noted of a file in which nothing is wrong. Plain data: it survives JSON. */
export type KnownFile = {
  /** The SHA-256 of its bytes. */
  readonly hash: string;
  /** What it was held against, besides the kinds of the site. */
  readonly rules: string;
  readonly summary: Summary;
  /** A short name for its summary: others have others. */
  readonly summaryName: string;
  readonly pdf?: PdfDocument;
};

/** What an earlier reading has noted of a site: its files by their paths, and a print of the kinds that they were held against. */
export type KnownContent = { readonly kinds: string; readonly files: Readonly<Record<string, KnownFile>> };

/** Whether nothing at all is to be said about a file by itself, so that it isn't looked at again while it is the same. */
function isSound({ content, findings, partlyRead, unread }: LoadedFile): boolean {
  return (
    content !== undefined &&
    content.masks.length === 0 &&
    findings.length === 0 &&
    partlyRead === undefined &&
    unread === undefined
  );
}

/**
 * The files in which nothing is wrong, from one reading of a site to the next. Only what is asked for in a reading is noted for the next one.
 */
export class KnownFiles {
  readonly #before: KnownContent | undefined;
  readonly #now = new Map<string, KnownFile>();
  readonly #lookedInto = new Set<string>();
  /** What the files say, as JSON, for when a page is made of one. */
  readonly texts = new TextStore();
  #kinds = '';
  #found = 0;

  constructor(before: KnownContent | undefined) {
    this.#before = before;
  }

  /** How many files were known. */
  get found(): number {
    return this.#found;
  }

  /** Says which kinds the files of this reading are held against. @param texts of their declarations, by file */
  holdAgainst(texts: readonly (readonly [file: string, text: string | undefined])[]): void {
    this.#kinds = hash('sha256', JSON.stringify(texts));
  }

  /** What is known of a file with these bytes; undefined if there may be anything wrong with it. */
  find(path: string, hashOfBytes: string, rules: string): KnownFile | undefined {
    if (this.#before?.kinds !== this.#kinds) return undefined;
    const known = Object.hasOwn(this.#before.files, path) ? this.#before.files[path] : undefined;
    if (known?.hash !== hashOfBytes || known.rules !== rules) return undefined;
    this.#found += 1;
    this.#now.set(path, known);
    return known;
  }

  /** Notes a file that was read, if nothing is wrong with it. Gives what is known of it then. */
  note(file: LoadedFile, rules: string): KnownFile | undefined {
    const { content } = file;
    if (content?.hash === undefined || !isSound(file)) return undefined;
    const { hash: hashOfBytes, pdf } = content;
    // A piece of a text holds on to all of it. What comes from JSON doesn't.
    const summary: Summary = JSON.parse(JSON.stringify(summaryOf(content)));
    const summaryName = digestOf(summary);
    const known = { hash: hashOfBytes, rules, summary, summaryName, ...(pdf === undefined ? {} : { pdf }) };
    this.#now.set(file.file, known);
    return known;
  }

  /** Notes that somebody looks into a file, or will: what the site becomes may depend on anything in it. */
  lookInto(path: string): void {
    this.#lookedInto.add(path);
  }

  /**
   * A short name for all that the rest of the site has made use of in a file, besides the page that it becomes; undefined if that may be
   * anything in it.
   */
  usedByOthers(path: string): string | undefined {
    return this.#lookedInto.has(path) ? undefined : this.#now.get(path)?.summaryName;
  }

  /** What is known after this reading. */
  content(): KnownContent {
    return { kinds: this.#kinds, files: Object.fromEntries(this.#now) };
  }
}
