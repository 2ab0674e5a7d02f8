import type { Finding } from '../findings/finding.ts';
import type { Range, SourceText } from '../text/source.ts';

/** Adds another place of the same file that explains the mistake. */
export function withRelated(mistake: Finding, source: SourceText, range: Range, message: string): Finding {
  return withRelated(mistake, source, range, message);
}
