import { withRelated } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { placeOf, type Range, type SourceText } from './source.ts';

/** Adds another place of the same file that explains the mistake. */
export function withRelatedRange(mistake: Diagnostic, source: SourceText, range: Range, message: string): Diagnostic {
  return withRelated(mistake, placeOf(source, range), message);
}
