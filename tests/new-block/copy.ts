import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const parts = [
  'src',
  'schemas',
  'messages',
  'docs',
  'tests',
  'package.json',
  'tsconfig.json',
  'biome.json',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
  'site.yaml',
  'pages',
  'public',
  '.gitignore',
];

type Ran = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** A copy of this checkout in a repository of its own. */
export type Copy = {
  /** Runs a program of our packages in it. */
  readonly run: (program: string, ...args: readonly string[]) => Ran;
  /** The files that are not as they were, or new. */
  readonly changed: () => readonly string[];
  readonly remove: () => void;
};

/** Copies this checkout, so that a block can be made in it. */
export function copyOfCheckout(): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'sitewright-block-'));
  // What was compiled is of the checkout, and knows no block of the copy.
  const { SITEWRIGHT_COMPILED: _, ...env } = process.env;
  const call = (program: string, args: readonly string[]): Ran =>
    spawnSync(program, args, { cwd: copy, env, encoding: 'utf8' });
  for (const part of parts) if (existsSync(part)) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  call('git', ['init', '-q']);
  call('git', ['add', '-A']);
  call('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '-qm', 'x']);
  return {
    run: (program, ...args) => call(`node_modules/.bin/${program}`, args),
    changed: () =>
      call('git', ['status', '--porcelain', '--untracked-files=all'])
        .stdout.trim()
        .split('\n')
        .map((line) => line.trim().replace(/^\S+\s+/, ''))
        .sort(),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Makes a block in a copy. */
export const newBlock = (copy: Copy, name: string): Ran => copy.run('tsx', 'src/cli/main.ts', 'new', 'block', name);
