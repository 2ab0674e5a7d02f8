import type { Json } from '../../model/json.ts';
import type { EntryKind } from './kinds.ts';

/** The addresses that a document can have. The schema of pages has the same pattern. */
const ADDRESS = /^\/([a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_.-]*\.pdf$/;

/**
 * The address of a page's PDF document: the one that the page says, or, if all pages of its kind have one, the page's own with
 * .pdf at the end. One in capitals is refused, and links are held against what it will be. Undefined if it has none.
 */
export function pdfOf(written: Json | undefined, route: string, kind: EntryKind | undefined): string | undefined {
  if (typeof written === 'string') return ADDRESS.test(written.toLowerCase()) ? written.toLowerCase() : undefined;
  return kind?.pdf === true ? `${route === '/' ? '/index' : route}.pdf` : undefined;
}
