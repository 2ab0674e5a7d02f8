import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type NewPage, newPage } from '../../src/authoring/new-page/new-page.ts';
import { type Surroundings, surroundingsIn } from '../../src/authoring/new-page/surroundings.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { folderDisk } from '../../src/disk/disk.ts';
import { routeOf } from '../../src/schema/formats/route.ts';
import { blockNames } from '../../src/schema/schemas/schemas.ts';
import { folderWith, put } from '../build/support/site.ts';
import { ownSurroundings } from '../own-site/surroundings.ts';
import { loaderInTurn } from './load-in-turn.ts';
import { besidesExamples, type Files, goodPage, goodSite, memoryDisk } from './memory-disk.ts';

const ownSite = ownSurroundings();

/** Makes a page from something. */
async function madeFrom(from: string | undefined, site: Surroundings, address = '/new/page'): Promise<NewPage> {
  return newPage(site, { address, from, title: undefined });
}

/** As few pages as it takes to have every kind and every block of the site among them. */
async function oneOfEach(pages: readonly string[]): Promise<string[]> {
  const seen = new Set<string>();
  const chosen: string[] = [];
  for (const file of pages) {
    const { kind, blocks = [] }: { kind?: string; blocks?: { type: string }[] } = parse(await readFile(file, 'utf8'));
    const sorts = [...(kind === undefined ? [] : [`kind ${kind}`]), ...blocks.map(({ type }) => type)];
    if (sorts.every((sort) => seen.has(sort))) continue;
    for (const sort of sorts) seen.add(sort);
    chosen.push(file);
  }
  return chosen;
}

test('in this site, pages from every block, from every sort of page and from nothing bring no mistake', async () => {
  const site = await ownSite;
  // A file that becomes many pages is none to start from.
  const pages = site.files.pages.map(({ file }) => file).filter((file) => !file.includes('['));
  expect(pages.length).toBeGreaterThan(20);
  /** Each new file, and the page it is a copy of. */
  const sources = new Map<string, string | undefined>();
  const texts: Record<string, string> = {};
  const make = async (from: string | undefined, address: string, source?: string): Promise<void> => {
    const { file, text, diagnostics } = await madeFrom(from, site, address);
    expect(diagnostics, address).toEqual([]);
    texts[file] = text;
    sources.set(file, source);
  };
  await make(undefined, '/new/starter');
  for (const block of blockNames()) await make(block, `/new/block/a-${block}`);
  const chosen = await oneOfEach(pages);
  expect(chosen.length).toBeGreaterThan(7);
  for (const [index, file] of chosen.entries())
    await make(routeOf(file), `/new/copy${routeOf(file)}/again-${index}`, file);

  const root = folderWith({});
  for (const part of ['site.yaml', 'pages', 'public']) await cp(part, join(root, part), { recursive: true });
  put(root, texts);
  const { diagnostics: all, site: loaded } = await loadSite(folderDisk(root));
  const diagnostics = besidesExamples(all);
  const saidAbout = (file: string | undefined): string[] =>
    diagnostics.filter((each) => each.file === file).map(({ code, message }) => `${code}: ${message}`);
  // A copy may link to planned pages, as the original does.
  for (const [file, source] of sources) expect(saidAbout(file), file).toEqual(saidAbout(source));
  const inNewPages = diagnostics.filter(({ file }) => sources.has(file));
  expect(diagnostics.length - inNewPages.length).toBe(site.findings.length);
  const files = new Set(loaded?.pages.map(({ file }) => file));
  expect([...files].filter((file) => !file.includes('['))).toHaveLength(pages.length + sources.size);
});

describe('in a site that has nothing but a home page', () => {
  const files = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage };
  const site = surroundingsIn(memoryDisk(files));
  const load = loaderInTurn();

  test.each([undefined, ...blockNames()])('a page from %s has no mistake', async (from) => {
    const { file, text } = await madeFrom(from, await site);
    const { diagnostics } = await load({ ...files, [file]: text });
    // Only the site's owner can have a mail account made.
    expect(diagnostics.filter(({ code }) => code !== 'form-without-email')).toEqual([]);
    const types = parse(text).blocks.map(({ type }: { type: string }) => type);
    if (from !== undefined) expect(types).toEqual(from === 'hero' ? ['hero'] : ['hero', from]);
  });

  test('links lead home, and it is said on which lines', async () => {
    const { text, notes } = await madeFrom('media-text', await site);
    const lines = text.split('\n');
    const line = (part: string): number => lines.findIndex((each) => each.includes(part)) + 1;
    expect(lines[line('Contact us')]).toBe('        href: / # Where should this lead?');
    expect(notes).toEqual([
      `These links lead to the home page for now, because this site has no such page: line ${line('href: /')}.`,
    ]);
  });
});

/** A copy of pages/old.yaml as pages/new.yaml. */
async function copyOf(old: string | Uint8Array, more: Files = {}, title?: string): Promise<NewPage> {
  const disk = memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'pages/old.yaml': old, ...more });
  const page = await newPage(await surroundingsIn(disk), { address: '/new', from: '/old', title });
  expect(page.diagnostics.filter(({ file }) => file === page.file)).toEqual([]);
  return page;
}

const description = 'New: what it is, whom it helps and how to begin.';
const blocks = 'blocks:\n  - type: cta\n    title: Hi\n';

/** What a page is like -> the page, and its copy. */
const copies: Readonly<Record<string, readonly [old: string | Uint8Array, copy: string]>> = {
  'comments, order and blank lines': [
    `# About this page\n\ndescription: "Old" # shown by search engines\ntitle:   Old   # short!\n\n\n${blocks}    # to be continued\n`,
    `# About this page\n\ndescription: "${description}" # shown by search engines\ntitle:   New   # short!\n\n\n${blocks}    # to be continued\n`,
  ],
  'a main heading that says what the title says': [
    `title: Old\ndescription: Old.\n${blocks.replace('Hi', "'Old' # big")}  - type: cta\n    title: Old\n`,
    `title: New\ndescription: "${description}"\n${blocks.replace('Hi', '"New" # big')}  - type: cta\n    title: Old\n`,
  ],
  'the line ends of Windows and a byte order mark': [
    new TextEncoder().encode(`\uFEFFtitle: Old\ndescription: Old.\n${blocks}`.replaceAll('\n', '\r\n')),
    `title: New\ndescription: "${description}"\n${blocks}`.replaceAll('\n', '\r\n'),
  ],
  'long texts over several lines': [
    `title: >-\n  Old\n  page\ndescription: |\n  Old.\n  And long.\n\n\n${blocks}`,
    `title: New\ndescription: "${description}"\n\n\n${blocks}`,
  ],
  'brackets, and no line end at the end': [
    '{title: Old, description: What we do., blocks: [{type: cta, title: Hi}]}',
    `{title: New, description: "${description}", blocks: [{type: cta, title: Hi}]}`,
  ],
  JSON: [
    '{ "title": "Old", "description": "Old.", "blocks": [{ "type": "cta", "title": "Hi" }] }\n',
    `{ "title": "New", "description": "${description}", "blocks": [{ "type": "cta", "title": "Hi" }] }\n`,
  ],
  'links to places on itself': [
    `title: Old\ndescription: Old.\n${blocks}    id: hi\n    description: |\n      See [here](/old#hi) or [there](/old).\n    actions:\n      - { label: Down, href: /old#hi }\n      - { label: Same, href: "#hi" }\n      - { label: Quoted, href: '/old#main' }\n`,
    `title: New\ndescription: "${description}"\n${blocks}    id: hi\n    description: |\n      See [here](/new#hi) or [there](/old).\n    actions:\n      - { label: Down, href: /new#hi }\n      - { label: Same, href: "#hi" }\n      - { label: Quoted, href: '/new#main' }\n`,
  ],
  'links that are written with escapes': [
    `title: Old\ndescription: Old.\n${blocks}    id: hi-yo\n    description: "[a](/old#hi\\\\-yo) and [b](/old#hi\\\\-yo)"\n`,
    `title: New\ndescription: "${description}"\n${blocks}    id: hi-yo\n    description: "[a](/new#hi\\\\-yo) and [b](/new#hi\\\\-yo)"\n`,
  ],
  'a draft': [
    `title: Old\ndraft: true\ndescription: Old.\n${blocks}`,
    `title: New\ndraft: true\ndescription: "${description}"\n${blocks}`,
  ],
};

describe('a copy has its own title, description and links, and keeps', () => {
  test.each(Object.entries(copies))('%s', async (_name, [old, copy]) => {
    expect((await copyOf(old)).text).toBe(copy);
  });
});

test('a link to a place on the page that was planned here leads to the page', async () => {
  const site = `${goodSite}planned: [/new]\n`;
  const old = `title: Old\ndescription: Old.\n${blocks}    actions:\n      - { label: Prices, href: /new#prices }\n`;
  const { text, notes } = await copyOf(old, { 'site.yaml': site });
  expect(text).toContain('- { label: Prices, href: /new }\n');
  expect(notes).toEqual([
    'These links now lead to the top of their page, because the part they named is missing: line 7.',
  ]);
});

test('any title is written so that it reads as it was meant', async () => {
  const old = `{title: Old, description: What we do., blocks: [{type: cta, title: Hi}]}`;
  const titles = [
    'It’s 10:30',
    'a: b',
    '# 1',
    'A, B',
    '[x]',
    '2024',
    'true',
    '"Quoted" words',
    'C:\\x',
    '- x',
    'Ünïcode 量子',
  ];
  for (const title of titles) {
    expect(parse((await copyOf(old, {}, title)).text)).toMatchObject({ title });
  }
  expect(parse((await copyOf(old, {}, '  two\n  lines ')).text)).toMatchObject({ title: 'two lines' });
});

test('the page that teaches is the same for everybody, and its own files are a page', async () => {
  const { text, title } = await madeFrom(undefined, await ownSite);
  const folder = 'src/authoring/new-page';
  const own = `${await readFile(`${folder}/opening.yaml`, 'utf8')}${await readFile(`${folder}/sections.yaml`, 'utf8')}`;
  expect(title).toBe('Page');
  const unchanged = own.split('\n').filter((line) => !/A new page|^description:/.test(line));
  expect(text.split('\n').filter((line) => unchanged.includes(line))).toEqual(unchanged);
});
