import type { Json } from '../../model/json.ts';
import type { EntryKind } from './kinds.ts';

/**
 * The address of a page's PDF document: the one that the page says, or, if all pages of its kind have one, the page's own with
 * .pdf at the end. Undefined if it has none.
 */
export function pdfOf(written: Json | undefined, route: string, kind: EntryKind | undefined): string | undefined {
  if (typeof written === 'string') return written;
  return kind?.pdf === true ? `${route === '/' ? '/index' : route}.pdf` : undefined;
}
