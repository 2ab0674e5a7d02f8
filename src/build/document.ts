import type { Frame, Handover, PageHead, Rendered, RoutePlan } from '../model/plan.ts';
import { themeColorTags } from './document/colors.ts';
import { escapeScript, escapeStyle, escapeText } from './document/escape.ts';
import { iconTags } from './document/icon.ts';
import { socialTags } from './document/social.ts';
import { tag } from './document/tags.ts';
import { dataPathOf } from './outputs.ts';
import { frameFile, themeFile } from './page-data.ts';
import { pagePolicy } from './policy/policy.ts';
import type { Sources } from './policy/sources.ts';

/** What a document needs besides its page. */
export type Surroundings = {
  /** The boot script's text. Empty for a page that shall run without. */
  readonly boot: string;
  /** Address of the app's module. */
  readonly app: string;
  readonly fontUrl: string;
  /** Whether the development server sends it. */
  readonly development: boolean;
  /** What the page's policy lets it use; undefined for a page without a policy. */
  readonly sources: Sources | undefined;
  /** Tags for the end of `<body>`: the development server's own. Empty in a build. */
  readonly tail: string;
};

function openingTag({ language, mode }: Frame): string {
  const fixed = mode === 'system' ? '' : ` class="${mode}"`;
  return `<html lang="${escapeText(language)}"${fixed}>`;
}

function pageTags({ title, description, canonical }: PageHead): string[] {
  return [
    `<title>${escapeText(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(canonical === undefined ? [] : [tag('link', { rel: 'canonical', href: canonical })]),
  ];
}

/** React writes `<img/>`, HTML wants `<img>`. In React's output a bare `>` only ever ends a tag. */
function voidStyle(markup: string): string {
  return markup.replaceAll('/>', '>');
}

/** What the app needs to take a page over. */
function handoverOf({ route, screen, frame }: RoutePlan, theme: string, { app, development }: Surroundings): Handover {
  const types = screen.kind === 'page' ? screen.blocks.map(({ block }) => block.type) : [];
  return {
    app,
    page: frame.base + dataPathOf(route),
    frame: frame.base + frameFile(frame).path,
    theme: frame.base + themeFile(theme).path,
    blocks: [...new Set(types)].join(' '),
    ...(development ? { development: '' } : {}),
  };
}

/** The text of the script is the same on every page, so that a policy can allow it by one hash; data stands beside it. */
function bootTag(boot: string, handover: Handover): string {
  const data = Object.entries(handover).map(([name, value]) => ` data-${name}="${escapeText(value)}"`);
  return `<script${data.join('')}>${escapeScript(boot)}</script>`;
}

/** Before anything that it speaks of. */
function policyTag(css: string, { boot, sources }: Surroundings): string {
  if (sources === undefined) return '';
  const content = pagePolicy(sources, escapeScript(boot), escapeStyle(css));
  return tag('meta', { 'http-equiv': 'Content-Security-Policy', content });
}

function headTags(plan: RoutePlan, { css, theme, headTags }: Rendered, around: Surroundings): string[] {
  const { head, frame, screen } = plan;
  return [
    tag('meta', { charset: 'utf-8' }),
    policyTag(css, around),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...pageTags(head),
    ...(screen.kind === 'not-found' ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...themeColorTags(frame.mode),
    ...iconTags(frame),
    ...socialTags(head, frame.language),
    tag('link', { rel: 'preload', href: around.fontUrl, as: 'font', type: 'font/woff2', crossorigin: true }),
    // Before the style: the script sets the colour mode, which the first paint needs.
    around.boot === '' ? '' : bootTag(around.boot, handoverOf(plan, theme, around)),
    `<style>${escapeStyle(css)}</style>`,
    voidStyle(headTags),
  ];
}

/** The complete HTML document of a route. */
export function documentOf(plan: RoutePlan, rendered: Rendered, around: Surroundings): string {
  const head = headTags(plan, rendered, around).filter((line) => line !== '');
  return [
    '<!DOCTYPE html>',
    openingTag(plan.frame),
    '<head>',
    ...head,
    '</head>',
    '<body>',
    `<div id="root">${voidStyle(rendered.body)}</div>`,
    ...(around.tail === '' ? [] : [around.tail]),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
