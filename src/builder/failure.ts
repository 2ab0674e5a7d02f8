/** Something outside the content went wrong. The message is a sentence or two for whoever ran the command, which ends with code 2. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

export const endedEarly = 'The command was ended before it was done. Look for process.exit in the code of blocks/.';

export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
