import { addresses } from './wording/addresses.ts';
import { cloudFolders } from './wording/cloud-folders.ts';
import { contents } from './wording/contents.ts';
import { data } from './wording/data.ts';
import { dates } from './wording/dates.ts';
import { embeds } from './wording/embeds.ts';
import { entries } from './wording/entries.ts';
import { fields } from './wording/fields.ts';
import { files } from './wording/files.ts';
import { forms } from './wording/forms.ts';
import { headings } from './wording/headings.ts';
import { json } from './wording/json.ts';
import { keys } from './wording/keys.ts';
import { kinds } from './wording/kinds.ts';
import { links } from './wording/links.ts';
import { lists } from './wording/lists.ts';
import { madePages } from './wording/made-pages.ts';
import { maps } from './wording/maps.ts';
import { markdown } from './wording/markdown.ts';
import { media } from './wording/media.ts';
import { ownBlocks } from './wording/own-blocks.ts';
import { paging } from './wording/paging.ts';
import { pictures } from './wording/pictures.ts';
import { properties } from './wording/properties.ts';
import { publicFiles } from './wording/public-files.ts';
import { published } from './wording/published.ts';
import { redirects } from './wording/redirects.ts';
import { settings } from './wording/settings.ts';
import { shape } from './wording/shape.ts';
import { svg } from './wording/svg.ts';
import { testedBlocks } from './wording/tested-blocks.ts';
import { texts } from './wording/texts.ts';
import type { Traits } from './wording/traits.ts';
import { values } from './wording/values.ts';
import { yamlIndents } from './wording/yaml-indents.ts';
import { yamlLines } from './wording/yaml-lines.ts';
import { yamlTexts } from './wording/yaml-texts.ts';

/** Everything we can say: code -> severity and words. Codes are permanent. */
export const catalogue = {
  ...files,
  ...cloudFolders,
  ...publicFiles,
  ...contents,
  ...yamlIndents,
  ...yamlLines,
  ...yamlTexts,
  ...json,
  ...shape,
  ...keys,
  ...values,
  ...texts,
  ...markdown,
  ...addresses,
  ...links,
  ...redirects,
  ...published,
  ...fields,
  ...media,
  ...svg,
  ...pictures,
  ...embeds,
  ...settings,
  ...forms,
  ...entries,
  ...madePages,
  ...kinds,
  ...lists,
  ...headings,
  ...paging,
  ...dates,
  ...maps,
  ...data,
  ...ownBlocks,
  ...properties,
  ...testedBlocks,
};

/** A code of the catalogue. */
export type Code = keyof typeof catalogue;

/** What the wording of a code must be told. */
export type Facts<C extends Code> = Parameters<(typeof catalogue)[C]['say']>;

/** What is known of a code besides its words. */
export function traitsOf(code: Code): Traits {
  return catalogue[code].traits;
}
