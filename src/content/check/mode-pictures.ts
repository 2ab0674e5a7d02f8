import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { valueAt } from '../../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { type Use, usesIn } from './picture-uses.ts';
import { type AcrossRule, ANY } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** Pictures that ask for the mode of the page themselves: in Safari they get no answer. */
export const modePicturesRule: AcrossRule = {
  scope: 'across',
  of: ANY,
  concerns: ({ pictures }, site) => pictures.some((path) => asksMode(path, site)),
  find: { whole: (content, site) => findEach(usesIn(content), (use) => check(use, content, site)) },
};

function asksMode(path: string, site: SiteIndex): boolean {
  const picture = site.pictureAt(path);
  return picture !== undefined && 'size' in picture && picture.asksMode === true;
}

function check({ path, place, isInText }: Use, content: Content, site: SiteIndex): Finding[] {
  const isAt = (...keys: readonly string[]): boolean =>
    keys.some((key) => valueAt(content.root, key)?.range[0] === place.range[0]);
  // What the browser or another site shows by itself, on a ground of its own.
  if (!asksMode(path, site) || isAt('icon', 'image')) return [];
  const keys = isInText ? undefined : isAt('logo', 'logoDark') ? ['logo', 'logoDark'] : ['src', 'dark'];
  return [{ ...finding('mode-in-picture', place, { path, keys }), cause: path }];
}
