import type { Rendered, RoutePlan, ServerEntry } from '../../model/plan.ts';
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

const known = new WeakMap<ServerEntry, Map<string, { readonly plan: string; readonly rendered: Rendered }>>();

/** Most requests after a save are for pages that it did not change. Rendering takes far longer than comparing. */
function rendered(plan: RoutePlan, entry: ServerEntry): Rendered {
  const pages = known.get(entry) ?? new Map<string, { readonly plan: string; readonly rendered: Rendered }>();
  known.set(entry, pages);
  const text = JSON.stringify(plan);
  const last = pages.get(plan.route);
  if (last?.plan === text) return last.rendered;
  const fresh = entry.render(plan);
  pages.set(plan.route, { plan: text, rendered: fresh });
  return fresh;
}

/** A page as the build would write it, with the browser's part of the development server. */
export function pageHtml({ plan }: LivePage, { entry, boot, client }: App, state: PageState): string {
  return documentOf(plan, rendered(plan, entry), {
    boot,
    app: client,
    fontUrl: entry.fontUrl,
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
