import { previewAddress } from './gallery-paths.ts';
import type { Look } from './look.ts';
import { html, type Markup } from './markup.ts';

/** The widths that examples are shown at, in CSS pixels, and the names of the screens that have them. */
export const screens = [
  { width: 1280, label: 'Desktop' },
  { width: 768, label: 'Tablet' },
  { width: 360, label: 'Phone' },
] as const;

type Screen = (typeof screens)[number];

/** The example at a width, as high as it is, and made smaller where there is less room. */
export function exampleFrame(name: string, look: Look, { width, label }: Screen): Markup {
  return html`<figure class="screen at-${width}">
<figcaption><b>${label}</b> <span>${width} px</span>
<a class="tap" href="${previewAddress(name, look, true)}">Open alone<span class="unseen">: ${label}</span></a></figcaption>
<div class="window"><div class="fit" data-fit><iframe src="${previewAddress(name, look)}" width="${width}" height="640"
title="${name}, ${width} px wide, ${look.mode}" loading="lazy"></iframe></div></div>
</figure>`;
}

/** A small picture of the example, to look at only. */
export function thumbnail(name: string, look: Look): Markup {
  return html`<div class="thumbnail at-1280" inert aria-hidden="true"><iframe src="${previewAddress(name, look)}"
width="1280" height="800" title="${name}" loading="lazy" tabindex="-1"></iframe></div>`;
}
