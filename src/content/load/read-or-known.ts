import type { JsonObject } from '../../model/json.ts';
import type { Content } from '../check/contents.ts';
import { decode } from '../files/bytes.ts';
import { ChangedMeanwhile } from '../files/changed.ts';
import type { Disk, DiskEntry, KnownOnDisk } from '../files/disk.ts';
import { asText, readBytes } from '../files/read.ts';
import { hashOf } from '../files/seen.ts';
import { once } from '../once.ts';
import type { SourceText } from '../text/source.ts';
import { type Node, plainObject } from '../yaml/syntax/tree.ts';
import type { KnownFile, KnownFiles } from './known-files.ts';
import type { Held, LoadedFile } from './load-file.ts';

/** How a file is made of its text. */
type Reading = {
  /** What is known of files from an earlier process. */
  readonly known: KnownFiles | undefined;
  /** What the file is held against, besides the kinds of the site. */
  readonly rules: string;
  /** What stands in a text that was found to be right before. */
  readonly parse: (source: SourceText) => Content['root'] | undefined;
  /** The texts, links, icons and pictures in it. */
  readonly valuesIn: (root: Content['root']) => Content['values'];
  /** Holds a text against the rules of the file. */
  readonly check: (source: SourceText) => Held;
  /** What is known of its content without reading it. */
  readonly about: Pick<Content, 'sort' | 'route' | 'parameter'> & { readonly draft?: boolean };
  /** What was made of the same text in this process, or is made now. */
  readonly made: (of: { readonly text: string | undefined; readonly make: () => LoadedFile }) => LoadedFile;
};

/**
 * Reads a file and holds it against its rules. One that was found to be right before, and has the same bytes, isn't held against them
 * again, and isn't even parsed until somebody wants to see what is in it.
 */
export async function readOrKnown(disk: Disk, entry: DiskEntry, reading: Reading): Promise<LoadedFile> {
  const { known, rules } = reading;
  const { path } = entry;
  const hashBefore = known && disk.known?.hashOf(path);
  const unread = hashBefore === undefined ? undefined : known?.find(path, hashBefore, rules);
  if (unread !== undefined && disk.known !== undefined)
    return knownFile(entry, unread, readingLater(disk.known, path, unread), reading);
  const bytes = await readBytes(disk, entry);
  const hash = known === undefined || 'code' in bytes ? undefined : hashOf(bytes);
  const same = hash === undefined ? undefined : known?.find(path, hash, rules);
  if (same !== undefined && !('code' in bytes)) return knownFile(entry, same, () => bytes, reading);
  const loaded = withHash(readNow(entry, bytes, reading), hash);
  const sound = known?.note(loaded, rules);
  if (sound === undefined || loaded.content === undefined || 'code' in bytes) return loaded;
  const { summary } = sound;
  const { root } = loaded.content;
  // Checks across files look into each page of a kind.
  if (summary.kind !== undefined || !hasPlainNumbers(root)) {
    known?.lookInto(path);
    return { ...loaded, content: { ...loaded.content, summary } };
  }
  return knownFile(
    entry,
    sound,
    // Hardly anybody asks for them again, and thousands of files are a lot to keep.
    disk.known === undefined ? () => bytes : readingLater(disk.known, path, sound),
    reading,
    root.kind === 'map' ? known?.texts.put(JSON.stringify(plainObject(root))) : undefined,
  );
}

/** Whether all numbers are what JSON has, too. */
function hasPlainNumbers(node: Node): boolean {
  if (node.kind === 'map') return node.entries.every(({ value }) => hasPlainNumbers(value));
  if (node.kind === 'list') return node.items.every(hasPlainNumbers);
  return typeof node.value !== 'number' || (Number.isFinite(node.value) && !Object.is(node.value, -0));
}

function readNow(entry: DiskEntry, bytes: Parameters<typeof asText>[1], { check, made, about }: Reading): LoadedFile {
  const file = entry.path;
  const { route } = about;
  const { source, text } = asText(entry, bytes);
  const make = (): LoadedFile => {
    if ('code' in source)
      return { file, route, content: undefined, findings: [source], text, source: undefined, check };
    return { ...check(source), route, text, source, check };
  };
  return made({ text, make });
}

function withHash(loaded: LoadedFile, hash: string | undefined): LoadedFile {
  if (hash === undefined || loaded.content === undefined) return loaded;
  return { ...loaded, content: { ...loaded.content, hash } };
}

function readingLater(disk: KnownOnDisk, path: string, { hash }: KnownFile): () => Uint8Array {
  return () => {
    const bytes = bytesOf(disk, path);
    if (hashOf(bytes) !== hash) throw new ChangedMeanwhile(path);
    return bytes;
  };
}

/** What can't be read any more was changed, too: when it is read anew, that is reported. */
function bytesOf(disk: KnownOnDisk, path: string): Uint8Array {
  try {
    return disk.read(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new ChangedMeanwhile(path);
    throw error;
  }
}

/**
 * A file in which nothing is wrong. What is in it is made when it's first asked for.
 * @param written gives what it says, as JSON, if it was read in this process
 */
function knownFile(
  { path: file }: DiskEntry,
  known: KnownFile,
  read: () => Uint8Array,
  reading: Reading,
  written?: () => string,
): LoadedFile {
  const { hash, summary, pdf } = known;
  // Whoever makes a page of it asks for what it says; all others ask for one of these.
  const bytes = once(() => {
    reading.known?.lookInto(file);
    return read();
  });
  const source = once(() => soundText(file, bytes()));
  const root = once(() => {
    const parsed = reading.parse(source());
    if (parsed === undefined) throw new Error(`There is nothing in ${file}, in which nothing was wrong.`);
    return parsed;
  });
  const values = once(() => reading.valuesIn(root()));
  const content: Content = {
    masks: [],
    draft: false,
    hidden: [],
    hash,
    summary,
    ...reading.about,
    ...(pdf === undefined ? {} : { pdf }),
    get written() {
      if (written !== undefined) return JSON.parse(written());
      // Its tree is ten times as large as what it says: it is not kept for that.
      return summary.kind === undefined ? saidBy(reading.parse(soundText(file, read()))) : undefined;
    },
    get source() {
      return source();
    },
    get root() {
      return root();
    },
    get values() {
      return values();
    },
  };
  return {
    file,
    route: reading.about.route,
    content,
    findings: [],
    check: reading.check,
    get source() {
      return source();
    },
    get text() {
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes());
    },
  };
}

/** What a page says; undefined for what has no keys. */
const saidBy = (root: Node | undefined): JsonObject | undefined =>
  root?.kind === 'map' ? plainObject(root) : undefined;

/** The text in some bytes that were found to be one. */
function soundText(file: string, bytes: Uint8Array): SourceText {
  const source = decode(file, bytes);
  if ('code' in source) throw new Error(`${file} isn't text any more, although it has the same bytes.`);
  return source;
}
