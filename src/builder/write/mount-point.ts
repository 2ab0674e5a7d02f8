import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../failure.ts';

/** Where file systems are mounted, as Linux tells it; undefined elsewhere. */
async function mountPoints(): Promise<readonly string[] | undefined> {
  try {
    const lines = (await readFile('/proc/self/mountinfo', 'utf8')).split('\n');
    // The fifth field, in which blanks are written as \040.
    const unescaped = (path: string): string =>
      path.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)));
    return lines.map((line) => unescaped(line.split(' ')[4] ?? ''));
  } catch (error) {
    if (codeOf(error) !== undefined) return undefined;
    throw error;
  }
}

/** Whether something is mounted at a folder, such as a volume in a container. Such a folder cannot be renamed. */
export async function isMountPoint(folder: string): Promise<boolean> {
  try {
    const real = await realpath(folder);
    const points = await mountPoints();
    if (points !== undefined) return points.includes(real);
    const [here, above] = await Promise.all([stat(real), stat(dirname(real))]);
    return here.dev !== above.dev;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}
