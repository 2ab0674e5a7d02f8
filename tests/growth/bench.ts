import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { kinds } from './kinds.ts';

/*
 * npm run bench-growth [-- BYTES [PART OF A KIND'S NAME]]: checks a bad file of each kind, of 1 MB if nothing else is said,
 * each in a process of its own, and prints how long the whole process took, its processor time and its peak memory.
 */
const [bytes = '990000', only = ''] = process.argv.slice(2);
const main = new URL('../../src/cli/main.ts', import.meta.url).pathname;
// The last thing that a process does is to say what it took.
const account =
  `data:text/javascript,process.on('exit',()=>{const{userCPUTime:u,systemCPUTime:s,maxRSS:m}=process.resourceUsage();
console.error('@'+Math.round((u+s)/1000)+' '+Math.round(m/1024))})`.replace(/\n/g, '');

for (const [kind, make] of Object.entries(kinds)) {
  if (!kind.includes(only)) continue;
  const root = mkdtempSync(join(tmpdir(), 'sitewright-growth-'));
  for (const [path, content] of Object.entries(make(Number(bytes)))) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const started = performance.now();
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', account, main, 'check', '--root', root],
    { encoding: 'utf8', timeout: 60_000, maxBuffer: 2 ** 28 },
  );
  const time = Math.round(performance.now() - started);
  const [, cpu = '?', memory = '?'] = /@(\d+) (\d+)/.exec(stderr) ?? [];
  const last =
    stdout
      .trimEnd()
      .split('\n')
      .findLast((line) => /^\d+ errors?,|^No mistakes/.test(line)) ?? '';
  console.log(
    `${String(time).padStart(6)} ms  ${cpu.padStart(6)} ms cpu  ${memory.padStart(4)} MB  ${kind}: ${status} ${last}`,
  );
  rmSync(root, { recursive: true });
}
