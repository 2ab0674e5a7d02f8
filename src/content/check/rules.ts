import { altTextsRule } from './alt-texts.ts';
import { bodiesRule } from './bodies.ts';
import { calendarFilesRule } from './calendar-files.ts';
import { cellsRule, markdownTablesRule } from './cells.ts';
import { conflictsRule } from './conflicts.ts';
import { crowdedMenuRule } from './crowded-menu.ts';
import { datesRule, timeZoneRule } from './dates.ts';
import { downloadsRule } from './downloads.ts';
import { emailRule } from './email.ts';
import { embedsRule } from './embeds.ts';
import { emptyKindsRule } from './empty-kinds.ts';
import { escapesRule } from './escapes.ts';
import { foreignRule } from './foreign.ts';
import { formActionRule } from './form-action.ts';
import { formAnswerRule } from './form-answer.ts';
import { formEmailRule } from './form-email.ts';
import { formFieldsRule } from './form-fields.ts';
import { foundTimesRule } from './found-times.ts';
import { homeRule } from './home.ts';
import { hoursRule, timelinesRule } from './hours.ts';
import { iconsRule } from './icon-names.ts';
import { idsRule } from './ids.ts';
import { linksRule } from './links.ts';
import { listPagesRule } from './list-pages.ts';
import { listsRule } from './lists.ts';
import { longTextsRule } from './long-texts.ts';
import { madePagesRule } from './made-pages.ts';
import { markdownRule } from './markdown.ts';
import { modePicturesRule } from './mode-pictures.ts';
import { namedEntriesRule } from './named-entries.ts';
import { namedKindsRule } from './named-kinds.ts';
import { outputClashRule } from './output-clash.ts';
import { ownSentencesRule } from './own-sentences.ts';
import { parameterRule, sharedAliasesRule } from './parameter.ts';
import { passagesRule } from './passages.ts';
import { pdfLettersRule } from './pdf-letters.ts';
import { pdfsRule } from './pdfs.ts';
import { heavyPagesRule, largePicturesRule } from './picture-weights.ts';
import { picturesRule } from './pictures.ts';
import { filledInRule, placeholdersRule } from './placeholders.ts';
import { groundRule, placesRule } from './places.ts';
import { plainTextsRule } from './plain-texts.ts';
import { plannedRule } from './planned.ts';
import { propertiesRule } from './properties.ts';
import { publishedRule } from './published.ts';
import { rawLinksRule } from './raw-links.ts';
import { redirectRoutesRule } from './redirect-routes.ts';
import { redirectsRule } from './redirects.ts';
import type { Rule } from './rule.ts';
import { sameRowsRule } from './same-rows.ts';
import { screensRule } from './screens.ts';
import { secretsRule } from './secrets.ts';
import { cardsRule } from './show.ts';
import { marksRule, slipsInMarkdownRule } from './slips-in-markdown.ts';
import { columnsRule } from './table-columns.ts';
import { textsRule } from './texts.ts';
import { themeRule } from './theme.ts';
import { timetablesRule } from './timetables.ts';
import { longTitleRule, sameTitlesRule } from './titles.ts';
import { totalRowsRule } from './total-rows.ts';
import { uniqueRule } from './unique.ts';
import { unshownFieldsRule } from './unshown-fields.ts';
import { urlRule } from './url.ts';
import { wordPartsRule, wordsRule } from './words.ts';

/** All rules. Of two that find the same at the same place, the first one's words are told first. */
export const rules: readonly Rule[] = [
  conflictsRule,
  markdownRule,
  longTextsRule,
  passagesRule,
  markdownTablesRule,
  marksRule,
  rawLinksRule,
  plainTextsRule,
  textsRule,
  longTitleRule,
  altTextsRule,
  iconsRule,
  embedsRule,
  foreignRule,
  slipsInMarkdownRule,
  ownSentencesRule,
  emailRule,
  escapesRule,
  secretsRule,
  formActionRule,
  idsRule,
  formFieldsRule,
  formAnswerRule,
  cellsRule,
  columnsRule,
  screensRule,
  hoursRule,
  timelinesRule,
  timetablesRule,
  sameRowsRule,
  totalRowsRule,
  groundRule,
  urlRule,
  timeZoneRule,
  crowdedMenuRule,
  filledInRule,
  wordPartsRule,
  sharedAliasesRule,
  parameterRule,
  picturesRule,
  modePicturesRule,
  largePicturesRule,
  heavyPagesRule,
  themeRule,
  propertiesRule,
  bodiesRule,
  linksRule,
  downloadsRule,
  placeholdersRule,
  listPagesRule,
  pdfLettersRule,
  formEmailRule,
  sameTitlesRule,
  outputClashRule,
  calendarFilesRule,
  madePagesRule,
  pdfsRule,
  redirectsRule,
  redirectRoutesRule,
  plannedRule,
  namedKindsRule,
  namedEntriesRule,
  uniqueRule,
  placesRule,
  foundTimesRule,
  listsRule,
  cardsRule,
  emptyKindsRule,
  unshownFieldsRule,
  wordsRule,
  publishedRule,
  datesRule,
  homeRule,
];
