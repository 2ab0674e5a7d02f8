import { readdir, readlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf, Failure, isMissing } from '../failure.ts';

/** An output folder and its neighbours: what a build keeps beside it while it works. */
export type OutputPaths = {
  /** The folder that is published. */
  readonly out: string;
  /** The last published folder, between two renames. */
  readonly old: string;
  /** Who is building. */
  readonly lock: string;
  /** The new folder of one process. */
  readonly fresh: (pid: number) => string;
};

/** The neighbours of an output folder. */
export function outputPaths(out: string): OutputPaths {
  return { out, old: `${out}.old`, lock: `${out}.lock`, fresh: (pid) => `${out}.tmp-${pid}` };
}

/**
 * The folder a link points at, also when nothing is there: a build renames folders, and must not rename the link.
 * @throws Failure when the links lead round in a circle
 */
export async function followLink(path: string, before: readonly string[] = []): Promise<string> {
  if (before.includes(path)) {
    throw new Failure(
      `${path} is a shortcut (symbolic link) that leads back to itself. Delete it, or choose another --out.`,
    );
  }
  try {
    return await followLink(resolve(dirname(path), await readlink(path)), [...before, path]);
  } catch (error) {
    // What is there is no link: EINVAL, on Windows UNKNOWN.
    if (isMissing(error) || codeOf(error) === 'EINVAL' || codeOf(error) === 'UNKNOWN') return path;
    throw error;
  }
}

/** The folders that builds (of any process) were writing beside `out`. */
export async function unfinished(out: string): Promise<string[]> {
  const prefix = `${basename(out)}.tmp-`;
  const names = await namesIn(dirname(out));
  return names.filter((name) => name.startsWith(prefix)).map((name) => join(dirname(out), name));
}

/** The names in a folder; none if there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
