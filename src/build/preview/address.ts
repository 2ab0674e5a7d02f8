/** What a request asks for: a path of the site, or why there is none. */
export type Asked =
  | { readonly kind: 'path'; readonly path: string; readonly search: string }
  /** The site's own root, for a request for the root of a server with a base. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'malformed' };

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** A path that no file of a site has: one that climbs, or names a hidden file, which hosts do not serve. */
function isSuspicious(path: string): boolean {
  const hidden = (part: string): boolean => part.startsWith('.') && part !== '.well-known';
  return path.includes('\0') || path.includes('\\') || path.split('/').some(hidden);
}

/**
 * Reads the address of a request.
 * @param url as it came over the wire: a path, perhaps with a query
 * @param base the path the site is served under, `/` or `/site/`
 */
export function askedFor(url: string, base: string): Asked {
  const [, raw = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const path = decoded(raw);
  if (path === undefined || !path.startsWith('/') || path.includes('\0')) return { kind: 'malformed' };
  if (isSuspicious(path)) return { kind: 'outside' };
  if (path.startsWith(base)) return { kind: 'path', path: `/${path.slice(base.length)}`, search };
  return path === '/' || `${path}/` === base ? { kind: 'redirect', to: `${base}${search}` } : { kind: 'outside' };
}

/** A decoded path as it goes over the wire. */
export function wireForm(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
