import { decoded, withoutQuery } from '../../model/address.ts';
import type { SiteIndex } from './site-index.ts';

/** The address of a site that a link leads to, without what follows `?` or `#`. */
export function pathOf(href: string): string {
  return decoded(withoutQuery(href));
}

/** Whether a link leads to a page whose file is reported, and is right, or easily made right, once the file is. */
export function leadsToMisnamed(href: string, site: SiteIndex): boolean {
  if (!site.hasMisnamed || !href.startsWith('/')) return false;
  const path = pathOf(href);
  return site.misnamedAt(path) !== undefined || site.renamedFrom(path) !== undefined;
}
