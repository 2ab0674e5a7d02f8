/** The command was typed wrongly. The message is a sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
