import { createHash } from 'node:crypto';
import type { AnyPage, Frame, PageData, SiteOverview } from '../model/plan.ts';
import type { DataFile } from './output.ts';

/** A file that is named by its content. */
export function hashed(name: string, extension: string, text: string): DataFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `assets/${name}-${hash}.${extension}`, text };
}

/** The style sheet with all properties of the theme, for pages that were taken over. */
export function themeFile(css: string): DataFile {
  return hashed('theme', 'css', css);
}

/** The file with what all pages of a site share. Its name changes with its content, so browsers keep it. */
export function frameFile(frame: Frame): DataFile {
  // Only the server needs to know what is redirected and how things look, and the checks what is planned and when a day begins. The others are in the frame
  // itself or in what pages say.
  const { planned: _, redirects: __, timeZone: ___, theme: ____, url: _____, language: ______, ...others } = frame.site;
  const { notFound, ...used } = others;
  const site = notFound?.actions === undefined ? used : { ...used, notFound: { actions: notFound.actions } };
  const { theme: _______, ...shared } = frame;
  return hashed('frame', 'json', JSON.stringify({ ...shared, site }));
}

/** All pages with their titles, for the screen that names the ones nearest to a wrong address. */
export function pageList({ pages }: SiteOverview): string {
  return JSON.stringify(
    pages.map(({ route, head: { title, siteName } }) => [route, title.replace(` | ${siteName}`, '')]),
  );
}

/**
 * What the browser fetches for a page, as text.
 * @param app address of the app that belongs to it, so that one of an earlier build notices
 * @param frame address of what all pages share
 */
export function pageData({ route, head, screen }: AnyPage, app: string, frame: string): string {
  return JSON.stringify({ route, head, screen, app, frame } satisfies PageData);
}
