import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { saveFixed } from '../src/authoring/fix/save.ts';
import { writeNewFile } from '../src/builder/write/new-file.ts';
import { createIn, fileMaker, OutsideError, removeEmptyIn, renameIn, replaceIn } from '../src/disk/writing.ts';
import { contentsOf, folderWith } from './build/support/site.ts';
import { runHere } from './cli/run-here.ts';

/** What `node:fs` has that changes a disk. `open` can, too. */
const WRITES =
  /^(?:appendFile|chmod|chown|copyFile|cp|createWriteStream|fchmod|fchown|ftruncate|futimes|lchmod|lchown|link|lutimes|mkdir|mkdtemp|mkdtempDisposable|open|rename|rm|rmdir|symlink|truncate|unlink|utimes|write|writeFile|writev)(?:Sync)?$/;

/** Who writes, and why what is written there is nobody's content. Whoever writes content is not here. */
const ALLOWED: Readonly<Record<string, string>> = {
  'disk/writing.ts': 'the way to all files of an author',
  'disk/held.ts': 'renames and removes for those who may',
  'disk/links.ts': 'links and copies for those who may',
  'disk/open.ts': 'opens for reading only',
  'builder/write/': 'the output folder, with a journal and markers of its own; folders for new files and new sites',
  'disk/cache/': "the builder's cache",
  'builder/cache/cache.ts': "the builder's cache",
  'builder/own/own-code.ts': "the builder's cache",
  'builder/own/guarded.ts': 'the last words of a process that does nothing else any more, into its error output',
  'cli/compile-commands.ts': "the builder's cache",
  'cli/prepare.mjs': "the builder's cache",
  'cli/preparing.ts': "the builder's cache",
  'cli/package/': 'the package that is made, in a folder for it',
  'cli/cache/cache.ts': "the builder's cache",
  'cli/start.mjs': "the builder's cache",
  'server/dev/running.ts': "the builder's cache",
  'cli/commands/check.ts': 'the summary of GitHub',
  'cli/write-output.ts': 'a file outside the site that somebody asked for by its name',
  'cli/pictures/':
    'pictures in a folder that somebody named, and built sites in a folder of the system for what is temporary',
  'review/git/tree.ts': 'files of a commit, in a folder of the system for what is temporary',
  'tools/': "the builder's own source",
};

const reasonFor = (file: string): string | undefined =>
  Object.entries(ALLOWED).find(([path]) => file === path || (path.endsWith('/') && file.startsWith(path)))?.[1];

/** The names that a module imports from `node:fs`; `*` for all at once. */
function namesFromFs(text: string): string[] {
  const named = [...text.matchAll(/(?:import|export)\s+([^'";]*?)\s+from\s+['"](?:node:)?fs(?:\/promises)?['"]/g)];
  const whole = [...text.matchAll(/(?:require|import|getBuiltinModule)\(\s*['"](?:node:)?fs(?:\/promises)?['"]/g)];
  const names = named.flatMap(([, list = '']) => {
    const inBraces = /^\{([^}]*)\}$/.exec(list)?.[1];
    return inBraces === undefined ? ['*'] : inBraces.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
  });
  return [...names, ...whole.map(() => '*')];
}

test('nothing goes round the one way to the files of an author', async () => {
  const files = (await readdir('src', { recursive: true })).filter((file) => /\.(?:m?ts|tsx|m?js)$/.test(file));
  const writing = new Map<string, string[]>();
  for (const file of files) {
    const names = namesFromFs(await readFile(join('src', file), 'utf8'));
    const writes = names.filter((name) => name === '*' || WRITES.test(name));
    if (writes.length > 0) writing.set(file, writes);
  }
  expect([...writing].filter(([file]) => reasonFor(file) === undefined)).toEqual([]);
  // A reason that nobody needs would let something through one day.
  const idle = Object.keys(ALLOWED).filter((path) => ![...writing.keys()].some((file) => file.startsWith(path)));
  expect(idle).toEqual([]);
});

test.each(['fs', 'node:fs'])('the law sees each way to import %s', (name) => {
  expect(namesFromFs(`import { rm as remove, stat } from '${name}/promises';`)).toEqual(['rm', 'stat']);
  expect(namesFromFs(`import {\n  type Stats,\n  writeFileSync,\n} from '${name}';`)).toContain('writeFileSync');
  for (const all of [`import fs from '${name}';`, `import * as fs from '${name}';`, `const fs = require('${name}');`])
    expect(namesFromFs(all), all).toEqual(['*']);
  expect(namesFromFs(`const { rm } = await import('${name}/promises');`)).toEqual(['*']);
});

/** A site, and a folder beside it that links lead to. */
function places(): { root: string; away: string } {
  const top = folderWith({
    'site/pages/a.yaml': 'a',
    'site/texts/b.yaml': 'b',
    'away/a.yaml': 'a',
    'away/empty/x': '',
  });
  return { root: join(top, 'site'), away: join(top, 'away') };
}

describe.skipIf(process.platform === 'win32')('a file is written in the folder of its site only', () => {
  const before = Buffer.from('a');
  const fixed = (file: string, name = file) => ({ file, name, before, after: Buffer.from('new'), fixed: [] });

  test('a link to a file of the site stays one', async () => {
    const { root } = places();
    symlinkSync('../texts/b.yaml', join(root, 'pages/b.yaml'));
    expect(await replaceIn({ root, file: 'pages/b.yaml' }, { after: 'c' })).toBe('saved');
    expect(readFileSync(join(root, 'texts/b.yaml'), 'utf8')).toBe('c');
    expect(readdirSync(join(root, 'pages')).sort()).toEqual(['a.yaml', 'b.yaml']);
  });

  test.each(['file', 'folder', 'hidden'] as const)('not through a link out of it: %s', async (kind) => {
    const { root, away } = places();
    renameSync(join(root, 'pages'), join(root, 'old'));
    if (kind === 'folder') symlinkSync(away, join(root, 'pages'));
    else mkdirSync(join(root, 'pages'));
    if (kind === 'file') symlinkSync(join(away, 'a.yaml'), join(root, 'pages/a.yaml'));
    if (kind === 'hidden') {
      mkdirSync(join(root, '.git'));
      writeFileSync(join(root, '.git/config'), 'a');
      symlinkSync('../.git/config', join(root, 'pages/a.yaml'));
    }
    const seen = [contentsOf(root), contentsOf(away)];
    expect(await saveFixed(root, fixed('pages/a.yaml'))).toEqual({ why: 'outside' });
    await expect(replaceIn({ root, file: 'pages/a.yaml' }, { after: 'new' })).rejects.toThrow(OutsideError);
    if (kind === 'folder') {
      const moved = { ...fixed('texts/b.yaml', 'pages/b.yaml'), before: Buffer.from('b'), after: Buffer.from('b') };
      expect(await saveFixed(root, moved)).toEqual({ why: 'outside' });
      await expect(writeNewFile({ root, file: 'pages/sub/new.yaml' }, 'x')).rejects.toThrow(
        'could not be written: a shortcut (symbolic link) on the way leads out of the folder of the site. Nothing was changed.',
      );
      await expect(renameIn({ root, file: 'texts/b.yaml' }, 'pages/b.yaml')).rejects.toThrow(OutsideError);
      await expect(removeEmptyIn({ root, file: 'pages/empty' })).rejects.toThrow(OutsideError);
    }
    expect([contentsOf(root), contentsOf(away)]).toEqual(seen);
  });

  test('what a killed command left of a file goes with the next one that writes there', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const names = [`.a.yaml.tmp-999999999-${id}`, `.b.yaml.tmp-${process.pid}-${id}`, '.c.yaml.tmp-1-mine'];
    const root = folderWith(Object.fromEntries(['a.yaml', ...names].map((name) => [`pages/${name}`, 'a'])));
    await replaceIn({ root, file: 'pages/a.yaml' }, { after: 'c' });
    expect(readdirSync(join(root, 'pages')).sort()).toEqual([...names.slice(1), 'a.yaml'].sort());
  });

  test('nor where a folder becomes a link while it is written', async () => {
    const { root, away } = places();
    const swap = async (): Promise<void> => {
      renameSync(join(root, 'pages'), join(root, 'old'));
      symlinkSync(away, join(root, 'pages'));
    };
    const fill: typeof fileMaker.fill = async (file, bytes) => {
      await fileMaker.fill(file, bytes);
      await swap();
    };
    await expect(createIn({ root, file: 'pages/new.yaml' }, 'x', { ...fileMaker, fill })).rejects.toThrow('ENOENT');
    expect(readdirSync(away).sort()).toEqual(['a.yaml', 'empty']);
  });

  test('a file keeps its rights, and one that nobody may write to stays', async () => {
    const { root } = places();
    const path = join(root, 'pages/a.yaml');
    chmodSync(path, 0o640);
    expect(await replaceIn({ root, file: 'pages/a.yaml' }, { before, after: 'b' })).toBe('saved');
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(await replaceIn({ root, file: 'pages/a.yaml' }, { before, after: 'c' })).toBe('changed');
    chmodSync(path, 0o440);
    expect(await replaceIn({ root, file: 'pages/a.yaml' }, { after: 'c' })).toBe('protected');
    expect(readFileSync(path, 'utf8')).toBe('b');
  });

  test('a report in the folder of a site is not written through a link, one elsewhere is', async () => {
    const { root, away } = places();
    symlinkSync(join(away, 'a.yaml'), join(root, 'report.json'));
    const outcome = await runHere(['check', '--root', root, '--format', 'json', '--output', join(root, 'report.json')]);
    expect(outcome.code).toBe(2);
    expect(outcome.err).toContain('report.json leads out of the folder of the site');
    expect(readFileSync(join(away, 'a.yaml'), 'utf8')).toBe('a');
    for (const file of [join(root, 'new.json'), join(root, 'new.json'), join(away, 'out.json')]) {
      await runHere(['check', '--root', root, '--format', 'json', '--output', file]);
      expect(JSON.parse(readFileSync(file, 'utf8')), file).toMatchObject({ version: 1 });
    }
  });
});
