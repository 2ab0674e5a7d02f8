import { isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { PdfDocument } from '../../model/site.ts';
import { type Node, valueAt } from '../../yaml/syntax/tree.ts';
import type { Range } from '../../yaml/text/source.ts';
import type { EntryKind } from './kinds.ts';

/** The addresses that a document can have. The schema of pages has the same pattern. */
const ADDRESS = /^\/([a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_.-]*\.pdf$/;

/**
 * The PDF document of a page: at the address that the page says, or at the page's own with .pdf at the end. An address in capitals is
 * refused, and links are held against what it will be. Undefined if neither the page nor its kind asks for a document.
 */
export function pdfOf(written: Json | undefined, route: string, kind: EntryKind | undefined): PdfDocument | undefined {
  const own = typeof written === 'string' ? { address: written } : meant(keysIn(written));
  const ofKind = kind?.pdf === true ? {} : keysIn(kind?.pdf);
  if (own === undefined && ofKind === undefined) return undefined;
  const { address = `${route === '/' ? '/index' : route}.pdf`, cover = ofKind?.cover } = own ?? {};
  if (typeof address !== 'string' || !ADDRESS.test(address.toLowerCase())) return undefined;
  return { address: address.toLowerCase(), ...(typeof cover === 'boolean' ? { cover } : {}) };
}

/** Where a page says the address of its document; undefined if it leaves that to us. */
export function pdfAddressIn(root: Node): Range | undefined {
  const written = valueAt(root, 'pdf');
  return (written?.kind === 'map' ? valueAt(written, 'address') : written)?.range;
}

const keysIn = (value: Json | undefined): JsonObject | undefined => (isObject(value) ? value : undefined);

/** An address under a key that isn't there is reported, and links are held against what it will be. */
function meant(keys: JsonObject | undefined): JsonObject | undefined {
  if (keys === undefined || 'address' in keys) return keys;
  const address = Object.values(keys).find((value) => typeof value === 'string' && ADDRESS.test(value.toLowerCase()));
  return address === undefined ? keys : { ...keys, address };
}
