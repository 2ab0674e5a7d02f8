import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import type { RoutePlan } from '../model/plan.ts';
import type { BlamedBlock, Rendered } from '../model/rendering.ts';
import { themeIn } from '../model/theme.ts';
import { classNamesIn, Stylesheet } from './critical-css.ts';
import { emotionOptions } from './emotion-options.ts';
import { catchAll, pageRoute } from './router/routes.tsx';
import { WithoutSlices } from './Slice.tsx';
import { constantsOf, inShort } from './short-css.ts';
import { byTheme } from './theme/by-theme.ts';

/** The styles of all pages with one theme. */
export type Styles = { readonly cache: EmotionCache; readonly sheet: Stylesheet };

/**
 * The styles of a theme. One cache serves all pages with it: emotion then serializes each style once. Global rules (the tokens)
 * differ by theme, so another theme gets another cache.
 */
export const stylesFor = byTheme((theme): Styles => {
  const known = themeIn({ theme });
  const cache = createCache({ ...emotionOptions, stylisPlugins: [inShort(constantsOf(known))] });
  // Keeps rules in the cache instead of writing <style> beside each element.
  cache.compat = true;
  return { cache, sheet: new Stylesheet(cache, known.faces?.css ?? '') };
});

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
function markupInOnePiece(plan: RoutePlan, cache: EmotionCache): string {
  return renderToString(
    <CacheProvider value={cache}>
      <WithoutSlices value={true}>
        <ServerRouter plan={plan} />
      </WithoutSlices>
    </CacheProvider>,
  );
}

function markupOf(plan: RoutePlan, cache: EmotionCache): string {
  const markup = renderToString(
    <CacheProvider value={cache}>
      <ServerRouter plan={plan} />
    </CacheProvider>,
  );
  return markup.includes(failedSlice) ? markupInOnePiece(plan, cache) : markup;
}

/** Says which block is to blame for a plan that cannot be rendered, by trying each alone. */
function blame(plan: RoutePlan, cache: EmotionCache, cause: unknown): Error {
  const { screen } = plan;
  const blocks = screen.kind === 'page' ? screen.blocks : [];
  const guilty = blocks.find((placed) => {
    try {
      markupInOnePiece({ ...plan, screen: { kind: 'page', blocks: [placed] } }, cache);
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
  const { cache, sheet } = stylesFor(plan.frame.theme);
  try {
    const { links, markup } = partLinks(markupOf(plan, cache));
    return { body: markup, headTags: links, ...sheet.css(classNamesIn(markup, cache.key)) };
  } catch (error) {
    throw blame(plan, cache, error);
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
