import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inText } from '../../src/review/formats.ts';
import { checkOut } from '../../src/review/git/tree.ts';
import { reviewOf } from '../../src/review/review.ts';
import { toldOf } from '../../src/review/told.ts';
import { contentsOf, folderWith, page, put, smallSite } from '../build/support/site.ts';
import { runHere } from '../cli/run-here.ts';
import { commit, git, repository } from './repository.ts';

/** The lines that say what changes. */
async function told(root: string, typed?: string): Promise<string[]> {
  const text = inText(toldOf(await reviewOf(root, typed)));
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '');
}

describe('what is compared', () => {
  test('a branch is compared from where it parted, to the files as they are', async () => {
    const root = repository();
    const base = commit(root, smallSite);
    git(root, 'switch', '-qc', 'work');
    commit(root, { 'pages/index.yaml': page('Welcome') });
    git(root, 'switch', '-q', 'main');
    commit(root, { 'pages/about/team.yaml': page('Crew') });
    git(root, 'switch', '-q', 'work');
    put(root, {
      'pages/new.yaml': page('New'),
      '.gitignore': 'pages/ignored.yaml\n',
      'pages/ignored.yaml': page('No'),
    });
    const { code, out, err } = await runHere(['diff', 'main'], {}, root);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`From ${base.slice(0, 7)}, where this parted from "main", to the files as they are now.\n`);
    expect(out.match(/^(?:New |Removed )?[Pp]age .*/gm)).toEqual(['Page "/", "Welcome"', 'New page "/new", "New"']);
    expect((await told(root, 'main..work')).filter((line) => line.startsWith('Page'))).toEqual([
      'Page "/", "Welcome"',
      'Page "/about/team", "Team"',
    ]);
    expect((await told(root, 'main...work')).filter((line) => line.startsWith('Page'))).toEqual([
      'Page "/", "Welcome"',
    ]);
    expect((await told(root)).filter((line) => /page/.test(line))).toEqual(['1 page added.', 'New page "/new", "New"']);
  });

  test('a branch that only the other side has is found there', async () => {
    const origin = repository();
    commit(origin, smallSite);
    git(origin, 'switch', '-qc', 'work');
    const root = repository();
    git(root, 'remote', 'add', 'origin', origin);
    git(root, 'fetch', '-q', 'origin');
    git(root, 'switch', '-qc', 'own', 'origin/work');
    git(root, 'branch', '-q', '--unset-upstream');
    put(root, { 'pages/index.yaml': page('Welcome') });
    const { out } = await runHere(['diff', 'work'], {}, root);
    expect(out).toContain('From "origin/work" (');
  });

  test('a site may be a folder of its repository, and Git may be told of another one', async () => {
    const root = repository();
    const site = join(root, 'sites', 'a "b" (ü) #1');
    mkdirSync(site, { recursive: true });
    put(site, smallSite);
    commit(root, { 'pages/index.yaml': page('Another site'), 'site.yaml': 'name: Other\n' });
    put(root, { 'pages/index.yaml': page('Changed') });
    put(site, { 'pages/index.yaml': page('Welcome'), 'pages/über uns "x".yaml': page('Us') });
    process.env.GIT_DIR = join(root, 'nowhere');
    try {
      const lines = await told(site, 'main');
      expect(lines.filter((line) => /^(?:New p|P)age/.test(line))).toEqual([
        'Page "/", "Welcome"',
        'New page "/über uns "x"", "Us"',
      ]);
    } finally {
      delete process.env.GIT_DIR;
    }
  });

  test('nothing is written: not the files, not the index, not a lock', async () => {
    const root = repository();
    commit(root, smallSite);
    put(root, { 'pages/index.yaml': page('Welcome') });
    // Only its date is another: Git would like to note that.
    utimesSync(join(root, 'pages/about/team.yaml'), new Date(), new Date(0));
    const before = contentsOf(root);
    const { mtimeMs } = statSync(join(root, '.git/index'));
    await told(root, 'main');
    expect(contentsOf(root)).toEqual(before);
    expect(statSync(join(root, '.git/index')).mtimeMs).toBe(mtimeMs);
  });
});

describe('what Git has besides files', () => {
  test('a link to another page is what it leads to, and one that leads out of the site is told', async () => {
    const root = repository();
    put(root, { ...smallSite, 'notes/secret.yaml': page('Secret') });
    symlinkSync('index.yaml', join(root, 'pages/start.yaml'));
    symlinkSync('../../elsewhere.yaml', join(root, 'pages/out.yaml'));
    commit(root);
    put(root, { 'pages/index.yaml': page('Welcome') });
    const lines = await told(root, 'main');
    expect(lines.filter((line) => line.startsWith('Page'))).toEqual([
      'Page "/", "Welcome"',
      'Page "/out"',
      'Page "/start", "Welcome"',
    ]);
    expect(lines.filter((line) => line.includes('shortcut'))).toHaveLength(2);
  });

  test('a pointer of Git LFS and another repository are told', async () => {
    const root = repository();
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 100\n';
    commit(root, { ...smallSite, 'pages/large.yaml': pointer });
    const other = repository();
    const first = commit(other, { a: '1' });
    git(root, 'update-index', '--add', '--cacheinfo', `160000,${first},pages/other`);
    git(root, 'commit', '-qm', 'Another repository');
    const second = commit(other, { a: '2' });
    git(root, 'update-index', '--cacheinfo', `160000,${second},pages/other`);
    git(root, 'commit', '-qm', 'Its next commit');
    put(root, { 'pages/large.yaml': page('Large') });
    expect(await told(root, 'main')).toContain(
      '  Before, its file is only a pointer of Git LFS here, so it could not be read.',
    );
    expect(await told(root, 'main~1..main')).toEqual([
      'Not compared',
      '  "pages/other" is another repository (a submodule), and has other contents.',
    ]);
  });

  test.skipIf(process.platform === 'win32')('nothing runs that a repository names in its settings', async () => {
    const root = repository();
    const base = commit(root, { ...smallSite, '.gitattributes': 'pages/** filter=odd\n*.json filter=odd=two\n' });
    const other = repository();
    commit(other, { a: '1' });
    git(root, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other, 'pages/other');
    const marked = join(root, 'ran');
    const program = join(root, '.git/run.sh');
    writeFileSync(program, `#!/bin/sh\necho "$0 $@" >>'${marked}'\ncat\n`, { mode: 0o755 });
    for (const hook of ['post-index-change', 'post-checkout', 'reference-transaction'])
      writeFileSync(join(root, '.git/hooks', hook), `#!/bin/sh\necho ${hook} >>'${marked}'\n`, { mode: 0o755 });
    const settings = ['core.fsmonitor', 'diff.external', 'core.pager', 'core.sshCommand', 'core.askPass'];
    for (const filter of ['odd', 'odd=two'])
      settings.push(...['clean', 'smudge', 'process'].map((key) => `filter.${filter}.${key}`));
    for (const key of settings) git(root, 'config', key, program);
    git(root, 'config', 'filter.odd.required', 'true');
    git(join(root, 'pages/other'), 'config', 'core.fsmonitor', program);
    put(root, { 'pages/index.yaml': page('Welcome'), 'pages/other/a': '2', 'pages/x.json': '{}' });
    // An object that is to be fetched from elsewhere.
    git(root, 'config', 'core.repositoryFormatVersion', '1');
    git(root, 'config', 'extensions.partialClone', 'far');
    git(root, 'config', 'remote.far.promisor', 'true');
    git(root, 'config', 'remote.far.url', other);
    git(root, 'config', 'remote.far.uploadpack', program);
    const blob = git(root, '-c', 'core.fsmonitor=false', 'rev-parse', `${base}:site.yaml`).trim();
    rmSync(join(root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    rmSync(marked, { force: true });
    await told(root, base).catch(() => undefined);
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-out-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await checkOut(root, base, folder).catch(() => undefined);
    expect(existsSync(marked)).toBe(false);
  });

  test('a filter of the user is used, whatever a repository calls the same', async () => {
    const root = repository();
    commit(root, { ...smallSite, '.gitattributes': 'pages/** filter=own\n' });
    const global = join(root, '.git/of-user');
    writeFileSync(global, '[filter "own"]\n\tclean = sed s/Hello/Home/\n');
    git(root, 'config', 'filter.own.clean', 'false');
    put(root, { 'pages/index.yaml': page('Home').replaceAll('Home', 'Hello') });
    process.env.GIT_CONFIG_GLOBAL = global;
    try {
      expect(await told(root, 'main')).toEqual(['Nothing changes on the site.']);
    } finally {
      delete process.env.GIT_CONFIG_GLOBAL;
    }
  });

  test('a file whose line ends Git changes is the same', async () => {
    const root = repository();
    git(root, 'config', 'core.autocrlf', 'true');
    commit(root, smallSite);
    put(root, { 'pages/index.yaml': page('Home').replaceAll('\n', '\r\n') });
    expect(await told(root, 'main')).toEqual(['Nothing changes on the site.']);
  });
});

describe('what Git cannot answer is a sentence', () => {
  const says = async (root: string, ...words: string[]): Promise<string> => {
    const { code, out, err } = await runHere(['diff', ...words, '--root', root], {}, root);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    return err.trim();
  };

  test('no repository, no commit, no such branch', async () => {
    const alone = folderWith(smallSite);
    expect(await says(alone, 'main')).toBe(
      `${alone} is in no Git repository, so there is nothing to compare with. Begin one with: git init`,
    );
    const root = repository();
    put(root, smallSite);
    expect(await says(root, 'main')).toBe(
      'This repository has no commit yet, so there is nothing to compare with. Commit your site first.',
    );
    commit(root);
    expect(await says(root, 'mian')).toMatch(/^Git knows no branch, tag or commit called "mian"\. See /);
    expect(await says(root, 'main..-x')).toMatch(/^Git knows no branch, tag or commit called "-x"\./);
    expect(await says(root, 'main:site.yaml')).toBe('"main:site.yaml" is no branch, tag or commit.');
    expect(await says(root, 'main', 'work')).toBe(
      'Give one branch, tag or commit, or two with dots between: main..next',
    );
    expect(await says(root, 'main', '--format', 'pdf')).toBe('--format is text, markdown or json, not "pdf".');
    git(root, 'switch', '-q', '--orphan', 'other');
    commit(root, { ...smallSite, 'pages/other.yaml': page('Other') });
    expect(await says(root, 'main')).toBe(
      '"main" and "HEAD" have no commit in common. Compare them as they are: main..HEAD',
    );
  });

  test('a clone with only the latest commit', async () => {
    const origin = repository();
    commit(origin, smallSite);
    git(origin, 'switch', '-qc', 'work');
    commit(origin, { 'pages/index.yaml': page('Welcome') });
    git(origin, 'switch', '-q', 'main');
    commit(origin, { 'pages/about/team.yaml': page('Crew') });
    const root = repository();
    git(root, 'fetch', '-q', '--depth=1', `file://${origin}`, 'work:work', 'main:other');
    git(root, 'switch', '-q', 'work');
    expect(await says(root, 'main')).toMatch(
      /^Git knows no branch.* This clone has only the latest commits\. Fetch .*fetch-depth: 0\)\.$/,
    );
    expect(await says(root, 'other')).toMatch(/^The commit at which "other" and "HEAD" parted isn't in this clone/);
  });

  test('no Git', async () => {
    const root = repository();
    commit(root, smallSite);
    const { PATH } = process.env;
    process.env.PATH = folderWith({});
    try {
      expect(await says(root, 'main')).toMatch(/^Git isn't installed here, or can't be found\./);
    } finally {
      process.env.PATH = PATH;
    }
  });

  test('a broken repository', async () => {
    const root = repository();
    commit(root, smallSite);
    const tree = git(root, 'rev-parse', 'HEAD:pages').trim();
    const object = join(root, '.git/objects', tree.slice(0, 2), tree.slice(2));
    expect(existsSync(object)).toBe(true);
    renameSync(object, join(root, 'away'));
    expect(await says(root, 'main')).toMatch(/^Git could not answer \(git ls-tree\): /);
    expect(readFileSync(join(root, 'pages/index.yaml'), 'utf8')).toBe(page('Home'));
  });
});
