import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missing, sites } from './sites.ts';

/** The documents of a built site, from its folder. */
export function htmlFiles(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort();
}

/** The addresses of all pages of the repository's site as it was built: those in its sitemap. */
export function builtRoutes(): string[] {
  const sitemap = readFileSync(join(sites.root.out, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The built document of a route. */
export function documentOf(route: string): string {
  const file = route === '/' ? 'index' : route === missing ? '404' : route.slice(1);
  return readFileSync(join(sites.root.out, `${file}.html`), 'utf8');
}

/** What stands between the tags of an element's first occurrence; empty if there is none. */
export function inside(html: string, element: string): string {
  return new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 's').exec(html)?.[1] ?? '';
}

/** Text as a reader sees it. */
export const decoded = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();

/** The addresses in an attribute of some elements, in order. */
export function addresses(html: string, elements: string, attribute: 'href' | 'src' | 'id'): string[] {
  const tags = new RegExp(`<(?:${elements})\\s[^>]*?\\b${attribute}="([^"]*)"`, 'g');
  return [...html.matchAll(tags)].map(([, address = '']) => decoded(address));
}
