// Loaded before the command line: the process is killed at the first file that it would write into a new version of a site.
import now from 'node:fs';
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const isNew = (arg) => /dist\.sitewright[\\/]new-[^\\/]+[\\/]/.test(String(arg));

for (const [calls, names] of [
  [disk, ['writeFile', 'copyFile', 'mkdir']],
  [now, ['openSync', 'mkdirSync']],
]) {
  for (const name of names) {
    const call = calls[name];
    calls[name] = (...args) => {
      if (args.some(isNew)) process.kill(process.pid, 'SIGKILL');
      return call(...args);
    };
  }
}
syncBuiltinESMExports();
