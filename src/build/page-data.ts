import { createHash } from 'node:crypto';
import type { Frame, PageData, RoutePlan } from '../model/plan.ts';

/** A text to publish, relative to the output folder. */
export type DataFile = { readonly path: string; readonly text: string };

function hashed(name: string, extension: string, text: string): DataFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `assets/${name}-${hash}.${extension}`, text };
}

const themes = new Map<string, DataFile>();

/** The style sheet with all properties of the theme, for pages that were taken over. */
export function themeFile(css: string): DataFile {
  const known = themes.get(css) ?? hashed('theme', 'css', css);
  themes.set(css, known);
  return known;
}

/** The style sheet of a page that was rendered before, by its path. */
export function themeAt(path: string): DataFile | undefined {
  return [...themes.values()].find((file) => file.path === path);
}

const frames = new WeakMap<Frame, DataFile>();

/** The file with what all pages of a site share. Its name changes with its content, so browsers keep it. */
export function frameFile(frame: Frame): DataFile {
  const known = frames.get(frame);
  if (known !== undefined) return known;
  // Only the server needs to know what is redirected, and the checks what is planned.
  const { planned: _, redirects: __, ...site } = frame.site;
  const file = hashed('frame', 'json', JSON.stringify({ ...frame, site }));
  frames.set(frame, file);
  return file;
}

/** All pages with their titles, for the screen that names the ones nearest to a wrong address. */
export function pagesFile(plans: readonly RoutePlan[]): DataFile {
  const pages = plans
    .filter(({ screen }) => screen.kind === 'page')
    .map(({ route, head: { title, siteName } }) => [route, title.replace(` | ${siteName}`, '')]);
  return { path: '404/pages.json', text: JSON.stringify(pages) };
}

/**
 * What the browser fetches for a page, as text.
 * @param app address of the app that belongs to it, so that one of an earlier build notices
 */
export function pageData({ frame, ...page }: RoutePlan, app: string): string {
  const data: PageData = { ...page, app, frame: frame.base + frameFile(frame).path };
  return JSON.stringify(data);
}
