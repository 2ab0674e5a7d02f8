import { zoneOf } from '../dates/calendar.ts';
import type { Finding } from '../findings/finding.ts';
import { allRedirects } from './all-redirects.ts';
import { checkAltTexts } from './alt-texts.ts';
import { checkBodies } from './bodies.ts';
import { checkCells } from './cells.ts';
import type { Content, Places } from './contents.ts';
import { checkMenu } from './crowded-menu.ts';
import { checkTimeZone } from './dates.ts';
import { checkEmail } from './email.ts';
import { checkFormsCanSend } from './form-email.ts';
import { checkFields } from './form-fields.ts';
import { checkIcons } from './icons.ts';
import { checkIds } from './ids.ts';
import { checkLinks } from './links.ts';
import { checkListPages } from './list-pages.ts';
import { checkLongTexts } from './long-texts.ts';
import { checkMarkdown } from './markdown.ts';
import { checkMarks } from './marks.ts';
import { checkOutputClash } from './output-clash.ts';
import { checkPdfLetters } from './pdf-letters.ts';
import { checkPdfs } from './pdfs.ts';
import { checkPlaceholders, checkTemplates } from './placeholders.ts';
import { checkPlainTexts } from './plain-texts.ts';
import { checkPlanned } from './planned.ts';
import { checkRawLinks } from './raw-links.ts';
import { checkRedirectRoutes } from './redirect-routes.ts';
import { checkRedirects } from './redirects.ts';
import { checkTitles } from './same-titles.ts';
import { checkScreens } from './screens.ts';
import { checkTexts } from './texts.ts';
import { checkUrl } from './url.ts';

/** What only shows when the shape of a file is known, and in the file itself. One rule a file. */
export function checkByItself(content: Content): Finding[] {
  const { route } = content;
  return [
    ...checkMarkdown([content]),
    ...checkLongTexts([content]),
    ...checkMarks([content]),
    ...checkRawLinks([content]),
    ...checkPlainTexts([content]),
    ...checkTemplates([content]),
    ...checkTexts([content]),
    ...checkAltTexts([content]),
    ...checkIcons([content]),
    ...(route === undefined
      ? []
      : [...checkIds([content]), ...checkFields([content]), ...checkCells([content]), ...checkScreens([content])]),
    ...(route === undefined
      ? [...checkUrl(content), ...checkTimeZone(content), ...checkEmail(content), ...checkMenu(content)]
      : []),
  ];
}

/** What only shows across files. One rule a file. */
export function checkAcrossFiles(site: Content | undefined, contents: readonly Content[], places: Places): Finding[] {
  const pages = contents.filter(({ route, root }) => route !== undefined && root.kind === 'map');
  const redirects = allRedirects([...(site === undefined ? [] : [site]), ...pages]);
  return [
    ...pages.flatMap(checkBodies),
    ...checkLinks(contents, places),
    ...checkPlaceholders(contents, site),
    ...checkTitles(pages),
    ...checkListPages(pages, places, zoneOf(site?.root)),
    ...checkOutputClash(places),
    ...checkPdfs(pages),
    ...checkPdfLetters(pages),
    ...checkRedirects(redirects, pages, places),
    ...checkRedirectRoutes(redirects, places),
    ...(site === undefined ? [] : checkPlanned(site, places)),
    ...(site === undefined ? [] : checkFormsCanSend(site, pages)),
  ];
}
