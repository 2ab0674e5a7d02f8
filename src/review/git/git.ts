import { spawn, spawnSync } from 'node:child_process';
import { devNull } from 'node:os';
import { type SaidOf, say } from '../../diagnostics/messages/say.ts';
import { codeOf } from '../../disk/error-code.mjs';
import { once } from '../../model/once.ts';

/** A commit, by the name that was typed and by Git's own. */
export type Commit = { readonly name: string; readonly hash: string };

/** What is compared. */
export type Range = {
  readonly before: Commit & {
    /** Whether it is the commit at which the two parted, and not the one that was named. */
    readonly isBase: boolean;
  };
  /** Undefined for the files as they are. */
  readonly after: Commit | undefined;
};

/** What was typed: a branch, tag or commit, `a..b` or `a...b`. Nothing means what isn't committed yet. */
export async function rangeOf(git: Git, root: string, typed: string | undefined): Promise<Range> {
  const isShallow = await lookedAt(git, root);
  const commit = (name: string): Promise<Commit> => commitOf(git, name, isShallow);
  if ((await hashOf(git, 'HEAD')) === undefined) throw new GitTrouble({ why: 'unborn' });
  if (typed === undefined) return { before: { ...(await commit('HEAD')), isBase: false }, after: undefined };
  const [, from = '', dots, to = ''] = /^(.*?)(\.{2,3})(.*)$/s.exec(typed) ?? [undefined, typed];
  const before = await commit(from || 'HEAD');
  const after = dots === undefined ? undefined : await commit(to || 'HEAD');
  if (dots === '..') return { before: { ...before, isBase: false }, after };
  const other = after ?? (await commit('HEAD'));
  const { out, failure } = await git.ask(['merge-base', before.hash, other.hash]);
  if (failure !== undefined) {
    throw new GitTrouble({
      why: 'no-base',
      ref: before.name,
      other: after === undefined ? 'HEAD' : other.name,
      isShallow,
    });
  }
  const hash = String(out).trim();
  return { before: { name: before.name, hash, isBase: hash !== before.hash }, after };
}

/** Looks whether a folder is in a repository. Gives whether that is shallow. @throws GitTrouble */
async function lookedAt(git: Git, root: string): Promise<boolean> {
  const { out, failure } = await git.ask(['rev-parse', '--is-inside-work-tree', '--is-shallow-repository']);
  const [isInside, isShallow] = failure === undefined ? String(out).trim().split('\n') : [];
  if (isInside === 'true') return isShallow === 'true';
  if (failure?.includes('dubious ownership')) throw new GitTrouble({ why: 'not-yours', root });
  if (failure === undefined || failure.includes('not a git repository'))
    throw new GitTrouble({ why: 'no-repository', root });
  throw new GitTrouble({ why: 'failed', what: 'rev-parse', reason: firstLineOf(failure) });
}

/** A branch that only the other side has is taken from there: a workflow checks out no other branch than its own. */
async function commitOf(git: Git, typed: string, isShallow: boolean): Promise<Commit> {
  for (const name of [typed, `origin/${typed}`]) {
    const hash = await hashOf(git, name);
    if (hash !== undefined) return { name, hash };
  }
  const isThere =
    !typed.startsWith('-') && (await git.ask(['rev-parse', '--verify', '--quiet', typed])).failure === undefined;
  throw new GitTrouble(isThere ? { why: 'no-commit', ref: typed } : { why: 'unknown-ref', ref: typed, isShallow });
}

async function hashOf(git: Git, name: string): Promise<string | undefined> {
  // Git would take it for an option.
  if (name.startsWith('-')) return undefined;
  const { out, failure } = await git.ask(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  return failure === undefined ? String(out).trim() : undefined;
}

/** Git can't answer, for a reason that isn't the site's. The message is for whoever ran the command. */
export class GitTrouble extends Error {
  override readonly name = 'GitTrouble';

  constructor(reason: SaidOf<'git'>) {
    super(say('git', reason));
  }
}

/** What Git has answered: the bytes on its standard output, and why it failed, if it did. */
export type Answer = { readonly out: Buffer; readonly failure: string | undefined };

/** Asks Git something in one folder. Nothing that is asked here writes: not the files, not the index, not the references. */
export type Git = {
  /** @param input what it reads */
  readonly ask: (args: readonly string[], input?: string) => Promise<Answer>;
  /** The same, with its failure thrown. @throws GitTrouble */
  readonly get: (args: readonly string[], input?: string) => Promise<Buffer>;
  /** The bytes of one object, read while everything waits. @throws GitTrouble */
  readonly objectNow: (name: string) => Buffer;
};

/** What would let Git look at another repository than that of the folder: hooks have these. */
const OF_OTHERS = ['DIR', 'WORK_TREE', 'INDEX_FILE', 'PREFIX', 'OBJECT_DIRECTORY', 'COMMON_DIR'];

/** So long Git may take for an answer. What takes longer waits for something. */
const MOST_MS = 120_000;

/** What would let Git run a program that the repository names, beside its filters. */
const RUNS_NOTHING = ['-c', 'core.fsmonitor=false', '-c', `core.hooksPath=${devNull}`];

/** Git's own words are read, so they are English. It takes no lock, asks for no password, fetches nothing and takes names of files as they are. */
function environment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = {
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    // Versions before 2.45 don't know that, but refuse each way to another repository that isn't named here.
    GIT_ALLOW_PROTOCOL: 'none',
  };
  const env: NodeJS.ProcessEnv = { ...process.env, ...own };
  for (const name of OF_OTHERS) delete env[`GIT_${name}`];
  return { ...env, ...more };
}

/** Git in a folder. @param env what else its environment says */
export function gitIn(folder: string, env: NodeJS.ProcessEnv = {}): Git {
  const options = { cwd: folder, env: environment(env), timeout: MOST_MS, killSignal: 'SIGKILL' } as const;
  const run = (args: readonly string[], { input = '', more = {} } = {}): Promise<Answer> =>
    answered(spawn('git', [...RUNS_NOTHING, ...args], { ...options, env: { ...options.env, ...more } }), input);
  const filters = once(async () => withoutFilters((await run(FILTERS)).out));
  const ask: Git['ask'] = async (args, input = '') => run(args, { input, more: await filters() });
  return {
    ask,
    get: async (args, input) => {
      const { out, failure } = await ask(args, input);
      if (failure === undefined) return out;
      throw new GitTrouble({ why: 'failed', what: args[0] ?? '', reason: firstLineOf(failure) });
    },
    objectNow: (name) => {
      const { status, stdout, stderr } = spawnSync('git', [...RUNS_NOTHING, 'cat-file', 'blob', name], {
        ...options,
        maxBuffer: 2 ** 28,
      });
      if (status === 0) return stdout;
      throw new GitTrouble({ why: 'failed', what: 'cat-file', reason: firstLineOf(String(stderr)) });
    },
  };
}

/** Asks which filters there are, and who says so. */
const FILTERS = ['config', '--show-scope', '-z', '--get-regexp', '^filter\\.'];

/** An environment in which the filters that a repository names are those of the user, and none where the user has none. */
function withoutFilters(listed: Buffer): NodeJS.ProcessEnv {
  const parts = partsOf(listed);
  const all = parts.flatMap((part, at) => (at % 2 === 0 ? [] : [{ scope: parts[at - 1], setting: part.split('\n') }]));
  const isOfRepository = ({ scope }: (typeof all)[number]): boolean => scope === 'local' || scope === 'worktree';
  const own = new Map(all.flatMap((each) => (isOfRepository(each) ? [] : [[each.setting[0], each.setting[1] ?? '']])));
  const keys = all.flatMap((each) => (isOfRepository(each) ? (each.setting[0] ?? []) : []));
  const pairs = keys.flatMap((key, at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, own.get(key) ?? ''],
  ]);
  return { GIT_CONFIG_COUNT: String(keys.length), ...Object.fromEntries(pairs) };
}

function answered(process: ReturnType<typeof spawn>, input: string): Promise<Answer> {
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  process.stdout?.on('data', (some: Buffer) => out.push(some));
  process.stderr?.on('data', (some: Buffer) => err.push(some));
  // Whoever fails early reads no more.
  process.stdin?.on('error', () => undefined);
  process.stdin?.end(input);
  return new Promise((resolve, reject) => {
    process.on('error', (error) => reject(codeOf(error) === 'ENOENT' ? new GitTrouble({ why: 'no-git' }) : error));
    process.on('close', (code, signal) => {
      const failure = signal === 'SIGKILL' ? 'it took too long, and was ended' : String(Buffer.concat(err));
      resolve({ out: Buffer.concat(out), failure: code === 0 ? undefined : failure });
    });
  });
}

/** Of what Git says, the first line, without what every failure begins with. */
function firstLineOf(failure: string): string {
  return (failure.trim().split('\n')[0] ?? '').replace(/^(?:fatal|error): /, '');
}

/** The parts of an answer that ends each with a zero. */
export function partsOf(out: Buffer): string[] {
  return out.toString('utf8').split('\0').slice(0, -1);
}
