import { hash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { besideIn } from './beside.ts';
import { unlessRefused } from './error-code.mjs';
import { patientlyNow } from './held.ts';
import { digestOfStamps, isOfFile, type Looks, MISSING, type Stamp, sizeIn, stampOf } from './stamps.ts';

/** What was looked at on a disk, and how it was then. Plain data: it survives JSON. Paths are relative to the root. */
export type Trace = {
  /** The folders that were listed, with all that was in them. */
  readonly folders: Readonly<Record<string, Readonly<Record<string, Stamp>>>>;
  /** What was looked for by its name. */
  readonly files: Readonly<Record<string, Stamp>>;
  /** What was read of files. */
  readonly contents: Readonly<Record<string, ContentHash>>;
  /** Files that were written just before, whose stamps therefore tell nothing. */
  readonly recent: readonly string[];
  /** The YAML files beside the folders of the site, if somebody asked for them. */
  readonly beside?: readonly string[];
};

/** Where was looked, and a digest of all stamps there: while it is the same, nothing has changed. Plain data: it survives JSON. */
export type Snapshot = {
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** As in a trace. */
  readonly beside?: readonly string[];
  readonly digest: string;
};

/** The SHA-256 of a file, or of its first bytes. */
export type ContentHash = { readonly hash: string; readonly firstBytes?: number };

/** The SHA-256 of some bytes: others have another one. */
export const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes);

/** 128 bits of it, which tell as much: short texts take less time to keep and compare. */
export const shortHash = (hash: string | undefined): string | undefined => hash?.slice(0, 32);

type Pairs = readonly (readonly [path: string, digest: string])[];

const digestOf = (folders: Pairs, files: Pairs): string => hash('sha256', JSON.stringify([folders, files]));

/** A digest of stamps, and where they are. */
export function snapshotOf(
  folders: Iterable<readonly [name: string, stamps: Iterable<readonly [string, Stamp]>]>,
  files: Iterable<readonly [string, Stamp]>,
  beside?: readonly string[],
): Snapshot {
  const [inFolders, others] = [
    [...folders].map(([name, stamps]) => [name, digestOfStamps(stamps)] as const),
    [...files],
  ];
  return {
    folders: inFolders.map(([name]) => name),
    files: others.map(([path]) => path),
    digest: digestOf(inFolders, others),
    ...(beside === undefined ? {} : { beside }),
  };
}

/** Whether everything has the stamp that it had: without knowing what has changed, if anything has. */
export function matchesSnapshot(looks: Looks, { folders, files, digest, beside }: Snapshot): boolean {
  const { root } = looks;
  const now = unlessRefused(() => {
    if (!isBeside(root, beside)) return undefined;
    const foldersNow = folders.map((name) => [name, digestOfStamps(looks.folder(name).stamps)] as const);
    return digestOf(
      foldersNow,
      files.map((path) => [path, stampOf(join(root, path))] as const),
    );
  });
  return now === digest;
}

/** Whether the same files lie beside the folders of a site. */
function isBeside(root: string, then: readonly string[] | undefined): boolean {
  return then === undefined || JSON.stringify(besideIn(root)) === JSON.stringify(then);
}

// Windows has neither flag. Without them a pipe would be waited for, and a link followed.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The bytes of an ordinary file, or the first of them; undefined for anything else. */
export function bytesOf(path: string, firstBytes: number | undefined): Uint8Array | undefined {
  const file = patientlyNow(() => openSync(path, FLAGS));
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
 * Whether all that was looked at is as it was, by its stamps or else by what is in it.
 * @param whole whether files count as they are, also those of which only the first bytes were read
 */
export function matchesTrace(looks: Looks, trace: Trace, whole: boolean): boolean {
  const { root } = looks;
  const recent = new Set(trace.recent);
  const isSame = (path: string, then: Stamp, now: Stamp): boolean => {
    if (then === now && !recent.has(path)) return true;
    const content = trace.contents[path];
    if (content === undefined || !isOfFile(now) || sizeIn(then) !== sizeIn(now)) return false;
    if (whole && content.firstBytes !== undefined) return false;
    const bytes = bytesOf(join(root, path), content.firstBytes);
    return bytes !== undefined && hashOf(bytes) === content.hash;
  };
  const isAll = unlessRefused(
    () =>
      isBeside(root, trace.beside) &&
      Object.entries(trace.files).every(([path, then]) => isSame(path, then, stampOf(join(root, path)))) &&
      Object.entries(trace.folders).every(([name, then]) => {
        const now = looks.folder(name).stamps;
        const paths = Object.keys(then);
        return (
          now.size === paths.length && paths.every((path) => isSame(path, then[path] ?? '', now.get(path) ?? MISSING))
        );
      }),
  );
  // What can't be told is looked at anew.
  return isAll === true;
}
