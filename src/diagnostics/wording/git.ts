import { type Named, wordsOf } from './by-name.ts';

/** Why two states of a site can't be compared. */
const troubles = {
  'no-git': () => "Git isn't installed here, or can't be found. Install it from git-scm.com, then try again.",
  'no-repository': ({ root }: { root: string }) =>
    `${root} is in no Git repository, so there is nothing to compare with. Begin one with: git init`,
  'not-yours': ({ root }: { root: string }) =>
    `Git refuses to read this repository, because another user owns it. If you trust it: git config --global --add safe.directory "${root}"`,
  unborn: () => 'This repository has no commit yet, so there is nothing to compare with. Commit your site first.',
  'unknown-ref': ({ ref, isShallow }: { ref: string; isShallow: boolean }) =>
    isShallow
      ? `Git knows no branch, tag or commit called "${ref}". This clone has only the latest commits. Fetch the others first: git fetch --unshallow (in a workflow, fetch-depth: 0).`
      : `Git knows no branch, tag or commit called "${ref}". See the branches with git branch --all, or fetch it first: git fetch`,
  'no-commit': ({ ref }: { ref: string }) => `"${ref}" is no branch, tag or commit.`,
  'no-base': ({ ref, other, isShallow }: { ref: string; other: string; isShallow: boolean }) =>
    isShallow
      ? `The commit at which "${ref}" and "${other}" parted isn't in this clone, which has only the latest commits. Fetch the others first: git fetch --unshallow (in a workflow, fetch-depth: 0).`
      : `"${ref}" and "${other}" have no commit in common. Compare them as they are: ${ref}..${other}`,
  failed: ({ what, reason }: { what: string; reason: string }) => `Git could not answer (git ${what}): ${reason}`,
};

/** Why Git's answer can't be used, with what its words take. */
export type GitReason = Named<typeof troubles>;

/** The same in words, with what to do. */
export function gitTroubleIn(reason: GitReason): string {
  return wordsOf(troubles, reason);
}
