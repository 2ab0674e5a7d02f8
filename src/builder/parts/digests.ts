import { createHash, type Hash } from 'node:crypto';
import { readdir, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openIn } from '../../disk/open.ts';
import { slashed } from '../../disk/slashed.ts';
import type { Materials } from '../../outputs/output.ts';
import type { Making } from '../../outputs/outputs.ts';
import { builderRoot } from '../builder-root.ts';
import { hashOfFiles } from '../hash-of-files.ts';

/** A site whose files can be made: what they are made of, and how. */
export type MadeSite = { readonly materials: Materials; readonly making: Making };

/** What two machines compare, to know that they build the same site in the same way. */
export type SiteDigests = {
  /** Changes with whatever makes files of content. */
  readonly builder: string;
  /** Changes with all that the files of pages are made of. */
  readonly content: string;
};

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(builderRoot, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function finished(hash: Hash): string {
  return hash.digest('hex').slice(0, 32);
}

/** The builder's source and packages, and the app that came of them. Where the builder lies doesn't matter. */
async function builderDigest({ app, frame, theme, boot, notices, assets }: Materials): Promise<string> {
  const source = (await Promise.all(['src', 'schemas'].map(filesIn))).flat();
  const files = [...source, join(builderRoot, 'package-lock.json')];
  const named = files.map((file) => [slashed(relative(builderRoot, file)), file] as const);
  const sorted = named.sort(([a], [b]) => (a < b ? -1 : 1));
  const compiled = [app, frame.path, theme.path, boot, notices, assets.map(({ path }) => path)];
  return (await hashOfFiles([process.version, compiled], sorted)).slice(0, 32);
}

/** PDF documents show pictures of `public/`. For all else, the plan says what of these files matters. */
async function addPublicFiles(hash: Hash, { publicFiles }: Materials): Promise<void> {
  for (const [name, { from, inside }] of [...publicFiles].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\0${name}\0`);
    const file = await openIn(await realpath(inside), from);
    for await (const chunk of file.createReadStream()) hash.update(chunk);
  }
}

/** Page by page, so that a large site isn't one text. What a page shows counts by the digest among its notes. */
async function contentDigest(materials: Materials): Promise<string> {
  const { pages, ...rest } = materials.plan;
  const hash = createHash('sha256').update(JSON.stringify([rest, materials.sources, pages.length]));
  for (const page of pages) hash.update(`\0${JSON.stringify(page)}`);
  if (pages.some(({ pdf }) => pdf !== undefined)) await addPublicFiles(hash, materials);
  return finished(hash);
}

/** The digests of what a site is made of. */
export async function digestsOf(materials: Materials): Promise<SiteDigests> {
  return { builder: await builderDigest(materials), content: await contentDigest(materials) };
}
