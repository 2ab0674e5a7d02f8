import { randomUUID } from 'node:crypto';
import { rmdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, ignoreSystem } from '../../disk/error-code.mjs';
import { diskReasonOf, removePatiently, renamePatiently } from '../../disk/held.ts';
import { hasNoLinks } from '../../disk/links.ts';
import { isOfFile, type Stamp, stampsIn } from '../../disk/stamps.ts';
import type { SiteFile } from '../../outputs/output.ts';
import { markerName } from '../../outputs/outputs.ts';
import { Failure } from '../failure.ts';
import { compressAll, eachBounded } from './compressed.ts';
import { type FreshFolder, freshFolder } from './fresh-folder.ts';
import { flushFolder, type Journal, servedFolder, tidy, writeJournal } from './journal.ts';
import { acquire } from './lock.ts';
import { markerText, readMarker, removeOurs, removeOwn } from './own-file.ts';
import {
  closeWork,
  followLink,
  linkText,
  liveVersion,
  namesIn,
  type OutputPaths,
  outputPaths,
  publishedFolder,
} from './paths.ts';
import { makeFolder, makeReadable, makeReadableFolder } from './readable.ts';
import { refuseUnsafeOut } from './safety.ts';
import { keepAssets, lastNumber, pruneVersions } from './versions.ts';

/** What an earlier build has left in an output folder. Paths are relative to it. */
export type PublishedBefore = {
  readonly files: Readonly<Record<string, Stamp>>;
  readonly copies: readonly string[];
};

/** The stamps of all that is published in an output folder, by their paths in it. Undefined if it can't be looked at. */
export async function publishedIn(out: string): Promise<PublishedBefore['files'] | undefined> {
  const folder = await servedFolder(out).catch(ignoreSystem);
  return folder === undefined ? undefined : Object.fromEntries(stampsIn(folder));
}

/** Whether a folder holds just what an earlier build has left, and this one would write the same. @param paths without compressed copies */
function isAsLeft(folder: string, { files, copies }: PublishedBefore, paths: readonly string[]): boolean {
  const made = [...paths, ...copies, markerName];
  const isHere = ([path, stamp]: readonly [string, Stamp]): boolean =>
    Object.hasOwn(files, path) && files[path] === stamp;
  const left = [...stampsIn(folder)];
  return (
    left.length === Object.keys(files).length &&
    left.every(isHere) &&
    made.every((path) => Object.hasOwn(files, path)) &&
    left.filter(([, stamp]) => isOfFile(stamp)).length === made.length
  );
}

export type Destination = {
  /** The content root, which must not be overwritten. */
  readonly root: string;
  readonly out: string;
  /** Publish by a link that is switched, which a web server never finds missing. Where there is one, it is used in any case. */
  readonly live: boolean;
  readonly compress?: boolean;
  readonly base: string;
  /** What the last build has left there: what would be the same is taken over. */
  readonly before?: PublishedBefore | undefined;
  /** Told what is being done, in a few words. */
  readonly progress: (stage: string) => void;
};

type Replacing = Destination & { readonly paths: OutputPaths; readonly journal: Journal };

/** What the file system said, as a sentence; everything else stays as it was thrown. */
export function explained(out: string, error: unknown): unknown {
  if (codeOf(error) === undefined) return error;
  return new Failure(
    `${out} could not be written: ${diskReasonOf(error)}. The last build there, if any, is unchanged.`,
    { cause: error },
  );
}

/** Names that nobody else can have. Versions are numbered, so that the newest is known whatever the clock says. */
async function journalFor(paths: OutputPaths, live: boolean): Promise<Journal> {
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  const link = `link-${three}`;
  if (!live) return { fresh: `new-${one}`, old: `old-${two}`, link };
  if (process.platform === 'win32') throw noLive('Windows has none');
  const last = await lastNumber(paths);
  return { fresh: `version-${last + 2}-${one}`, old: `version-${last + 1}-${two}`, link };
}

/** Files open at once. Without a bound, a large site runs into the system's own. */
const width = 32;

/** What was written: the names of all files, of those that carry a hash of their content, and of those that were there before. */
type Filled = Readonly<Record<'all' | 'hashed' | 'taken', readonly string[]>>;

/** Whether a file is the same as the one of its name that an earlier build has made, if it has. */
const isSame = (file: SiteFile): boolean => (file.isSame?.() ?? file.hashed) === true;

async function fill(
  folder: FreshFolder,
  files: Iterable<SiteFile>,
  reuse: (path: string) => Promise<boolean>,
): Promise<Filled> {
  const [all, hashed, taken]: [string[], string[], string[]] = [[], [], []];
  await eachBounded(files, width, async (file) => {
    all.push(file.path);
    if (file.hashed) hashed.push(file.path);
    if (isSame(file) && (await reuse(file.path))) taken.push(file.path);
    else if ('text' in file) await folder.write(file.path, file.text);
    else if ('make' in file) await folder.write(file.path, await file.make());
    else await folder.copy(file.path, file);
  });
  return { all, hashed, taken };
}

/**
 * Puts the marker into the new folder in one step, and waits until it is on the disk. Neither a kill nor a power cut must leave
 * half of it: without a marker, the next build would take the folder for somebody else's and refuse to replace it.
 */
async function mark(paths: OutputPaths, fresh: string, base: string): Promise<void> {
  const draft = paths.inWork(`marker-${randomUUID()}`);
  try {
    await writeFile(draft, markerText(base), { flag: 'wx', flush: true });
    makeReadable(draft);
    await renamePatiently(draft, join(fresh, markerName));
  } finally {
    await removePatiently(draft);
  }
  await flushFolder(fresh);
}

/** Makes the new folder, and publishes it. Its first file is the marker: whenever this is cut short, what is there is known as ours. */
async function replace(replacing: Replacing, files: Iterable<SiteFile>): Promise<Pick<Published, 'taken' | 'copies'>> {
  const { base, live, compress = false, before, progress, paths, journal } = replacing;
  const fresh = paths.inWork(journal.fresh);
  makeReadableFolder(fresh);
  await mark(paths, fresh, base);
  const folder = freshFolder(fresh);
  const [published, were] = [await publishedFolder(paths), new Map(Object.entries(before?.files ?? {}))];
  const reuse = async (path: string): Promise<boolean> => {
    const stamp = were.get(path);
    return stamp !== undefined && (await folder.take(path, join(published, path), stamp));
  };
  const { all, hashed, taken } = await fill(folder, files, reuse);
  if (compress) progress('Compressing');
  const [same, known] = [new Set(taken), new Set(before?.copies)];
  const reuseCopy = async (path: string, copy: string): Promise<boolean> =>
    same.has(path) && known.has(copy) && reuse(copy);
  const copies = compress ? await compressAll(folder, all, reuseCopy) : new Map<string, readonly string[]>();
  if (live)
    await keepAssets(paths, journal.fresh, hashed.flatMap((path) => [path, ...(copies.get(path) ?? [])]).sort());
  await swap(replacing);
  return { taken, copies: [...copies.values()].flat() };
}

export type Published = {
  readonly isLive: boolean;
  readonly taken: readonly string[];
  readonly copies: readonly string[];
  readonly isAsBefore: boolean;
};

async function publish(paths: OutputPaths, destination: Destination, made: Iterable<SiteFile>): Promise<Published> {
  const { root, live, before, progress } = destination;
  await tidy(paths);
  await refuseUnsafeOut(root, paths.out);
  const wasLive = (await liveVersion(paths.out)) !== undefined;
  const isLive = live || wasLive;
  // Without anything to compare with, they are taken as they are made.
  const all = before === undefined ? undefined : [...made];
  if (before !== undefined && all?.every(isSame) && isLive === wasLive) {
    const taken = all.map(({ path }) => path);
    const { copies } = before;
    if (isAsLeft(await publishedFolder(paths), before, taken)) return { isLive, taken, copies, isAsBefore: true };
  }
  progress('Writing the pages');
  const journal = await journalFor(paths, isLive);
  await writeJournal(paths, journal);
  const replacing = { ...destination, live: isLive, paths, journal };
  const published = await replace(replacing, all ?? made).catch(async (error: unknown) => {
    // Why the build failed matters more than what cannot be undone now; the next build tries again.
    await tidy(paths).catch(() => undefined);
    throw error;
  });
  // The site is published by now: what cannot go stays for the next build.
  await clear(paths, isLive ? undefined : journal.old).catch(ignoreSystem);
  return { isLive, isAsBefore: false, ...published };
}

async function clear(paths: OutputPaths, old: string | undefined): Promise<void> {
  if (old !== undefined) await removeOurs(paths.inWork(old));
  await removeOwn(paths.journal);
  await pruneVersions(paths);
}

/** Does some work when no other build can change the output folder. @throws Failure when another build is writing it */
async function locked<T>(paths: OutputPaths, work: () => Promise<T>): Promise<T> {
  try {
    const lock = await acquire(paths);
    if ('pid' in lock)
      throw new Failure(`Another build (process ${lock.pid}) is writing to ${paths.out}. Wait until it has ended.`);
    try {
      return await work();
    } finally {
      await lock.release();
    }
  } finally {
    await closeWork(paths);
  }
}

/**
 * Writes a whole new folder and publishes it as `out` at the end: whatever fails before, and whenever the process is killed, the
 * folder that was there stays, or is put back by the next build. Files are taken one by one, so that they can be made while
 * others are written.
 * @throws Failure when the folder may not or cannot be written, or another build is writing it
 */
export async function writeWhole(destination: Destination, files: Iterable<SiteFile>): Promise<Published> {
  const made: string[] = [];
  try {
    const paths = outputPaths(await followLink(destination.out));
    // Before anything is written beside it, and again once no other build can change it.
    await refuseUnsafeOut(destination.root, paths.out);
    makeFolder(dirname(paths.out), { made: (folder) => made.unshift(folder) });
    return await locked(paths, () => publish(paths, destination, files));
  } catch (error) {
    // Another build may have put something into one.
    for (const folder of made) await rmdir(folder).catch(() => undefined);
    throw explained(destination.out, error);
  }
}

/** Takes away what is published as a plain folder. What somebody has put there since the build began is not ours to replace. */
async function setAside({ out, inWork }: OutputPaths, { old }: Journal): Promise<void> {
  try {
    await renamePatiently(out, inWork(old));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readMarker(inWork(old))) !== undefined) return;
  if ((await namesIn(inWork(old))).length === 0) await rmdir(inWork(old));
  else throw new Failure(`Something else was put at ${out} while the site was being built. It was left as it is.`);
}

const noLive = (why: string): Failure =>
  new Failure(`--live needs links that can be replaced in one step. ${why}: build without it.`);

/** Publishes the new folder by a link, which takes the old link's place in one step. */
async function switchLink(paths: OutputPaths, journal: Journal): Promise<void> {
  const { out, inWork } = paths;
  const link = inWork(journal.link);
  await symlink(linkText(out, journal.fresh), link, 'dir').catch((error: unknown) => {
    throw hasNoLinks(error) ? noLive('This disk has none') : error;
  });
  if ((await liveVersion(out)) === undefined) await setAside(paths, journal);
  await renamePatiently(link, out);
}

/** Publishes the folder that the journal calls fresh. When it throws, the journal is what `tidy` needs to undo it. */
async function swap({ live, paths, journal }: Replacing): Promise<void> {
  if (live) await switchLink(paths, journal);
  else {
    // Between the two renames there is no folder; if it ends there, the journal tells where the old one is.
    await setAside(paths, journal);
    await renamePatiently(paths.inWork(journal.fresh), paths.out);
  }
  await flushFolder(dirname(paths.out));
}
