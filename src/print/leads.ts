import type { PrintPlace } from '../model/print.ts';
import type { Href } from '../model/text.ts';

export const isDocument = ({ href }: Href, { origin, document }: PrintPlace): boolean => origin + href === document;

/** The whole address that a link leads to: a document is read away from its site. One to itself leads to its page. */
export function addressOf(to: Href, place: PrintPlace): string {
  const { kind, href } = to;
  const { origin, base, address } = place;
  if (isDocument(to, place)) return address;
  if (kind === 'page') return `${origin}${base}${href.slice(1)}`;
  if (href.startsWith('#')) return `${address}${href}`;
  return href.startsWith('/') ? `${origin}${href}` : href;
}
