import { type Named, wordsOf } from './by-name.ts';
import { didYouMean, error, warning } from './entry.ts';
import { plain } from './traits.ts';

/** Words about maps, and the places on them. */

/** Why a map can't show a place, or shows it where it hardly is. */
const placeForms = {
  'no-coordinates': (facts: { address: string; isText: boolean; column: string | undefined }) => ({
    message: `"${facts.address}" has no coordinates, so the map can't show it.`,
    hint:
      facts.column === undefined
        ? `Look it up on openstreetmap.org, and add how far north and east it is, such as ${
            facts.isText
              ? `{ address: "${facts.address}", coordinates: 53.9590 -1.0815 }`
              : 'coordinates: 53.9590 -1.0815'
          }.`
        : `Look it up on openstreetmap.org, and write how far north and east it is into a column "${facts.column}.coordinates", or into two, "${facts.column}.latitude" and "${facts.column}.longitude".`,
  }),
  far: (facts: { coordinates: string; distance: string; better: string | undefined }) => ({
    message: `This place is ${facts.distance} km away from nearly all others.`,
    hint: `${didYouMean(facts.better)}How far north it is comes first, then how far east.`,
  }),
  outside: (facts: { coordinates: string; better: string | undefined }) => ({
    message: `"${facts.coordinates}" is outside of the picture that the map is drawn on.`,
    hint: `${didYouMean(facts.better)}Correct these coordinates or the four edges of the picture, or use a picture that reaches further.`,
  }),
};

/** What is wrong with the edges of a picture of the ground. */
const groundForms = {
  north: (facts: { first: string; second: string }) => ({
    message: `The upper edge of the picture is ${facts.first}° north, which isn't north of its lower edge, ${facts.second}°.`,
    hint: 'Correct "north" and "south". Have they changed places?',
  }),
  east: (facts: { first: string; second: string }) => ({
    message: `The right edge of the picture is ${facts.first}° east, which isn't east of its left edge, ${facts.second}°.`,
    hint: 'Correct "east" and "west". Have they changed places?',
  }),
};

/** What is wrong with maps. */
export const maps = {
  'map-place': warning(
    { ...plain, reach: 'site' },
    "Visitors wouldn't find the place on the map, or look for it in the wrong part of the world.",
    (facts: Named<typeof placeForms>) => wordsOf(placeForms, facts),
  ),
  'map-ground': error(plain, 'The map would show all places where they are not.', (facts: Named<typeof groundForms>) =>
    wordsOf(groundForms, facts),
  ),
};
