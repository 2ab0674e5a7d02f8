import { join } from 'node:path';
import type { Changed } from '../../content/load/discover-again.ts';
import { type Look, lookAt, lookOf } from './look-around.ts';

/** What the files look like now. Only the changed ones are looked at, unless one of them has come or gone. */
export async function lookAgain(root: string, last: Look, changed: Changed): Promise<Look> {
  if (changed === 'anything') return lookOf(root);
  const look = new Map(last);
  for (const path of changed) {
    const file = join(root, path);
    const seen = await lookAt(file);
    // A folder that comes or goes takes files with it.
    if (seen === undefined || !look.has(file)) return lookOf(root);
    look.set(file, seen);
  }
  return look;
}
