import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { recover, servedFolder } from '../../../src/builder/write/journal.ts';
import { markerText } from '../../../src/builder/write/own-file.ts';
import { type OutputPaths, outputPaths, shapes } from '../../../src/builder/write/paths.ts';
import { keptVersions } from '../../../src/builder/write/versions.ts';
import { writeWhole } from '../../../src/builder/write/write.ts';
import fc from '../../random.ts';
import { put } from '../support/site.ts';
import { compileWriter } from './compile.ts';
import { filesOf } from './versions.ts';

/** Ways of publishing: a new folder, the same on a disk without links, a new version behind a link. */
export type Kind = 'plain' | 'linkless' | 'live';

/** What a kill met: the old site in place, none (or a link that is made but not yet switched), or the new one. */
export type Moment = 'before the swap' | 'in the swap' | 'after the swap' | 'too late';

export type Figures = { readonly kills: number; readonly moments: Readonly<Record<Moment, number>> };

/** When to kill: at a call of the file system, counted from the start or from the swap; or after a part of the time it takes. */
type Aim =
  | { readonly at: 'call'; readonly call: number }
  | { readonly at: 'swap'; readonly calls: number }
  | { readonly at: 'time'; readonly thousandths: number };

/** How many calls there are from the first of the swap on that may matter. */
const swapCalls = 4;

/** Moments to kill at: each call once, each of the swap once more, and then some at random, until there are `kills` of them. */
function aimsFor(kills: number, seed: number, calls: number): Aim[] {
  const each = [
    ...Array.from({ length: calls }, (_, index): Aim => ({ at: 'call', call: index + 1 })),
    ...Array.from({ length: swapCalls + 1 }, (_, index): Aim => ({ at: 'swap', calls: index })),
  ];
  const any: fc.Arbitrary<Aim> = fc.oneof(
    fc.record({ at: fc.constant('call' as const), call: fc.integer({ min: 1, max: calls }) }),
    fc.record({ at: fc.constant('swap' as const), calls: fc.integer({ min: 0, max: swapCalls }) }),
    fc.record({ at: fc.constant('time' as const), thousandths: fc.integer({ min: 0, max: 999 }) }),
  );
  return [...each, ...fc.sample(any, { numRuns: Math.max(1, kills - each.length), seed })].slice(0, kills);
}

const thesis = 'ten years of work';

/** Files of the author, with the names that builds once deleted. */
const bystanders = ['dist.old/thesis.txt', 'dist.tmp-1/thesis.txt', 'dist.lock', 'thesis/dist/index.html'];

function textsIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}

/** Whether a folder holds all of a version, and nothing else but hashed files of versions before it. */
function holds(folder: string, word: string): boolean {
  const found = textsIn(folder);
  const wanted = new Map(filesOf(word).map((file) => [file.path, 'text' in file ? file.text : '']));
  wanted.set('.sitewright.json', markerText('/'));
  const more = [...found.keys()].filter((path) => !wanted.has(path) && !path.startsWith('built/app-'));
  return more.length === 0 && [...wanted].every(([path, text]) => found.get(path) === text);
}

function wordIn(folder: string | undefined, words: readonly string[]): string {
  const word = folder === undefined ? undefined : words.find((each) => holds(folder, each));
  if (word === undefined) throw new Error(`${folder ?? 'Nothing'} is no whole version of ${words.join(' or ')}.`);
  return word;
}

type Victim = {
  readonly kind: Kind;
  readonly root: string;
  readonly paths: OutputPaths;
  readonly writer: string;
};

type Run = { readonly wasKilled: boolean; readonly calls: number; readonly time: number };

/** What kills the writer: itself at a call, or we after some milliseconds. */
type Death = { readonly call?: string; readonly after?: number };

/** Lets the writer publish a version, and kills it. */
async function write({ kind, root, paths, writer }: Victim, word: string, { call = '', after }: Death): Promise<Run> {
  const child = spawn(process.execPath, [writer, root, paths.out, kind, word, call]);
  const printed: string[] = [];
  const wrong: string[] = [];
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      printed.push(data.toString());
      resolve();
    });
  });
  child.stderr.on('data', (data: Buffer) => wrong.push(data.toString()));
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('close', (_code, signal) => resolve(signal)));
  await Promise.race([ready, ended]);
  const begun = performance.now();
  if (after !== undefined) {
    await wait(after);
    child.kill('SIGKILL');
  }
  const signal = await ended;
  if (signal === null && child.exitCode !== 0) throw new Error(`The writer failed: ${wrong.join('')}`);
  const [, calls, time] = printed.join('').split('\n');
  return { wasKilled: signal !== null, calls: Number(calls), time: Math.min(Number(time), performance.now() - begun) };
}

function momentOf({ paths }: Victim, word: string): Moment {
  if (!existsSync(paths.out)) return 'in the swap';
  if (holds(paths.out, word)) return 'after the swap';
  const hasLink = existsSync(paths.work) && readdirSync(paths.work).some((name) => shapes.link.test(name));
  return hasLink ? 'in the swap' : 'before the swap';
}

function expectNothingLost({ root }: Victim): void {
  for (const path of bystanders) {
    if (readFileSync(join(root, path), 'utf8') !== thesis) throw new Error(`${path} is not what it was.`);
  }
}

/** What may be beside the site when no build runs: with a live link, the versions. */
function expectNothingLeft({ kind, root, paths }: Victim): void {
  const beside = readdirSync(root).filter((name) => !bystanders.some((path) => path.split('/')[0] === name));
  const wanted = kind === 'live' && existsSync(paths.work) ? ['dist', 'dist.sitewright'] : ['dist'];
  const inWork = existsSync(paths.work) ? readdirSync(paths.work) : [];
  const versions = inWork.filter((name) => shapes.version.test(name));
  const others = inWork.filter((name) => !shapes.version.test(name) && !shapes.list.test(name));
  const left = [...beside.filter((name) => !wanted.includes(name)), ...others];
  if (left.length > 0) throw new Error(`Left behind: ${left.join(', ')}`);
  if (versions.length > keptVersions) throw new Error(`${versions.length} versions are kept.`);
}

async function publishHere({ kind, root, paths }: Victim, word: string): Promise<void> {
  const live = kind === 'live';
  await writeWhole({ root, out: paths.out, live, base: '/', progress: () => undefined }, filesOf(word));
}

/** A plain folder again, so that the next live build has to turn it into a link. */
async function unlink(victim: Victim, word: string): Promise<void> {
  await rm(victim.paths.out, { recursive: true });
  await publishHere({ ...victim, kind: 'plain' }, word);
}

function deathOf(aim: Aim, { time }: Run): Death {
  if (aim.at === 'time') return { after: (aim.thousandths / 1000) * time };
  return { call: aim.at === 'swap' ? `swap+${aim.calls}` : String(aim.call) };
}

type Left = { readonly moment: Moment; readonly word: string };

async function killOnce(victim: Victim, old: string, word: string, death: Death): Promise<Left> {
  const { wasKilled } = await write(victim, word, death);
  const moment = wasKilled ? momentOf(victim, word) : 'too late';
  wordIn(await servedFolder(victim.paths.out), [old, word]);
  await recover(victim.paths.out);
  expectNothingLost(victim);
  expectNothingLeft(victim);
  return { moment, word: wordIn(victim.paths.out, [old, word]) };
}

async function attack(victim: Victim, kills: number, seed: number): Promise<Figures> {
  const moments = { 'before the swap': 0, 'in the swap': 0, 'after the swap': 0, 'too late': 0 };
  let word = 'first';
  await publishHere(victim, 'nothing');
  const rehearsal = await write(victim, word, {});
  for (const [index, aim] of aimsFor(kills, seed, rehearsal.calls).entries()) {
    if (victim.kind === 'live' && index % 4 === 3) await unlink(victim, word);
    try {
      const left = await killOnce(victim, word, `w${index}`, deathOf(aim, rehearsal));
      moments[left.moment] += 1;
      word = left.word;
    } catch (error) {
      throw new Error(`Kill ${index} of a ${victim.kind} build (seed ${seed}, ${JSON.stringify(aim)})`, {
        cause: error,
      });
    }
  }
  await publishHere(victim, 'last');
  wordIn(victim.paths.out, ['last']);
  return { kills, moments };
}

/**
 * Kills builds and looks at what is left: at once, a whole version must be found for `preview`, and after what the next build
 * does first, a whole version must be at its place, and nothing beside it.
 * @throws Error at the first that is not so, with what shows it again
 */
export async function killBuilds(kind: Kind, kills: number, seed: number): Promise<Figures> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-kills-')));
  const root = join(folder, 'site');
  try {
    const writer = await compileWriter(join(folder, 'writer'));
    for (const path of bystanders) put(root, { [path]: thesis });
    return await attack({ kind, root, paths: outputPaths(join(root, 'dist')), writer }, kills, seed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
