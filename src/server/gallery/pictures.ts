import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builderRoot } from '../../builder/builder-root.ts';
import { isMissing } from '../../builder/failure.ts';
import { sizeOf } from '../../content/pictures/size.ts';
import type { Json, JsonObject } from '../../model/json.ts';
import type { Site, Size } from '../../model/site.ts';
import type { ExampleContent } from './example.ts';

/** The folder that the examples' own pictures come from. */
export const ownPictures = join(builderRoot, 'public');

/** Where they are served, seen from a preview: `/__blocks/hero/files/...`. */
export const pictureFolder = 'files';

async function measured(file: string): Promise<Size | undefined> {
  try {
    const bytes = await readFile(file);
    return await sizeOf(async (first) => bytes.subarray(0, first));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The same value with other texts in the place of some. */
function replaced(value: Json, texts: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return texts.get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? value.map((item) => replaced(item, texts)) : replacedIn(value, texts);
}

function replacedIn(value: object, texts: ReadonlyMap<string, string>): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, texts)]));
}

/** An example whose pictures can be seen in any site, and their sizes. */
export type Pictured = { readonly block: JsonObject; readonly imageSizes: Site['imageSizes'] };

/**
 * Finds the pictures of an example. Those that the site does not have come from the builder's own `public/`; one
 * that is nowhere is left to its placeholder.
 * @param root the site's content root
 */
export async function withPictures(
  { block, pictures }: ExampleContent,
  { publicFiles }: Site,
  root: string,
): Promise<Pictured> {
  const found = pictures
    .filter((path) => path.startsWith('/'))
    .map((path) =>
      publicFiles.has(path)
        ? { path, address: path, file: join(root, 'public', path) }
        : { path, address: `${pictureFolder}${path}`, file: join(ownPictures, path) },
    );
  const sizes = await Promise.all(found.map(async ({ address, file }) => [address, await measured(file)] as const));
  return {
    block: replacedIn(block, new Map(found.map(({ path, address }) => [path, address]))),
    imageSizes: new Map(sizes.flatMap(([address, size]) => (size === undefined ? [] : [[address, size]]))),
  };
}
