import { decoded, withoutEndSlashes, withoutQuery } from '../../model/address.ts';
import { addressOn } from './own-site.ts';

/** Why a text can't be the old address of a redirect, and what can be written instead, if anything. */
export type FromProblem = {
  readonly why:
    | 'own-name'
    | 'other-site'
    | 'many'
    | 'query'
    | 'anchor'
    | 'anchor-of-home'
    | 'encoded'
    | 'letters'
    | 'slash'
    | 'form';
  readonly better: string | undefined;
};

/** Letters of any language, with single spaces between words, as old sites have them. The schemas have the same pattern. */
const PART = '[\\p{L}\\p{N}-][\\p{L}\\p{M}\\p{N}\\u200c\\u200d_-]*( [\\p{L}\\p{M}\\p{N}\\u200c\\u200d_-]+)*';
const ADDRESS = new RegExp(`^/(${PART}(/${PART})*(\\.[A-Za-z0-9]+)?)?(\\?\\w+=[\\w.~-]+(&\\w+=[\\w.~-]+)*)?$`, 'u');

/** The address of the site, and where the redirect leads. */
type RedirectContext = { readonly url?: URL | undefined; readonly to?: string | undefined };

/**
 * What is wrong with the old address of a redirect; undefined if it is one. It is what visitors ask for, so nothing but its
 * form may change: `better` is the same address.
 */
export function redirectFromProblem(from: string, { url, to }: RedirectContext = {}): FromProblem | undefined {
  if (ADDRESS.test(from)) return undefined;
  const own = addressOn(from, url) ?? addressOn(withScheme(from), url);
  // What is wrong with the rest of an address of ours is said of that rest.
  if (own !== undefined)
    return goodForm(own) === undefined ? redirectFromProblem(own) : { why: 'own-name', better: oldAddress(own, to) };
  if (/[*^$()|\\]|(?:^|\/):\w|\{|\[/.test(from)) return { why: 'many', better: undefined };
  if (
    /^[a-z]+:\/\//i.test(from) ||
    /^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|example|de|eu|io|uk|in)(?:\/|$)/i.test(from)
  ) {
    const path = from.replace(/^[a-z]+:\/\//i, '').replace(/^[^/]*/, '');
    return { why: 'other-site', better: oldAddress(path, to) };
  }
  if (from.includes('?')) return { why: 'query', better: undefined };
  if (from.includes('#')) {
    const path = goodForm(withoutQuery(from));
    return path === '/' ? { why: 'anchor-of-home', better: undefined } : { why: 'anchor', better: path };
  }
  if (goodForm(from) !== undefined) return { why: 'slash', better: goodForm(from) };
  const plain = decoded(from);
  if (plain !== from && goodForm(plain) !== undefined) return { why: 'encoded', better: goodForm(plain) };
  return { why: /[^!-~]/.test(plain) ? 'letters' : 'form', better: undefined };
}

/** `www.example.com/old`, `//example.com/old`: the full address without its beginning. */
function withScheme(from: string): string {
  return /^(?:\/\/)?[\p{L}\p{N}]/u.test(from) ? `https://${from.replace(/^\/\//, '')}` : from;
}

/** The old address that is meant by the path of a full one: not the home page, and to itself nothing can be redirected. */
function oldAddress(path: string, to: string | undefined): string | undefined {
  const address = goodForm(path);
  return address === '/' || address === (to && withoutQuery(to)) ? undefined : address;
}

/** An address with one slash at its start and none at its end, if that makes it one. */
function goodForm(path: string): string | undefined {
  const address = `/${withoutEndSlashes(path.replace(/^(?:\.{0,2}\/)+/, ''))}`;
  return ADDRESS.test(address) ? address : undefined;
}
