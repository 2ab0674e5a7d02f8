import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countFixed } from '../src/authoring/fix/apply-fixes.ts';
import { loadSite } from '../src/content/load/load.ts';
import { catalogue } from '../src/diagnostics/catalogue.ts';
import { formatPretty } from '../src/diagnostics/format/pretty.ts';
import { folderDisk } from '../src/disk/disk.ts';
import { caseDisk, caseReader, leaveOutUsual, loadCase } from './case-disk.ts';
import { goodPage, goodSite, pageCalled } from './content/memory-disk.ts';

const folder = fileURLToPath(new URL('./cases/invalid/', import.meta.url));
const cases = (await readdir(folder)).sort();

/** What an author sees in the terminal when the site in a folder is checked. */
async function report(root: string): Promise<string> {
  const [disk, reader] = [caseDisk(root), caseReader()];
  const { diagnostics, sourceOf } = await loadCase(disk, reader);
  return formatPretty(diagnostics, { sourceOf, color: false, fixable: await countFixed(disk, reader) });
}

/** The codes in a report. */
function codesIn(text: string): string[] {
  return [...text.matchAll(/^\S.*:\d+:\d+ {2}(?:error|warning) {2}(\S+)$/gm)].map(([, code]) => code ?? '');
}

describe('a broken site', () => {
  for (const name of cases) {
    test(`${name} is explained`, async () => {
      const root = join(folder, name);
      const text = await report(root);
      if (process.env.UPDATE === '1') {
        await leaveOutUsual(root);
        await writeFile(join(root, 'expected.txt'), text);
      }
      expect(text, `UPDATE=1 npx vitest run tests/cases.test.ts -t ${name} writes expected.txt.`).toBe(
        readFileSync(join(root, 'expected.txt'), 'utf8'),
      );
      expect(
        new Set(codesIn(text)),
        `A folder has its own mistake alone: mend the others in tests/cases/invalid/${name}/`,
      ).toEqual(new Set([name]));
    });
  }
});

type Generated = {
  /** Left out: pages/bad.yaml. */
  readonly file?: string;
  /** Left out: a pipe. */
  readonly content?: string | Uint8Array;
  readonly at: string;
  /** How many other mistakes there are before it. */
  readonly others?: number;
};

const badPage = pageCalled('Bad');

/** Blocks with a key each that doesn't exist, and that no other has: the same mistake would be reported once. */
function strangers(count: number): string {
  return Array.from({ length: count }, (_, index) => `  - type: cta\n    title: Hi\n    stranger${index}: Hi\n`).join(
    '',
  );
}

/** A page that is right, with so many rows. A tab in its description makes it slow to read. */
function tableOf(rows: number, description: string): string {
  return `title: Bad\ndescription: ${description}\nblocks:\n  - type: table\n    columns:\n      - title: A\n    rows:\n${'      - [a]\n'.repeat(rows)}`;
}

/** Files that cannot be kept in a repository, or should not be: code -> the file, and the place of the mistake. */
const generated: Readonly<Record<string, Generated>> = {
  'not-utf8': { content: Buffer.from('title: Caf\xe9\n', 'latin1'), at: '1:11' },
  'binary-file': { content: 'PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml', at: '1:1' },
  'control-character': { content: 'title: a\u0000b\n', at: '1:9' },
  'old-line-ends': { content: 'title: a\rdescription: b\r', at: '1:1' },
  'too-large': { content: '# '.repeat(600_000), at: '1:1' },
  'too-long': { content: tableOf(20_000, '"Hi\t"'), at: '14289:1' },
  'too-many-keys': { content: 'a: 1\n'.repeat(100_000), at: '5001:2' },
  'long-text': { content: `${badPage}    description: ${'Hi '.repeat(7_000)}\n`, at: '6:18' },
  'more-mistakes': { content: badPage + strangers(53), at: '158:5', others: 50 },
  // Not for the superuser, who may read everything.
  'unreadable-file': { content: 'title: a\n', at: '1:1' },
  'special-file': { at: '1:1' },
  'windows-name': { file: 'pages/con.yaml', content: badPage, at: '1:1' },
  'invisible-name': { file: 'public/menu\u202efdp.txt', content: 'x', at: '1:1' },
  'similar-name': { file: 'public/logo.txt', content: 'x', at: '1:1' },
};

describe('a broken file', () => {
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'sitewright-cases-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  for (const [code, { file = 'pages/bad.yaml', content, at, others = 0 }] of Object.entries(generated)) {
    test(`${code} is explained`, async (context) => {
      if (code === 'unreadable-file' && process.getuid?.() === 0) return context.skip();
      const site = join(root, code);
      for (const [path, text] of Object.entries({
        'site.yaml': goodSite,
        'pages/index.yaml': goodPage,
        'public/Logo.txt': 'x',
        ...(content === undefined ? {} : { [file]: content }),
      })) {
        await mkdir(dirname(join(site, path)), { recursive: true });
        await writeFile(join(site, path), text);
      }
      if (content === undefined) execFileSync('mkfifo', [join(site, file)]);
      if (code === 'unreadable-file') await chmod(join(site, 'pages/bad.yaml'), 0);
      const { diagnostics } = await loadSite(folderDisk(site));
      expect(diagnostics).toHaveLength(others + 1);
      expect(diagnostics.slice(others).map((one) => `${one.file}:${one.line}:${one.column} ${one.code}`)).toEqual([
        `${file}:${at} ${code}`,
      ]);
    });
  }
});

/** What only a browser finds (tests/cli/test-blocks.test.ts), and which blocks it wasn't tried with. */
const testedBlocks = [
  'block-untested',
  'block-not-shown',
  'block-list-silent',
  'block-contrast',
  'block-access',
  'block-too-wide',
  'block-needs-script',
  'block-unsteady',
  'block-browser-error',
];

test('every code has a case, and every case is a code', () => {
  expect(
    [...cases, ...Object.keys(generated), ...testedBlocks].sort(),
    'A code needs a folder in tests/cases/invalid/, and a folder its words in messages/en.yaml.',
  ).toEqual(Object.keys(catalogue).sort());
});
