import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { BuilderPlace } from '../../../authoring/new-site/new-site.ts';
import { builderRoot } from '../../../builder/builder-root.ts';
import { groundAt, writeNewFolder } from '../../../builder/write/new-file.ts';
import { realOf } from '../../../builder/write/safety.ts';
import { bytesIfThere } from '../../../content/files/read.ts';
import { say } from '../../../diagnostics/messages/say.ts';
import { builderIs } from '../../../diagnostics/run-by.ts';
import { folderDisk } from '../../../disk/disk.ts';
import { isIn, slashed } from '../../../disk/slashed.ts';
import { siteFolders } from '../../../model/page-file.ts';
import { type ExitCode, exitCodes, type Io, misused, nearestSite, quoted } from '../../command.ts';
import { projectAbove } from '../../package/installation.mjs';
import type { Asked } from '../../report.ts';
import { save } from '../../write-files.ts';

type Packed = { readonly name: string; readonly bytes: Uint8Array };

/**
 * The packed builder that a new site is to have in place of the one of its registry.
 * @param typed its path; undefined if there is none
 * @throws UsageError if it is no such file
 */
export function packedBuilder(typed: string | undefined, cwd: string): Packed | undefined {
  if (typed === undefined) return undefined;
  const [file, name] = [resolve(cwd, typed), basename(typed)];
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw misused({ why: 'not-there', option: '--from', what: 'file', given: typed });
  if (/^sitewright-\d.*\.tgz$/.test(name)) return { name, bytes: readFileSync(file) };
  throw misused({ why: 'not-packed', given: name });
}

/** The builder as a new site in a folder has it: this clone, or a package that is installed in the site, this version or a packed one. */
export function builderFor(site: string, packed: Packed | undefined): BuilderPlace {
  if (builderIs === 'package' || packed !== undefined) {
    const own = JSON.parse(readFileSync(join(builderRoot, 'package.json'), 'utf8'));
    const version = packed === undefined ? own.version : `file:${packed.name}`;
    return { form: 'package', folder: 'node_modules/sitewright', version, node: own.engines.node };
  }
  const folder = slashed(relative(site, builderRoot));
  const prefix = isIn(builderRoot, site) ? '' : ` --prefix ${quoted(folder)}`;
  return { form: 'clone', folder, npm: `npm${prefix}`, npx: `npx${prefix}` };
}

/** What editors know of all pages, as a file in a folder of a site names it; undefined where no path to the builder lasts. */
export function schemaOfPages(folder: string): string | undefined {
  const project = builderIs === 'package' ? projectAbove(folder)?.folder : builderRoot;
  const file = join(
    project ?? '',
    builderIs === 'package' ? 'node_modules/sitewright' : '',
    'schemas/editor/page.schema.json',
  );
  const path = slashed(relative(folder, file));
  return project === undefined || isAbsolute(path) || !existsSync(file) ? undefined : path;
}

/** Where a new site comes to be, the builder that it has there, and how both are said and typed. */
export type NewPlace = Asked & {
  readonly folder: string;
  readonly builder: BuilderPlace;
  readonly said: Readonly<Record<'folder' | 'typed' | 'command', string>>;
};

export function newPlace(folder: string, packed: Packed | undefined, { options, io }: Asked): NewPlace {
  const builder = builderFor(folder, packed);
  const path = slashed(relative(io.cwd, folder));
  const command = builder.form === 'clone' ? `${builder.npx} sitewright` : 'npm';
  return { folder, builder, said: { folder: path, typed: quoted(path), command }, options, io };
}

/**
 * Writes a new site into its folder, and installs the builder in it where that is a package.
 * @param summary what is said when it is there
 * @throws Failure when something is there, or it can't be written
 */
export async function putSite(
  files: ReadonlyMap<string, string | Uint8Array>,
  { folder, builder, said, options, io }: NewPlace,
  summary: string,
): Promise<ExitCode> {
  await writeNewFolder(folder, files);
  const wantsInstall = builder.form === 'package' && !options.has('no-install');
  if (wantsInstall) io.out.write(`${say('new-site', { why: 'installing', folder: said.folder })}\n\n`);
  const lacks = wantsInstall && !(await installIn(folder));
  io.out.write(summary);
  if (!lacks) return exitCodes.fine;
  io.err.write(`\n${say('new-site', { why: 'not-installed', typed: said.typed })}\n`);
  return exitCodes.failed;
}

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
  // Where there is no npm, whoever types the command that follows is told by their shell.
  return once(npm, 'exit').then(
    ([code]) => code === 0,
    () => false,
  );
}

const contentFolders = [...siteFolders, 'dist', 'dist.sitewright'];

/** The folder that a new site comes into: as it was typed, from where it was typed. @throws UsageError unless it is one folder, and nothing is there */
export async function siteFolder(words: readonly string[], { cwd }: Pick<Io, 'cwd'>): Promise<string> {
  const [typed, ...others] = words;
  if (typed === undefined || typed === '') throw misused({ why: 'no-site' });
  if (others.length > 0) throw misused({ why: 'one-site', typed: words.join(' ') });
  const asked = resolve(cwd, typed);
  // Links above it are followed, so that ways from it to other folders are right.
  const folder = join(await realOf(dirname(asked)), basename(asked));
  if (isIn(folder, realpathSync(cwd))) throw misused({ why: 'same-folder' });
  const ground = await groundAt(folder);
  if (ground === 'file') throw misused({ why: 'folder-is-file', typed });
  if (ground === 'taken') throw misused({ why: 'folder-taken', typed });
  refuseInside(folder);
  return folder;
}

/** What is made in the pages of a site would be a part of that. */
function refuseInside(folder: string): void {
  const site = nearestSite({ cwd: dirname(folder), home: folder });
  const [top = ''] = relative(site, folder).split(sep);
  if (site !== folder && contentFolders.includes(top)) throw misused({ why: 'in-other-site', folder: join(site, top) });
  if (folder.split(sep).includes('node_modules')) throw misused({ why: 'in-packages' });
  const ours = ['src', 'schemas', 'tests', 'docs'].some((name) => isIn(join(builderRoot, name), folder));
  if (ours) throw misused({ why: 'in-ours' });
}

type ForEditors = {
  readonly file: string;
  readonly text: string;
  readonly stampIn: (text: string) => string | undefined;
};

/**
 * Writes a schema for editors, over an older one of ours, which has a stamp.
 * @returns what became of it
 * @throws UsageError if somebody's own file has its name, and Failure if it can't be written
 */
export async function writeForEditors(
  root: string,
  { file, text, stampIn }: ForEditors,
): Promise<'same' | 'made' | 'renewed'> {
  const before = bytesIfThere(folderDisk(root), file);
  const old = before && Buffer.from(before).toString('utf8');
  if (old === text) return 'same';
  if (old !== undefined && stampIn(old) === undefined) throw misused({ why: 'own-file', file });
  await save(root, { file, before, after: Buffer.from(text) });
  return before === undefined ? 'made' : 'renewed';
}

/** Where VS Code is told which schema files have. */
export const SETTINGS = '.vscode/settings.json';

/**
 * Has VS Code know of a schema.
 * @param change gives the settings with its name in them
 * @returns the file of the settings; undefined if there is none, or nothing of it changes
 * @throws Failure if it can't be written
 */
export async function nameInSettings(
  root: string,
  change: (settings: string) => string,
): Promise<typeof SETTINGS | undefined> {
  const before = bytesIfThere(folderDisk(root), SETTINGS);
  const settings = Buffer.from(before ?? '').toString();
  const text = change(settings);
  if (before === undefined || text === settings) return undefined;
  await save(root, { file: SETTINGS, before, after: Buffer.from(text) });
  return SETTINGS;
}
