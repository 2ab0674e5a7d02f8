import type { ColorMode } from '../../model/plan.ts';
import { tag } from '../../outputs/html/tags.ts';

/** The colour of the browser's own bars: the page background of each mode. */
const light = '#FFFFFF';
const dark = '#0A1213';

/** One tag for a fixed mode, two that ask the device otherwise. */
export function themeColorTags(mode: ColorMode): string[] {
  if (mode !== 'system') return [tag('meta', { name: 'theme-color', content: mode === 'dark' ? dark : light })];
  return [
    tag('meta', { name: 'theme-color', content: light, media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: dark, media: '(prefers-color-scheme: dark)' }),
  ];
}
