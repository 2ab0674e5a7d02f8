import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOfFiles } from '../../disk/cache/hash-of-files.mjs';
import { assetsFolder } from '../../model/address.ts';
import type { OwnAddresses } from '../../model/frame.ts';
import type { OwnBlock, OwnBlocks } from '../../schema/own/read-own.ts';
import { builderRoot, cacheRoot } from '../builder-root.ts';
import { type Compiled, cachedFolder, compiledIn } from '../cache/cache.ts';
import { Failure } from '../failure.ts';
import { type Compiler, compilerFor, type Message, notRunning, type Plugin } from './compiler.ts';

/** What a block can import besides files in blocks/. The app hands these on (`src/app/navigation/offer.ts`). */
const offered: readonly string[] = ['sitewright/blocks', 'react', 'react/jsx-runtime'];

const listName = 'blocks.json';

/** By its type, where the module of a block is, and where it says what is where in it: `built/tides-abc123.js`. */
type CompiledList = Readonly<Record<string, { readonly asset: string; readonly map: string }>>;

/** What comes before the code of a block: it is a function that takes what the block imports. */
const OPENING = 'export default(require)=>{const module={exports:{}};';
const ENDING = 'return module.exports};\n';

type Source = { readonly root: string; readonly blocks: readonly OwnBlock[] };

const entryOf = (name: string): string => `own:${name}`;

/** Gives the entry of each block, and lets nothing be imported but what is offered. */
const importing = ({ root, blocks }: Source): Plugin => ({
  name: 'sitewright:importing',
  setup: (build) => {
    build.onLoad({ filter: /^own:/, namespace: 'own' }, ({ path }) => {
      const component = blocks.find(({ name }) => entryOf(name) === path)?.component ?? '';
      return { contents: `export { default } from ${JSON.stringify(`./${component}`)};`, resolveDir: root };
    });
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return { path, namespace: 'own' };
      if (offered.includes(path)) return { path, external: true };
      return {
        errors: [{ text: `A block can't import "${path}": only sitewright/blocks, react and files in blocks/.` }],
      };
    });
  },
});

function placeOf({ text, location }: Message): string {
  if (location === null) return text;
  const { file, line, column, lineText } = location;
  const [, component] = /^export \{ default \} from "\.\/(.*)";$/.exec(lineText) ?? [];
  if (component !== undefined && text.startsWith('No matching export'))
    return `${component} has no default export. Write "export default" before the function that shows the block.`;
  return `${file}:${line}:${column + 1} can't be compiled: ${text}`;
}

const isMessages = (value: unknown): value is readonly Message[] => Array.isArray(value) && value.length > 0;

/** Says the first of what was found, because the others often follow from it. Where nothing was, the compiler itself didn't run. */
function fail(error: unknown): never {
  const { errors }: { readonly errors?: unknown } = Object(error);
  const [first] = isMessages(errors) ? errors : [];
  throw new Failure(first === undefined ? notRunning : placeOf(first), { cause: error });
}

/** @param folder is filled with the modules and the list of them @throws Failure that names file and line, when one can't be compiled */
async function compileOwn({ root, blocks }: Source, folder: string, compiler: Compiler): Promise<void> {
  const { outputFiles, metafile } = await compiler
    .build({
      absWorkingDir: root,
      entryPoints: blocks.map(({ name }) => ({ in: entryOf(name), out: name })),
      outdir: join(root, 'compiled'),
      write: false,
      metafile: true,
      bundle: true,
      format: 'cjs',
      platform: 'neutral',
      target: 'es2022',
      jsx: 'automatic',
      charset: 'utf8',
      minify: true,
      legalComments: 'none',
      sourcemap: 'external',
      logLevel: 'silent',
      // What a site says to its editor changes nothing here.
      tsconfigRaw: '{}',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [importing({ root, blocks })],
    })
    .catch(fail);
  const foreign = Object.keys(metafile?.inputs ?? {}).find((file) => !/^(?:blocks\/|own:)/.test(file));
  if (foreign !== undefined) throw new Failure(`${foreign} isn't in blocks/, so a block can't import it.`);
  const texts = new Map(outputFiles.map(({ path, text }) => [relative(join(root, 'compiled'), path), text]));
  const made = blocks.map(({ name }) => [name, put(folder, name, texts)] as const);
  writeFileSync(join(folder, listName), JSON.stringify(Object.fromEntries(made)));
}

function put(folder: string, name: string, texts: ReadonlyMap<string, string>): CompiledList[string] {
  const text = `${OPENING}${texts.get(`${name}.js`) ?? ''}${ENDING}`;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const [asset, map] = [`${assetsFolder}/${name}-${hash}.js`, `maps/${name}.json`];
  for (const [path, content] of [
    [asset, text],
    [map, texts.get(`${name}.js.map`) ?? '{}'],
  ] as const) {
    mkdirSync(join(folder, ...path.split('/').slice(0, -1)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { asset, map };
}

export type WithBlocks = {
  readonly root: string;
  readonly own: OwnBlocks;
  /** How long each may take, in seconds; as long as in any build, if it is left out. */
  readonly seconds?: number;
};

export type OwnCode = {
  readonly digest: string;
  /** By the type of each block, where its module is published: `built/tides-abc123.js`. */
  readonly assets: OwnAddresses;
  readonly files: OwnAddresses;
  /** The bytes of a module. @throws Failure as `Compiled` does */
  readonly read: Compiled['read'];
  /** Where in a block something was thrown, by the stack of the error: `blocks/tides/Tides.tsx:14:7`; undefined if it is in none. */
  readonly placeIn: (stack: string) => string | undefined;
};

/** What says how blocks are compiled and kept: its source, or the version of a package that has none. */
const recipe = ['src/builder/own/own-code.ts', 'src/disk/cache/cached-folder.mjs', 'package.json'];

/**
 * Compiles the blocks that a site has of its own, or takes what was made of the same files before. Undefined for a site without any.
 * @param isFresh whether they are compiled in any case
 * @throws Failure that names file and line, when one can't be compiled
 */
export async function ownCode({ root, own }: WithBlocks, isFresh: boolean): Promise<OwnCode | undefined> {
  const { blocks, code } = own;
  if (blocks.length === 0) return undefined;
  const compiler = compilerFor(root);
  const files = recipe.map((path) => [path, join(builderRoot, path)] as const);
  const name = hashOfFiles([code, compiler.version, blocks], files).slice(0, 20);
  const cache = { folder: join(cacheRoot, 'sitewright-blocks'), most: 8, isFresh };
  const folder = await cachedFolder(cache, name, (empty) => compileOwn({ root, blocks }, empty, compiler));
  const { read } = compiledIn(folder);
  const list: CompiledList = JSON.parse(read(listName).toString());
  const each = (found: (of: CompiledList[string]) => string): OwnAddresses =>
    Object.fromEntries(Object.entries(list).map(([type, of]) => [type, found(of)]));
  return {
    digest: name,
    assets: each(({ asset }) => asset),
    files: each(({ asset }) => pathToFileURL(join(folder, asset)).href),
    placeIn: (stack) => placeIn(stack, list, read),
    read,
  };
}

const FRAME = new RegExp(`(${assetsFolder}/[\\w-]+\\.js):(\\d+):(\\d+)`, 'g');

/** Where in the source of a block something was thrown: `blocks/tides/Tides.tsx:14:7`. @param list of what was made of each block */
function placeIn(stack: string, list: CompiledList, read: Compiled['read']): string | undefined {
  for (const [, asset, line = '', column = ''] of stack.matchAll(FRAME)) {
    const made = Object.values(list).find((each) => each.asset === asset);
    if (made === undefined) continue;
    const at = Number(column) - 1 - (line === '1' ? OPENING.length : 0);
    const found = new SourceMap(JSON.parse(read(made.map).toString())).findEntry(Number(line) - 1, at);
    if ('originalSource' in found)
      return [found.originalSource.replace(/^(?:\.\.\/)+/, ''), found.originalLine + 1, found.originalColumn + 1].join(
        ':',
      );
  }
  return undefined;
}
