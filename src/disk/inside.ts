import { isAbsolute, relative, sep } from 'node:path';

/** Whether a real path is a folder itself, or lies in it. */
export function isIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
