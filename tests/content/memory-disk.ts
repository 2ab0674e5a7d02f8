import { namesAmong } from '../../src/disk/changed-disk.ts';
import type { Disk } from '../../src/disk/disk.ts';

/** A site in memory: path -> text, or bytes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A disk that holds these files and nothing else. */
export function memoryDisk(files: Files): Disk {
  const bytesOf = (path: string): Uint8Array => {
    const content = files[path];
    if (content === undefined) throw Object.assign(new Error(`no such file: ${path}`), { code: 'ENOENT' });
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
  };
  const entry = (path: string) => ({ path, size: bytesOf(path).length });
  return {
    find: async (path) => (path in files ? entry(path) : undefined),
    list: async (folder) =>
      Object.keys(files)
        .filter((path) => path.startsWith(`${folder}/`))
        .sort()
        .map(entry),
    read: (path, firstBytes = Number.POSITIVE_INFINITY) =>
      firstBytes < 0 ? bytesOf(path).slice(firstBytes) : bytesOf(path).slice(0, firstBytes),
    namesIn: (folder) => namesAmong(Object.keys(files), folder),
  };
}

/** A PNG of 1 by 1 pixels. */
export const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

export const goodSite = 'name: Acme\nurl: https://www.example.com\n';
export const goodPage = 'title: Home\ndescription: What we do.\nblocks:\n  - type: cta\n    title: Hi\n';

/** A good page beside the home page: no two pages have the same title. */
export const pageCalled = (title: string): string => goodPage.replace('title: Home', `title: ${title}`);

/** What is wrong besides the words that `new` and our examples leave for the author to replace. */
export function besidesExamples<T extends { readonly code: string }>(diagnostics: readonly T[]): T[] {
  return diagnostics.filter(({ code }) => code !== 'example-text');
}
