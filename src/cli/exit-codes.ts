/** What a command's exit code means. Warnings do not count. */
export const exitCodes = {
  fine: 0,
  /** The content has errors. */
  mistakes: 1,
  /** The command was used wrongly, or something other than the content failed. */
  failed: 2,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
