import type { Ask } from '../../engine/questions.ts';
import { type Json, type JsonObject, textsIn } from '../../model/json.ts';
import { blockNotes } from '../../model/site.ts';
import { keysOfForm, pictureFolderOf } from '../../schema/lists.ts';
import { schemaOf } from '../../schema/schemas/schemas.ts';
import { picturesIn, type SitePlace, sitePlaces } from './entry-inputs.ts';

/** What stands for the names of all places. */
export const ALL = 'all';

/** The places that are named, in the order in which they are named. @param names what `places` says */
export function placesNamed<P extends Pick<SitePlace, 'name'>>(places: readonly P[], names: Json = ALL): readonly P[] {
  if (names === ALL) return places;
  return textsIn(names).flatMap((name) => places.find((place) => isCalled(place, name)) ?? []);
}

/** An accent is part of its letter, or a sign of its own: that depends on the keyboard. */
export const isCalled = ({ name }: Pick<SitePlace, 'name'>, written: string): boolean =>
  name.normalize('NFC') === written.normalize('NFC');

/** What each type of block shows of places in its list. */
const ITEMS: Readonly<Record<string, (place: SitePlace) => readonly Json[]>> = {
  hours: ({ hours = [] }) => hours.map((each) => ({ ...each })),
  map: ({ name, address, coordinates, phone }) => [
    {
      title: name,
      place: { address, ...(coordinates === undefined ? {} : { coordinates }) },
      ...(phone === undefined ? {} : { meta: [phone] }),
    },
  ],
};

/** A block with the places of the site, or the pictures of a folder, that it names in place of its list. */
export function fromSite(block: JsonObject, ask: Ask): JsonObject {
  const { key = '', list = '' } = pictureFolderOf(String(block.type)) ?? {};
  const { [key]: folder, ...others } = block;
  return folder === undefined ? withPlaces(block, ask) : { ...others, [list]: ask(picturesIn, String(folder)) };
}

/** A block with the places that it names: in its list, if it has one for them. Hours of several places stand under their names. */
function withPlaces(block: JsonObject, ask: Ask): JsonObject {
  if (block.places === undefined || keysOfForm(String(block.type), 'placeNames').length === 0) return block;
  const { places: names, ...rest } = block;
  const places = placesNamed(ask(sitePlaces), names);
  const type = String(block.type);
  const itemsOf = ITEMS[type];
  if (itemsOf === undefined) return { ...rest, places: places.map(({ name }) => name) };
  const lists = places
    .map((place) => ({ name: place.name, items: itemsOf(place) }))
    .filter(({ items }) => items.length > 0);
  const isHeaded = lists.length > 1 && schemaOf(`blocks/${type}`).properties?.items?.entries !== true;
  return { ...rest, items: lists.flatMap(({ items }) => items), ...(isHeaded ? headed(lists) : {}) };
}

function headed(lists: readonly { readonly name: string; readonly items: readonly Json[] }[]): JsonObject {
  const from = (at: number): number => lists.slice(0, at).reduce((sum, { items }) => sum + items.length, 0);
  return {
    [blockNotes.headings]: lists.map(({ name }, at) => ({ words: name, isNamed: true, from: from(at) })),
  };
}
