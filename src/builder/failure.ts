/**
 * Something outside the content went wrong (a disk, a folder, the builder's own source). The message is one
 * or two sentences for whoever ran the command; commands print it and leave with code 2.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** What to say where a program was ended from within. */
export const endedEarly = 'The command was ended before it was done. Look for process.exit in the code of blocks/.';

export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
