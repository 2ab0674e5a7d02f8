import type { Options } from '@emotion/cache';

/**
 * How styles become rules, the same on the server and in the browser: rules that differed would be inserted again at takeover.
 * Without plugins emotion writes each declaration once. With its own it writes most of them again for browsers of before
 * 2020. Browsers since May 2024 (Chrome and Edge 123, Firefox 122, Safari 17.5) read them all unprefixed but a few, which
 * `theme/global-css.ts` names itself.
 */
export const emotionOptions: Options = { key: 'css', stylisPlugins: [] };
