import { zoneOf } from '../dates/calendar.ts';
import type { Finding } from '../findings/finding.ts';
import { allRedirects } from './all-redirects.ts';
import { checkAltTexts } from './alt-texts.ts';
import { checkBodies } from './bodies.ts';
import { checkCells } from './cells.ts';
import type { Content, Places } from './contents.ts';
import { checkMenu } from './crowded-menu.ts';
import { checkTimeZone } from './dates.ts';
import { checkDownloads } from './downloads.ts';
import { checkEmail } from './email.ts';
import { checkEmbeds } from './embeds.ts';
import { checkForeign } from './foreign.ts';
import { checkActions } from './form-action.ts';
import { checkAnswers } from './form-answer.ts';
import { checkFormsCanSend } from './form-email.ts';
import { checkFields } from './form-fields.ts';
import { checkHours, checkTimelines } from './hours.ts';
import { checkIcons } from './icons.ts';
import { checkIds } from './ids.ts';
import { checkLinks } from './links.ts';
import { checkListPages } from './list-pages.ts';
import { checkLongTexts } from './long-texts.ts';
import { checkMarkdown } from './markdown.ts';
import { checkMarkdownTables } from './markdown-tables.ts';
import { checkMarks } from './marks.ts';
import { checkOutputClash } from './output-clash.ts';
import { checkOwnSentences } from './own-sentences.ts';
import { checkPassages } from './passages.ts';
import { checkPdfLetters } from './pdf-letters.ts';
import { checkPdfs } from './pdfs.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkPlainTexts } from './plain-texts.ts';
import { checkPlanned } from './planned.ts';
import { checkRawLinks } from './raw-links.ts';
import { checkRedirectRoutes } from './redirect-routes.ts';
import { checkRedirects } from './redirects.ts';
import { checkTitles } from './same-titles.ts';
import { checkScreens } from './screens.ts';
import { checkSecrets } from './secrets.ts';
import { checkSlipsInMarkdown } from './slips-in-markdown.ts';
import { isPage } from './summary.ts';
import { checkTexts } from './texts.ts';
import { checkUrl } from './url.ts';

/** What only shows when the shape of a file is known, and in the file itself. One rule a file. */
export function checkByItself(content: Content): Finding[] {
  const { route } = content;
  return [
    ...checkValues(content),
    ...checkForeign([content]),
    ...checkSlipsInMarkdown([content]),
    ...checkOwnSentences([content]),
    ...checkEmail(content),
    ...checkSecrets(content),
    ...checkActions(content),
    ...(route === undefined
      ? []
      : [
          ...checkIds([content]),
          ...checkFields([content]),
          ...checkAnswers(content),
          ...checkCells([content]),
          ...checkScreens([content]),
          ...checkHours([content]),
          ...checkTimelines([content]),
        ]),
    ...(route === undefined ? [...checkUrl(content), ...checkTimeZone(content), ...checkMenu(content)] : []),
  ];
}

/** What may be wrong with texts, icons and pictures, wherever they stand. The layout of a kind has some, too. */
export function checkValues(content: Content): Finding[] {
  return [
    ...checkMarkdown([content]),
    ...checkLongTexts([content]),
    ...checkPassages([content]),
    ...checkMarkdownTables([content]),
    ...checkMarks([content]),
    ...checkRawLinks([content]),
    ...checkPlainTexts([content]),
    ...checkTexts([content]),
    ...checkAltTexts([content]),
    ...checkIcons([content]),
    ...checkEmbeds([content]),
  ];
}

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
