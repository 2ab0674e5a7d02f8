import { distance } from 'fastest-levenshtein';
import { largest } from '../../model/lists.ts';

/** A page of the site: its route and its title. */
export type NamedRoute = readonly [route: string, title: string];

/** How many are shown. */
const most = 3;
/** How alike an address must be to be shown, from 0 to 1. */
const least = 0.45;

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** 1 for the same word, 0 for one that shares nothing; a word that holds the other is close. */
function likeness(one: string, other: string): number {
  if (one.includes(other) || other.includes(one))
    return 0.7 + (0.3 * Math.min(one.length, other.length)) / Math.max(one.length, other.length);
  return 1 - distance(one, other) / Math.max(one.length, other.length);
}

/** How much a route looks like the address that was asked for: each part counts as its most similar one does. */
function score(asked: readonly string[], route: readonly string[]): number {
  const best = asked.map((part) =>
    largest(
      route.map((other) => likeness(part, other)),
      0,
    ),
  );
  const sum = best.reduce((total, each) => total + each, 0);
  return sum / Math.max(asked.length, route.length);
}

/**
 * The pages whose addresses look most like `path`, the best first.
 * @param list address of the JSON with all pages
 * @throws Error when the list cannot be fetched
 */
export async function nearestTo(path: string, list: string): Promise<readonly NamedRoute[]> {
  const response = await fetch(list);
  if (!response.ok) throw new Error(`${list} answered ${response.status}.`);
  // Written by the same build: see `src/outputs/page-data.ts`.
  const pages = (await response.json()) as readonly NamedRoute[];
  const asked = partsOf(path);
  return pages
    .map((page) => ({ page, score: score(asked, partsOf(page[0])) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}
