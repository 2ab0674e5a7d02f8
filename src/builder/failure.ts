/**
 * Something outside the content went wrong (a disk, a folder, the builder's own source). The message is one
 * or two sentences for whoever ran the command; commands print it and leave with code 2.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** What a thrown value says, in words. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** The system's error code (`ENOENT`), if the thrown value carries one. */
export function codeOf(thrown: unknown): string | undefined {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
}

/** Whether something was thrown because there is no such file or folder. */
export function isMissing(thrown: unknown): boolean {
  const code = codeOf(thrown);
  return code === 'ENOENT' || code === 'ENOTDIR';
}
