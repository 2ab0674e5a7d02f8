import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usualFiles } from '../src/tools/mistakes/case.ts';

/** The files of a folder by their paths in it, with their bytes. */
export type Bytes = Readonly<Record<string, Buffer>>;

/** The ordinary files under a folder, with their bytes; none if there is no such folder. Shortcuts are left out. */
export function bytesIn(root: string): Bytes {
  if (!existsSync(root)) return {};
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => lstatSync(join(root, path)).isFile());
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path))]));
}

/**
 * A case with what `fixed/` and `mended/` change and add, and what (in removed.txt) they take away.
 * @returns undefined for one of tests/cases/more that doesn't show how it is mended by hand
 * @throws if removed.txt names a file that the case doesn't have
 */
export function mendedFiles(root: string): Bytes | undefined {
  const isShown = existsSync(join(root, 'mended'));
  if (!isShown && root.includes('/more/')) return undefined;
  const own = Object.entries(bytesIn(root)).filter(([path]) =>
    /^(site\.ya?ml|pages|kinds|data|blocks|public)(\/|$)/.test(path),
  );
  const usual = [...usualFiles(root)].map(([path, text]) => [path, Buffer.from(text)] as const);
  const { 'removed.txt': list, ...mended } = bytesIn(join(root, 'mended'));
  const removed = list === undefined ? [] : String(list).trimEnd().split('\n');
  const absent = removed.filter((path) => !existsSync(join(root, path)));
  if (absent.length > 0) throw new Error(`${root}/mended/removed.txt names ${absent.join(', ')}, which isn't there.`);
  const broken = [...usual, ...own].filter(([path]) => !removed.includes(path));
  return { ...Object.fromEntries(broken), ...bytesIn(join(root, 'fixed')), ...mended };
}
