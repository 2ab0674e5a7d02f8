import { rmSync } from 'node:fs';
import { appFolder } from '../builder/bundle/bundle.ts';
import { compile } from '../builder/bundle/compile.ts';
import { reasonOf } from '../builder/failure.ts';
import { compileCommands } from './compile-commands.ts';
import type { Prepared } from './prepare.mjs';

// What a process of its own runs (`prepare.mjs`): it compiles the commands, and the app at the same time for those that show pages.
const [, file = '', cache = '', name = '', ...options] = process.argv;
rmSync(file, { force: true });
// Nobody waits for it any more.
process.once('disconnect', () => process.exit(1));

const say = (words: Prepared): Promise<void> => new Promise((resolve) => void process.send?.(words, () => resolve()));

async function commands(): Promise<void> {
  const program = await compileCommands(cache, name, options.includes('fresh')).catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(2);
  });
  await say({ program });
}

// Whoever asks for an app that can't be compiled is told why.
const app = options.includes('app') ? appFolder(compile).catch(() => undefined) : undefined;
await Promise.all([commands(), app]);
process.exit();
