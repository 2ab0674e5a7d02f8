import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { inFewLetters } from './short-css.ts';

/** Declarations, and blocks of them by selector or query, as Chakra gives them. */
export type Block = { readonly [key: string]: string | number | Block };

/**
 * Writes each declaration once. With its own plugins emotion writes most of them again for browsers of before 2020. Browsers since May 2024
 * (Chrome and Edge 123, Firefox 122, Safari 17.5) read them all unprefixed but a few, which `theme/global-css.ts` names itself.
 */
const cache = createCache({ key: 'css', stylisPlugins: [inFewLetters] });
// Rules stand in one style sheet: emotion needn't warn of what <style> beside elements would change.
cache.compat = true;

/** The rules of a selector as CSS. Without a selector, those that a block names itself. */
export function serialized(selector: string, block: Block | readonly Block[]): string {
  const { styles } = css(block as Parameters<typeof css>[0]);
  // Emotion remembers rules by name, and those of another selector are other rules.
  const rules = cache.insert(selector, { name: `${selector}{${styles}}`, styles }, cache.sheet, false);
  return typeof rules === 'string' ? rules : '';
}
