import { isAbsolute, relative, sep } from 'node:path';
import { sources } from './fingerprint.ts';

/**
 * The first of the modules that the fingerprint does not cover: not a package, and not in one of `sources`.
 * A bundle with such a module could be taken from the cache although the module has changed.
 */
export function foreignModule(root: string, modules: readonly string[]): string | undefined {
  const files = modules.filter((id) => isAbsolute(id)).map((id) => id.replace(/[?#].*$/, ''));
  const folders: readonly string[] = sources;
  return files.find((file) => {
    const parts = relative(root, file).split(/[\\/]/);
    return !file.includes(`${sep}node_modules${sep}`) && !folders.includes(parts[0] ?? '');
  });
}
