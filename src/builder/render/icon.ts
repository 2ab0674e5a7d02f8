import { extname } from 'node:path';
import type { Frame } from '../../model/plan.ts';
import { tag } from '../../outputs/html/tags.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** The picture in the browser's tab: the site's icon, or its logo. */
export function iconTags({ site }: Frame): string[] {
  const href = site.icon ?? site.logo;
  return href === undefined ? [] : [tag('link', { rel: 'icon', href, type: types[extname(href).toLowerCase()] })];
}
