import { linksOf } from '../check/links-in.ts';
import { pathOf } from '../check/misnamed.ts';
import { ownAddress } from '../check/own-site.ts';
import { isThere } from '../check/published.ts';
import { placesOf, type SiteFiles } from '../load/site-files.ts';

/**
 * The addresses that a site publishes as it is now: those of its pages and their PDF documents, those that lead on, and those of files that its links
 * lead to, such as a PDF. Pictures and styles are parts of pages: nobody keeps their addresses.
 */
export function publishedNow(files: SiteFiles): ReadonlySet<string> {
  const places = placesOf(files);
  const pages = [...places.pages].flatMap(([route, { content }]) => (content?.draft === true ? [] : [route]));
  const contents = [files.site, ...files.pages, ...files.bodies].flatMap((file) => file?.content ?? []);
  const linked = linksOf(contents).flatMap(({ href, content }) => {
    const path = pathOf(ownAddress(href, places.url) ?? href);
    return !content.draft && places.publicFiles.has(path) ? [encodeURI(path)] : [];
  });
  const documents = [...places.pdfs].flatMap(([address, { draft }]) => (draft ? [] : [address]));
  return new Set(
    [...pages, ...documents, ...places.redirects, ...linked].filter((address) => isThere(address, places)),
  );
}
