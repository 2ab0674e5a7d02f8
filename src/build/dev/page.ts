import { entries } from '../builder.ts';
import { escapeJson, escapeScript } from '../document/escape.ts';
import { documentOf } from '../document.ts';
import type { App } from './app.ts';
import type { LivePage } from './live-site.ts';
import { type PageState, stateId } from './problem.ts';

function tailFor(state: PageState): string {
  return [
    `<script type="application/json" id="${stateId}">${escapeJson(state)}</script>`,
    `<script type="module" src="/${entries.devClient}"></script>`,
  ].join('\n');
}

/** A page as the build would write it, with the browser's part of the development server. */
export function pageHtml({ plan }: LivePage, { entry, boot, client }: App, state: PageState): string {
  return documentOf(plan, entry.render(plan), {
    boot,
    app: client,
    fontUrl: entry.fontUrl,
    development: true,
    tail: tailFor(state),
  });
}

/** A page that has nothing to show but problems: it has no last good version. */
export function emptyPage(state: PageState, boot: string): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>This page cannot be shown yet</title>',
    `<script>${escapeScript(boot)}</script>`,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    tailFor(state),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
