import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isMissing } from '../../disk/error-code.mjs';
import { openIn } from '../../disk/open.ts';
import { slashed } from '../../disk/slashed.ts';
import type { Made, Materials, Shard, SiteFile } from '../../outputs/output.ts';
import { filesOfPart, type Making, siteFiles, undividedFiles } from '../../outputs/outputs.ts';
import { builderRoot } from '../builder-root.ts';
import { Failure, reasonOf } from '../failure.ts';
import { hashOfFiles } from '../hash-of-files.ts';

/** What of a site is built: all of it, one part, or all of it with what its parts have. */
export type Scope = {
  /** The content root. */
  readonly root: string;
  readonly part?: Shard;
  readonly parts?: readonly string[];
};

/**
 * The files that a build writes.
 * @throws Failure when the parts don't make up the site
 */
export async function filesToWrite(made: MadeSite, { root, part, parts }: Scope): Promise<readonly SiteFile[]> {
  if (part !== undefined) return partFolder(made, part);
  return parts === undefined ? siteFiles(made.materials, made.making) : joinedFiles(made, parts, root);
}

/** The sum of a file, which is made when its turn comes. */
const sumIn = async (made: Made): Promise<string> => sumOf(await made);

/** The files of a part, each made when its turn comes, and last its manifest. */
async function partFolder({ materials, making }: MadeSite, part: Shard): Promise<readonly SiteFile[]> {
  const digests = await digestsOf(materials);
  const sums = new Map<string, Promise<string>>();
  const noted = (file: SiteFile): SiteFile => {
    if (!('make' in file)) throw new Error(`${file.path} is copied, so parts can't have it.`);
    const { path, make } = file;
    return {
      path: `${filesFolder}/${path}`,
      make: () => {
        const made = make();
        sums.set(path, sumIn(made));
        return made;
      },
    };
  };
  const manifest = async (): Promise<Uint8Array> => {
    const files = await Promise.all([...sums].map(async ([path, sum]) => [path, await sum] as const));
    return new TextEncoder().encode(manifestText({ ...part, ...digests, files: Object.fromEntries(files) }));
  };
  return [...filesOfPart(materials, part, making).map(noted), { path: manifestName, make: manifest }];
}

/** @throws Failure unless the parts are of one build, each there once */
function refuseIncomplete(parts: readonly FoundPart[]): void {
  const [first] = parts;
  if (first === undefined) throw new Failure('There are no parts to merge.');
  const byNumber = new Map<number, FoundPart>();
  for (const part of parts) {
    if (part.of !== first.of) {
      throw new Failure(
        `${first.folder} is one of ${first.of} parts, and ${part.folder} one of ${part.of}. Merge the parts of one build.`,
      );
    }
    const same = byNumber.get(part.number);
    if (same !== undefined) {
      throw new Failure(
        `${same.folder} and ${part.folder} are both part ${part.number} of ${part.of}. Name each part once.`,
      );
    }
    byNumber.set(part.number, part);
  }
  const numbers = Array.from({ length: first.of }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !byNumber.has(number));
  if (missing.length === 0) return;
  const which =
    missing.length === 1 ? `Part ${missing[0]} of ${first.of} is` : `Parts ${missing.join(', ')} of ${first.of} are`;
  throw new Failure(`${which} missing. Name the folders of all parts.`);
}

/** @throws Failure when a part was built by another builder, or from other content */
function refuseForeign({ folder, builder, content }: FoundPart, digests: SiteDigests, root: string): void {
  if (builder !== digests.builder) {
    throw new Failure(
      `${folder} was built by another version of the builder, or by another Node, than the one that runs now. ` +
        'Build all parts and merge them from the same commit, with the same Node.',
    );
  }
  if (content !== digests.content) {
    throw new Failure(
      `${folder} was built from other content than there is in ${root} now. ` +
        'Build all parts and merge them from the same commit. If pages appear or end by date, name the same day everywhere with --at.',
    );
  }
}

function damaged({ folder, number, of }: FoundPart, path: string, how: string): Failure {
  return new Failure(`${path} in ${folder} ${how}. Build this part again: build --shard ${number}/${of}`);
}

/** What a part has at a path. @throws Failure when it isn't what was built */
async function contentOf(part: FoundPart, path: string): Promise<Uint8Array> {
  const sum = part.files[path];
  const bytes = await part.read(path).catch((error: unknown) => {
    throw damaged(part, path, isMissing(error) ? 'is missing' : `could not be read (${reasonOf(error)})`);
  });
  if (sum !== sumOf(bytes)) throw damaged(part, path, 'has been changed or damaged since it was built');
  return bytes;
}

/**
 * All files of a site: what its parts have is read from there, and the rest is made.
 * @param root the content root, for messages
 * @throws Failure when the folders aren't the parts of this very site, made by this very builder; while files are read, when one isn't what was
 *   built
 */
async function joinedFiles(
  { materials, making }: MadeSite,
  folders: readonly string[],
  root: string,
): Promise<readonly SiteFile[]> {
  const parts: FoundPart[] = [];
  for (const folder of folders) parts.push(await findPart(folder));
  refuseIncomplete(parts);
  const digests = await digestsOf(materials);
  for (const part of parts) refuseForeign(part, digests, root);
  const ofParts = parts.flatMap((part) =>
    filesOfPart(materials, part, making).map(({ path }) => ({ path, make: () => contentOf(part, path) })),
  );
  return [...ofParts, ...undividedFiles(materials, making)];
}

/** A part that a build has left in a folder. */
type FoundPart = Manifest & {
  /** As it was named. */
  readonly folder: string;
  /** Reads one of its files. @throws what the system says */
  readonly read: (path: string) => Promise<Uint8Array>;
};

async function manifestIn(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, manifestName), 'utf8');
  } catch (error) {
    if (isMissing(error)) {
      const words = `${folder} isn't a part of a site: there is no ${manifestName} in it. Name folders that were made by build --shard.`;
      throw new Failure(words, { cause: error });
    }
    throw new Failure(`${join(folder, manifestName)} could not be read: ${reasonOf(error)}.`, { cause: error });
  }
}

async function readIn(folder: string, path: string): Promise<Uint8Array> {
  const file = await openIn(await realpath(folder), join(folder, filesFolder, path));
  try {
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/**
 * The part in a folder.
 * @throws Failure when there is none, or its manifest isn't what a build of this version wrote
 */
async function findPart(folder: string): Promise<FoundPart> {
  const manifest = readManifest(await manifestIn(folder));
  if (manifest === 'damaged') {
    throw new Failure(`${join(folder, manifestName)} is damaged. Build this part again.`);
  }
  if (manifest === 'foreign') {
    throw new Failure(`${folder} was built by another version of the builder. Build all parts with the same version.`);
  }
  return { ...manifest, folder, read: (path) => readIn(folder, path) };
}

/** What a part says of itself. Without a dot before its name: what CI keeps between its machines often leaves such files out. */
const manifestName = 'part.json';

/** The folder in a part with its files, which have there the paths that they have in the site. */
const filesFolder = 'files';

const version = 1;

/** Which part of which site a folder holds, and the SHA-256 of each of its files. */
type Manifest = Shard & SiteDigests & { readonly files: Readonly<Record<string, string>> };

/** The SHA-256 of some content. */
function sumOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The manifest's text. It ends with its own sum, so that half of it, or a changed one, is noticed. */
export function manifestText(manifest: Manifest): string {
  const said = JSON.stringify({ version, ...manifest });
  return `${JSON.stringify({ said, sum: sumOf(said) })}\n`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isWhole(said: Partial<Manifest>): said is Manifest {
  const { number, of, builder, content, files } = said;
  const isCounted = Number.isInteger(number) && Number.isInteger(of);
  const isSigned = typeof builder === 'string' && typeof content === 'string';
  return isCounted && isSigned && isObject(files) && Object.values(files).every((sum) => typeof sum === 'string');
}

/** What a build wrote with `manifestText`; `damaged` if none did, `foreign` if another version of it did. */
export function readManifest(text: string): Manifest | 'damaged' | 'foreign' {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !('said' in value) || !('sum' in value) || typeof value.said !== 'string') return 'damaged';
    if (value.sum !== sumOf(value.said)) return 'damaged';
    const said: Partial<Manifest & { readonly version: unknown }> = JSON.parse(value.said);
    if (said.version !== version) return 'foreign';
    // Anybody can make a sum of something else.
    return isWhole(said) ? said : 'damaged';
  } catch (error) {
    if (error instanceof SyntaxError) return 'damaged';
    throw error;
  }
}

/** A site whose files can be made: what they are made of, and how. */
export type MadeSite = { readonly materials: Materials; readonly making: Making };

/** What two machines compare, to know that they build the same site in the same way. */
type SiteDigests = {
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
async function digestsOf(materials: Materials): Promise<SiteDigests> {
  return { builder: await builderDigest(materials), content: await contentDigest(materials) };
}
