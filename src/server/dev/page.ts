import { routePlan } from '../../builder/plan/plan.ts';
import { documentOf } from '../../builder/render/document.ts';
import type { AnyPage, Frame } from '../../model/plan.ts';
import { escapeJson, escapeScript } from '../../outputs/html/escape.ts';
import { frameFile, themeFile } from '../../outputs/page-data.ts';
import { browserEntries } from '../browser-entries.ts';
import type { App } from './app.ts';
import { type PageState, stateId } from './problem.ts';

function tailFor(state: PageState): string {
  return [
    `<script type="application/json" id="${stateId}">${escapeJson(state)}</script>`,
    `<script type="module" src="/${browserEntries.devClient}"></script>`,
  ].join('\n');
}

/** A page as the build would write it, with the browser's part of the development server. */
export function pageHtml(page: AnyPage, frame: Frame, app: App, state: PageState): string {
  const rendered = app.render(routePlan(page, frame));
  return documentOf(page, frame, rendered, {
    script: {
      boot: app.boot,
      app: app.client,
      frame: frame.base + frameFile(frame).path,
      theme: frame.base + themeFile(rendered.theme).path,
    },
    fontUrl: app.entry.fontUrl,
    development: true,
    // Vite's own scripts and styles come and go. `preview` shows a page with its policy.
    sources: undefined,
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
    "<title>This page can't be shown yet</title>",
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
