import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cacheName } from '../../src/cli/cache/cache.ts';
import { type Outcome, top } from '../build/support/command.ts';
import { type Change as ChangeOfFile, changed, changes as changesOfFiles, lasts } from '../content/changes.ts';
import { type Files, pageCalled } from '../content/memory-disk.ts';
import fc from '../random.ts';
import { runHere } from './run-here.ts';
import { mended, slipped } from './slips.ts';

/**
 * What happens between two builds: to a file of the content, to all pages at once, to the clock, to what is published, to what is kept; a slip that
 * others have to do with, or one less; a command that changes files.
 */
type Happening = { readonly what: (typeof happenings)[number]; readonly change: ChangeOfFile };

const happenings = [
  ...Array<'file'>(10).fill('file'),
  ...Array<'words'>(3).fill('words'),
  ...(['dates', 'dates', 'title', 'aliases', 'label', 'language', 'kind', 'rename', 'touch'] as const),
  ...(['clock', 'published', 'removed', 'damage', 'nothing'] as const),
  ...Array<'slip'>(8).fill('slip'),
  ...Array<'mended'>(6).fill('mended'),
  ...(['fix', 'fix', 'dry-run', 'move', 'move'] as const),
] as const;

/** Whether it is a command that changes files. */
const isCommand = ({ what }: Pick<Happening, 'what'>): boolean =>
  what === 'fix' || what === 'dry-run' || what === 'move';

const happening = fc.record({ what: fc.constantFrom(...happenings), change: changesOfFiles });

/** A page of which others make little use. */
const PLAIN = 'pages/plain.yaml';

/** The files under a folder, as text, by their paths. */
export function filesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'latin1')]));
}

const readFiles = (folder: string): Files =>
  Object.fromEntries([...filesIn(folder)].map(([path, text]) => [path, Buffer.from(text, 'latin1').toString()]));

/** The paths at which two folders differ. */
function differences(one: string, other: string): string[] {
  const [a, b] = [filesIn(one), filesIn(other)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path));
}

const formats = ['json', 'pretty', 'line', 'sarif', 'github', 'junit', 'gitlab', 'rdjson'];

const cache = join(top, 'node_modules/.cache/sitewright-answers');

/** What a build or a check says, without what may differ. */
const said = ({ code, out, err }: Outcome): string =>
  `${code}\n${err.replace(/^What was kept in \S+ is damaged, .*\n/gm, '')}\n${out.replace(/ in [\d.]+ s.*/, '').replace(/^(?:Reading|Compiling|Writing|Making) .*\n/gm, '')}`;

/** A site on the disk that is changed, and built with and without what was kept. */
class Site {
  readonly #root: string;
  readonly #out: string;
  readonly #clean: string;
  readonly #version: string;
  readonly #good: Files;
  #files: Files = {};
  /** How many builds published something, and how many pages they took over from those before. */
  built = 0;
  taken = 0;
  #clock = 1_900_000_000;

  constructor(work: string, version: string, good: Files) {
    this.#good = good;
    this.#root = join(work, 'site');
    this.#out = join(work, 'out');
    this.#clean = join(work, 'clean');
    this.#version = version;
  }

  get files(): Files {
    return this.#files;
  }

  /** Makes these the files, and writes those that are others. */
  write(files: Files): void {
    for (const path of Object.keys(this.#files)) if (!(path in files)) rmSync(join(this.#root, path), { force: true });
    for (const [path, text] of Object.entries(files)) {
      if (this.#files[path] === text) continue;
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
    this.#files = files;
  }

  /** Lets something happen. Gives the files as they are to be before the next thing happens. */
  happen({ what, change }: Happening, round: number): Files {
    const before = this.#files;
    const pages = Object.keys(before).filter((path) => /^pages\/[^[]*\.yaml$/.test(path));
    const page = pages[change.file % pages.length] ?? '';
    const [file, text] = [join(this.#root, page), String(before[page])];
    const edited = (edit: Files): Files => {
      this.write({ ...before, ...edit });
      return this.#files;
    };
    switch (what) {
      case 'file':
        this.write(changed(before, change, round)[0]);
        return lasts(change) ? this.#files : before;
      case 'words': {
        const { [PLAIN]: plain = '' } = before;
        const which = change.line % 2 === 0 ? /^description: .*/m : /(?<=^ +)description: .*/m;
        return edited({ [PLAIN]: String(plain).replace(which, `description: Words ${round}`) });
      }
      case 'dates': {
        const key = ['publishAt', 'expireAt'][change.line % 2];
        return edited({ [page]: `${key}: "2030-0${1 + (change.line % 5)}-12"\n${text}` });
      }
      case 'title':
        return edited({ [page]: text.replace(/^title: .*/m, `title: Title ${round % 3}`) });
      case 'aliases':
        edited({ [page]: `aliases: [/old/${round % 4}]\n${text}` });
        return before;
      case 'label':
        return edited({ 'site.yaml': String(before['site.yaml']).replace(/label: \w+/, `label: Label${round}`) });
      case 'language':
        edited({ 'site.yaml': `${String(before['site.yaml'])}language: de\n` });
        return before;
      case 'kind':
        return edited({
          'kinds/recipe.yaml': String(before['kinds/recipe.yaml']).replace(/Ready \w+/, `Ready w${round}`),
        });
      case 'rename': {
        const renamed = page.replace(/(\w+)\.yaml$/, `$1-r${round}.yaml`);
        renameSync(file, join(this.#root, renamed));
        const { [page]: _, ...others } = before;
        this.#files = { ...others, [renamed]: text };
        return before;
      }
      case 'touch':
        utimesSync(file, new Date(), new Date(Date.now() - 1e6));
        return before;
      case 'clock':
        this.#clock += 40 * 86_400 * (change.line % 2 === 0 ? 1 : -1);
        return before;
      case 'published':
      case 'removed':
        this.#spoil(what, change.file);
        return before;
      case 'damage':
        this.#damage(change);
        return before;
      case 'slip':
        this.write(slipped(before, change.line, change.file));
        return this.#files;
      case 'mended':
        this.write(mended(before, this.#good, change.file));
        return this.#files;
      case 'fix':
      case 'dry-run':
      case 'move':
      case 'nothing':
        return before;
    }
  }

  /** Changes or removes one of the published files. */
  #spoil(how: 'published' | 'removed', number: number): void {
    const paths = statSync(this.#out, { throwIfNoEntry: false }) === undefined ? [] : [...filesIn(this.#out).keys()];
    const path = paths.filter((each) => each.endsWith('.html') || each.endsWith('.json'))[number % paths.length];
    // Without our marker, the folder would be somebody else's.
    if (path === undefined || path.startsWith('.')) return;
    if (how === 'removed') rmSync(join(this.#out, path));
    else appendFileSync(join(this.#out, path), 'more');
  }

  /** Cuts off or changes something that was kept for this site. */
  #damage({ file, line }: ChangeOfFile): void {
    const contents = cacheName('contents', [this.#version, this.#root]);
    const built = cacheName('site', [this.#version, this.#root, this.#out, false]);
    const kept = join(cache, file % 2 === 0 ? contents : built);
    if (statSync(kept, { throwIfNoEntry: false }) === undefined) return;
    if (line % 2 === 0) truncateSync(kept, line % (statSync(kept).size + 1));
    else writeFileSync(kept, readFileSync(kept, 'utf8').replaceAll('title', 'tilte'));
  }

  /**
   * What is wrong with what a command does that changes files, if that is what happens: what it says and leaves is what it would with
   * nothing kept. Undefined if nothing is.
   */
  async commandDiffers({ what, change }: Happening, round: number): Promise<string | undefined> {
    if (!isCommand({ what })) return undefined;
    const env = { SOURCE_DATE_EPOCH: String(this.#clock) };
    const other = `${this.#root}-clean`;
    const from = `/services/s${change.file % 3}`;
    const args =
      what === 'move'
        ? ['move', from, change.line % 2 === 0 ? `/moved/m${round}` : `/services/m${round}`]
        : ['check', '--fix', ...(what === 'dry-run' ? ['--dry-run'] : [])];
    rmSync(other, { recursive: true, force: true });
    cpSync(this.#root, other, { recursive: true });
    const right = await runHere([...args, '--root', other], env);
    const told = await runHere([...args, '--root', this.#root], { ...env, SITEWRIGHT_VERSION: this.#version });
    const wrong = differences(this.#root, other);
    this.#files = readFiles(this.#root);
    if (wrong.length > 0) return `${args.join(' ')} makes other files: ${wrong.join(', ')}`;
    if (said(told) === said(right).replaceAll(other, this.#root)) return undefined;
    return `${args.join(' ')} says ${said(told)} in place of ${said(right)}`;
  }

  /** What is wrong with what is said and published from what was kept, a build before a check or after it, or alone; undefined if nothing is. */
  async differs(round: number): Promise<string | undefined> {
    if (round % 3 === 0) return (await this.#checkDiffers(round)) ?? (await this.#buildDiffers());
    return (await this.#buildDiffers()) ?? (round % 3 === 1 ? this.#checkDiffers(round) : undefined);
  }

  async #checkDiffers(round: number): Promise<string | undefined> {
    const env = { SOURCE_DATE_EPOCH: String(this.#clock) };
    const kept = { ...env, SITEWRIGHT_VERSION: this.#version };
    const format = formats[Math.floor(round / 3) % formats.length] ?? 'json';
    const check = ['check', '--root', this.#root, '--format', format];
    const [told, right] = [await runHere(check, kept), await runHere(check, env)];
    if (said(told) === said(right)) return undefined;
    return `check --format ${format} says ${told.out}${told.err} in place of ${right.out}${right.err}`;
  }

  async #buildDiffers(): Promise<string | undefined> {
    const env = { SOURCE_DATE_EPOCH: String(this.#clock) };
    const kept = { ...env, SITEWRIGHT_VERSION: this.#version };
    const build = (out: string): string[] => ['build', '--root', this.#root, '--out', out];
    const made = await runHere(build(this.#out), kept);
    const clean = await runHere(build(this.#clean), env);
    if (said(made).replaceAll(this.#out, this.#clean) !== said(clean))
      return `build says ${said(made)} in place of ${said(clean)}`;
    if (clean.code !== 0) return undefined;
    this.built += 1;
    this.taken += Number(/, (\d+) of them as before/.exec(made.out)?.[1] ?? 0);
    const wrong = differences(this.#out, this.#clean);
    return wrong.length === 0 ? undefined : `${wrong.join(', ')} differ`;
  }
}

/** What was found: the first difference, if there is one, and what the builds did. */
export type Held = { readonly problem: string | undefined } & Readonly<Record<'built' | 'taken', number>>;

/**
 * Changes a site in many ways, and after each builds and checks it twice: with what was kept of the times before, and without.
 * @param version a version of the commands that nobody else is
 */
export async function keptEqualsClean(
  made: Files,
  { work, version, rounds, seed }: { work: string; version: string; rounds: number; seed: number },
): Promise<Held> {
  const files = { ...made, [PLAIN]: `${pageCalled('Plain')}    description: Words\n` };
  const site = new Site(work, version, files);
  site.write(files);
  for (const [round, each] of fc.sample(happening, { numRuns: rounds, seed }).entries()) {
    const next = round === 0 ? files : site.happen(each, round);
    const problem = (await site.commandDiffers(each, round)) ?? (await site.differs(round));
    if (problem !== undefined)
      return { problem: `round ${round}, ${JSON.stringify(each)}: ${problem}`, ...countsOf(site) };
    // Every so often from the start, before there are too many mistakes.
    site.write(round % 15 === 14 ? files : isCommand(each) ? site.files : next);
  }
  return { problem: undefined, ...countsOf(site) };
}

const countsOf = ({ built, taken }: Site): Omit<Held, 'problem'> => ({ built, taken });
