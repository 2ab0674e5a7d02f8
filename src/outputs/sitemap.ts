import { pageAddress } from '../model/address.ts';
import { escapeText } from './html/escape.ts';
import type { Addresses, Output, Served } from './output.ts';

export const robotsName = 'robots.txt';

const everybody = 'User-agent: *\nAllow: /\n';

/** An author's own words, or that everybody may read everything, and where the sitemap is. @param site `https://example.com/site/` */
export function robotsText(own: string | undefined, site: string): string {
  const text = own ?? everybody;
  if (/^[ \t]*sitemap[ \t]*:/im.test(text)) return text;
  // A rule ends at an empty line; this line belongs to none.
  return `${text.trimEnd()}\n\nSitemap: ${site}${sitemapName}\n`.trimStart();
}

/** The most that search engines read of one sitemap: https://www.sitemaps.org/protocol.html. In addresses, and in bytes. */
export type SitemapLimits = { readonly addresses: number; readonly bytes: number };

const limits: SitemapLimits = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

const sitemapName = 'sitemap.xml';

function entryOf(kind: 'url' | 'sitemap', address: string, changed?: string): string {
  const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return `<${kind}><loc>${escapeText(address)}</loc>${day}</${kind}>\n`;
}

function fileOf(kind: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} ${namespace}>\n${entries.join('')}</${kind}>\n`;
}

const around = Buffer.byteLength(fileOf('urlset', []));

/** Routes in groups that one file may hold, whether or not the days of their changes are known. */
function grouped(site: string, routes: Iterable<string>, { addresses, bytes }: SitemapLimits): string[][] {
  const groups: string[][] = [[]];
  let size = around;
  for (const route of routes) {
    const added = Buffer.byteLength(entryOf('url', pageAddress(site, route), '2031-05-01'));
    const last = groups.at(-1) ?? [];
    if (last.length >= addresses || size + added > bytes) {
      groups.push([route]);
      size = around + added;
    } else {
      last.push(route);
      size += added;
    }
  }
  return groups;
}

/** An index, where one file may not hold all pages; otherwise a part is about its number. */
const INDEX = 'index';

/** One file, or an index and its files where one may not hold all pages. An author's own in `public/` stands in its place. */
export function sitemapOf(most: SitemapLimits = limits): Output<Served> {
  const groupsOf = ({ site, pages }: Addresses): string[][] => grouped(site, pages, most);
  return {
    name: 'sitemap',
    files: (addresses) => {
      if (addresses.publicFiles.has(`/${sitemapName}`)) return [];
      const groups = groupsOf(addresses);
      if (groups.length === 1) return [{ path: sitemapName, about: '0' }];
      return [
        { path: sitemapName, about: INDEX },
        ...groups.map((_, part) => ({ path: partName(part), about: `${part}` })),
      ];
    },
    make: ({ addresses, plan }, about) => {
      const { site } = addresses;
      const groups = groupsOf(addresses);
      if (about === INDEX)
        return fileOf(
          'sitemapindex',
          groups.map((_, part) => entryOf('sitemap', site + partName(part))),
        );
      const changes = new Map(plan.pages.map(({ route, changed }) => [route, changed]));
      const routes = groups[Number(about)] ?? [];
      return fileOf(
        'urlset',
        routes.map((route) => entryOf('url', pageAddress(site, route), changes.get(route))),
      );
    },
  };
}

const partName = (part: number): string => `sitemap-${part + 1}.xml`;
