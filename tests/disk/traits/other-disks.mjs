// Loaded before the command line, it gives this computer traits of other disks and systems, by the names in DISK_TRAITS:
//   numbers=N    a path has another disk number than the open file: Node 22.12 to 22.16 and 24.0 to 24.1 on Windows 11
//   links=CODE   there are no links, as on FAT32, exFAT and many network drives: EISDIR on Windows, ENOTSUP on macOS
//   once=CODE    each file of the site is held by another program when it is first renamed or removed
//   handles=      handles that can't flush: under Yarn's Plug'n'Play
//   held=PATH    a file that another program never lets go
import now from 'node:fs';
import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const traits = new URLSearchParams(process.env.DISK_TRAITS);

const refusal = (code, syscall, path) =>
  Object.assign(new Error(`${code}: imitated, ${syscall} '${path}'`), { code, syscall });

if (traits.has('numbers')) {
  const other = (stats) => {
    if (stats !== undefined) stats.dev = typeof stats.dev === 'bigint' ? 0n : 0;
    return stats;
  };
  for (const name of ['stat', 'lstat']) {
    const [ask, askNow] = [disk[name], now[`${name}Sync`]];
    disk[name] = async (...args) => other(await ask(...args));
    now[`${name}Sync`] = Object.assign((...args) => other(askNow(...args)), askNow);
  }
}

if (traits.has('handles')) {
  const { open } = disk;
  disk.open = async (...args) =>
    Object.assign(await open(...args), {
      sync: () => {
        throw new Error('Method not implemented.');
      },
    });
}

if (traits.has('links')) {
  const code = traits.get('links');
  for (const name of ['link', 'symlink']) {
    disk[name] = async (_, path) => Promise.reject(refusal(code, name, path));
    now[`${name}Sync`] = (_, path) => {
      throw refusal(code, name, path);
    };
  }
}

const seen = new Set();
/** What is said to somebody who wants to rename or remove a file; undefined if nobody holds it. */
function holder(path) {
  const isHeld = traits.has('held') && path.replaceAll('\\', '/').endsWith(`/${traits.get('held')}`);
  if (isHeld) return 'EBUSY';
  if (!traits.has('once') || seen.has(path)) return undefined;
  seen.add(path);
  return traits.get('once');
}
for (const name of ['rename', 'rm']) {
  const work = disk[name];
  disk[name] = async (...args) => {
    for (const path of name === 'rename' ? args.slice(0, 2) : args.slice(0, 1)) {
      const code = now.existsSync(path) ? holder(String(path)) : undefined;
      if (code !== undefined) throw refusal(code, name, path);
    }
    return work(...args);
  };
}
syncBuiltinESMExports();
