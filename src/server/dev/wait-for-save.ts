import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../../builder/failure.ts';

const step = 25;
/** Editors that empty a file before they write it are done long before this. */
const patience = 400;

/** Size and time of the last change; undefined for a file that is gone. */
async function look(file: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs } = await stat(file);
    return `${size} ${mtimeMs}`;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isEmpty(seen: string | undefined): boolean {
  return seen?.startsWith('0 ') === true;
}

/**
 * Waits until a file that was reported as changed holds still. An empty file, or one that is gone, may be an
 * editor's half-way state: it is believed only after a moment.
 */
export async function settled(file: string): Promise<void> {
  const end = performance.now() + patience;
  let seen = await look(file);
  for (let quiet = false; !quiet && performance.now() < end; ) {
    await wait(step);
    const now = await look(file);
    quiet = now === seen && now !== undefined && !isEmpty(now);
    seen = now;
  }
}
