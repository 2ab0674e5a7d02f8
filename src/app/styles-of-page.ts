import createCache, { type EmotionCache } from '@emotion/cache';

const className = /\.css-([\da-z]+)/g;

/**
 * Emotion's cache for the browser. It adopts the style the page came with: rules that are there are not inserted
 * again, new ones come after.
 */
export function adoptStyles(page: Document): EmotionCache {
  const style = page.head.querySelector('style');
  const ids = new Set([...(style?.textContent ?? '').matchAll(className)].map(([, id = '']) => id));
  style?.setAttribute('data-emotion', ['css', ...ids].join(' '));
  // Says that the style stands where it belongs: emotion would move it, and the browser compute all styles anew.
  style?.setAttribute('data-s', '');
  return createCache({ key: 'css' });
}
