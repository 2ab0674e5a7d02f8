import type { Content } from '../../content/check/contents.ts';
import { type Link, linksOf } from '../../content/check/links-in.ts';
import { pathOf } from '../../content/check/misnamed.ts';
import { ownAddress } from '../../schema/formats/own-site.ts';
import { type Edit, replace } from '../../yaml/text/edits.ts';

/** Old address -> new address. */
export type NewAddresses = ReadonlyMap<string, string>;

/** The links of a file that lead to what moves, with their new addresses. What comes after `?` or `#` stays. @param url of the site */
export function linkEdits(content: Content, addresses: NewAddresses, url: URL | undefined): Edit[] {
  return linksOf([content]).flatMap((link) => {
    const own = ownAddress(link.href, url) ?? link.href;
    const from = pathOf(own);
    const to = addresses.get(from);
    // An address in percent signs is left: the old address leads on.
    return to === undefined || !own.startsWith(from) ? [] : edits(link, own, from, to);
  });
}

function edits({ href, content: { source }, range }: Link, own: string, from: string, to: string): Edit[] {
  const written = source.text.slice(...range);
  const at = (start: number): Edit => replace([range[0] + start, range[0] + start + from.length], to);
  const start = written.indexOf(href);
  const isAlone = written.replace(/^(["'])(.*)\1$/s, '$2') === href;
  if (isAlone && href.endsWith(own)) return [at(start + href.length - own.length)];
  // A link that could not be located is reported at the whole text.
  const address = new RegExp(`${from}(?<=(?:\\]\\(|<|\\]:\\s*)${from})(?=[?#)>\\s]|$)`, 'g');
  return [...written.matchAll(address)].map(({ index }) => at(index));
}
