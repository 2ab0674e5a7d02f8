import { headingIdsOf } from '../texts/long/headings.ts';
import { longTextsOf } from './bodies.ts';
import type { Content } from './contents.ts';
import { idsIn } from './ids.ts';
import { perSite, type SiteIndex } from './site-index.ts';

const known = perSite(() => new Map<Content, ReadonlySet<string>>());

/** The places on a page that a link can lead to: the ids of its blocks, the headings of its long texts, and `main`. */
export function anchorsOf(page: Content, site: SiteIndex): ReadonlySet<string> {
  const anchors = known(site).get(page) ?? new Set(anchorsIn(page));
  known(site).set(page, anchors);
  return anchors;
}

function anchorsIn(page: Content): string[] {
  const ids = idsIn(page.root).flatMap((id) => (id.kind === 'scalar' ? String(id.value) : []));
  const texts = longTextsOf(page).map(({ node, text }) => ({ owner: node, text }));
  return ['main', ...ids, ...headingIdsOf(ids, texts)];
}
