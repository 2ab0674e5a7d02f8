import { sep } from 'node:path';

/** A path with `/` between its names on every system: as paths are compared, and as messages show them. */
export function slashed(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}
