import { type GitReason, gitTroubleIn } from '../../diagnostics/wording/git.ts';

/** Git can't answer, for a reason that isn't the site's. The message is for whoever ran the command. */
export class GitTrouble extends Error {
  override readonly name = 'GitTrouble';

  constructor(reason: GitReason) {
    super(gitTroubleIn(reason));
  }
}
