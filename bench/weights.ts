import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSite } from '../src/builder/build-site.ts';
import { documentFile } from '../src/model/address.ts';
import type { LookName } from '../src/model/theme.ts';
import { exampleOf } from '../src/schema/examples.ts';
import { blockNames } from '../src/schema/schemas/schemas.ts';
import { lookNames, siteYamlOf } from '../tests/looks/all-blocks.ts';

/**
 * `npm run weigh`: what a page weighs before anybody touches it (HTML with its style, in brotli), in each look, and what each block adds to
 * that with its example. Two tables, as docs/performance.md has them.
 */

const root = mkdtempSync(join(tmpdir(), 'sitewright-weights-'));

const page = (blocks: readonly string[]): string =>
  `title: A page\ndescription: A page to weigh.\nblocks:\n${blocks.join('\n')}\n`;

/** Builds a page with a hero, one with all blocks, and for each block one with a hero and it. Gives where they are published. */
async function built(look: LookName): Promise<string> {
  const folder = join(root, look);
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'site.yaml'), siteYamlOf(look));
  const hero = await exampleOf('hero');
  const others = blockNames().filter((name) => name !== 'hero');
  const examples = await Promise.all(others.map(exampleOf));
  const pages = { index: [hero], all: [hero, ...examples] };
  const single = others.map((name, index) => [`with-${name}`, [hero, examples[index] ?? '']] as const);
  for (const [name, blocks] of [...Object.entries(pages), ...single]) {
    writeFileSync(join(folder, 'pages', `${name}.yaml`), page(blocks));
  }
  const out = join(folder, 'dist');
  const said = await buildSite({ root: folder, out, live: false, year: '2026', at: '2026-11-22', progress: () => {} });
  if (said.pages === undefined) throw new Error(`The pages in the look ${look} have mistakes.`);
  return out;
}

const read = (out: string, route: string): string => readFileSync(join(out, documentFile(route)), 'utf8');
const packed = (text: string): number => brotliCompressSync(text).length;

/** What a browser fetches at once besides the document: its fonts. */
function fontsOf(out: string, html: string): number {
  const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, path = '']) => path);
  return preloads.reduce((sum, path) => sum + statSync(join(out, path)).size, 0);
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const folders = new Map<LookName, string>();
for (const look of lookNames) folders.set(look, await built(look));

console.log('| look | a hero | all blocks | fonts |\n| --- | --- | --- | --- |');
for (const [look, out] of folders) {
  const [hero, all] = [read(out, '/'), read(out, '/all')];
  console.log(`| \`${look}\` | ${kb(packed(hero))} | ${kb(packed(all))} | ${kb(fontsOf(out, hero))} |`);
}

const first = folders.get('stepwell') ?? '';
const alone = packed(read(first, '/'));
console.log('\n| block | adds |\n| --- | --- |');
for (const name of blockNames().filter((each) => each !== 'hero')) {
  console.log(`| \`${name}\` | ${kb(packed(read(first, `/with-${name}`)) - alone)} |`);
}
rmSync(root, { recursive: true, force: true });
