import { spawn, spawnSync } from 'node:child_process';
import { codeOf } from '../../disk/error-code.mjs';
import { GitTrouble } from './trouble.ts';

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
const OF_OTHERS = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_PREFIX',
  'GIT_OBJECT_DIRECTORY',
  'GIT_COMMON_DIR',
];

/** Git's own words are read, so they are English. It takes no lock, asks for no password and takes names of files as they are. */
function environment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = { LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', GIT_LITERAL_PATHSPECS: '1' };
  const env: NodeJS.ProcessEnv = { ...process.env, ...own };
  for (const name of OF_OTHERS) delete env[name];
  return { ...env, ...more };
}

/** Git in a folder. @param env what else its environment says */
export function gitIn(folder: string, env: NodeJS.ProcessEnv = {}): Git {
  const options = { cwd: folder, env: environment(env) };
  const ask = (args: readonly string[], input = ''): Promise<Answer> => answered(spawn('git', args, options), input);
  return {
    ask,
    get: async (args, input) => {
      const { out, failure } = await ask(args, input);
      if (failure === undefined) return out;
      throw new GitTrouble({ why: 'failed', what: args[0] ?? '', reason: firstLineOf(failure) });
    },
    objectNow: (name) => {
      const { status, stdout, stderr } = spawnSync('git', ['cat-file', 'blob', name], {
        ...options,
        maxBuffer: 2 ** 28,
      });
      if (status === 0) return stdout;
      throw new GitTrouble({ why: 'failed', what: 'cat-file', reason: firstLineOf(String(stderr)) });
    },
  };
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
    process.on('close', (code) =>
      resolve({ out: Buffer.concat(out), failure: code === 0 ? undefined : String(Buffer.concat(err)) }),
    );
  });
}

/** Of what Git says, the first line, without what every failure begins with. */
export function firstLineOf(failure: string): string {
  return (failure.trim().split('\n')[0] ?? '').replace(/^(?:fatal|error): /, '');
}

/** The parts of an answer that ends each with a zero. */
export function partsOf(out: Buffer): string[] {
  return out.toString('utf8').split('\0').slice(0, -1);
}
