import {
  chmodSync,
  cpSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { applyFixes, type FixedFile } from '../../src/authoring/fix/apply-fixes.ts';
import { saveAll, saveFixed } from '../../src/authoring/fix/save.ts';
import { fixFiles, withoutFixes } from '../../src/cli/fixing/fix-files.ts';
import { folderDisk } from '../../src/disk/disk.ts';
import { type Outcome, run } from '../build/support/command.ts';
import { contentsOf, folderWith, page, smallSite } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

const bad = '# Us\r\ntitel: Home\r\ndescription: Open: now # yes\r\nblocks:\r\n  - { type: cta, title: Home }\r\n';
const good = '# Us\r\ntitle: Home\r\ndescription: "Open: now" # yes\r\nblocks:\r\n  - { type: cta, title: Home }\r\n';
const broken = { ...smallSite, 'pages/index.yaml': bad };

const check = (root: string, ...args: readonly string[]): Promise<Outcome> => runHere(['check', ...args], {}, root);

async function fixedIn(root: string): Promise<FixedFile> {
  const [file] = (await applyFixes(folderDisk(root))).files;
  if (file === undefined) throw new Error('Nothing was fixed.');
  return file;
}

test('check --fix fixes the files, tells what it did and what is left', async () => {
  const root = folderWith({ ...broken, 'pages/old.ymal': 'title: Old\n' });
  chmodSync(join(root, 'pages/index.yaml'), 0o640);
  const { code, out, err } = await run(['check', '--fix', '--root', root]);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(out).toMatch(/^pages\/index\.yaml: fixed 2 mistakes \(2:1 unknown-key, 3:14 colon-in-text\)\n/);
  expect(out).toContain('pages/old.ymal: fixed 1 mistake (1:1 yml-file), and renamed to pages/old.yaml\n\n');
  expect(out).toMatch(/pages\/old\.yaml:1:1 {2}error {2}missing-key/);
  expect(readFileSync(join(root, 'pages/index.yaml'), 'utf8')).toBe(good);
  expect(statSync(join(root, 'pages/index.yaml')).mode & 0o777).toBe(0o640);
  expect(readdirSync(join(root, 'pages')).sort()).toEqual(['about', 'index.yaml', 'old.yaml']);
});

test.skipIf(process.platform === 'win32')('no name of a file is a command for a runner', async () => {
  const root = folderWith({ ...smallSite, 'pages/a\n::error::owned.yaml': bad, 'pages/\u001b[31m.yaml': bad });
  for (const typed of [['--fix', '--dry-run'], ['--fix']]) {
    const { out, err } = await check(root, ...typed);
    expect(`${out}${err}`).not.toMatch(/^::/m);
    expect(`${out}${err}`).not.toContain('\u001b');
  }
});

test('check --fix renames files into a folder that is not there, and keeps what else is in the old one', async () => {
  const page = 'title: Anna\ndescription: What Anna bakes.\nblocks:\n  - { type: cta, title: Anna }\n';
  const other = page.replaceAll('Anna', 'Bert');
  const root = folderWith({
    ...smallSite,
    'pages/Our Team/Anna B.yaml': page,
    'pages/Shop/bert.yaml': other,
    'pages/Shop/notes.txt': 'Ask Bert.',
  });
  const { out } = await check(root, '--fix');
  expect(out).toContain('renamed to pages/our-team/anna-b.yaml');
  expect(readFileSync(join(root, 'pages/our-team/anna-b.yaml'), 'utf8')).toBe(page);
  expect(readFileSync(join(root, 'pages/shop/bert.yaml'), 'utf8')).toBe(other);
  expect(readdirSync(join(root, 'pages')).sort()).toEqual(['Shop', 'about', 'index.yaml', 'our-team', 'shop']);
});

test('a second time there is nothing to do', async () => {
  const root = folderWith(broken);
  expect(await check(root, '--fix')).toMatchObject({ code: 0, out: expect.stringMatching(/\nNo mistakes found\.\n$/) });
  const before = contentsOf(root);
  expect(await check(root, '--fix')).toEqual({ code: 0, out: 'No mistakes found.\n', err: '' });
  expect(contentsOf(root)).toEqual(before);
});

test('a report says how many fix themselves', async () => {
  const { out } = await check(folderWith(broken));
  expect(out).toMatch(
    /\n2 errors, 0 warnings\n2 mistakes can be fixed automatically: run npx sitewright check --fix\n/,
  );
});

test('what it says to type is for the same site', async () => {
  const top = folderWith(Object.fromEntries(Object.entries(broken).map(([path, text]) => [`my site/${path}`, text])));
  const advice = (root: string): string =>
    ` can be fixed automatically: run npx sitewright check --root ${root} --fix\n`;
  expect((await check(top, '--root', 'my site')).out).toContain(advice('"my site"'));
  expect((await runHere(['build', '--root', 'my site'], {}, top)).err).toContain(advice('"my site"'));
  expect((await check(top, '--root', join(top, 'my site'))).out).toContain(advice(`"${top}/my site"`));
});

test('what is left is shown at the places of the fixed file, in every format, and offers no fix again', async () => {
  const home = 'title:Home\ndescription: What we do.\n\nblocks:\n  - type: cta\n    title: Hi\n    zebra: 1\n';
  const files = { ...smallSite, 'pages/index.yaml': home, 'pages/old.ymal': home };
  for (const format of ['pretty', 'line', 'json', 'github', 'sarif', 'gitlab', 'junit', 'rdjson']) {
    const root = folderWith(files);
    const fixed = await check(root, '--fix', '--format', format);
    const again = await check(root, '--format', format);
    // What was done is said once, and the report is that of the files as they are now.
    const said = format === 'pretty' ? fixed.out.slice(fixed.out.indexOf('\n\n') + 2) : fixed.out;
    expect(said, format).toBe(again.out);
    expect(said, format).toContain('unknown-key');
    expect(said, format).toContain('old.yaml');
    expect(said, format).not.toMatch(/missing-space|yml-file|can be fixed/);
  }
});

test('a name that is taken is not offered', async () => {
  const root = folderWith({ ...smallSite, 'pages/Us.yaml': page('Us'), 'pages/us.yaml': page('Us') });
  expect((await check(root, '--format', 'json')).out).not.toContain('"rename"');
  const { code, out, err } = await check(root, '--fix', '--format', 'json');
  expect({ code, err }).toEqual({ code: 1, err: 'Nothing here can be fixed automatically.\n\n' });
  expect(out).toContain('bad-file-name');
  expect(out).not.toContain('"rename"');
});

test('an answer that was tried and does not hold is not offered again', () => {
  const span = { line: 1, column: 1, endLine: 1, endColumn: 2 };
  const mistake = { code: 'unknown-key', severity: 'error', message: 'No.', hint: 'Do.', ...span } as const;
  const some = ['a.yaml', 'b.yaml'].map((file) => ({
    ...mistake,
    file,
    fix: [{ ...span, text: 'x' }],
    rename: 'c.yaml',
  }));
  const report = { diagnostics: some, files: [], sourceOf: () => '', pathOf: String, version: '', summarized: false };
  expect(withoutFixes(report, new Set(['b.yaml'])).diagnostics).toEqual([{ ...mistake, file: 'a.yaml' }, some[1]]);
});

test('--dry-run shows a diff and writes nothing', async () => {
  const root = folderWith(broken);
  const before = contentsOf(root);
  const { code, out } = await check(root, '--fix', '--dry-run');
  expect(code).toBe(1);
  expect(out.split('\n').slice(0, 11)).toEqual([
    '--- pages/index.yaml',
    '+++ pages/index.yaml',
    '@@ -1,5 +1,5 @@',
    ' # Us\r',
    '-titel: Home\r',
    '-description: Open: now # yes\r',
    '+title: Home\r',
    '+description: "Open: now" # yes\r',
    ' blocks:\r',
    '   - { type: cta, title: Home }\r',
    '',
  ]);
  expect(out).toContain('Nothing was written. Without --dry-run, 2 mistakes in 1 file would be fixed.\n');
  expect(contentsOf(root)).toEqual(before);
});

test('with a format for programs, standard output stays theirs', async () => {
  const { code, out, err } = await check(folderWith(broken), '--fix', '--format', 'json');
  expect({ code, report: JSON.parse(out) }).toEqual({ code: 0, report: { version: 1, diagnostics: [] } });
  expect(err).toMatch(/^pages\/index\.yaml: fixed 2 mistakes/);
});

test('--dry-run alone is refused', async () => {
  const { code, err } = await check(folderWith(smallSite), '--dry-run');
  expect({ code, err }).toEqual({ code: 2, err: '--dry-run goes with --fix: check --fix --dry-run.\n' });
});

test('a write-protected file is left, and that is said', async () => {
  const root = folderWith(broken);
  chmodSync(join(root, 'pages/index.yaml'), 0o444);
  const { code, out } = await check(root, '--fix');
  expect(code).toBe(1);
  expect(out).toMatch(/^pages\/index\.yaml is write-protected, so it was left unchanged\.\n/);
  expect(out).not.toContain('can be fixed automatically');
  expect(readFileSync(join(root, 'pages/index.yaml'), 'utf8')).toBe(bad);
});

test('a file that somebody else changes meanwhile keeps their words', async () => {
  const root = folderWith(broken);
  const fixed = await fixedIn(root);
  writeFileSync(join(root, 'pages/index.yaml'), 'title: Mine\n');
  expect(await saveFixed(root, fixed)).toEqual({ why: 'changed' });
  expect(readFileSync(join(root, 'pages/index.yaml'), 'utf8')).toBe('title: Mine\n');
  expect(readdirSync(join(root, 'pages')).sort()).toEqual(['about', 'index.yaml']);
});

test('a file that is gone by then is told with the reason', async () => {
  const root = folderWith(broken);
  const fixed = await fixedIn(root);
  renameSync(join(root, 'pages/index.yaml'), join(root, 'away.yaml'));
  expect(await saveFixed(root, fixed)).toEqual({ why: 'failed', reason: 'it is no longer there' });
});

test('a name that was taken meanwhile is not taken away', async () => {
  const root = folderWith({ ...smallSite, 'pages/old.ymal': 'title: Old\n' });
  const fixed = await fixedIn(root);
  writeFileSync(join(root, 'pages/old.yaml'), 'title: New\n');
  expect(await saveFixed(root, fixed)).toEqual({ why: 'taken', name: 'pages/old.yaml' });
  expect(readFileSync(join(root, 'pages/old.yaml'), 'utf8')).toBe('title: New\n');
});

test('a shortcut stays one', async () => {
  const root = folderWith({ ...smallSite, 'texts/home.yaml': bad, 'pages/index.yaml': '' });
  const path = join(root, 'pages/index.yaml');
  renameSync(path, `${path}.away`);
  symlinkSync('../texts/home.yaml', path);
  await check(root, '--fix');
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(root, 'texts/home.yaml'), 'utf8')).toBe(good);
});

test('of very many fixes the first are named, and all are made', async () => {
  const entries = (columns: (n: number) => number): string =>
    Array.from({ length: 2400 }, (_, n) => {
      const before = ' '.repeat(columns(n));
      return `${before}- question: a${n}\n${before}  answer: b\n`;
    }).join('');
  const list = (columns: (n: number) => number): string =>
    `title: Home\ndescription: Much is asked here, and all of it is answered.\nblocks:\n  - type: faq\n    title: Q\n    items:\n${entries(columns)}`;
  const root = folderWith({ ...smallSite, 'pages/index.yaml': list((n) => 6 + (n % 3)) });
  const { out } = await check(root, '--fix');
  expect(readFileSync(join(root, 'pages/index.yaml'), 'utf8')).toBe(list(() => 6));
  expect(out).toMatch(/^pages\/index\.yaml: fixed 1600 mistakes \(9:8 bad-indent, .* and 1550 more\)\n/);
});

test('where one run is not enough, it says so', async () => {
  const root = folderWith({ ...smallSite, 'pages/old.ymal': bad });
  const written: string[] = [];
  const printer = { write: (text: string) => void written.push(text), isTerminal: false };
  // The site as it is, and with the file renamed: what is in it would come next.
  await fixFiles({ root, bounds: { loads: 2, bytes: 10_000 } }, printer);
  const said = written.join('');
  expect(said).toContain('fixed');
  expect(said).toMatch(/There may be more to fix than one run can do\. Run the command again\.\n/);
});

test('the number of mistakes that can be fixed is that of those that are', async () => {
  const more = fileURLToPath(new URL('../cases/more/', import.meta.url));
  const usual = fileURLToPath(new URL('../cases/default/', import.meta.url));
  const sites = [
    'query-field/group',
    'bad-format/where-types',
    'broken-link/many-links-fixed',
    'trailing-slash/many-pages',
    'block-name-as-key/words-after-dash',
  ];
  for (const name of sites) {
    const root = folderWith({});
    for (const folder of [usual, join(more, name)]) cpSync(folder, root, { recursive: true });
    const promised = /^(\d+) mistakes? can be fixed/m.exec((await check(root)).out)?.[1] ?? '0';
    const { out } = await check(root, '--fix');
    const fixed = [...out.matchAll(/: fixed (\d+) mistakes?/g)].reduce((sum, [, count]) => sum + Number(count), 0);
    expect(Number(promised), name).toBe(fixed);
  }
});

test('commands that hints name are for the same site', async () => {
  const root = folderWith({ ...smallSite, 'data/notes.md': 'Our notes.\n', 'pages/team.txt': 'Our team.\n' });
  const top = folderWith({});
  renameSync(root, join(top, 'my site'));
  for (const format of ['pretty', 'json'])
    expect((await check(top, '--root', 'my site', '--format', format)).out.replaceAll('\\"', '"')).toContain(
      'npx sitewright new page --root "my site" /',
    );
});

/** A page that says what site.yaml should say. */
const stray = {
  ...smallSite,
  'pages/contact.yaml': page(
    'Contact',
    '  - type: contact-form\n    title: Write\n    email: us@bakery.example\n    fields: [{ name: email, type: email, label: E-mail }]\n',
  ),
};

test('what belongs into site.yaml is there and gone from the page, or nothing is changed', async () => {
  const root = folderWith(stray);
  const { files } = await applyFixes(folderDisk(root));
  expect(files.map(({ file, needs }) => [file, needs])).toEqual([
    ['pages/contact.yaml', ['site.yaml']],
    ['site.yaml', []],
  ]);
  // Somebody saves site.yaml meanwhile.
  writeFileSync(join(root, 'site.yaml'), `${readFileSync(join(root, 'site.yaml'), 'utf8')}# Ours\n`);
  expect([...(await saveAll(root, files))]).toEqual([
    ['site.yaml', { why: 'changed' }],
    ['pages/contact.yaml', { why: 'needs', name: 'site.yaml' }],
  ]);
  expect(readFileSync(join(root, 'pages/contact.yaml'), 'utf8')).toContain('us@bakery.example');
  const { out } = await check(root, '--fix');
  expect(out).toContain('site.yaml: changed for what was fixed in other files\n');
  expect(readFileSync(join(root, 'pages/contact.yaml'), 'utf8')).not.toContain('us@bakery.example');
  expect(readFileSync(join(root, 'site.yaml'), 'utf8')).toContain('us@bakery.example');
});
