import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnAddresses } from '../../model/frame.ts';
import type { OwnBlocks } from '../../schema/own/own-blocks.ts';
import { builderRoot, cacheRoot } from '../builder-root.ts';
import { type Compiled, cachedFolder, compiledIn } from '../cache/cache.ts';
import { hashOfFiles } from '../hash-of-files.ts';
import { type CompiledList, compileOwn, listName, OPENING } from './compile.ts';
import { compilerFor } from './compiler.ts';

/** A content root, and the blocks of its own. */
export type WithBlocks = {
  readonly root: string;
  readonly own: OwnBlocks;
  /** How long each may take, in seconds; as long as in any build, if it is left out. */
  readonly seconds?: number;
};

/** Compiled blocks of a site's own. */
export type OwnCode = {
  /** Changes with their code. */
  readonly digest: string;
  /** By the type of each block, where its module is published: `assets/tides-abc123.js`. */
  readonly assets: OwnAddresses;
  /** The same for Node. */
  readonly files: OwnAddresses;
  /** The bytes of a module. @throws Failure as `Compiled` does */
  readonly read: Compiled['read'];
  /** Where in a block something was thrown, by the stack of the error: `blocks/tides/Tides.tsx:14:7`; undefined if it is in none. */
  readonly placeIn: (stack: string) => string | undefined;
};

/** What says how blocks are compiled: its source, or the version of a package that has none. */
const recipe = ['src/builder/own/compile.ts', 'package.json'];

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
  const name = (await hashOfFiles([code, compiler.version, blocks], files)).slice(0, 20);
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

const FRAME = /(assets\/[\w-]+\.js):(\d+):(\d+)/g;

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
