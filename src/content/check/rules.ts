import { altTextsRule } from './alt-texts.ts';
import { cellsRule } from './cells.ts';
import { crowdedMenuRule } from './crowded-menu.ts';
import { emailRule } from './email.ts';
import { embedsRule } from './embeds.ts';
import { foreignRule } from './foreign.ts';
import { formActionRule } from './form-action.ts';
import { formAnswerRule } from './form-answer.ts';
import { formFieldsRule } from './form-fields.ts';
import { hoursRule, timelinesRule } from './hours.ts';
import { iconsRule } from './icons.ts';
import { idsRule } from './ids.ts';
import { longTextsRule } from './long-texts.ts';
import { longTitleRule } from './long-title.ts';
import { markdownRule } from './markdown.ts';
import { markdownTablesRule } from './markdown-tables.ts';
import { marksRule } from './marks.ts';
import { ownSentencesRule } from './own-sentences.ts';
import { passagesRule } from './passages.ts';
import { plainTextsRule } from './plain-texts.ts';
import { rawLinksRule } from './raw-links.ts';
import type { FileRule } from './rule.ts';
import { screensRule } from './screens.ts';
import { secretsRule } from './secrets.ts';
import { slipsInMarkdownRule } from './slips-in-markdown.ts';
import { textsRule } from './texts.ts';
import { timeZoneRule } from './time-zone.ts';
import { urlRule } from './url.ts';

/** All rules. Of two that find the same at the same place, the first one's words are told first. */
export const fileRules: readonly FileRule[] = [
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
  secretsRule,
  formActionRule,
  idsRule,
  formFieldsRule,
  formAnswerRule,
  cellsRule,
  screensRule,
  hoursRule,
  timelinesRule,
  urlRule,
  timeZoneRule,
  crowdedMenuRule,
];
