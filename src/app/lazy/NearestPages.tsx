import { distance } from 'fastest-levenshtein';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrame } from '../../blocks/shared/context.tsx';
import { SmartLink } from '../../blocks/shared/Elements.tsx';
import { chakra, useStyles } from '../../blocks/shared/styles.ts';
import { pageListFile } from '../../model/address.ts';
import { largest } from '../../model/lists.ts';
import { fetchJson } from '../navigation/load-plan.ts';
import { nearestRecipe } from './nearest.recipe.ts';

type NamedRoute = readonly [route: string, title: string];

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

/** The pages whose addresses look most like `path`, the best first. @param list address of the JSON with all pages @throws Error when the list cannot be fetched */
async function nearestTo(path: string, list: string): Promise<readonly NamedRoute[]> {
  const pages = await fetchJson<readonly NamedRoute[]>(list);
  const asked = partsOf(path);
  return pages
    .map((page) => ({ page, score: score(asked, partsOf(page[0])) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}

/** The pages whose addresses look most like the one that was asked for; none where the list of all addresses can't be fetched. */
export function NearestPages() {
  const styles = useStyles(nearestRecipe);
  const { base, words } = useFrame();
  const { pathname } = useLocation();
  const [near, setNear] = useState<readonly NamedRoute[]>([]);
  useEffect(() => {
    let isStale = false;
    const find = async (): Promise<void> => {
      const found = await nearestTo(pathname, base + pageListFile);
      if (!isStale) setNear(found);
    };
    find().catch((error: unknown) => console.info('The nearest pages are not known:', error));
    return () => {
      isStale = true;
    };
  }, [pathname, base]);
  return (
    <chakra.nav css={styles.root} aria-label={words.nearestPages} hidden={near.length === 0}>
      <p>{words.nearestQuestion}</p>
      <ul>
        {near.map(([route, title]) => (
          <li key={route}>
            <SmartLink to={{ kind: 'page', href: route }}>{title}</SmartLink>
          </li>
        ))}
      </ul>
    </chakra.nav>
  );
}
