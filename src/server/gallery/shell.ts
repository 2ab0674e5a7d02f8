import { browserEntries } from '../browser-entries.ts';
import { galleryBase } from './gallery-paths.ts';
import { html, type Markup } from './markup.ts';

/** What stands around a page of the gallery. */
export type Surroundings = {
  /** The site's name, if there is a site. */
  readonly siteName: string | undefined;
  /** The path the site is served under. */
  readonly base: string;
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
<link rel="stylesheet" href="/${browserEntries.galleryStyle}">
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

/** A whole document of the gallery. It looks like itself whatever the site's theme is. */
export function galleryPage(title: string, content: Markup, around: Surroundings): string {
  return documentOf(
    title,
    html`<link rel="icon" href="data:,">
<script type="module" src="/${browserEntries.gallery}"></script>`,
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
