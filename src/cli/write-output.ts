import { writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { Failure, reasonOf } from '../builder/failure.ts';
import { say } from '../diagnostics/messages/say.ts';
import { codeOf } from '../disk/error-code.mjs';
import { isIn } from '../disk/slashed.ts';
import { createIn, replaceIn } from '../disk/writing.ts';

/** `--output` as it was typed in a folder, for a site. */
type Output = { readonly output: string; readonly cwd: string; readonly root: string };

/** Writes what a command would print to a file: what a shell does with `>` differs (PowerShell 5.1 makes it UTF-16). @throws Failure if it can't be written */
export async function writeOutput({ output, cwd, root }: Output, text: string): Promise<void> {
  try {
    await writeTo(resolve(cwd, output), text, root);
  } catch (error) {
    throw new Failure(say('saving', { why: 'unwritable', file: output, reason: reasonOf(error) }));
  }
}

/** In the folder of a site, links may be somebody else's: there, a file is replaced, and nothing written that leads elsewhere. */
async function writeTo(path: string, text: string, root: string): Promise<void> {
  if (!isIn(root, path)) return writeFile(path, text);
  const place = { root, file: relative(root, path) };
  try {
    await createIn(place, text);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if ((await replaceIn(place, { after: text })) === 'protected') throw new Error(say('saving', { why: 'protected' }));
  }
}
