import { finding, startOfFile } from '../../yaml/findings/finding.ts';
import type { SiteRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** Visitors must find a page at the site's own address. A site without any pages is reported as that. */
export const homeRule: SiteRule = {
  scope: 'site',
  find: (site) => {
    if (site.settings === undefined || site.misnamedAt('/') !== undefined || !site.hasPages || hasHome(site)) return [];
    const home = site.pageAt('/');
    return [finding('no-home-page', startOfFile('site.yaml'), { draft: home?.file, why: home?.outline?.absence?.why })];
  },
};

/** Whether a visitor finds a page at `/`, or is led on from there. One that could not be read is a page. */
export function hasHome(site: SiteIndex): boolean {
  if (site.isRedirect('/')) return true;
  const home = site.pageAt('/');
  return home !== undefined && home.outline?.draft !== true;
}
