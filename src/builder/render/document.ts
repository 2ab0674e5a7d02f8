import { extname } from 'node:path';
import { lookup } from 'mrmime';
import { dataFile } from '../../model/address.ts';
import { isFromTheRight } from '../../model/direction.ts';
import type { ColorMode, Frame, WholeFrame } from '../../model/frame.ts';
import { onceFor } from '../../model/once.ts';
import type { AnyPage, Handover, PageHead, PagePlan, RoutePlan } from '../../model/plan.ts';
import type { Rendered, ServerEntry } from '../../model/rendering.ts';
import { type Href, plainText } from '../../model/text.ts';
import { themeIn } from '../../model/theme.ts';
import { iconFile, manifestName, touchIcon } from '../../outputs/app-icons.ts';
import { pagePolicy, type Sources } from '../../outputs/headers/policy.ts';
import { escapeJson, escapeScript, escapeStyle, escapeText, tag } from '../../outputs/html/escape.ts';
import { Failure, reasonOf } from '../failure.ts';

/** A page with what all pages share, as the app renders it: where it comes from is nothing that a visitor needs. */
export function routePlan<F extends Frame>(
  { route, head, screen }: PagePlan,
  frame: F,
): RoutePlan & { readonly frame: F } {
  return { route, head, screen, frame };
}

/** Renders a page. @throws Failure that says which page it was (the app adds which block), when a component throws */
export function renderPage(page: AnyPage, frame: WholeFrame, { render }: Pick<ServerEntry, 'render'>): Rendered {
  try {
    return render(routePlan(page, frame));
  } catch (error) {
    const source = page.file ?? `The page ${page.route}`;
    const { cause } = Object(error);
    const blamed = Object(cause).index === undefined ? error : { ...cause, file: page.file };
    throw new Failure(`${source} could not be rendered: ${reasonOf(error)}`, { cause: blamed });
  }
}

export type Shared = { readonly frame: WholeFrame; readonly around: Surroundings };

/** The document of a page. @throws Failure as `renderPage` does */
export function documentWith(page: AnyPage, { frame, around }: Shared, renderer: Pick<ServerEntry, 'render'>): string {
  const rendered = renderPage(page, frame, renderer);
  return [
    '<!DOCTYPE html>',
    openingTag(frame),
    '<head>',
    ...headTags(routePlan(page, frame), rendered, around).filter((line) => line !== ''),
    '</head>',
    '<body>',
    `<div id="root">${voidStyle(rendered.body)}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

type FramedPage = RoutePlan & { readonly frame: WholeFrame };

export type Surroundings = {
  readonly script: Pick<Handover, 'app' | 'frame' | 'theme'> & { readonly boot: string };
  readonly development: boolean;
  readonly sources: Sources | undefined;
};

function openingTag({ language, mode }: WholeFrame): string {
  const fixed = mode === 'system' ? '' : ` class="${mode}"`;
  const direction = isFromTheRight(language) ? ' dir="rtl"' : '';
  return `<html lang="${escapeText(language)}"${direction}${fixed}>`;
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

/** The text of the script is the same on every page, so that a policy can allow it by one hash; data stands beside it. */
function bootTag({ route, screen, frame: { base } }: FramedPage, { script, development }: Surroundings): string {
  const { boot, app, frame, theme } = script;
  const types = screen.kind === 'page' ? screen.blocks.map(({ block }) => block.type) : [];
  const handover: Handover = {
    app,
    page: base + dataFile(route),
    ...{ base, frame, theme },
    blocks: [...new Set(types)].join(' '),
    ...(development ? { development: '' } : {}),
  };
  const data = Object.entries(handover).map(([name, value]) => ` data-${name}="${escapeText(value)}"`);
  return `<script${data.join('')}>${escapeScript(boot)}</script>`;
}

/** The policy of a page, which stands before anything that it speaks of. */
function policyTag(style: string, { script, sources }: Surroundings): string {
  if (sources === undefined) return '';
  return tag('meta', {
    'http-equiv': 'Content-Security-Policy',
    content: pagePolicy(sources, escapeScript(script.boot), style),
  });
}

/** The tags that all pages of a frame have, which take longer to make than those of a page. */
const sharedTags = onceFor((frame: WholeFrame) => ({
  colors: themeColorTags(frame),
  icons: iconTags(frame),
  locale: localeTags(frame),
  fonts: fontTags(frame),
  own: ownTags(frame),
}));

function headTags(page: FramedPage, { css, headTags }: Rendered, around: Surroundings): string[] {
  const { head, screen, frame } = page;
  const style = escapeStyle(css);
  const shared = sharedTags(frame);
  return [
    tag('meta', { charset: 'utf-8' }),
    policyTag(style, around),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...pageTags(head),
    ...(screen.kind === 'not-found' ? [tag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...shared.colors,
    shared.icons,
    ...socialTags(head, shared.locale),
    ...(page.route === '/' ? organizationTag(frame) : []),
    ...shared.fonts,
    ...shared.own,
    // Before the style: the script sets the colour mode, which the first paint needs.
    bootTag(page, around),
    `<style>${style}</style>`,
    voidStyle(headTags),
  ];
}

export function withTags(document: string, tags: string): string {
  const end = document.lastIndexOf('</body>');
  return `${document.slice(0, end)}${tags}\n${document.slice(end)}`;
}

function ownTags({ base, site: { head = [], scripts = [] } }: WholeFrame): string[] {
  const addressOf = ({ kind, href }: Href): string => (kind === 'page' ? base + href.slice(1) : href);
  return [
    ...head.flatMap(({ meta, content, rel, href, type, title }) => [
      ...(meta === undefined ? [] : [tag('meta', { name: meta, content })]),
      ...(rel === undefined || href === undefined
        ? []
        : [tag('link', { rel, type, title: title && plainText(title), href: addressOf(href) })]),
    ]),
    ...scripts.map(({ src }) => `<script defer src="${escapeText(addressOf(src.href))}"></script>`),
  ];
}

function property(name: string, content: string | undefined): string[] {
  return content === undefined ? [] : [tag('meta', { property: name, content })];
}

/** `en_IN` for `en-IN`: Open Graph wants a region, so a language without one says nothing. */
function localeTags({ language }: WholeFrame): string[] {
  const { language: name, region } = new Intl.Locale(language);
  return region === undefined ? [] : property('og:locale', `${name}_${region}`);
}

function socialTags(head: PageHead, locale: readonly string[]): string[] {
  return [
    ...property('og:type', 'website'),
    ...property('og:title', head.title),
    ...property('og:description', head.description),
    ...property('og:url', head.canonical),
    ...property('og:site_name', head.siteName),
    ...property('og:image', head.image),
    ...locale,
    tag('meta', { name: 'twitter:card', content: head.image === undefined ? 'summary' : 'summary_large_image' }),
  ];
}

function iconTags(frame: WholeFrame): string {
  const { base, site } = frame;
  const href = site.icon ?? site.logo ?? base + (iconFile(frame)?.path ?? '');
  return (
    tag('link', { rel: 'icon', href, type: href.endsWith('.ico') ? 'image/x-icon' : lookup(href) }) +
    tag('link', { rel: 'apple-touch-icon', href: `${base}${touchIcon}` }) +
    tag('link', { rel: 'manifest', href: `${base}${manifestName}` })
  );
}

/** Data that nobody runs: no policy has to allow it. */
const organizationTag = ({ organization }: WholeFrame): string[] =>
  organization === undefined ? [] : [`<script type="application/ld+json">${escapeJson(organization)}</script>`];

function fontTags(frame: WholeFrame): string[] {
  return (themeIn(frame).faces?.preloads ?? []).map((href) =>
    tag('link', { rel: 'preload', href, as: 'font', type: fontType(href), crossorigin: true }),
  );
}

const fontType = (href: string): string => `font/${extname(href).slice(1).toLowerCase()}`;

/** The colour of the browser's own bars. Two tags ask the device where no mode is fixed. The boot script finds the dark one on them. */
function themeColorTags(frame: WholeFrame): string[] {
  const { light, dark } = themeIn(frame).neutral.page;
  const tagOf = (mode: Exclude<ColorMode, 'system'>, media?: string): string =>
    tag('meta', {
      name: 'theme-color',
      content: mode === 'dark' ? dark : light,
      'data-light': light,
      'data-dark': dark,
      media,
    });
  if (frame.mode !== 'system') return [tagOf(frame.mode)];
  return (['light', 'dark'] as const).map((mode) => tagOf(mode, `(prefers-color-scheme: ${mode})`));
}
