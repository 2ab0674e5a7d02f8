// Loaded before the command line: the process is killed at the first file that it would write into a new version of a site.
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

for (const name of ['writeFile', 'copyFile', 'mkdir']) {
  const call = disk[name];
  disk[name] = (...args) => {
    if (args.some((arg) => /dist\.sitewright[\\/]new-[^\\/]+[\\/]/.test(String(arg))))
      process.kill(process.pid, 'SIGKILL');
    return call(...args);
  };
}
syncBuiltinESMExports();
