import type { Diagnostic } from './diagnostic.ts';

/** A diagnostic, or a problem that no file of the site is to blame for. */
type Told = Pick<Diagnostic, 'file' | 'message'> & { readonly code?: string | undefined };

/** What stays of a diagnostic while lines move: which file it is about, and what is said. */
export function identityOf({ file, code, message }: Told): string {
  return [file, code, message].join('\n');
}
