import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Files, put } from '../build/support/site.ts';

/** The same each time, so that commits have the same names. */
const day = '2026-01-01T00:00:00Z';
const identity = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_AUTHOR_DATE: day,
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  GIT_COMMITTER_DATE: day,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** Runs Git in a folder. Gives what it prints. */
export function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    env: { ...process.env, ...identity },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

/** A new repository with the branch `main`, deleted after the test. */
export function repository(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-git-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  git(folder, 'init', '-q', '-b', 'main');
  return folder;
}

/** Commits all there is in a repository, with some files written before. Gives the name of the commit. */
export function commit(folder: string, files: Files = {}): string {
  put(folder, files);
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'A state');
  return git(folder, 'rev-parse', 'HEAD').trim();
}
