import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { WithoutSlices } from './Slice.tsx';

/** What React makes of a part of a page: its markup, and preloads of eager pictures and such, which belong in <head>. */
export type Markup = { readonly links: string; readonly html: string };

/** What React leaves in the place of a slice that throws. */
const failedSlice = '<!--$!-->';

/** React writes such links before the markup. */
const leadingLinks = /^(?:<link[^>]*>)+/;

/** Renders in one piece, without slices, so that whatever throws is heard. @throws what a component throws */
export const wholeMarkupOf = (part: ReactElement): string =>
  renderToString(<WithoutSlices value={true}>{part}</WithoutSlices>);

/** Renders a part of a page. @throws what a component throws */
export function markupOf(part: ReactElement): Markup {
  const output = renderToString(part);
  const made = output.includes(failedSlice) ? wholeMarkupOf(part) : output;
  const links = leadingLinks.exec(made)?.[0] ?? '';
  return { links, html: made.slice(links.length) };
}
