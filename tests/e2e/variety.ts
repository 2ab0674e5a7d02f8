import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFile, notFoundRoute } from '../../src/model/address.ts';
import type { PagePlan } from '../../src/model/plan.ts';
import { allChoices } from '../../src/schema/schemas/schemas.ts';
import { missing, sites } from './sites.ts';

/** What the blocks of a built page are: their types, the fields that each has, and what it chooses from a few. */
function traitsOf(route: string): Set<string> {
  const file = dataFile(route === missing ? notFoundRoute : route);
  const { screen }: PagePlan = JSON.parse(readFileSync(join(sites.root.out, file), 'utf8'));
  const blocks = screen.kind === 'page' ? screen.blocks.map(({ block }) => block) : [];
  const traits = blocks.flatMap((block) =>
    Object.entries(block).flatMap(([key, value]) => {
      const isChoice = typeof value === 'boolean' || (typeof value === 'string' && allChoices().has(value));
      return [`${block.type}.${key}`, ...(isChoice ? [`${block.type}.${key}: ${value}`] : [])];
    }),
  );
  return new Set([screen.kind, ...traits]);
}

/**
 * Routes that together show all there is on any of them: every block, with every field that one has and in every variant. The one
 * with the most that is new comes first, until nothing is left. Asked for in a test: the site is built after this file is read.
 */
export function mostVaried(routes: readonly string[]): Set<string> {
  const traits = new Map(routes.map((route) => [route, traitsOf(route)]));
  const chosen = new Set<string>();
  for (;;) {
    const [richest] = [...traits].sort(([, one], [, other]) => other.size - one.size);
    if (richest === undefined || richest[1].size === 0) return chosen;
    const [route, shown] = richest;
    chosen.add(route);
    traits.delete(route);
    for (const [other, left] of traits) traits.set(other, new Set([...left].filter((trait) => !shown.has(trait))));
  }
}
