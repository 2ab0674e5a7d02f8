import { isObject, type Json } from '../../../model/json.ts';
import type { Place } from '../../../model/map.ts';
import { inDegrees, type Point, pointOf } from '../../../values/place.ts';
import { textOf, type WordsContext } from '../texts.ts';

export function pointIn(place: Json | undefined): Point | undefined {
  return isObject(place) && typeof place.coordinates === 'string' ? pointOf(place.coordinates) : undefined;
}

/** A place as visitors read it, and where a map on the web shows it. That needs no key, and no app. */
export function placeOf(place: Json, context: WordsContext): Place {
  const point = pointIn(place);
  const text = textOf(String(isObject(place) ? place.address : place), context);
  if (point === undefined) return { text };
  const [north, east] = [inDegrees(point.north), inDegrees(point.east)];
  return {
    text,
    map: context.hrefOf(`https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`),
  };
}
