import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attackServer } from './build/requests/run.ts';
import { makeTarget, secrets } from './build/requests/site.ts';
import { addressOf, start, stop } from './build/support/command.ts';

/*
 * npm run fuzz-requests [-- COUNT [SEED]]: sends raw hostile requests to `start` and to `preview`, byte for byte. Ends with 1
 * when an answer isn't well-formed or is a server's failure, when something was shown that isn't published, or when a server
 * doesn't answer afterwards.
 */
const [count = 5000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const outcomes: boolean[] = [];

for (const [command, kind] of [
  ['start', 'sources'],
  ['preview', 'built'],
] as const) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-requests-')));
  makeTarget(root, kind);
  const server = start([command, '--root', root, '--port', '0'], { DEBUG: '1' });
  try {
    const url = await addressOf(server);
    // The app is compiled for the first page.
    await fetch(url);
    console.log(`${command}: ${count} requests, seed ${seed}`);
    const { statuses, faults } = await attackServer(Number(new URL(url).port), { count, seed, secrets }, (done) => {
      if (done % 1000 === 0) console.log(`${done} so far`);
    });
    const lives = await fetch(new URL('/a.txt', url)).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (!lives) console.log(server.printed().slice(-3000));
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
    console.log(`${counts.join(', ')}; faults: ${faults.length}; ${lives ? 'it still answers' : 'IT DOES NOT ANSWER'}`);
    for (const fault of faults.slice(0, 20)) console.log(fault);
    const { code } = await stop(server);
    console.log(`exit code ${code}`);
    outcomes.push(faults.length === 0 && lives && code === 0);
  } finally {
    await stop(server);
    rmSync(root, { recursive: true, force: true });
  }
}
process.exit(outcomes.every(Boolean) ? 0 : 1);
