import { withoutQuery } from '../../model/address.ts';
/** What a request asks for: a path of the site, or why there is none. */
export type Asked =
  | { readonly kind: 'path'; readonly path: string }
  /** The site's own root, for a request for the root of a server with a base. */
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'malformed' };

/** The path of an address, decoded; undefined when it is malformed. */
export function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(withoutQuery(url));
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    // A stray % is no address.
    return undefined;
  }
}

/** A path that no file of a site has: one that climbs, or names a hidden file, which hosts do not serve. */
function isSuspicious(path: string): boolean {
  const hidden = (part: string): boolean => part.startsWith('.') && part !== '.well-known';
  return path.includes('\\') || path.split('/').some((part) => hidden(part) || (onWindows && isDevice(part)));
}

const onWindows = process.platform === 'win32';

/** What Windows takes for a device or for another name of a file: `aux.html`, `index.html::$DATA`, `index.html.`. */
function isDevice(part: string): boolean {
  return part.includes(':') || /[. ]$/.test(part) || /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(part);
}

/**
 * Reads the address of a request.
 * @param url as it came over the wire: a path, perhaps with a query
 * @param base the path the site is served under, `/` or `/site/`
 */
export function askedFor(url: string, base: string): Asked {
  const path = decodedPath(url);
  if (path === undefined) return { kind: 'malformed' };
  if (isSuspicious(path)) return { kind: 'outside' };
  if (path.startsWith(base)) return { kind: 'path', path: `/${path.slice(base.length)}` };
  const [search = ''] = /\?[^#]*/.exec(url) ?? [];
  return path === '/' || `${path}/` === base ? { kind: 'redirect', to: `${base}${search}` } : { kind: 'outside' };
}
