import { isAbsolute, relative, sep } from 'node:path';

/** Whether a folder is another one, or lies in it. */
export function holds(folder: string, other: string): boolean {
  const way = relative(folder, other);
  return !isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`);
}
