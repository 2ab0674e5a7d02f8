import type { Materials, Part, SiteFile } from '../../outputs/output.ts';
import { filesOfPart } from '../../outputs/outputs.ts';
import { filesFolder, manifestName, manifestText, sumOf } from './manifest.ts';
import { printsOf } from './prints.ts';

/** The sum of a file, once it is made, and the file at its place in a part. */
function noted(file: SiteFile): { readonly sum: () => Promise<string>; readonly file: SiteFile } {
  const path = `${filesFolder}/${file.path}`;
  if ('text' in file) {
    const sum = sumOf(file.text);
    return { sum: async () => sum, file: { path, text: file.text } };
  }
  if (!('bytes' in file)) throw new Error(`${file.path} is copied, so parts can't have it.`);
  const made = file.bytes();
  return { sum: async () => sumOf(await made), file: { path, bytes: () => made } };
}

/** The files of a part, each made when its turn comes, and last its manifest. */
export async function partFolder(materials: Materials, part: Part): Promise<Iterable<SiteFile>> {
  const prints = await printsOf(materials);
  const sums = new Map<string, () => Promise<string>>();
  const manifest = async (): Promise<Uint8Array> => {
    const files = await Promise.all([...sums].map(async ([path, sum]) => [path, await sum()] as const));
    return new TextEncoder().encode(manifestText({ ...part, ...prints, files: Object.fromEntries(files) }));
  };
  function* all(): Generator<SiteFile> {
    for (const each of filesOfPart(materials, part)) {
      const { sum, file } = noted(each);
      sums.set(each.path, sum);
      yield file;
    }
    yield { path: manifestName, bytes: manifest };
  }
  return all();
}
