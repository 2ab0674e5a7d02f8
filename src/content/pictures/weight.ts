import { type Finding, findingAt } from '../findings/finding.ts';
import { grouped } from '../grouped.ts';
import { type Pictures, type Use, type Used, usesIn } from './measure.ts';

/** The most that a picture may have, in bytes: one that fills a screen needs less. */
const MOST = 500_000;

/** The most that the pictures of a page may have together, in bytes. */
const MOST_ON_PAGE = 2_000_000;

/** So many pictures of a page are named as the largest. */
const NAMED = 3;

/** How many bytes a local picture has; none for any other. */
type Weigh = (path: string) => number;

/**
 * Pictures that take long to load on a phone: each that is large, and pages that have too many, counted as if the large ones were
 * no larger than they may be.
 * @param bytes the sizes of the files in public/ by their addresses
 */
export function checkWeights({ used, sizes }: Pictures, bytes: ReadonlyMap<string, number>): Finding[] {
  const weigh: Weigh = (path) => (sizes.has(path) ? (bytes.get(path) ?? 0) : 0);
  const withLarge = used.filter(({ paths }) => paths.some((path) => weigh(path) > MOST));
  const large = usesIn(withLarge.map(({ content }) => content)).filter(({ path }) => weigh(path) > MOST);
  const pages = grouped(used, ({ content }) => content.route);
  return [
    ...large.map(({ path, place }) => ({
      ...findingAt('large-picture', place, {
        path,
        bytes: weigh(path),
        most: MOST,
        width: sizes.get(path)?.width ?? 0,
      }),
      cause: path,
    })),
    ...[...pages].flatMap(([route, files]) => (route === undefined ? [] : heavyPage(files, weigh))),
  ];
}

/** @param files a page, and the text that it may have in a file of its own */
function heavyPage(files: readonly Used[], weigh: Weigh): Finding[] {
  const paths = [...new Set(files.flatMap((file) => file.paths))];
  const counted = paths.reduce((sum, path) => sum + Math.min(weigh(path), MOST), 0);
  if (counted <= MOST_ON_PAGE) return [];
  const largest = paths.sort((a, b) => weigh(b) - weigh(a)).slice(0, NAMED);
  const at = usesIn(files.map(({ content }) => content)).find(({ path }: Use) => path === largest[0]);
  if (at === undefined) return [];
  const facts = {
    bytes: paths.reduce((sum, path) => sum + weigh(path), 0),
    most: MOST_ON_PAGE,
    count: paths.filter((path) => weigh(path) > 0).length,
    largest: largest.map((path) => ({ path, bytes: weigh(path) })),
  };
  return [findingAt('heavy-page', at.place, facts)];
}
