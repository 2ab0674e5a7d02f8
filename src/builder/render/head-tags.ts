import { extname } from 'node:path';
import type { ColorMode, WholeFrame } from '../../model/frame.ts';
import type { PageHead } from '../../model/plan.ts';
import { themeIn } from '../../model/theme.ts';
import { manifestName, touchIcon } from '../../outputs/app-icons.ts';
import { tag } from '../../outputs/html/tags.ts';
import { iconFile } from '../../outputs/icon.ts';

function property(name: string, content: string | undefined): string[] {
  return content === undefined ? [] : [tag('meta', { property: name, content })];
}

/** `en_IN` for `en-IN`: Open Graph wants a region, so a language without one says nothing. */
export function localeTags({ language }: WholeFrame): string[] {
  const { language: name, region } = new Intl.Locale(language);
  return region === undefined ? [] : property('og:locale', `${name}_${region}`);
}

/** Open Graph and Twitter tags: what a link to the page looks like on a social network. */
export function socialTags(head: PageHead, locale: readonly string[]): string[] {
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

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** The address of the picture in the browser's tab: the site's icon, or its logo, or else one that is made for it. */
function iconOf(frame: WholeFrame): string {
  const { icon, logo } = frame.site;
  return icon ?? logo ?? frame.base + (iconFile(frame)?.path ?? '');
}

/** The tags for the picture in the browser's tab, the one on home screens, and what apps are told of the site. */
export function iconTags(frame: WholeFrame): string {
  const href = iconOf(frame);
  return (
    tag('link', { rel: 'icon', href, type: types[extname(href).toLowerCase()] }) +
    tag('link', { rel: 'apple-touch-icon', href: `${frame.base}${touchIcon}` }) +
    tag('link', { rel: 'manifest', href: `${frame.base}${manifestName}` })
  );
}

/** Preloads of the fonts that every page needs. */
export function fontTags(frame: WholeFrame): string[] {
  return (themeIn(frame).faces?.preloads ?? []).map((href) =>
    tag('link', { rel: 'preload', href, as: 'font', type: fontType(href), crossorigin: true }),
  );
}

const fontType = (href: string): string => `font/${extname(href).slice(1).toLowerCase()}`;

/**
 * The colour of the browser's own bars: the page background of each mode. One tag for a fixed mode, two that ask the device
 * otherwise. The boot script finds the dark one on them.
 */
export function themeColorTags(frame: WholeFrame): string[] {
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
