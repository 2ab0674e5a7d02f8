import { expect } from 'vitest';
import { type Files, folderWith } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

/** Runs `new page` in a folder with these files. */
export async function make(
  files: Files,
  ...args: readonly string[]
): Promise<{ root: string; code: number | null; said: string }> {
  const root = folderWith(files);
  const { code, out, err } = await runHere(['new', 'page', ...args], {}, root);
  // What was refused is on the one stream, what was made on the other.
  expect(out === '' || err === '').toBe(true);
  return { root, code, said: out || err };
}
