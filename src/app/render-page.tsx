import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { contentRules } from '../blocks/shared/rule-class.ts';
import { setRawStyles } from '../blocks/shared/styles.ts';
import type { RoutePlan } from '../model/plan.ts';
import type { BlamedBlock, Rendered } from '../model/rendering.ts';
import { themeIn } from '../model/theme.ts';
import { catchAll, pageRoute } from './router/routes.tsx';
import { WithoutSlices } from './Slice.tsx';
import { compiledRules } from './styles/compiled.ts';
import { rawOnServer } from './styles/raw-styles.ts';
import { serialized } from './styles/serialize.ts';
import { Stylesheet } from './styles/stylesheet.ts';
import { byTheme } from './theme/by-theme.ts';
import { themeFor } from './theme/theme.ts';

const raw = rawOnServer();
setRawStyles(raw.styles);

/** What the style sheet of a theme is made of besides what was compiled. */
export const rulesFor = byTheme((theme) => ({
  globals: serialized('', themeFor(themeIn({ theme }))._global),
  raw: raw.rules,
  content: contentRules,
}));

/** The style sheet of a theme, of which each page has a part. */
export const sheetFor = byTheme(
  (theme) => new Stylesheet({ ...rulesFor(theme), compiled: compiledRules, theme: themeIn({ theme }) }),
);

/** React writes preloads of eager pictures, and the neighbours of a list's page, before the markup; they belong in <head>. */
const leadingLinks = /^(?:<link[^>]*>)+/;

/** Parts React's output into what it wrote in front, and the markup. */
export function partLinks(output: string): { readonly links: string; readonly markup: string } {
  const links = leadingLinks.exec(output)?.[0] ?? '';
  return { links, markup: output.slice(links.length) };
}

/** What React leaves in the place of a slice that throws. */
const failedSlice = '<!--$!-->';

/** Renders without slices, so that whatever throws is heard. */
function markupInOnePiece(plan: RoutePlan): string {
  return renderToString(
    <WithoutSlices value={true}>
      <ServerRouter plan={plan} />
    </WithoutSlices>,
  );
}

function markupOf(plan: RoutePlan): string {
  const markup = renderToString(<ServerRouter plan={plan} />);
  return markup.includes(failedSlice) ? markupInOnePiece(plan) : markup;
}

/** Says which block is to blame for a plan that cannot be rendered, by trying each alone. */
function blame(plan: RoutePlan, cause: unknown): Error {
  const { screen } = plan;
  const blocks = screen.kind === 'page' ? screen.blocks : [];
  const guilty = blocks.find((placed) => {
    try {
      markupInOnePiece({ ...plan, screen: { kind: 'page', blocks: [placed] } });
      return false;
    } catch {
      return true;
    }
  });
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (guilty === undefined) return new Error(reason, { cause });
  const { place, block } = guilty;
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const blamed: BlamedBlock = { index: place.index, type: block.type, message: reason, stack };
  return new Error(`Block ${place.index + 1} (${block.type}) of the page ${plan.route}: ${reason}`, { cause: blamed });
}

/**
 * Renders a page through React, all of it. `loadParts` must have been awaited before.
 * @throws Error that names the block and the page, when a component throws
 */
export function renderPage(plan: RoutePlan): Rendered {
  const sheet = sheetFor(plan.frame.theme);
  try {
    const { links, markup } = partLinks(markupOf(plan));
    return { body: markup, headTags: links, ...sheet.css(sheet.namesIn(markup)) };
  } catch (error) {
    throw blame(plan, error);
  }
}

/** The router while prerendering: it stands at the plan's route, with the plan as what was loaded for it. */
function ServerRouter({ plan }: { readonly plan: RoutePlan }): ReactElement {
  const basename = plan.frame.base;
  const { dataRoutes } = createStaticHandler(catchAll(), { basename });
  const location = { pathname: basename.slice(0, -1) + plan.route, search: '', hash: '', state: null, key: 'default' };
  const context = {
    basename,
    location,
    matches: matchRoutes(dataRoutes, location, basename) ?? [],
    loaderData: { [pageRoute]: plan },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  return <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />;
}
