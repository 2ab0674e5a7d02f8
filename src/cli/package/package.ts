import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builderRoot, cacheRoot } from '../../builder/builder-root.ts';
import { bundleApp } from '../../builder/bundle/bundle.ts';
import { noticesOf } from '../../builder/bundle/notices.ts';
import { sealFolder } from '../../disk/cache/cached-folder.mjs';
import { compileCommandsInto } from '../compile-commands.ts';

/**
 * The packages that a package of the builder depends on: those with data, with WebAssembly, whose modules load others by name, and `saxes` and `unpic`, which
 * have no text of their licence to go with copies. All others are a part of it.
 */
const outside: readonly string[] = [
  '@resvg/resvg-wasm',
  'ajv',
  'any-ascii',
  'fontkit',
  'launch-editor',
  'oniguruma-to-es',
  'pdfkit',
  'saxes',
  'shiki',
  'unpic',
];
const isOutside = (name: string): boolean => name.startsWith('@fontsource') || outside.includes(name);

/** Not in a package: it compiles nothing. */
const absent: readonly string[] = ['vite', 'tsx'];

/** What commands read of the builder's own files, besides modules. */
const isData = (file: string): boolean => !/\.\w+$/.test(file) || /\.(?:json|yaml|md|txt|woff2|svg|mjs)$/.test(file);

/** The list of what a package depends on, and which commands it has. */
function manifest(): string {
  const { name, version, description, license, type, engines, dependencies }: Record<string, object> = JSON.parse(
    readFileSync(join(builderRoot, 'package.json'), 'utf8'),
  );
  const needed = Object.fromEntries(Object.entries(dependencies ?? {}).filter(([each]) => isOutside(each)));
  const own = {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin: { sitewright: 'src/cli/package/sitewright.mjs' },
  };
  return `${JSON.stringify({ ...own, dependencies: needed }, undefined, 2)}\n`;
}

/** Compiles the commands into `commands`, and the licences of the packages that became a part of them into `THIRD-PARTY.txt`. */
async function putCommands(folder: string): Promise<void> {
  // Among packages, so that they are found.
  mkdirSync(cacheRoot, { recursive: true });
  const work = mkdtempSync(join(cacheRoot, 'sitewright-package-'));
  const list = 'packages.json';
  try {
    await compileCommandsInto(work, { builder: '..', outside: [...outside, ...absent], list, app: '../app' });
    writeFileSync(join(folder, 'THIRD-PARTY.txt'), noticesOf(JSON.parse(readFileSync(join(work, list), 'utf8')), []));
    rmSync(join(work, list));
    sealFolder(work, 'commands');
    cpSync(work, join(folder, 'commands'), { recursive: true });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Puts together what is published as the package `sitewright`: the commands and the app, compiled, and the files that they read. The same source
 * gives the same files.
 * @param folder an empty one
 */
export async function putPackage(folder: string): Promise<void> {
  const from = (name: string): string => join(builderRoot, name);
  const { folder: app } = await bundleApp();
  cpSync(app, join(folder, 'app'), { recursive: true });
  sealFolder(join(folder, 'app'), 'app');
  await putCommands(folder);
  for (const name of ['schemas', 'src'])
    cpSync(from(name), join(folder, name), { recursive: true, filter: (file) => isData(file) });
  for (const name of ['docs/diagnostics.md', 'LICENSE', 'CHANGELOG.md', 'README.md'])
    cpSync(from(name), join(folder, name));
  writeFileSync(join(folder, 'package.json'), manifest());
}
