import type { HiddenParts } from '../../model/plan.ts';
import type { Absence } from '../../model/site.ts';
import type { Ribbon } from './problem.ts';

/** What a page in the browser says about itself and its blocks; undefined where visitors see all of it. */
export function ribbonOf(hidden: HiddenParts | undefined): Ribbon | undefined {
  if (hidden === undefined) return undefined;
  const { page, blocks } = hidden;
  return {
    ...(page === undefined ? {} : { page: saidOf('page', page) }),
    blocks: blocks.map(({ id, absence }) => ({ id, words: saidOf('block', absence) })),
  };
}

function saidOf(part: 'page' | 'block', absence: Absence): string {
  switch (absence.why) {
    case 'draft':
      return `This ${part} is a draft. Visitors don't see it.`;
    case 'early':
      return `Visitors don't see this ${part} before ${absence.date}.`;
    case 'over':
      return `Visitors don't see this ${part} any more. Its last day or time was ${absence.date}.`;
  }
}
