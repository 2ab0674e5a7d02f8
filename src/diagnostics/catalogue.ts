import { addresses } from './wording/addresses.ts';
import { files } from './wording/files.ts';
import { media } from './wording/media.ts';
import { settings } from './wording/settings.ts';
import { shape } from './wording/shape.ts';
import { texts } from './wording/texts.ts';
import type { Traits } from './wording/traits.ts';
import { yaml } from './wording/yaml.ts';

/** Everything we can say: code -> severity and words. Codes are permanent. */
export const catalogue = { ...files, ...yaml, ...shape, ...texts, ...addresses, ...media, ...settings };

/** A code of the catalogue. */
export type Code = keyof typeof catalogue;

/** What the wording of a code must be told. */
export type Facts<C extends Code> = Parameters<(typeof catalogue)[C]['say']>;

/** What is known of a code besides its words. */
export function traitsOf(code: Code): Traits {
  return catalogue[code].traits;
}
