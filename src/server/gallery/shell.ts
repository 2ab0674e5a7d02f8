import { mix } from '../../model/mix.ts';
import type { Neutral, Theme } from '../../model/theme.ts';
import { escapeStyle } from '../../outputs/html/escape.ts';
import { toolAddress } from '../browser-entries.ts';
import { galleryBase } from './gallery-paths.ts';
import { html, Markup } from './markup.ts';

/** What stands around a page of the gallery. */
export type Surroundings = {
  /** The site's name, if there is a site. */
  readonly siteName: string | undefined;
  /** The path the site is served under. */
  readonly base: string;
  /** What the site looks like, if there is a site. */
  readonly theme: Theme | undefined;
};

function header({ siteName, base }: Surroundings): Markup {
  return html`<header class="bar">
<a class="tap home" href="${galleryBase}">Blocks</a>
<a class="tap" href="${base}">${siteName ?? 'The site'}</a>
</header>`;
}

function documentOf(title: string, more: Markup | false, content: Markup): string {
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${toolAddress('look')}">
${more}
</head>
<body>
<div id="root">
${content}
</div>
</body>
</html>
`.html;
}

const styleOf = (theme: Theme | undefined): Markup | false =>
  theme !== undefined && new Markup(`<style>${siteStyle(theme)}</style>`);

/** A whole document of the gallery, in the colours and the fonts of the site. */
export function galleryPage(title: string, content: Markup, around: Surroundings): string {
  return documentOf(
    title,
    html`${styleOf(around.theme)}<link rel="icon" href="data:,">
<script type="module" src="${toolAddress('gallery')}"></script>`,
    html`<a class="skip" href="#main">Skip to content</a>
${header(around)}
<main id="main" aria-label="Blocks">
${content}
</main>`,
  );
}

/** What a frame, or a page, shows in the place of an example that cannot be shown. */
export function problemPage(title: string, problems: readonly Markup[]): string {
  return documentOf(
    title,
    false,
    html`<main class="problem">
<h1>${title}</h1>
${problems}
</main>`,
  );
}

const both = ({ light, dark }: Neutral): string => `light-dark(${light}, ${dark})`;

/** The gallery's own properties, in the colours and the fonts of a site: see `src/server/browser/gallery/base.css`. */
function siteStyle({ brand, neutral, fonts, faces }: Theme): string {
  const { ramp, light, dark } = brand;
  const properties = {
    page: both({ light: neutral.subtle.light, dark: neutral.deep.light }),
    panel: both({ light: '#FFFFFF', dark: neutral.page.dark }),
    fg: both(neutral.text),
    muted: both(neutral.textMuted),
    line: both(neutral.line),
    'strong-line': both(neutral.field),
    accent: both({ light: light.text, dark: dark.text }),
    'accent-ground': both({
      light: mix(ramp['500'], 0.105, '#FFFFFF'),
      dark: mix(ramp['600'], 0.11, neutral.panel.dark),
    }),
    'on-accent': both({ light: '#FFFFFF', dark: neutral.ink.light }),
  };
  const written = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  const text =
    `${faces?.css ?? ''}:root{${written.join(';')}}` +
    `body{font-family:${fonts.body.stack}}h1,h2{font-family:${fonts.heading.stack}}`;
  return escapeStyle(text);
}
