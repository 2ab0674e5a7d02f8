import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { followLink, liveVersion, outputPaths } from './paths.ts';
import { makeReadable } from './readable.ts';
import { tidy } from './recover.ts';
import { refuseUnsafeOut } from './safety.ts';
import { type Destination, locked } from './write.ts';

/** What is to stand at a path of the output folder. */
export type Replacement = { readonly path: string; readonly content: string | Uint8Array };

/**
 * Replaces a few files of what is published, each in one step, when all of them are on the disk. A build that is killed in between leaves some
 * of them as they were; the next one notices that, because the folder isn't as it was left. Live versions are never changed: they are replaced as a whole.
 *
 * @param asLeft looks at what is published, when no other build can change it: undefined if that isn't what the last build has left there
 * @returns what that gave; undefined if nothing was replaced
 * @throws Failure when the folder may not be written, or another build is writing it
 * @throws Error of the file system
 */
export async function replaceFiles<T>(
  { root, out }: Pick<Destination, 'root' | 'out'>,
  files: readonly Replacement[],
  asLeft: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const paths = outputPaths(await followLink(out));
  await refuseUnsafeOut(root, paths.out);
  return locked(paths, async () => {
    await tidy(paths);
    await refuseUnsafeOut(root, paths.out);
    const left = (await liveVersion(paths.out)) === undefined ? await asLeft() : undefined;
    if (left === undefined) return undefined;
    const drafts = files.map((file) => ({ ...file, draft: paths.inWork(`file-${randomUUID()}`) }));
    try {
      for (const { draft, content } of drafts) {
        await writeFile(draft, content, { flag: 'wx', flush: true });
        await makeReadable(draft);
      }
      for (const { draft, path } of drafts) await rename(draft, join(paths.out, path));
    } finally {
      for (const { draft } of drafts) await rm(draft, { force: true });
    }
    return left;
  });
}
