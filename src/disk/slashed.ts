import { isAbsolute, relative, sep } from 'node:path';

/** Whether a real path is a folder itself, or lies in it. */
export function isIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** A path with `/` between its names on every system: as paths are compared, and as messages show them. */
export function slashed(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}
