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
 * @param source what the route comes from, for the message: `pages/contact.yaml`
 * @throws Failure that says which page it was (the app adds which block), when a component throws
 */
export function renderPage(plan: RoutePlan, { entry, boot }: Bundle, source: string): RenderedPage {
  try {
    const rendered = entry.render(plan);
    const html = documentOf(plan, rendered, { boot, fontUrl: entry.fontUrl, tail: '' });
    return { path: pathOf(plan.route), html };
  } catch (error) {
    throw new Failure(`${source} could not be rendered: ${reasonOf(error)}`, { cause: error });
  }
}
