import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeNewFile } from '../../src/builder/write/new-file.ts';
import { fileMaker as disk, type FileMaker } from '../../src/disk/writing.ts';
import { folderWith } from './support/site.ts';

function failing(code: string): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error(`${code}: as the system says it`), { code }));
}

/** Writes half of it, as a disk does that runs full. */
const halfWritten: FileMaker['fill'] = async (file, bytes) => {
  await file.writeFile(bytes.slice(0, 3));
  await failing('ENOSPC')();
};

describe('a disk that fails leaves nothing behind', () => {
  test.each<[string, Partial<FileMaker>, string]>([
    ['it is full', { fill: halfWritten }, 'the disk is full'],
    ['it is read-only', { fill: failing('EROFS') }, 'the disk is read-only'],
    ['it refuses', { fill: failing('EACCES') }, 'writing there is not allowed'],
    ['it fails at the last step', { link: failing('ENOSPC') }, 'the disk is full'],
    ['it fails in its own words', { link: failing('EIO') }, 'EIO: as the system says it'],
  ])('%s', async (_name, faults, reason) => {
    const root = folderWith({ 'pages/index.yaml': '' });
    const path = join(root, 'pages/a/b/c.yaml');
    await expect(
      writeNewFile({ root, file: 'pages/a/b/c.yaml' }, 'title: C\n', { ...disk, ...faults }),
    ).rejects.toThrow(`${path} could not be written: ${reason}. Nothing was changed.`);
    expect(await readdir(root, { recursive: true })).toEqual(['pages', 'pages/index.yaml']);
  });

  test.skipIf(process.platform !== 'linux')('the system makes no folder there', async () => {
    await expect(writeNewFile({ root: '/proc', file: 'nowhere/a.yaml' }, '')).rejects.toThrow(
      /^\/proc\/nowhere\/a\.yaml could not be/,
    );
  });
});

test.each<[string, FileMaker]>([
  ['links', disk],
  ...['EISDIR', 'ENOTSUP', 'EPERM', 'ENOSYS'].map((code): [string, FileMaker] => [
    `no links (${code})`,
    { ...disk, link: failing(code) },
  ]),
])('on a disk with %s a file is written whole, and never over another', async (_name, files) => {
  const root = folderWith({});
  const path = join(root, 'a/b.yaml');
  const writers = ['one', 'two', 'three'].map((text) => writeNewFile({ root, file: 'a/b.yaml' }, text, files));
  const ends = await Promise.allSettled(writers);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const winner = ['one', 'two', 'three'][ends.findIndex(({ status }) => status === 'fulfilled')];
  expect(await readFile(path, 'utf8')).toBe(winner);
  expect(await readdir(root, { recursive: true })).toEqual(['a', 'a/b.yaml']);
  await expect(writeNewFile({ root, file: 'a/b.yaml' }, 'four', files)).rejects.toThrow(
    `${path} is there already. It was left as it is.`,
  );
  expect(await readFile(path, 'utf8')).toBe(winner);
});
