import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import type { Rendered, RoutePlan } from '../model/plan.ts';
import { criticalCss } from './critical-css.ts';
import { emotionOptions } from './emotion-options.ts';
import { fontFaceCss, fontUrl } from './fonts/font-face.ts';
import { allParts, loadParts } from './navigation/loaded-parts.ts';
import { ServerRouter } from './router/ServerRouter.tsx';
import { WithoutSlices } from './Slice.tsx';
import { inShort } from './short-css.ts';

export { fontUrl };

/** Loads every block. */
export const prepare = (): Promise<void> => loadParts(allParts);

// One cache serves all pages with one brand: emotion then serializes each style once. Global rules (the tokens) differ
// by brand, so another brand gets another cache.
const caches = new Map<string, EmotionCache>();

function cacheFor(brand: string): EmotionCache {
  const known = caches.get(brand);
  if (known !== undefined) return known;
  const cache = createCache({ ...emotionOptions, stylisPlugins: [inShort] });
  // Keeps rules in the cache instead of writing <style> beside each element.
  cache.compat = true;
  caches.set(brand, cache);
  return cache;
}

/** React writes preloads of eager pictures, and the neighbours of a list's page, before the markup; they belong in <head>. */
const leadingLinks = /^(?:<link[^>]*>)+/;

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
  return new Error(`Block ${place.index + 1} (${block.type}) of the page ${plan.route}: ${reason}`, { cause });
}

/**
 * Renders one route. `prepare` must have been awaited before.
 * @throws Error that names the block and the page, when a component throws
 */
export function render(plan: RoutePlan): Rendered {
  const cache = cacheFor(JSON.stringify(plan.frame.brand));
  try {
    const markup = markupOf(plan, cache);
    const headTags = leadingLinks.exec(markup)?.[0] ?? '';
    const body = markup.slice(headTags.length);
    const { own, theme } = criticalCss(body, cache);
    return { body, css: fontFaceCss + own, theme, headTags };
  } catch (error) {
    throw blame(plan, cache, error);
  }
}
