import { type Finding, finding } from '../../yaml/findings/finding.ts';
import type { Content } from './contents.ts';
import type { Outline } from './outline.ts';
import { usesIn } from './picture-uses.ts';
import { type AcrossRule, ANY } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** The most that a picture may have, in bytes: one that fills a screen needs less. */
const MOST = 500_000;

/** The most that the pictures of a page may have together, in bytes. */
const MOST_ON_PAGE = 2_000_000;

/** So many pictures of a page are named as the largest. */
const NAMED = 3;

/** Pictures that take long to load on a phone. */
export const largePicturesRule: AcrossRule = {
  scope: 'across',
  of: ANY,
  concerns: ({ pictures }, site) => pictures.some((path) => site.weightOf(path) > MOST),
  find: {
    whole: (content, site) =>
      usesIn(content).flatMap(({ path, place }) => {
        const bytes = site.weightOf(path);
        if (bytes <= MOST) return [];
        const picture = site.pictureAt(path);
        const width = picture !== undefined && 'size' in picture ? picture.size.width : 0;
        return [{ ...finding('large-picture', place, { path, bytes, most: MOST, width }), cause: path }];
      }),
  },
};

/** Pages that have too many pictures, counted as if the large ones were no larger than they may be. */
export const heavyPagesRule: AcrossRule = {
  scope: 'across',
  of: ['page'],
  concerns: (page, site) => {
    const counted = picturesOf(page).reduce((sum, path) => sum + Math.min(site.weightOf(path), MOST), 0);
    return counted > MOST_ON_PAGE;
  },
  find: { whole: heavyPage },
};

/** The pictures of a page, and of the text that it may have in a file of its own, each once. */
function picturesOf({ pictures, body }: Outline): readonly string[] {
  return body === undefined ? pictures : [...new Set([...pictures, ...body.pictures])];
}

function heavyPage(content: Content, site: SiteIndex): Finding[] {
  const uses = [content, content.body].flatMap((each) => (each === undefined ? [] : usesIn(each)));
  const weights = new Map(uses.map(({ path }) => [path, site.weightOf(path)]));
  const heaviest = [...weights].sort(([, a], [, b]) => b - a).slice(0, NAMED);
  const at = uses.find(({ path }) => path === heaviest[0]?.[0]);
  if (at === undefined) return [];
  const facts = {
    bytes: [...weights.values()].reduce((sum, bytes) => sum + bytes, 0),
    most: MOST_ON_PAGE,
    count: [...weights.values()].filter((bytes) => bytes > 0).length,
    largest: heaviest.map(([path, bytes]) => ({ path, bytes })),
  };
  return [finding('heavy-page', at.place, facts)];
}
