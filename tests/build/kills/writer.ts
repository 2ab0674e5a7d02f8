/*
 * Publishes a folder as a build does, in a process of its own that can be killed: by whoever started it, or by itself before one of
 * its calls of the file system (`12`), or so many after the one that begins to replace what is published (`swap+0`). Prints how many
 * calls it made and how long it took, in ms, if it gets to the end.
 */
import now from 'node:fs';
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { writeWhole } from '../../../src/builder/write/write.ts';
import { filesOf } from './versions.ts';

const [root = '', out = '', kind = '', word = '', death = ''] = process.argv.slice(2);
const [, swap = '', number = ''] = /^(swap\+)?(\d*)$/.exec(death) ?? [];
let calls = 0;
let sinceSwap = -1;

type Call = (...args: unknown[]) => unknown;

function counting(call: Call): Call {
  return (...args) => {
    calls += 1;
    if (sinceSwap >= 0 || (call.name === 'rename' && (args[0] === out || args[1] === out))) sinceSwap += 1;
    if (number !== '' && Number(number) === (swap === '' ? calls : sinceSwap)) process.kill(process.pid, 'SIGKILL');
    return call(...args);
  };
}

/** What changes something on a disk. */
const changing = ['writeFile', 'copyFile', 'mkdir', 'chmod', 'link', 'symlink', 'rename', 'rm', 'rmdir'];
/** The same where it is done at once; standard output is written to by such calls, too, but not by these. */
const changingNow = ['mkdirSync', 'writeFileSync', 'chmodSync'];

function count(calls: object, names: readonly string[]): void {
  for (const [name, call] of Object.entries(calls)) {
    if (names.includes(name) && typeof call === 'function') Object.assign(calls, { [name]: counting(call as Call) });
  }
}

if (kind === 'linkless') {
  const link = async (): Promise<void> => {
    throw Object.assign(new Error('EISDIR: imitated, link'), { code: 'EISDIR' });
  };
  Object.assign(disk, { link });
}
count(disk, changing);
count(now, changingNow);
syncBuiltinESMExports();

process.stdout.write('ready\n');
const begun = performance.now();
await writeWhole({ root, out, live: kind === 'live', base: '/', progress: () => undefined }, filesOf(word));
process.stdout.write(`${calls}\n${performance.now() - begun}\n`);
