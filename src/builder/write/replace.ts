import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOfFile, type Stamp, stampOf } from '../../disk/stamps.ts';
import type { SiteFile } from '../../outputs/output.ts';
import { markerName } from '../../outputs/outputs.ts';
import { copiesOf } from './compressed.ts';
import type { OutputPaths } from './paths.ts';
import { makeReadable } from './readable.ts';
import { leftIn, type PublishedBefore } from './reuse.ts';

/** So many files are replaced one by one; of more, visitors could see some before and some after. */
const FEW = 64;

/** What is to stand at a path of the output folder. */
type Replacement = { readonly path: string; readonly content: string | Uint8Array };

/** What came of it: the files that were left, all compressed copies, and the stamps of all that is there now. */
type Replaced = Pick<PublishedBefore, 'copies'> & {
  readonly taken: readonly string[];
  readonly left: ReadonlyMap<string, Stamp>;
};

/**
 * Replaces a few files of what is published, each in one step, when all of them are on the disk. A build that is killed in between leaves some
 * of them as they were; the next one notices that, because the folder isn't as it was left.
 * @param files all files of the site
 * @param before what the last build has left
 * @returns undefined if nothing was replaced: more has changed, files came or went, or something is not as it was left
 */
export async function replaceFew(
  { out, inWork }: OutputPaths,
  files: readonly SiteFile[],
  { before, compress = false }: { readonly before: PublishedBefore; readonly compress?: boolean },
): Promise<Replaced | undefined> {
  const changed = areAtSamePlaces(files, before) ? fewChanged(files) : undefined;
  const left = changed && asLeft(out, before);
  if (changed === undefined || left === undefined) return undefined;
  const texts: Replacement[] = [];
  for (const { path, make } of changed) {
    const content = await make();
    if (!Buffer.from(content).equals(await readFile(join(out, path)))) texts.push({ path, content });
  }
  const copies = compress ? await copiesFor(texts, before) : [];
  if (copies === undefined) return undefined;
  const all = [...texts, ...copies];
  await putIn(out, inWork, all);
  for (const { path } of all) left.set(path, stampOf(join(out, path)));
  const replaced = new Set(texts.map(({ path }) => path));
  return { taken: files.flatMap(({ path }) => (replaced.has(path) ? [] : [path])), copies: before.copies, left };
}

/** Whether a site has files at the same paths as the one that was published. */
function areAtSamePlaces(files: readonly SiteFile[], { files: stamps, copies }: PublishedBefore): boolean {
  const left = new Set(Object.entries(stamps).flatMap(([path, stamp]) => (isOfFile(stamp) ? [path] : [])));
  for (const path of [markerName, ...copies]) left.delete(path);
  return files.length === left.size && files.every(({ path }) => left.has(path));
}

type Changed = { readonly path: string; readonly make: () => string | Promise<Uint8Array> };

/** The files that may be others; undefined if they are many, or some of them are copied. */
function fewChanged(files: readonly SiteFile[]): readonly Changed[] | undefined {
  const changed: Changed[] = [];
  for (const file of files) {
    if (file.hashed === true || file.isSame?.() === true) continue;
    if ('from' in file || changed.length === FEW) return undefined;
    changed.push('make' in file ? file : { path: file.path, make: () => file.text });
  }
  return changed;
}

/** The stamps of all that is in a folder, if they are those that were left. */
function asLeft(out: string, { files }: PublishedBefore): Map<string, Stamp> | undefined {
  const now = leftIn(out);
  const left = Object.entries(files);
  return now.size === left.length && left.every(([path, stamp]) => now.get(path) === stamp) ? now : undefined;
}

/** The compressed copies of texts; undefined if these aren't the same ones as before. */
async function copiesFor(texts: readonly Replacement[], before: PublishedBefore): Promise<Replacement[] | undefined> {
  const made = (await Promise.all(texts.map(({ path, content }) => copiesOf(path, content)))).flatMap((each) => [
    ...each,
  ]);
  const was = new Set(before.copies.filter((copy) => texts.some(({ path }) => copy.startsWith(`${path}.`))));
  const isSame = made.length === was.size && made.every(([copy]) => was.has(copy));
  return isSame ? made.map(([path, content]) => ({ path, content })) : undefined;
}

async function putIn(out: string, inWork: OutputPaths['inWork'], files: readonly Replacement[]): Promise<void> {
  const drafts = files.map((file) => ({ ...file, draft: inWork(`file-${randomUUID()}`) }));
  try {
    for (const { draft, content } of drafts) {
      await writeFile(draft, content, { flag: 'wx', flush: true });
      await makeReadable(draft);
    }
    for (const { draft, path } of drafts) await rename(draft, join(out, path));
  } finally {
    for (const { draft } of drafts) await rm(draft, { force: true });
  }
}
