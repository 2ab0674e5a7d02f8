import { createHash } from 'node:crypto';
import { assetsFolder } from '../model/address.ts';
import type { Frame, SharedSite } from '../model/frame.ts';
import type { AnyPage, PageData, SiteOverview } from '../model/plan.ts';
import type { DataFile } from './output.ts';

export function hashed(name: string, extension: string, text: string): DataFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `${assetsFolder}/${name}-${hash}.${extension}`, text };
}

type All<T> = { readonly [Key in keyof Required<T>]: T[Key] | undefined };

/** The file with what all pages of a site share: nothing but what is named here. Its name changes with its content, so browsers keep it. */
export function frameFile(frame: Frame): DataFile {
  const { name, logo, logoDark, showName, contact, nav, footer, email, forms, notFound } = frame.site;
  const { words, language, base, mode, menuFrom, profileMarks, ornament, own: blocks } = frame;
  const shown = notFound?.actions === undefined ? undefined : { actions: notFound.actions };
  const own = { name, logo, logoDark, showName, contact, nav, footer, email, forms, notFound: shown };
  const shared = { words, language, base, mode, menuFrom, profileMarks, ornament, own: blocks };
  const site = own satisfies All<SharedSite>;
  return hashed('frame', 'json', JSON.stringify({ ...(shared satisfies All<Omit<Frame, 'site' | 'theme'>>), site }));
}

/** All pages with their titles, for the screen that names the ones nearest to a wrong address. */
export function pageList({ pages }: SiteOverview): string {
  return JSON.stringify(
    pages.map(({ route, head: { title, siteName } }) => [route, title.replace(` | ${siteName}`, '')]),
  );
}

/** @param app address of the app, so that one of an earlier build notices @param frame address of what all pages share */
export function pageData({ route, head, screen }: AnyPage, app: string, frame: string): string {
  return JSON.stringify({ route, head, screen, app, frame } satisfies PageData);
}
