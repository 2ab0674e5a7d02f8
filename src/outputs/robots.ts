import { sitemapName } from './sitemap.ts';

export const robotsName = 'robots.txt';

const everybody = 'User-agent: *\nAllow: /\n';

/**
 * What search engines read first: an author's own words, or that everybody may read everything, and where the sitemap is.
 * @param own the text of `public/robots.txt`
 * @param site `https://example.com/site/`
 */
export function robotsText(own: string | undefined, site: string): string {
  const text = own ?? everybody;
  if (/^[ \t]*sitemap[ \t]*:/im.test(text)) return text;
  // A rule ends at an empty line; this line belongs to none.
  return `${text.trimEnd()}\n\nSitemap: ${site}${sitemapName}\n`.trimStart();
}
