import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { checkAltTexts } from './alt-texts.ts';
import type { Content, Places } from './contents.ts';
import { checkMenu } from './crowded-menu.ts';
import { checkEmail } from './email.ts';
import { checkFormsCanSend } from './form-email.ts';
import { checkFields } from './form-fields.ts';
import { checkIcons } from './icons.ts';
import { checkIds } from './ids.ts';
import { checkLinks } from './links.ts';
import { checkMarkdown } from './markdown.ts';
import { checkMarks } from './marks.ts';
import { checkOutputClash } from './output-clash.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkPlainTexts } from './plain-texts.ts';
import { checkPlanned } from './planned.ts';
import { checkRawLinks } from './raw-links.ts';
import { checkRedirects } from './redirects.ts';
import { checkTitles } from './same-titles.ts';
import { checkTexts } from './texts.ts';
import { checkUrl } from './url.ts';

/** All that only shows when the shape of a file is known, or across files. One rule a file. */
export function checkAcrossFiles(
  site: Content | undefined,
  contents: readonly Content[],
  places: Places,
): Diagnostic[] {
  const pages = contents.filter(({ route }) => route !== undefined);
  return [
    ...checkLinks(contents, places),
    ...checkMarkdown(contents),
    ...checkMarks(contents),
    ...checkRawLinks(contents),
    ...checkPlainTexts(contents),
    ...checkPlaceholders(contents, site),
    ...checkTexts(contents),
    ...checkAltTexts(contents),
    ...checkTitles(pages),
    ...checkIcons(contents),
    ...checkIds(pages),
    ...checkFields(pages),
    ...checkOutputClash(places),
    ...(site === undefined
      ? []
      : [
          ...checkUrl(site),
          ...checkEmail(site),
          ...checkRedirects(site, places),
          ...checkPlanned(site, places),
          ...checkMenu(site),
        ]),
    ...(site === undefined ? [] : checkFormsCanSend(site, pages)),
  ];
}
