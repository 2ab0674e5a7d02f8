import { isList, isObject, type Json, type JsonObject, type WrittenBlock } from '../../../model/json.ts';
import type { MapMark, MapPlan, MapSize, MapView, Place } from '../../../model/map.ts';
import { below, type Schema, schemaOf } from '../../../schema/schemas/schemas.ts';
import { inDegrees, type Point, pointOf } from '../../../values/place.ts';
import type { ImageContext } from '../images.ts';
import { textOf, type WordsContext } from '../texts.ts';
import { across, type Box, down, frameOf, type Ground, HEIGHT, kilometresAt, type Spot, spotsOf } from './frame.ts';
import { named } from './names.ts';

function pointIn(place: Json | undefined): Point | undefined {
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

type MapContext = Pick<ImageContext, 'measured'> & { readonly language: () => string };

type Part = { readonly from: number; readonly name: string };

/** @param parts where the items under each heading begin; one part without headings @returns undefined where no place is known */
export function mapsOf(block: WrittenBlock, parts: readonly Part[], context: MapContext): MapPlan | undefined {
  const { items } = block;
  if (!isList(items) || !showsPlaces(schemaOf(`blocks/${block.type}`))) return undefined;
  const points = items.map((item) => pointIn(isObject(item) ? item.place : undefined));
  const known = points.flatMap((point, index) => (point === undefined ? [] : [{ point, index }]));
  const spots = spotsOf(known.map(({ point }) => point));
  const places = spots.map((spot, at): Located => ({ spot, of: [known[at]?.index ?? 0] }));
  if (places.length === 0) return undefined;
  const ground = groundOf(block, context.measured, spots[0]?.x ?? 0.5);
  const language = context.language();
  const byPart = parts.map(({ from }, at) => {
    const end = parts[at + 1]?.from ?? items.length;
    return places.filter(({ of: [index = 0] }) => index >= from && index < end);
  });
  const names = parts.flatMap(({ name }, at) => (byPart[at]?.length === 0 ? [] : name));
  const overview = overviewOf(byPart, names, { ground, language });
  return {
    views: byPart.map((each) => (each.length === 0 ? null : viewOf(each, { ground, language }))),
    ...(overview === undefined ? {} : { overview }),
  };
}

const showsPlaces = (schema: Schema): boolean =>
  below(below(schema, 'items')?.schema ?? {}, 0)?.schema.properties?.place?.$ref?.endsWith('/place') === true;

const spotsIn = (places: readonly Located[]): Spot[] => places.map(({ spot }) => spot);

type Around = { readonly ground: Ground | undefined; readonly language: string };

function viewOf(places: readonly Located[], around: Around): MapView {
  const frame = frameOf(spotsIn(places), around.ground);
  return { marks: marksOf(places, frame), ...surroundings(frame, around) };
}

function surroundings(frame: Box, { ground, language }: Around): Omit<MapView, 'marks'> {
  const scale = scaleOf(frame, language);
  return {
    ...(scale === undefined ? {} : { scale: { label: scale.label, length: rounded(scale.part * 100) } }),
    grid: rounded((scale?.part ?? 1 / 6) * 100),
    ...(ground === undefined
      ? {}
      : {
          ground: {
            ...inPercent(ground, frame),
            width: rounded((100 * ground.width) / frame.width),
            height: rounded((100 * ground.height) / (frame.width * HEIGHT)),
          },
        }),
  };
}

/** How far the marks of headings are from each other at least, for the width of a map. */
const HEADINGS_APART = 0.16;

/** Room for the name of a heading below its mark, in parts of the width of a map. */
const ROOM_FOR_NAMES = 0.2;

/** All headings on one map; undefined where they aren't in different parts of it: flats and houses are in each town. */
function overviewOf(
  parts: readonly (readonly Located[])[],
  names: readonly string[],
  around: Around,
): MapView | undefined {
  const middles = parts.filter((part) => part.length > 0).map(merged);
  if (middles.length < 2) return undefined;
  const frame = frameOf(spotsIn(middles), around.ground, ROOM_FOR_NAMES);
  if (apart(middles, frame.width * HEADINGS_APART).length < middles.length) return undefined;
  const marks = middles.map(({ spot, of }) => ({ ...inPercent(spot, frame), of, sizes: ['s', 'm', 'l'] as const }));
  const rest = surroundings(frame, around);
  return { marks: named(marks, names, rest.scale?.length), ...rest };
}

function groundOf({ ground }: JsonObject, measured: ImageContext['measured'], near: number): Ground | undefined {
  if (!isObject(ground)) return undefined;
  const edge = (key: string): number => Number(ground[key] ?? 0);
  const [y, bottom] = [down(edge('north')), down(edge('south'))];
  const start = across(edge('west'));
  // One that begins in the far east goes on in the far west.
  const width = across(edge('east')) - start + (edge('east') > edge('west') ? 0 : 1);
  const x = start + Math.round(near - (start + width / 2));
  const src = String(ground.src);
  // A drawing is sharp at any size.
  const pixels = /\.svg(?:$|[?#])/.test(src) ? undefined : measured(src)?.width;
  return { x, y, width, height: bottom - y, ...(pixels === undefined ? {} : { pixels }) };
}

export type Located = { readonly spot: Spot; readonly of: readonly number[] };

/** For each size, the smallest width that it is for, in rem. As far as text is larger for somebody, a map has room for less. */
const WIDTHS: Readonly<Record<MapSize, number>> = { s: 9, m: 16, l: 34 };

/** How far the middles of two marks are from each other at least, in rem. */
const APART = 2.1;

/** Places that are so often put together with others stay as they are. */
const MOST_ROUNDS = 12;

/** The marks of a map for each size: places that would cover each other have one mark together. What is the same in two sizes is there once. */
export function marksOf(places: readonly Located[], frame: Box): readonly MapMark[] {
  const all = new Map<string, MapMark>();
  for (const size of ['l', 'm', 's'] as const) {
    for (const { spot, of } of apart(places, (frame.width * APART) / WIDTHS[size])) {
      const key = of.join();
      const mark = all.get(key) ?? { ...inPercent(spot, frame), of, sizes: [] };
      all.set(key, { ...mark, sizes: [...mark.sizes, size] });
    }
  }
  return [...all.values()].toSorted((a, b) => (a.of[0] ?? 0) - (b.of[0] ?? 0));
}

/** Places none of which is nearer to another one than so much: those that are have become one, between them. */
export function apart(places: readonly Located[], least: number): readonly Located[] {
  let [before, now] = [places, together(places, least)];
  for (let round = 0; now.length < before.length && round < MOST_ROUNDS; round += 1)
    [before, now] = [now, together(now, least)];
  return now;
}

function together(places: readonly Located[], least: number): readonly Located[] {
  const groups: { readonly first: Spot; readonly all: Located[] }[] = [];
  for (const place of places) {
    const near = groups.find(({ first }) => Math.hypot(first.x - place.spot.x, first.y - place.spot.y) < least);
    if (near === undefined) groups.push({ first: place.spot, all: [place] });
    else near.all.push(place);
  }
  return groups.map(({ all }) => merged(all));
}

function merged(places: readonly Located[]): Located {
  const [only] = places;
  if (places.length === 1 && only !== undefined) return only;
  const of = places.flatMap((place) => place.of).toSorted((a, b) => a - b);
  const mean = (key: keyof Spot): number =>
    places.reduce((sum, place) => sum + place.spot[key] * place.of.length, 0) / of.length;
  return { spot: { x: mean('x'), y: mean('y') }, of };
}

function inPercent({ x, y }: Spot, frame: Box): Spot {
  return {
    x: rounded((100 * (x - frame.x)) / frame.width),
    y: rounded((100 * (y - frame.y)) / (frame.width * HEIGHT)),
  };
}

const rounded = (percent: number): number => Math.round(percent * 100) / 100;

/** What the bar of a scale says, and how long it is for the width of the map. */
type Scale = { readonly label: string; readonly part: number };

const LONGEST = 0.26;

/** Where a length is so much longer in one place of a map than in another, none holds for all of it. */
const UNEVEN = 1.25;

/** The regions whose signs say miles, where the language names one. */
const IN_MILES: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM']);

const MILE = 1.609_344;
const FEET = 5280;

type Unit = { readonly name: string; readonly kilometres: number };

const METRIC: readonly Unit[] = [
  { name: 'kilometer', kilometres: 1 },
  { name: 'meter', kilometres: 0.001 },
];
const MILES: readonly Unit[] = [
  { name: 'mile', kilometres: MILE },
  { name: 'foot', kilometres: MILE / FEET },
];

/** The scale of a map, in a round number of what people there measure ways in; undefined where a map shows too much of the world for one. */
export function scaleOf(frame: Box, language: string): Scale | undefined {
  const { x, y, width, height } = frame;
  const [top, bottom] = [kilometresAt({ x, y }), kilometresAt({ x, y: y + height })];
  const middle = kilometresAt({ x, y: y + height / 2 });
  if (Math.max(top, bottom, middle) > UNEVEN * Math.min(top, bottom, middle)) return undefined;
  const whole = middle * width;
  const units = IN_MILES.has(new Intl.Locale(language).region ?? '') ? MILES : METRIC;
  const [unit = METRIC[0]] = units.filter(({ kilometres }) => kilometres <= whole * LONGEST);
  if (unit === undefined) return undefined;
  const count = roundBelow((whole * LONGEST) / unit.kilometres);
  const words = new Intl.NumberFormat(language, { style: 'unit', unit: unit.name });
  return { label: words.format(count), part: (count * unit.kilometres) / whole };
}

/** The next round number below: 1, 2 or 5, and as many zeros as fit. */
function roundBelow(number: number): number {
  const ten = 10 ** Math.floor(Math.log10(number));
  return ([5, 2, 1].find((each) => each * ten <= number) ?? 1) * ten;
}
