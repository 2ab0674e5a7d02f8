import type { Words } from '../../model/generated/resolved.ts';
import type { WrittenSite } from '../../model/generated/written.ts';
import { groupedByEach } from '../../model/lists.ts';
import { once } from '../../model/once.ts';
import { schemaOf } from './schemas.ts';

const english = once((): Words => {
  const words = Object.entries(schemaOf('words').properties ?? {});
  const defaults: unknown = Object.fromEntries(words.map(([name, schema]) => [name, schema.default]));
  // The type is generated from the same schema, whose words all have a default: a test makes sure of it.
  return defaults as Words;
});

/** The words of a site: those of its site.yaml, and the English ones for the rest. */
export const wordsOf = ({ words }: Pick<WrittenSite, 'words'>): Words => ({ ...english(), ...words });

/**
 * The names of the words that only some blocks say, by block, and of those that every page may say, under `undefined`. A block brings
 * also those that it says only with some of its keys: a page has few forms.
 */
const namesByPlace = once((): ReadonlyMap<string | undefined, readonly string[]> => {
  const { properties = {} } = schemaOf('words');
  const placesOf = (name: string) => properties[name]?.metAt?.split(', ').map(blockIn) ?? [undefined];
  return groupedByEach(Object.keys(properties), placesOf);
});

/** The block of a place: `contact-form` of `contact-form with fields.min`. What is around all blocks is none. */
function blockIn(place: string): string | undefined {
  const [block] = place.split(' ');
  return block === 'site' || block === 'trail' ? undefined : block;
}

/**
 * The words that the app needs for a type of block, or, without one, for what all pages share. A page carries no others: what visitors
 * load would grow with every block there is.
 */
export function wordsSaidBy(block: string | undefined, settings: Pick<WrittenSite, 'words'>): Partial<Words> {
  const all = Object.entries(wordsOf(settings));
  const names = namesByPlace().get(block) ?? [];
  return Object.fromEntries(all.filter(([name]) => names.includes(name)));
}
