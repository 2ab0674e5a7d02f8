/** What a command's exit code means. Warnings do not count. */
export const exitCodes = {
  fine: 0,
  /** The content has errors. */
  mistakes: 1,
  /** The command was used wrongly, or something other than the content failed. */
  failed: 2,
  /** The builder has changed: whoever supervises the server starts the next one. */
  again: 75,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
