import { zoneOf } from '../dates/calendar.ts';
import type { Finding } from '../findings/finding.ts';
import { allRedirects } from './all-redirects.ts';
import { checkBodies } from './bodies.ts';
import type { Content, Places } from './contents.ts';
import { checkDownloads } from './downloads.ts';
import { checkFormsCanSend } from './form-email.ts';
import { checkLinks } from './links.ts';
import { checkListPages } from './list-pages.ts';
import { checkOutputClash } from './output-clash.ts';
import { checkPdfLetters } from './pdf-letters.ts';
import { checkPdfs } from './pdfs.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkPlanned } from './planned.ts';
import { checkRedirectRoutes } from './redirect-routes.ts';
import { checkRedirects } from './redirects.ts';
import { checkTitles } from './same-titles.ts';
import { isPage } from './summary.ts';

/** What only shows across files. One rule a file. What one rule has found, or one file has of it, after the other. */
export function* checkAcrossFiles(
  site: Content | undefined,
  contents: readonly Content[],
  places: Places,
): Generator<readonly Finding[]> {
  const pages = pagesAmong(contents);
  const redirects = allRedirects([...(site === undefined ? [] : [site]), ...pages]);
  yield* checkAmongOthers(site, contents, places);
  yield checkTitles(pages);
  yield checkOutputClash(places);
  yield checkPdfs(pages);
  yield checkRedirects(redirects, pages, places);
  yield checkRedirectRoutes(redirects, places);
  if (site !== undefined) yield checkPlanned(site, places);
}

/** What may be wrong with some files, given all others: a file has the same mistakes whichever are looked at with it. */
export function* checkAmongOthers(
  site: Content | undefined,
  contents: readonly Content[],
  places: Places,
): Generator<readonly Finding[]> {
  const pages = pagesAmong(contents);
  yield pages.filter(({ bodyFile }) => bodyFile !== undefined).flatMap(checkBodies);
  yield* checkLinks(contents, places);
  yield checkDownloads(contents, places);
  yield checkPlaceholders(contents, site);
  yield checkListPages(pages, places, zoneOf(site?.root));
  yield checkPdfLetters(pages);
  if (site !== undefined) yield checkFormsCanSend(site, pages);
}

function pagesAmong(contents: readonly Content[]): readonly Content[] {
  return contents.filter(isPage);
}
