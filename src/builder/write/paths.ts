import { existsSync } from 'node:fs';
import { lstat, readdir, readlink, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf, ignoreMissing, ignoreSystem, isMissing } from '../../disk/error-code.mjs';
import { Failure } from '../failure.ts';
import { makeReadableFolder } from './readable.ts';

function isOurs(name: string): boolean {
  return name === 'lock' || name === 'journal.json' || Object.values(shapes).some((shape) => shape.test(name));
}

/** What has the name of the work folder: nothing, a folder that builds may work in, or something of somebody else. */
export async function findWork({ work }: OutputPaths): Promise<'none' | 'ours' | 'foreign'> {
  const stats = await lstat(work).catch(ignoreMissing);
  if (stats?.isDirectory() !== true) return stats === undefined ? 'none' : 'foreign';
  const names = await namesIn(work);
  // A file manager may have added something of its own to ours.
  return names.length === 0 || names.some(isOurs) ? 'ours' : 'foreign';
}

/**
 * Makes the work folder, or takes the one that is there. Another build that ends may take it away at any moment, also before its modes are set.
 * @throws Failure if something of somebody else has its name
 */
export async function openWork(paths: OutputPaths): Promise<void> {
  const { work, out } = paths;
  try {
    makeReadableFolder(work);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && existsSync(dirname(work))) return;
    if (codeOf(error) !== 'EEXIST') throw error;
    if ((await findWork(paths)) !== 'foreign') return;
    throw new Failure(
      `${work} already exists, and no build made it. A build of ${out} needs this name for its own files: ` +
        'rename yours, or choose another folder for the site with --out.',
    );
  }
}

export async function closeWork({ work }: OutputPaths): Promise<void> {
  // Live versions, another build, or something of somebody else may be in it. It may be gone, too.
  await rmdir(work).catch(ignoreSystem);
}

/** An output folder and what builds keep beside it, all of it in one folder with a name of our own. */
export type OutputPaths = {
  readonly out: string;
  readonly work: string;
  readonly lock: string;
  readonly journal: string;
  /** Something with a name of `names` in the work folder. */
  readonly inWork: (name: string) => string;
};

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** What the names in a work folder look like. Everything else there is somebody else's. */
export const shapes = {
  fresh: new RegExp(`^(?:new|version-\\d{1,9})-${uuid}$`),
  old: new RegExp(`^(?:old|version-\\d{1,9})-${uuid}$`),
  version: new RegExp(`^version-(\\d{1,9})-${uuid}$`),
  link: new RegExp(`^link-${uuid}$`),
  /** The files that a live version owns and its successors keep. */
  list: new RegExp(`^version-\\d{1,9}-${uuid}\\.json$`),
  draft: new RegExp(`^(?:lock|journal|marker|file)-${uuid}$`),
} as const;

export const workEnding = '.sitewright';

export function outputPaths(out: string): OutputPaths {
  const work = `${out}${workEnding}`;
  const inWork = (name: string): string => join(work, name);
  return { out, work, lock: inWork('lock'), journal: inWork('journal.json'), inWork };
}

async function targetOf(path: string): Promise<string | undefined> {
  try {
    return await readlink(path);
  } catch (error) {
    // What is there is no link: EINVAL, on Windows UNKNOWN.
    if (isMissing(error) || codeOf(error) === 'EINVAL' || codeOf(error) === 'UNKNOWN') return undefined;
    throw error;
  }
}

/** The text of a link at `out` to one of its versions. Relative, so that the folder around both can be moved or mounted elsewhere. */
export function linkText(out: string, version: string): string {
  return `${basename(outputPaths(out).work)}/${version}`;
}

function versionIn(out: string, target: string | undefined): string | undefined {
  const version = target === undefined ? '' : basename(target);
  return shapes.version.test(version) && target === linkText(out, version) ? version : undefined;
}

/** The name of the version that is live at `out`; undefined if `out` is not a link that a build made. */
export async function liveVersion(out: string): Promise<string | undefined> {
  return versionIn(out, await targetOf(out));
}

export async function publishedFolder(paths: OutputPaths): Promise<string> {
  const version = await liveVersion(paths.out);
  return version === undefined ? paths.out : paths.inWork(version);
}

const mostLinks = 40;

/**
 * Where the output really is: the author's own links are followed, also when nothing is there, because a build renames folders
 * and must not rename those links. A link that a build made is not followed: the build switches it.
 * @throws Failure when the links lead in a circle
 */
export async function followLink(path: string): Promise<string> {
  let place = path;
  for (let links = 0; links < mostLinks; links += 1) {
    const target = await targetOf(place);
    if (target === undefined || versionIn(place, target) !== undefined) return place;
    place = resolve(dirname(place), target);
  }
  throw new Failure(`${path} is a link that leads back to itself. Delete it, or choose another folder with --out.`);
}

/** Whether a folder is there, and not only a link to one. */
export async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(ignoreMissing))?.isDirectory() === true;
}

export async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}
