import type { RoutePlan } from '../model/plan.ts';
import type { Bundle } from './bundle.ts';
import { documentOf } from './document.ts';
import { Failure, reasonOf } from './failure.ts';
import { dataPathOf, pathOf } from './outputs.ts';
import { type DataFile, pageData, themeFile } from './page-data.ts';
import type { Sources } from './policy/sources.ts';

/** A page, ready to be written. */
export type RenderedPage = {
  /** Relative to the output folder: `contact.html`. */
  readonly path: string;
  readonly html: string;
  /** The same page for the app in the browser: `contact/page.json`. */
  readonly dataPath: string;
  readonly data: string;
  /** The style sheet it refers to; pages of one site share it. */
  readonly theme: DataFile;
};

/**
 * Renders one route to a complete document.
 * @param sources what the pages of the site may use
 * @param source what the route comes from, for the message: `pages/contact.yaml`
 * @throws Failure that says which page it was (the app adds which block), when a component throws
 */
export function renderPage(
  plan: RoutePlan,
  { entry, boot, app }: Bundle,
  sources: Sources,
  source: string,
): RenderedPage {
  try {
    const rendered = entry.render(plan);
    const address = plan.frame.base + app;
    const html = documentOf(plan, rendered, {
      boot,
      app: address,
      fontUrl: entry.fontUrl,
      development: false,
      sources,
      tail: '',
    });
    return {
      path: pathOf(plan.route),
      html,
      dataPath: dataPathOf(plan.route),
      data: pageData(plan, address),
      theme: themeFile(rendered.theme),
    };
  } catch (error) {
    throw new Failure(`${source} could not be rendered: ${reasonOf(error)}`, { cause: error });
  }
}
