import { isAbsolute, join, relative, sep } from 'node:path';
import { filesIn, hashOfFiles } from '../../disk/cache/hash-of-files.mjs';
import { withoutQuery } from '../../model/address.ts';

/** The folders whose modules are in a bundle, relative to the builder's. A bundle with a module from elsewhere is refused. */
const bundled: readonly string[] = ['src/app', 'src/blocks', 'src/model'];
const recipe = ['src/builder/bundle', 'src/disk/cache'];
const settings = ['src/builder/builder-root.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];
/** What npm says is installed: it changes with every install, also one that leaves the lock file alone. */
const installed = 'node_modules/.package-lock.json';

/** Whether a file (relative to the builder's folder, with `/`) is in a bundle. The examples of blocks lie between the components. */
export function isBundled(path: string): boolean {
  return bundled.some((folder) => path.startsWith(`${folder}/`)) && !path.endsWith('.yaml');
}

/** Differs whenever a fresh bundle could: by the app's source, what compiles it and how, the installed packages and Node. */
export function fingerprint(root: string): string {
  const inFolders = [...bundled, ...recipe].flatMap((path) => filesIn(join(root, path)));
  const files = [
    ...inFolders.filter((file) => !file.endsWith('.yaml')),
    ...[...settings, installed].map((name) => join(root, name)),
  ];
  const besides = [process.version, process.platform, process.arch];
  return hashOfFiles(
    besides,
    files.map((file) => [file, file]),
  ).slice(0, 20);
}

/** The first module that the fingerprint does not cover: a bundle with it could be taken from the cache although it has changed. */
export function foreignModule(root: string, modules: readonly string[]): string | undefined {
  const files = modules.filter((id) => isAbsolute(id)).map((id) => withoutQuery(id));
  return files.find(
    (file) => !file.includes(`${sep}node_modules${sep}`) && !isBundled(relative(root, file).replaceAll(sep, '/')),
  );
}
