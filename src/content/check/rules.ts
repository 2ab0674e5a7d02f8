import type { Rule } from './rule.ts';
import { entryRules } from './rules/entries.ts';
import { formRules } from './rules/forms.ts';
import { iconRules } from './rules/icons.ts';
import { kindRules } from './rules/kinds.ts';
import { linkRules } from './rules/links.ts';
import { listRules } from './rules/lists.ts';
import { longTextRules } from './rules/long-texts.ts';
import { madePageRules } from './rules/made-pages.ts';
import { pageRules } from './rules/pages.ts';
import { pictureRules } from './rules/pictures.ts';
import { placeRules } from './rules/places.ts';
import { redirectRules } from './rules/redirects.ts';
import { settingsRules } from './rules/settings.ts';
import { shownRules } from './rules/shown.ts';
import { shownAsWrittenRules } from './rules/shown-as-written.ts';
import { slipRules } from './rules/slips-in-markdown.ts';
import { textRules } from './rules/texts.ts';
import { themeRules } from './rules/theme.ts';
import { timeRules } from './rules/times.ts';
import { wordRules } from './rules/words.ts';

/** All rules. Of two that find the same at the same place, the first one's words are told first. */
export const rules: readonly Rule[] = [
  ...longTextRules,
  ...pageRules,
  ...shownAsWrittenRules,
  ...slipRules,
  ...textRules,
  ...pictureRules,
  ...iconRules,
  ...formRules,
  ...timeRules,
  ...wordRules,
  ...settingsRules,
  ...themeRules,
  ...linkRules,
  ...listRules,
  ...shownRules,
  ...kindRules,
  ...entryRules,
  ...placeRules,
  ...madePageRules,
  ...redirectRules,
];
