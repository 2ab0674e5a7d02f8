import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleApp } from '../../src/builder/bundle/bundle.ts';
import { copyOfBuilder } from '../build/support/builder-copy.ts';
import { fromSource, type Outcome, preparing, start } from '../build/support/command.ts';
import { page, put, siteYaml } from '../build/support/site.ts';
import { commandsOf } from '../cli/run-here.ts';
import { type Damage, damage, damages, numbersFrom } from './damages.ts';

/** What may be damaged: a kind of kept file, by its path in the cache. `published` is what a build may take over. */
const kinds = {
  program: /^sitewright-commands\/.*\.mjs$/,
  validators: /^sitewright-commands\/.*\/validators\//,
  'seal of the commands': /^sitewright-commands\/.*\/kept\.json$/,
  'what V8 made': /^sitewright-commands\/.*\/compiled\//,
  renderer: /^sitewright\/.*\/entry-(?:server|known)\.js$/,
  'boot script': /^sitewright\/.*\/boot\.js$/,
  blocks: /^sitewright\/.*\/built\/.*\.js$/,
  'lists of the app': /^sitewright\/.*\/(?:manifest|packages|kept)\.json$/,
  answers: /^sitewright-answers\/(?:build|check)-/,
  contents: /^sitewright-answers\/contents-/,
  sites: /^sitewright-answers\/site-/,
  learned: /^sitewright-answers\/learned-/,
} as const;

/** Kinds of which one at a time is damaged: a build that makes one of them anew doesn't look at the others. */
const together: readonly (readonly string[])[] = [
  ['program', 'validators', 'seal of the commands', 'what V8 made'],
  ['renderer', 'boot script', 'blocks', 'lists of the app'],
  ['answers', 'contents', 'sites', 'learned'],
  ['published'],
];

/** What happens to the content before a build, so that it asks for more or less of what was kept. */
const happenings = ['nothing', 'words', 'name', 'gone'] as const;

/** What of the content changes: the words of a page, and what all pages show. */
type Content = { readonly words: number; readonly name: number };

const filesIn = (folder: string): string[] =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort()
    : [];

/** What a command prints, without times and what it is doing. */
const printed = (out: string): string =>
  out.replace(/ in [\d.]+ s.*/, '').replace(/^(?:Reading|Compiling|Writing|Making) .*\n/gm, '');

const line = /^What was kept in \S+ is damaged, so it isn't used\.\n/gm;

/**
 * Gives a copy of the builder what it compiles: where it would compile the app or the commands, it copies those that were compiled once. That is
 * what takes long, and what is kept of it is looked at all the same.
 */
async function compiledOnce(copy: string, run: (...args: string[]) => Promise<Outcome>): Promise<void> {
  const made = join(copy, 'made');
  const { folder } = await bundleApp();
  const copied = (name: string): string => `import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builderRoot } from '../${name === 'app' ? '' : 'builder/'}builder-root.ts';
const from = join(builderRoot, 'made/${name}');`;
  cpSync(folder, join(made, 'app'), { recursive: true });
  rmSync(join(made, 'app/kept.json'));
  const compileApp = `${copied('app')}
export async function compile(folder: string): Promise<void> {
  cpSync(from, folder, { recursive: true });
}
`;
  writeFileSync(join(copy, 'src/builder/bundle/compile.ts'), compileApp);
  const first = await run('--help');
  if (first.code !== 0) throw new Error(first.err);
  const commands = join(copy, 'node_modules/.cache/sitewright-commands');
  const [version = ''] = readdirSync(commands);
  cpSync(join(commands, version), join(made, 'commands'), { recursive: true });
  for (const name of ['kept.json', 'compiled', 'validators'])
    rmSync(join(made, 'commands', name), { recursive: true, force: true });
  rmSync(join(copy, 'node_modules/.cache'), { recursive: true });
  const compileCommands = `${copied('commands')}
import { cachedIn } from '../builder/cache/cache.ts';
export async function compileCommands(cache: string, name: string, isFresh: boolean): Promise<string | undefined> {
  const folder = await cachedIn({ folder: cache, most: 10, isFresh }, name, async (empty) => {
    cpSync(from, empty, { recursive: true });
  });
  return folder === undefined ? undefined : join(folder, 'program.mjs');
}
`;
  writeFileSync(join(copy, 'src/cli/compile-commands.ts'), compileCommands);
}

/** A file that was damaged. */
type Done = { readonly kind: string; readonly how: Damage; readonly path: string };

/** A small site, a copy of the builder with a cache of its own, and what is right for each content. */
class Workshop {
  readonly #copy: string;
  readonly #root: string;
  readonly #next: (below: number) => number;
  readonly #right = new Map<string, string>();
  #content: Content = { words: 0, name: 0 };
  /** Runs a command in this process, which doesn't look at the compiled commands. */
  #runHere: ReturnType<typeof commandsOf> | undefined;
  #isHere = false;

  constructor(copy: string, seed: number) {
    this.#copy = copy;
    this.#root = join(copy, 'site');
    this.#next = numbersFrom(seed);
  }

  get #cache(): string {
    return join(this.#copy, 'node_modules/.cache');
  }

  readonly run = (...args: string[]): Promise<Outcome> =>
    start(args, { SOURCE_DATE_EPOCH: '1900000000' }, this.#copy, fromSource(this.#copy)).ended;

  async #build(...more: string[]): Promise<Outcome> {
    const args = ['build', '--root', this.#root, '--out', join(this.#root, 'dist'), ...more];
    if (!this.#isHere) return this.run(...args);
    this.#runHere ??= commandsOf(this.#copy);
    return (await this.#runHere)(args, { SOURCE_DATE_EPOCH: '1900000000', SITEWRIGHT_VERSION: 'here' });
  }

  #write(content: Content): void {
    this.#content = content;
    put(this.#root, {
      'site.yaml': siteYaml.replace('Example', `Site ${content.name}`),
      'pages/index.yaml': page('Home'),
      'pages/plain.yaml': page('Plain', `    description: Words ${content.words}\n`),
      'pages/plain.md': `\`\`\`js\nconst words = ${content.words}; // Words\n\`\`\`\n`,
      'public/a.txt': 'words',
    });
  }

  /** What is published, as one text. */
  #published(): string {
    const out = join(this.#root, 'dist');
    return filesIn(out)
      .map((path) => `${path}\0${readFileSync(join(out, path), 'latin1')}`)
      .join('\0');
  }

  /** Builds each content with nothing kept. */
  async prepare(): Promise<void> {
    await compiledOnce(this.#copy, this.run);
    for (const words of [0, 1])
      for (const name of [0, 1]) {
        this.#write({ words, name });
        const { code, err } = await this.#build('--fresh');
        if (code !== 0 || err.replace(preparing, '') !== '') throw new Error(err);
        this.#right.set(JSON.stringify(this.#content), this.#published());
      }
  }

  #happen(): void {
    const what = happenings[this.#next(happenings.length)];
    const { words, name } = this.#content;
    if (what === 'words') this.#write({ words: 1 - words, name });
    else if (what === 'name') this.#write({ words, name: 1 - name });
    else if (what === 'gone') rmSync(join(this.#root, 'dist'), { recursive: true, force: true });
  }

  /** Damages a kept file of some kinds; undefined if there is none, or it is as it was. */
  #damage(some: readonly string[]): Done | undefined {
    const kind = some[this.#next(some.length)] ?? '';
    const how = damages[this.#next(damages.length)] ?? 'removed';
    const isPublished = kind === 'published';
    const folder = isPublished ? join(this.#root, 'dist') : this.#cache;
    const of = (Object.entries(kinds).find(([name]) => name === kind) ?? [])[1];
    const all = filesIn(folder).filter((path) => (isPublished ? !path.startsWith('.') : of?.test(path)));
    const files = kind === 'program' ? all.filter((path) => !path.includes('/validators/')) : all;
    const path = files[this.#next(files.length)];
    if (path === undefined || (isPublished && how === 'file')) return undefined;
    // Answers change places with what was kept of contents and sites, too.
    const isAnswer = path.startsWith('sitewright-answers/');
    const others = (
      isAnswer ? filesIn(this.#cache).filter((each) => each.startsWith('sitewright-answers/')) : files
    ).filter((each) => each !== path);
    const other = others[this.#next(others.length)];
    if (how === 'swapped' && other === undefined) return undefined;
    return damage(join(folder, path), how, join(folder, other ?? path), this.#next) ? { kind, how, path } : undefined;
  }

  /** What is wrong with what a build has printed and published; undefined if that is right, or it has said in a sentence why not. */
  #judge({ code, out, err }: Outcome, mayFail: boolean): string | undefined {
    const rest = err.replace(line, '').replace(preparing, '');
    if (code === 2 && mayFail && !/unexpected|^\s+at /im.test(err)) return undefined;
    if (code !== 0 || rest !== '') return `ended with ${code} and said: ${err}`;
    if (!/^2 pages/.test(printed(out))) return `said: ${out}`;
    return this.#published() === this.#right.get(JSON.stringify(this.#content))
      ? undefined
      : 'published something else';
  }

  /**
   * A few damages that don't hide each other, followed by two builds, and others once more with `--fresh`. Builds are processes, or run here,
   * which takes a fifth of the time. Then nothing of the commands is damaged.
   * @param noted is told what was damaged
   * @returns what went wrong
   */
  async round(
    { isFresh, isHere }: { isFresh: boolean; isHere: boolean },
    noted: (done: Done) => void,
  ): Promise<string | undefined> {
    this.#isHere = isHere;
    for (const more of isFresh ? [[], ['--fresh']] : [[]]) {
      const done = together.slice(isHere ? 1 : 0).flatMap((some) => this.#damage(some) ?? []);
      done.forEach(noted);
      this.#happen();
      const where = `${done.map(({ path, how }) => `${path} ${how}`).join(', ')}, build ${more.join(' ')}`;
      const first = this.#judge(await this.#build(...more), true);
      if (first !== undefined) return `${where}: ${first}`;
      rmSync(join(this.#root, 'dist'), { recursive: true, force: true });
      const second = this.#judge(await this.#build(), false);
      if (second !== undefined) return `${where}, and once more: ${second}`;
    }
    return undefined;
  }
}

/** What was found: the first damages that did harm, if some did, and how many there were of each kind of file and of damage. */
export type Endured = { readonly problem: string | undefined; readonly counts: Readonly<Record<string, number>> };

/**
 * Damages kept files at random, and builds after each: what comes is what a clean build gives, or a sentence, and is right the next time.
 * @param freshEach after every so many rounds there is one with `--fresh`
 */
export async function enduresDamages(
  count: number,
  { seed, freshEach, said }: { seed: number; freshEach: number; said: (damaged: number) => void },
): Promise<Endured> {
  const copy = copyOfBuilder();
  const counts: Record<string, number> = {};
  try {
    const workshop = new Workshop(copy, seed);
    await workshop.prepare();
    let damaged = 0;
    const noted = ({ kind, how }: Done): void => {
      damaged += 1;
      for (const name of [kind, `(${how})`]) counts[name] = (counts[name] ?? 0) + 1;
    };
    for (let round = 0; damaged < count; round += 1) {
      const problem = await workshop.round({ isFresh: round % freshEach === 0, isHere: round % 5 > 0 }, noted);
      if (problem !== undefined) return { problem: `round ${round}: ${problem}`, counts };
      if (round % 10 === 9) said(damaged);
    }
    return { problem: undefined, counts };
  } finally {
    if (statSync(copy, { throwIfNoEntry: false })) rmSync(copy, { recursive: true, force: true });
  }
}
