import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { builderRoot, cacheRoot } from '../../builder/builder-root.ts';
import { bundleApp } from '../../builder/bundle/bundle.ts';
import { noticesOf } from '../../builder/bundle/notices.ts';
import { ownKinds } from '../../content/entries/kinds.ts';
import { sealFolder } from '../../disk/cache/cached-folder.mjs';
import { writeValidators } from '../../schema/schemas/kept-validators.ts';
import { compileCommandsInto } from '../compile-commands.ts';

/**
 * The packages that a package of the builder depends on: those with data, with WebAssembly, whose modules load others by name, and `fontkit`, `node-html-markdown`,
 * `saxes` and `unpic`, which have no text of their licence, or need a package without one. All others are a part of it, and so is what it reads of fonts.
 */
const outside: readonly string[] =
  '@resvg/resvg-wasm ajv any-ascii fontkit launch-editor node-html-markdown saxes shiki unpic'.split(' ');

const isFont = (name: string): boolean => name.startsWith('@fontsource');

/** What is read of the packages of fonts, a fifth of them: all else is other weights, axes and forms of the same letters. */
const isReadOfFont = (file: string): boolean =>
  !/\.\w+$/.test(file) ||
  /[\\/](?:package\.json|index\.css|unicode\.json)$/.test(file) ||
  /-wght-normal\.woff2$|-(?:400-normal|400-italic|600-normal|700-normal)\.woff$/.test(file);

/** Not in a package: it compiles nothing but blocks of a site's own, with what the site installs for that. */
const absent: readonly string[] = ['vite', 'tsx', 'esbuild'];

/** What a site installs if it has blocks of its own, tests them, or takes pictures. */
const OPTIONAL = { 'axe-core': '>=4.10.0', esbuild: '>=0.25.0', 'playwright-core': '>=1.50.0' };

/** What commands read of the builder's own files, besides modules. */
const isData = (file: string): boolean =>
  !/\.\w+$/.test(file) || /\.(?:json|ya?ml|md|txt|woff2|svg|[cm]js)$/.test(file);

const builder: Readonly<Record<string, object>> = JSON.parse(readFileSync(join(builderRoot, 'package.json'), 'utf8'));

/** The text of a `package.json` with what all packages of the builder have in common. */
function manifest(own: Readonly<Record<string, unknown>>): string {
  const { version, license, type, engines, repository } = builder;
  return `${JSON.stringify({ ...own, version, license, type, engines, repository }, undefined, 2)}\n`;
}

function manifestOfBuilder(): string {
  const { name, description, dependencies = {} } = builder;
  const program = './src/cli/package/sitewright.cjs';
  const needed = Object.entries(dependencies).filter(([each]) => isFont(each) || outside.includes(each));
  return manifest({
    name,
    description,
    bin: { sitewright: program },
    exports: {
      './bin': program,
      './blocks': { types: './types/blocks/offered.d.ts' },
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(needed),
    bundleDependencies: needed.flatMap(([each]) => (isFont(each) ? [each] : [])),
    peerDependencies: OPTIONAL,
    peerDependenciesMeta: Object.fromEntries(Object.keys(OPTIONAL).map((each) => [each, { optional: true }])),
  });
}

/** Puts the fonts into a package, as packages of its own, which is what npm calls bundled. */
function putFonts(folder: string): void {
  for (const name of Object.keys(builder.dependencies ?? {}).filter(isFont))
    cpSync(join(builderRoot, 'node_modules', name), join(folder, 'node_modules', name), {
      recursive: true,
      filter: (file) => isReadOfFont(file),
    });
}

/** Writes the JSON of the files in a folder without spaces between: what editors read is most of what is written out for people. */
function writeShort(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  }
}

const docs = ['authors', 'blocks', 'browsers', 'ci', 'diagnostics', 'hosting', 'own-blocks', 'site', 'themes'];

/** Writes the validators of our schemas, and of the kinds that every site has. Shorter modules: they are a seventh of a package. */
async function putValidators(folder: string): Promise<void> {
  const { transformSync } = await import('esbuild');
  const kinds = [...ownKinds().values()].map(({ schema }) => schema);
  writeValidators(folder, kinds, (text) => transformSync(text, { minify: true }).code);
}

/** Compiles the commands into `commands`, and the licences of the packages that became a part of them into `THIRD-PARTY.txt`. */
async function putCommands(folder: string): Promise<void> {
  // Among packages, so that they are found.
  mkdirSync(cacheRoot, { recursive: true });
  const work = mkdtempSync(join(cacheRoot, 'sitewright-package-'));
  const list = 'packages.json';
  try {
    await compileCommandsInto(work, { builder: '..', outside: [...outside, ...absent], list, app: '../app' });
    await putValidators(join(work, 'validators'));
    writeFileSync(join(folder, 'THIRD-PARTY.txt'), noticesOf(JSON.parse(readFileSync(join(work, list), 'utf8')), []));
    rmSync(join(work, list));
    sealFolder(work, 'commands');
    cpSync(work, join(folder, 'commands'), { recursive: true });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function putReadme(folder: string): void {
  cpSync(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'));
}

/** Puts the docs for authors into a package that has all else. Links to what isn't in it are words. */
function putDocs(folder: string): void {
  const names = docs.map((name) => `docs/${name}.md`);
  mkdirSync(join(folder, 'docs'));
  const isThere = (file: string): boolean => names.includes(file) || existsSync(join(folder, file));
  for (const name of names) {
    const text = readFileSync(join(builderRoot, name), 'utf8');
    const linked = text.replace(
      /!?\[([^[\]\n]*)\]\((?![a-z]+:|#)([^()\s#]+)(?:#[^()\s]*)?\)/g,
      (link, words: string, to: string) => (isThere(join(dirname(name), to)) ? link : words),
    );
    writeFileSync(join(folder, name), linked);
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
  putFonts(folder);
  for (const name of ['schemas', 'src'])
    cpSync(from(name), join(folder, name), { recursive: true, filter: (file) => isData(file) });
  writeShort(join(folder, 'schemas/editor'));
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(from(name), join(folder, name));
  putReadme(folder);
  putTypes(folder);
  writeFileSync(join(folder, 'package.json'), manifestOfBuilder());
  putDocs(folder);
}

/** Puts together the package `create-sitewright`, which `npm create sitewright` runs. @param folder an empty one */
export function putCreator(folder: string): void {
  const program = 'create.mjs';
  cpSync(join(import.meta.dirname, program), join(folder, program));
  cpSync(join(builderRoot, 'LICENSE'), join(folder, 'LICENSE'));
  putReadme(folder);
  const own = manifest({
    name: 'create-sitewright',
    description: 'npm create sitewright: makes a site, and installs Sitewright in it.',
    bin: { 'create-sitewright': program },
    dependencies: { sitewright: builder.version },
  });
  writeFileSync(join(folder, 'package.json'), own);
}

/** In the place of Chakra, which is a part of a package and brings no types: CSS by the names of its properties in JavaScript. */
const styles = `export type SystemStyleObject = {
  readonly [property: string]: string | number | SystemStyleObject | undefined;
};
`;

/** Declares what blocks of a site's own import, by what that is (`src/blocks/offered.ts`). @param folder of the package */
export function putTypes(folder: string): void {
  const types = join(folder, 'types');
  const tsc = join(builderRoot, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '--project', join(import.meta.dirname, 'tsconfig.json'), '--outDir', types]);
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.ts'))) {
    const file = join(types, name);
    const to = `${relative(dirname(file), types).replaceAll('\\', '/')}/styles.d.ts`;
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('@chakra-ui/react', () => to),
    );
  }
  writeFileSync(join(types, 'styles.d.ts'), styles);
}
