import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { codeOf, isMissing } from '../../disk/error-code.mjs';
import { isOfSystem } from '../../disk/hidden.ts';
import { isIn } from '../../disk/slashed.ts';
import { siteFolders } from '../../model/page-file.ts';
import { markerName } from '../../outputs/outputs.ts';
import { builderRoot } from '../builder-root.ts';
import { Failure } from '../failure.ts';
import { readMarker } from './own-file.ts';
import { namesIn, workEnding } from './paths.ts';

/** The real path of something that need not exist yet: links in the part that exists are followed. */
export async function realOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (!isMissing(error) || dirname(path) === path) throw error;
    return join(await realOf(dirname(path)), basename(path));
  }
}

async function isFolder(path: string): Promise<boolean | undefined> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}

/** Another build may put its folder there between two looks. */
const looks = 5;

/** Whether all files in a folder may go. Our marker is the first in a folder and the last: where its name is missing, so is a build. */
async function isReplaceable(out: string): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    const names = await namesIn(out);
    if (names.every(isOfSystem) || (await readMarker(out)) !== undefined) return true;
    if (!names.includes(markerName)) return false;
  }
  return false;
}

async function refuseForeign(out: string): Promise<void> {
  const folder = await isFolder(out);
  if (folder === undefined) return;
  if (!folder) throw new Failure(`${out} is a file, or lies in one. Choose another folder for the site with --out.`);
  if ((await namesIn(out)).includes('.git')) {
    throw new Failure(
      `${out} holds a Git repository (.git), and a build replaces the whole folder. ` +
        'Build into another folder with --out, and copy the site from there.',
    );
  }
  if (await isReplaceable(out)) return;
  throw new Failure(
    `${out} holds files that no build made (there is no ${markerName} in it), and a build replaces the whole folder. ` +
      'Empty it yourself, or choose another folder with --out.',
  );
}

/** Refuses a folder in the output or the work folder of another build: whatever is in there goes with the next one. */
async function refuseInOutput(out: string): Promise<void> {
  const parent = await realOf(dirname(out));
  const work = [...parent.split(sep), basename(out)].find((name) => name.endsWith(workEnding));
  if (work !== undefined) {
    throw new Failure(`${out} lies in ${work}, where builds keep their own files. Choose another folder with --out.`);
  }
  for (let folder = parent; dirname(folder) !== folder; folder = dirname(folder)) {
    if ((await readMarker(folder)) === undefined) continue;
    throw new Failure(
      `${out} lies in ${folder}, which a build made and the next one replaces as a whole. Choose another folder with --out.`,
    );
  }
}

const buildersOwn = ['src', 'schemas', 'node_modules', 'tests', 'docs', ...siteFolders];

/** Folders whose names begin with a dot are tools' own: .git, .github, .vscode. A site may lie in the builder, as those of its tests do. */
function isBuildersOwn(realRoot: string, realOut: string): boolean {
  if (isIn(realOut, builderRoot)) return true;
  if (!isIn(builderRoot, realOut) || (realRoot !== builderRoot && isIn(realRoot, realOut))) return false;
  const [first = ''] = relative(builderRoot, realOut).split(sep);
  return buildersOwn.includes(first) || first.startsWith('.');
}

async function refuseMountPoint(out: string): Promise<void> {
  if (!(await isMountPoint(out))) return;
  throw new Failure(
    `${out} is a mount point (a Docker volume, for example), and a build replaces the whole folder, which the system does not ` +
      `allow there. Use a folder inside it: --out ${join(out, 'site')}`,
  );
}

/**
 * Makes sure that a build may replace `out`, which deletes what is in it.
 * @throws Failure if content would be lost (the content root, its pages or public files, the builder, files of somebody else), or
 *   if the folder cannot be replaced
 */
export async function refuseUnsafeOut(root: string, out: string): Promise<void> {
  const [realRoot, realOut] = await Promise.all([realOf(root), realOf(out)]);
  if (isIn(realOut, realRoot)) {
    throw new Failure(`${out} is or contains the folder of the site itself. Choose another folder with --out.`);
  }
  for (const name of [...siteFolders, 'src', 'schemas', '.git']) {
    if (!isIn(join(realRoot, name), realOut)) continue;
    throw new Failure(`${out} lies in ${name}/. A build replaces the whole folder: choose another one with --out.`);
  }
  if (isBuildersOwn(realRoot, realOut)) {
    throw new Failure(`${out} belongs to the builder itself. Choose another folder with --out.`);
  }
  await refuseInOutput(out);
  await refuseForeign(out);
  await refuseMountPoint(out);
}

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
async function isMountPoint(folder: string): Promise<boolean> {
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
