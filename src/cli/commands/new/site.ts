import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { type BuilderPlace, type NewSite, newSite, type SiteWish } from '../../../authoring/new-site/new-site.ts';
import { builderRoot } from '../../../builder/builder-root.ts';
import { groundAt, writeNewFolder } from '../../../builder/write/new-folder.ts';
import { isError } from '../../../diagnostics/diagnostic.ts';
import { say } from '../../../diagnostics/messages/say.ts';
import { slashed } from '../../../disk/slashed.ts';
import { siteFolders } from '../../../model/site-folders.ts';
import { exitCodes, misused, type Run } from '../../command.ts';
import type { Io } from '../../io.ts';
import { report } from '../../report.ts';
import { holds, nearestSite, quoted } from '../../typed-in.ts';
import { builderFor, packedBuilder } from './builder-place.ts';
import { refuseLostOptions } from './lost-options.ts';
import { wishFor } from './site-wish.ts';

/** `sitewright new site`: makes a whole site to begin with, in a folder of its own, and says what to type next. */
export const run: Run = async ({ options, words }, io, command) => {
  refuseLostOptions(command, io.env);
  const folder = await siteFolder(words, io);
  const packed = packedBuilder(options.get('from'), io.cwd);
  const wish = await wishFor(options, io, folder);
  const builder = builderFor(folder, packed);
  const site = await newSite(wish, builder);
  const diagnostics = site.diagnostics.filter(isError);
  if (diagnostics.length > 0) {
    report({ ...site, diagnostics }, io.err, { options, io });
    throw misused({ why: 'mistaken-name' });
  }
  const others = packed === undefined ? [] : [[packed.name, packed.bytes] as const];
  await writeNewFolder(folder, new Map<string, string | Uint8Array>([...site.files, ...others]));
  const made = { wish, path: slashed(relative(io.cwd, folder)), builder };
  const wantsInstall = builder.form === 'package' && !options.has('no-install');
  if (wantsInstall) io.out.write(`${say('new-site', { why: 'installing', folder: made.path })}\n\n`);
  const lacks = wantsInstall && !(await installIn(folder));
  io.out.write(siteSummary(site, made));
  if (!lacks) return exitCodes.fine;
  io.err.write(`\n${say('new-site', { why: 'not-installed', typed: quoted(made.path) })}\n`);
  return exitCodes.failed;
};

/** Where a site was written, and what it has the builder as. */
type NewFolder = {
  readonly wish: SiteWish;
  /** From the folder in which the command was typed. */
  readonly path: string;
  readonly builder: BuilderPlace;
};

/** What somebody wants to know about a site that was made for them. */
function siteSummary({ files, diagnostics }: NewSite, { wish, path, builder }: NewFolder): string {
  const pages = [...files.keys()].filter((file) => file.startsWith('pages/')).sort(homeFirst);
  const made = say('new-site', {
    why: 'made',
    folder: path,
    kind: wish.kind,
    count: pages.length,
    pages: pages.map((file) => `  ${file}`).join('\n'),
    typed: quoted(path),
    command: builder.form === 'clone' ? `${builder.npx} sitewright` : 'npm',
    language: wish.language,
  });
  const left = diagnostics.filter(({ code }) => code !== 'english-words');
  return [made, ...left.map(({ file, line, message }) => `${file}, line ${line}: ${message}`), ''].join('\n');
}

const homeFirst = (a: string, b: string): number =>
  Number(b === 'pages/index.yaml') - Number(a === 'pages/index.yaml') || (a < b ? -1 : 1);

/** What npm is run with: the program that runs this one, or the one that is found by its name, which is a script on Windows. */
function npmCommand(env: NodeJS.ProcessEnv): readonly [command: string, ...args: readonly string[]] {
  const { npm_execpath: running = '' } = env;
  return /[\\/]npm-cli\.js$/.test(running) ? [process.execPath, running] : ['npm'];
}

/**
 * Installs what the `package.json` in a folder asks for, and writes a lock file beside it. What npm has to say goes to standard error.
 * @returns whether all of it is there
 */
async function installIn(folder: string): Promise<boolean> {
  const [command, ...args] = npmCommand(process.env);
  const npm = spawn(command, [...args, 'install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: command === 'npm' && process.platform === 'win32',
  });
  try {
    const [code] = await once(npm, 'exit');
    return code === 0;
  } catch {
    // There is no npm, which whoever types the command that follows is told by their shell.
    return false;
  }
}

/** Folders of a site whose files belong to it. */
const contentFolders = [...siteFolders, 'dist', 'dist.sitewright'];

/**
 * The folder that a new site comes into: as it was typed, from where it was typed.
 * @throws UsageError unless it is one folder, and nothing is there
 */
async function siteFolder(words: readonly string[], { cwd }: Pick<Io, 'cwd'>): Promise<string> {
  const [typed, ...others] = words;
  if (typed === undefined || typed === '') throw misused({ why: 'no-site' });
  if (others.length > 0) throw misused({ why: 'one-site', typed: words.join(' ') });
  const folder = withRealParent(resolve(cwd, typed));
  if (holds(folder, realpathSync(cwd))) throw misused({ why: 'same-folder' });
  const ground = await groundAt(folder);
  if (ground === 'file') throw misused({ why: 'folder-is-file', typed });
  if (ground === 'taken') throw misused({ why: 'folder-taken', typed });
  refuseInside(folder);
  return folder;
}

/** Links above it are followed, so that ways from it to other folders are right. */
function withRealParent(folder: string): string {
  const parent = dirname(folder);
  if (parent === folder) return folder;
  try {
    return join(realpathSync(parent), basename(folder));
  } catch {
    return join(withRealParent(parent), basename(folder));
  }
}

/** What is made in the pages of a site would be a part of that. */
function refuseInside(folder: string): void {
  const site = nearestSite({ cwd: dirname(folder), home: folder });
  const [top = ''] = relative(site, folder).split(sep);
  if (site !== folder && contentFolders.includes(top)) throw misused({ why: 'in-other-site', folder: join(site, top) });
  if (folder.split(sep).includes('node_modules')) throw misused({ why: 'in-packages' });
  const ours = ['src', 'schemas', 'tests', 'docs'].some((name) => holds(join(builderRoot, name), folder));
  if (ours) throw misused({ why: 'in-ours' });
}
