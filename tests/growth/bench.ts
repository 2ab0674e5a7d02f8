import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kinds } from './kinds.ts';

/*
 * npm run bench-growth [-- BYTES [PART OF A KIND'S NAME]]: checks a bad file of each kind, of 1 MB if nothing else is said,
 * each in a process of its own, and prints how long that took, its processor time, that time in times of the good file
 * of the same size, its peak memory and what it told. A kind that takes longer than a limit is stopped and named.
 */
const [bytes = '990000', only = ''] = process.argv.slice(2);
const commands = fileURLToPath(new URL('../../src/cli/start.mjs', import.meta.url));
// The first start compiles them.
spawnSync(process.execPath, [commands, '--help']);
// The last thing that a process does is to say what it took.
const account =
  `data:text/javascript,process.on('exit',()=>{const{userCPUTime:u,systemCPUTime:s,maxRSS:m}=process.resourceUsage();
console.error('@'+Math.round((u+s)/1000)+' '+Math.round(m/1024))})`.replace(/\n/g, '');

const good = 'good blocks';
const chosen = Object.keys(kinds).filter((kind) => kind.includes(only) && kind !== good);
let goodTime: number | undefined;

// The good one first: the others are compared with it, whatever else the machine does.
for (const kind of [good, ...chosen]) {
  const make = kinds[kind];
  if (make === undefined) throw new Error(`There is no kind ${kind}.`);
  const root = mkdtempSync(join(tmpdir(), 'sitewright-growth-'));
  for (const [path, content] of Object.entries(make(Number(bytes)))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const started = performance.now();
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', account, commands, 'check', '--root', root],
    { encoding: 'utf8', timeout: 20_000, maxBuffer: 2 ** 28 },
  );
  const [, time, memory] = /@(\d+) (\d+)/.exec(stderr) ?? [];
  const wall = Math.round(performance.now() - started);
  goodTime ??= Number(time);
  const last =
    stdout
      .trimEnd()
      .split('\n')
      .findLast((line) => /^\d+ errors?,|^No mistakes/.test(line)) ?? '';
  const taken =
    time === undefined
      ? 'over 20 s, stopped'.padEnd(46)
      : `${String(wall).padStart(6)} ms  ${time.padStart(6)} ms cpu  ${(Number(time) / goodTime).toFixed(2)} x  ${memory?.padStart(4)} MB`;
  console.log(`${taken}  ${kind}: ${status} ${last}`);
  rmSync(root, { recursive: true });
}
