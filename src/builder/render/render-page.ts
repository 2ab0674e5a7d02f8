import type { Frame, WholeFrame } from '../../model/frame.ts';
import type { AnyPage, PagePlan, RoutePlan } from '../../model/plan.ts';
import type { Rendered, ServerEntry } from '../../model/rendering.ts';
import { Failure, reasonOf } from '../failure.ts';
import { documentOf, type Surroundings } from './document.ts';

/** A page with what all pages share, as the app renders it: where it comes from is nothing that a visitor needs. */
export function routePlan<F extends Frame>(
  { route, head, screen }: PagePlan,
  frame: F,
): RoutePlan & { readonly frame: F } {
  return { route, head, screen, frame };
}

/** Renders a page. @throws Failure that says which page it was (the app adds which block), when a component throws */
export function renderPage(page: AnyPage, frame: WholeFrame, { render }: Pick<ServerEntry, 'render'>): Rendered {
  try {
    return render(routePlan(page, frame));
  } catch (error) {
    const source = page.file ?? `The page ${page.route}`;
    const { cause } = Object(error);
    const blamed = Object(cause).index === undefined ? error : { ...cause, file: page.file };
    throw new Failure(`${source} could not be rendered: ${reasonOf(error)}`, { cause: blamed });
  }
}

/** What the documents of a site share. */
export type Shared = { readonly frame: WholeFrame; readonly around: Surroundings };

/** The document of a page. @throws Failure as `renderPage` does */
export function documentWith(page: AnyPage, { frame, around }: Shared, renderer: Pick<ServerEntry, 'render'>): string {
  return documentOf(routePlan(page, frame), renderPage(page, frame, renderer), around);
}
