import { type Look, queryOf } from './look.ts';

/** Where the gallery stands: a name that no page and no file of a site can have. */
export const galleryBase = '/__blocks';

/** The address of a block's page. */
export function blockAddress(name: string, look?: Look): string {
  return `${galleryBase}/${name}${look === undefined ? '' : queryOf(look)}`;
}

/** The address of a block's example and nothing else. `live` keeps it up to date by itself, in a tab of its own. */
export function previewAddress(name: string, look: Look, live = false): string {
  return `${galleryBase}/${name}/preview${queryOf(look)}${live ? '&live=true' : ''}`;
}

/** What a request asks for. */
export type Wanted =
  | { readonly kind: 'index' }
  | { readonly kind: 'block' | 'preview'; readonly name: string; readonly query: URLSearchParams }
  | { readonly kind: 'nothing' };

/**
 * Reads the address of a request.
 * @param url without `galleryBase`: `/hero/preview?mode=dark`
 * @param names of all blocks
 */
export function wantedAt(url: string, names: readonly string[]): Wanted {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const [name = '', part, ...rest] = path.split('/').slice(1);
  if (name === '') return { kind: 'index' };
  if (!names.includes(name)) return { kind: 'nothing' };
  const query = new URLSearchParams(search);
  if (part === undefined || part === '') return { kind: 'block', name, query };
  if (part === 'preview' && rest.length === 0) return { kind: 'preview', name, query };
  return { kind: 'nothing' };
}
