import { withoutQuery } from '../../model/address.ts';
import type { Places } from './contents.ts';
import { decoded } from './nearest-address.ts';

/** The address of a site that a link leads to, without what follows `?` or `#`. */
export function pathOf(href: string): string {
  return decoded(withoutQuery(href));
}

/** Whether a link leads to a page whose file is reported, and is right, or easily made right, once the file is. */
export function leadsToMisnamed(href: string, { misnamed, renamed }: Places): boolean {
  return href.startsWith('/') && (misnamed.has(pathOf(href)) || renamed.has(pathOf(href)));
}
