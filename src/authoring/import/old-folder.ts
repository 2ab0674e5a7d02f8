import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder with the site of another system. It is only read. */
export type OldFolder = {
  /** Paths of its files, with `/`, in order: without packages, the history of Git, and what was built from the others. */
  readonly files: readonly string[];
  /** @param path of a file, or of a folder with `/` at its end */
  readonly has: (path: string) => boolean;
  /** @throws what the system says where it can't be read */
  readonly bytes: (path: string) => Uint8Array;
  readonly text: (path: string) => string;
};

/** Folders whose files come from others: packages, themes, caches, what was built. */
const OF_OTHERS =
  /^(?:\.git|\.github|\.hugo_build\.lock|node_modules|vendor|themes|_site|dist|build|\.next|\.nuxt|\.output|\.astro|\.cache|\.jekyll-cache|bower_components)$/;

/**
 * The files below a folder. No link is followed.
 * @param only the one file of it that is meant, with those in folders beside it
 * @throws what the system says where a folder can't be read
 */
export function oldFolder(root: string, only?: string): OldFolder {
  const files = filesIn(root, '').filter(
    (file) => only === undefined || file === only || file.startsWith('wp-content/'),
  );
  return folderOf(files.sort(), (path) => readFileSync(join(root, path)));
}

export function folderOf(files: readonly string[], bytes: OldFolder['bytes']): OldFolder {
  const all = new Set(files);
  return {
    files,
    has: (path) => (path.endsWith('/') ? files.some((file) => file.startsWith(path)) : all.has(path)),
    bytes,
    text: (path) => new TextDecoder().decode(bytes(path)).replace(/\r\n?/g, '\n'),
  };
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return OF_OTHERS.test(entry.name) ? [] : filesIn(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** The part of a folder in which a site stands: `site/` of a repository. Its paths are as seen from there; `../docs/a.md` is beside it. */
export function partOf(folder: OldFolder, part: string): OldFolder {
  if (part === '') return folder;
  const files = folder.files.map((file) => (file.startsWith(`${part}/`) ? file.slice(part.length + 1) : `../${file}`));
  return folderOf(files, (path) => folder.bytes(path.startsWith('../') ? path.slice('../'.length) : `${part}/${path}`));
}
