import { isAbsolute, relative, sep } from 'node:path';
import { isBundled } from './fingerprint.ts';

/**
 * The first of the modules that the fingerprint does not cover: not a package, and not in one of the folders of the app. A
 * bundle with such a module could be taken from the cache although the module has changed.
 */
export function foreignModule(root: string, modules: readonly string[]): string | undefined {
  const files = modules.filter((id) => isAbsolute(id)).map((id) => id.replace(/[?#].*$/, ''));
  return files.find(
    (file) => !file.includes(`${sep}node_modules${sep}`) && !isBundled(relative(root, file).replaceAll(sep, '/')),
  );
}
