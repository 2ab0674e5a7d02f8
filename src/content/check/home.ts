import { type Finding, fileFinding } from '../findings/finding.ts';
import type { Places } from './contents.ts';

/** Visitors must find a page at the site's own address. A site without any pages is reported as that. */
export function checkHome(places: Places): Finding[] {
  if (places.pages.size === 0 || hasHome(places)) return [];
  const home = places.pages.get('/');
  return [fileFinding('no-home-page', 'site.yaml', { draft: home?.file, why: home?.content?.absence?.why })];
}

/** Whether a visitor finds a page at `/`, or is led on from there. One that could not be read is a page. */
export function hasHome({ pages, redirects }: Places): boolean {
  if (redirects.has('/')) return true;
  const home = pages.get('/');
  return home !== undefined && home.content?.draft !== true;
}
