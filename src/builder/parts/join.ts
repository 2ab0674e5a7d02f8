import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../disk/error-code.mjs';
import { openIn } from '../../disk/open.ts';
import type { SiteFile } from '../../outputs/output.ts';
import { filesOfPart, undividedFiles } from '../../outputs/outputs.ts';
import { Failure, reasonOf } from '../failure.ts';
import { digestsOf, type MadeSite, type SiteDigests } from './digests.ts';
import { filesFolder, type Manifest, manifestName, readManifest, sumOf } from './manifest.ts';

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
export async function joinedFiles(
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
