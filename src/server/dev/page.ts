import { withTags } from '../../builder/render/document.ts';
import { escapeJson, escapeScript } from '../../outputs/html/escape.ts';
import { browserEntries } from '../browser-entries.ts';
import { type PageState, stateId } from './problem.ts';

function tailFor(state: PageState): string {
  return [
    `<script type="application/json" id="${stateId}">${escapeJson(state)}</script>`,
    `<script type="module" src="/${browserEntries.devClient}"></script>`,
  ].join('\n');
}

/** The document of a page, with the browser's part of the development server. */
export function pageHtml(document: string, state: PageState): string {
  return withTags(document, tailFor(state));
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
