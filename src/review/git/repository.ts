import { firstLineOf, type Git, GitTrouble } from './git.ts';

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
  if (failure === undefined) {
    const [isInside, isShallow] = String(out).trim().split('\n');
    if (isInside !== 'true') throw new GitTrouble({ why: 'no-repository', root });
    return isShallow === 'true';
  }
  if (failure.includes('dubious ownership')) throw new GitTrouble({ why: 'not-yours', root });
  if (failure.includes('not a git repository')) throw new GitTrouble({ why: 'no-repository', root });
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
