import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { applyFixes } from '../../src/authoring/fix/apply-fixes.ts';
import { planSite } from '../../src/builder/plan/plan.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import fc from '../random.ts';
import { keptValues } from './fix-law.ts';
import { type Files, goodPage, goodSite, memoryDisk, png } from './memory-disk.ts';
import { checkedSite, largePage, mutated } from './mutations.ts';
import { shown } from './stand-ins.ts';

/** Good files of one sort, and how they are changed. Each stands in a site that reads it. */
export type Sort = {
  readonly name: string;
  /** How many of 100 changed files are of this sort. */
  readonly share: number;
  readonly changed: fc.Arbitrary<Files>;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The texts of the files in a folder that end so. */
function textsIn(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

const site: Files = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage };

/** Puts what a file becomes into a site. */
const inSite =
  (path: string, others: Files = {}) =>
  (content: string | Uint8Array): Files => ({ ...site, ...others, [path]: content });

const article =
  'title: A day\ndescription: What it was like.\nkind: course\ndate: 2026-05-12\ncategory: Days\nimage: /a.png\n';

const settings = [
  'site.yaml',
  'tests/cases/valid/second-site/site.yaml',
  'src/authoring/new-site/starters/restaurant/site.yaml',
].map((name) => readFileSync(join(root, name), 'utf8'));

const inJson = [goodPage, ...textsIn('pages', '.yaml')].map((text) => `${JSON.stringify(parse(text), null, 2)}\n`);

const markdown = [
  ...textsIn('pages', '.md'),
  `## One\n\nA *b* **c** ~~d~~ \`e\` [f](/) ![g](/a.png)\\\nh[^1]\n\n> [!NOTE]\n> i\n\n- j\n  1. k\n     - [ ] l\n\n| m | n |\n|---|--:|\n| o | p |\n\n\`\`\`js\nq()\n\`\`\`\n\n---\n\n### R {s}\n\nt https://example.com u\n\n[^1]: v\n`,
];

const marks = ['**', '__', '~~', '`', '```\n', '> ', '>> ', '- ', '1. ', '# ', '###### ', '| ', '|---|', '[^1]', '[^1]: ', '![', '](', ')', '<!--', '-->', '<div>', '\\', '&amp;', '&#0;', '&#x110000;', '    ', '\n\n\n', '***', '---\n', '===\n', '{#id}', ':::note\n', '$$', '[x]: /y\n', '<https://a.b>', 'www.a.b']; // biome-ignore format: a table

const tags = ['<g>', '</g>', '<svg', '/>', '>', '<', '&', '&lt;', '&x;', '&#0;', '<!--', '-->', '<![CDATA[', ']]>', '<?xml version="1.0"?>', '<!DOCTYPE svg [<!ENTITY a "b">]>', ' onload="x"', ' href="#a"', ' style="a:url(#b)"', ' xlink:href="http://a"', '<use href="#a"/>', '<script>', '<style>*{}</style>', '<foreignObject>', ' width="1e999"', ' viewBox="0 0 -1 NaN"', '"', "'", ' xmlns="x"', ' xmlns:a="b"', '<a:b/>', '<animate/>']; // biome-ignore format: a table

/** The borders of whole numbers, as four bytes, the highest first. */
const borders = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];

/** Changes bytes; the number says where, from 0 to 1. */
type Turn = (bytes: Uint8Array, where: number) => Uint8Array;

const splice =
  (put: (bytes: Uint8Array, at: number) => readonly [number, Uint8Array]): Turn =>
  (bytes, where) => {
    const at = Math.floor(where * bytes.length);
    const [left, piece] = put(bytes, at);
    return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at + left)]);
  };

const turn: fc.Arbitrary<Turn> = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 4 }).map((piece) => splice(() => [piece.length, piece])),
  fc.uint8Array({ minLength: 1, maxLength: 4 }).map((piece) => splice(() => [0, piece])),
  fc.constantFrom(...borders).map((number) =>
    splice(() => {
      const piece = Buffer.alloc(4);
      piece.writeUInt32BE(number);
      return [4, piece];
    }),
  ),
  fc.constantFrom(...borders).map((number) =>
    splice(() => {
      const piece = Buffer.alloc(4);
      piece.writeUInt32LE(number);
      return [4, piece];
    }),
  ),
  fc.integer({ min: 1, max: 200 }).map((length) => splice(() => [length, new Uint8Array()])),
  fc.integer({ min: 1, max: 200 }).map((length) => splice((bytes, at) => [0, bytes.subarray(at, at + length)])),
  fc.constant<Turn>((bytes, where) => bytes.subarray(0, Math.floor(where * bytes.length))),
);

/** Near the start as often as anywhere: that is where files say what they are. */
const place = fc.oneof(
  fc.double({ min: 0, max: 0.999_999, noNaN: true }),
  fc.double({ min: 0, max: 0.01, noNaN: true }),
);

function turned(samples: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  return fc
    .tuple(fc.constantFrom(...samples), fc.array(fc.tuple(turn, place), { minLength: 1, maxLength: 5 }))
    .map(([bytes, all]) => all.reduce((whole, [apply, where]) => apply(whole, where), bytes));
}

/** Three by two pixels in each format whose size is read. */
const pictures: Readonly<Record<string, Uint8Array>> = {
  png,
  jpg: Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAACAAMDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ADoDFU3/2Q==',
    'base64',
  ),
  gif: Buffer.from('R0lGODlhAwACAPAAAP8AAAAAACH5BAAAAAAALAAAAAADAAIAAAIChF8AOw==', 'base64'),
  webp: Buffer.from(
    'UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoDAAIAAgA0JaACdLoB+AADsAD+8MQL/yC5YXXI1/8gP+QH/ID/+PIAAAA=',
    'base64',
  ),
  avif: Buffer.from(
    'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAAHAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EADAAAAAAUaXNwZQAAAAAAAAADAAAAAgAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAACRtZGF0EgAKBRgEKwIQMhEYAAooooQAALATVl9ApOsM/A==',
    'base64',
  ),
};

const fonts: Readonly<Record<string, Uint8Array>> = {
  woff2: readFileSync(join(root, 'node_modules/@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2')),
  // Its tables aren't compressed, so that a change reaches them.
  ttf: readFileSync(join(root, 'node_modules/pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf')),
};

const withPicture = (name: string): Files => ({
  'pages/a.yaml': `title: A\ndescription: What we do.\nblocks:\n  - type: media-text\n    title: B\n    description: C\n    image: { src: /${name}, alt: A loaf on a table }\n`,
});

/** Tables as programs save them, with a kind that reads them and a list that shows it. */
const tables = [
  'Name;price;from;days;photo\r\nMüsli-Brot;4,50;24.12.2026;"monday; friday";/a.png\r\n"Kuchen ""groß"";\nmit Nüssen";1.250,00 €;;saturday;\r\n',
  '\ufeffName,price,days\nRye bread,4.5,monday\n"Plum, cake",3,"tuesday, tuesday"\n',
  'sep=\t\nName\tprice\tother\nRoll\t1\tx\n',
];
const withTable: Files = {
  'kinds/price.yaml':
    'description: A price.\ndata: data/prices.csv\ncolumns: { title: Name }\nfields:\n  - { name: price, type: number, currency: EUR, min: 0, max: 2000, required: true }\n  - { name: from, type: date }\n  - { name: days, type: day-of-week, many: true }\n  - { name: photo, type: image }\n',
  'pages/a.yaml':
    'title: A\ndescription: What we sell.\nblocks:\n  - type: table\n    title: B\n    from: { kind: price, group: days, sort: -price }\n',
  'public/a.png': png,
};

/** All sorts of files that an author writes or brings, and that something here reads. */
export const sorts: readonly Sort[] = [
  { name: 'pages', share: 27, changed: mutated().map(inSite('pages/page.yaml')) },
  {
    name: 'pages in JSON',
    share: 4,
    changed: mutated(inJson, [
      ',',
      '"',
      "'",
      '{',
      '}',
      '[',
      ']',
      ':',
      '\\',
      '// a\n',
      'NaN',
      'true',
      '"a": 1',
      ';',
      '“',
    ]).map(inSite('pages/page.json')),
  },
  { name: 'large pages', share: 1, changed: mutated([largePage]).map(inSite('pages/page.yaml')) },
  {
    name: 'kinds',
    share: 10,
    changed: mutated(textsIn('schemas/kinds', '.yaml'), [
      '{title}',
      '{x}',
      'type: choice\n',
      'fields:\n',
      'layout:\n',
      'from: { kind: course }\n',
    ]).map(inSite('kinds/course.yaml', { 'pages/a.yaml': article })),
  },
  { name: 'site.yaml', share: 10, changed: mutated(settings).map(inSite('site.yaml')) },
  {
    name: 'pages in Markdown',
    share: 5,
    changed: mutated(
      markdown.flatMap((text) => [`---\n${article.replace('course', 'article')}---\n\n${text}`, `# A day\n\n${text}`]),
      [...marks, '---\n', '+++\n', '---js\n', 'a: b\n', '# c\n', 'title: d\n'],
    ).map(inSite('pages/a.md')),
  },
  {
    name: 'Markdown',
    share: 12,
    changed: mutated(markdown, marks).map(
      inSite('pages/a.md', { 'pages/a.yaml': article.replace('course', 'article') }),
    ),
  },
  {
    name: 'SVG',
    share: 8,
    changed: mutated([...textsIn('public', '.svg'), ...textsIn('tests/cases/svg/drawings', '.svg')], tags).map(
      inSite('public/a.svg', withPicture('a.svg')),
    ),
  },
  ...Object.entries(pictures).map(([format, bytes]) => ({
    name: format.toUpperCase(),
    share: 2,
    changed: turned([bytes]).map(inSite(`public/a.${format}`, withPicture(`a.${format}`))),
  })),
  ...Object.entries(fonts).map(([format, bytes]) => ({
    name: `${format.toUpperCase()} fonts`,
    share: 2,
    changed: turned([bytes]).map(
      inSite(`public/own.${format}`, { 'site.yaml': `${goodSite}theme:\n  fonts:\n    body: /own.${format}\n` }),
    ),
  })),
  {
    // Not UTF-8 any more, or with a zero between letters.
    name: 'bytes of pages',
    share: 2,
    changed: turned([Buffer.from(largePage.slice(0, 2000)), Buffer.from(`\ufeff${goodPage}`, 'utf16le')]).map(
      inSite('pages/page.yaml'),
    ),
  },
  {
    name: 'bytes of texts',
    share: 1,
    changed: turned(markdown.map((text) => Buffer.from(text))).map(
      inSite('pages/a.md', { 'pages/a.yaml': article.replace('course', 'article') }),
    ),
  },
  {
    name: 'CSV',
    share: 3,
    changed: mutated(tables, [
      '"',
      '""',
      '";"',
      ';',
      ',',
      '\t',
      '\r',
      '\n',
      '\ufeff',
      'sep=;\r\n',
      '1.250',
      '03/04/2026',
      'mond',
    ]).map(inSite('data/prices.csv', withTable)),
  },
  {
    name: 'bytes of CSV',
    share: 1,
    changed: turned([
      ...tables.map((text) => Buffer.from(text)),
      Buffer.from(`\ufeff${tables[0]}`, 'utf16le'),
      Buffer.from(tables.join(), 'latin1'),
    ]).map(inSite('data/prices.csv', withTable)),
  },
  {
    name: 'lists of addresses',
    share: 1,
    changed: mutated(['/\n/about\n/gone\n', '/\n'], ['/', '//', '/a/../b', '# a', '/\u00e4']).map(
      inSite('published.txt'),
    ),
  },
  {
    name: 'files for hosts',
    share: 1,
    changed: mutated(['/*\n  X-Frame-Options: DENY\n', 'User-agent: *\nDisallow: /a\n'], ['/*', '  ', ': ', '!']).map(
      (text) => ({
        ...site,
        'public/_headers': text,
        'public/robots.txt': text,
        'public/_redirects': text,
      }),
    ),
  },
  {
    name: 'JSON',
    share: 1,
    changed: mutated([JSON.stringify({ title: 'A', blocks: [{ type: 'cta', title: 'B' }] }, undefined, 2)]).map(
      (text) => ({
        ...site,
        'pages/a.json': text,
        'kinds/course.schema.json': text,
        'site.json': text,
      }),
    ),
  },
];

/** What one changed file took, in milliseconds of processor time, and what was said of it. */
export type Tried = { readonly time: number; readonly codes: readonly string[] };

/**
 * Checks a site with a changed file, twice, and plans it as a build does, if it can be. Nothing is shown that only stands for what could
 * not be read.
 * @param fixes whether what can be fixed is, too: what was right is there after it, and fixing it again changes nothing
 * @throws what a check or a plan throws, and where a law doesn't hold
 */
export async function tried(files: Files, fixes: boolean): Promise<Tried> {
  const started = process.cpuUsage();
  const loaded = await checkedSite(files);
  const { user, system } = process.cpuUsage(started);
  const time = (user + system) / 2000;
  if (loaded.site !== undefined) JSON.stringify(planSite(loaded.site, { year: '2026', drafts: false }));
  const texts = Object.values(files).filter((content) => typeof content === 'string');
  const [standIn] = shown(loaded.diagnostics, texts.join('\n'));
  if (standIn !== undefined) throw new Error(`"${standIn}" is shown, which stands for what could not be read.`);
  if (fixes) await fixedTwice(files, loaded.diagnostics);
  return { time, codes: loaded.diagnostics.map(({ code }) => code) };
}

/** Fixes a site, and what came of it. */
async function fixedTwice(files: Files, found: readonly Diagnostic[]): Promise<void> {
  const all = await applyFixes(memoryDisk(files));
  const { files: fixed, isCutShort } = all;
  const [lost] = keptValues(found, all).problems;
  if (lost !== undefined) throw new Error(`By a fix, ${lost}`);
  const gone = new Set(fixed.map(({ file }) => file));
  const others = Object.entries(files).filter(([name]) => !gone.has(name));
  const after = Object.fromEntries([...others, ...fixed.map(({ name, after }) => [name, after] as const)]);
  const again = await applyFixes(memoryDisk(after));
  if (again.files.length > 0 && !isCutShort)
    throw new Error(`What was fixed can be fixed again: ${again.files[0]?.fixed[0]?.code} in ${again.files[0]?.file}`);
}
