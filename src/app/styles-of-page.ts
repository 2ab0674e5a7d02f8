import createCache, { type EmotionCache } from '@emotion/cache';
import { emotionOptions } from './emotion-options.ts';

const className = /\.css-([\da-z]+)/g;

/**
 * Emotion's cache for the browser. It knows the rules the page came with: they are not inserted again, new ones come
 * after. The style itself is not given to emotion, which would move it: the browser would then take the fonts for new,
 * and compute and lay out the whole page again.
 */
export function adoptStyles(page: Document): EmotionCache {
  const text = page.head.querySelector('style')?.textContent ?? '';
  const cache = createCache(emotionOptions);
  for (const [, id = ''] of text.matchAll(className)) cache.inserted[id] = true;
  return cache;
}
