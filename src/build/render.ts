import type { RoutePlan } from '../model/plan.ts';
import type { Bundle } from './bundle.ts';
import { documentOf } from './document.ts';
import { Failure, reasonOf } from './failure.ts';
import { pathOf } from './outputs.ts';

/** A page, ready to be written. */
export type RenderedPage = {
  /** Relative to the output folder: `contact.html`. */
  readonly path: string;
  readonly html: string;
};

/**
 * Renders one route to a complete document.
 * @throws Failure that says which page and block, when a component throws
 */
export function renderPage(plan: RoutePlan, { entry, boot }: Bundle): RenderedPage {
  try {
    const rendered = entry.render(plan);
    const html = documentOf(plan, rendered, { boot, fontUrl: entry.fontUrl, tail: '' });
    return { path: pathOf(plan.route), html };
  } catch (error) {
    throw new Failure(`The page ${plan.route} could not be rendered: ${reasonOf(error)}`, { cause: error });
  }
}
