import { isList, isObject, type JsonObject, type WrittenBlock } from '../../../model/json.ts';
import type { MapPlan, MapView } from '../../../model/map.ts';
import { below, type Schema } from '../../../schema/schemas/schemas.ts';
import type { Context } from '../resolve.ts';
import { across, type Box, down, frameOf, type Ground, HEIGHT, spotsOf } from './frame.ts';
import { apart, inPercent, type Located, marksOf, merged, rounded } from './marks.ts';
import { named } from './names.ts';
import { pointIn } from './place.ts';
import { scaleOf } from './scale.ts';

/** What stands under one heading. */
type Part = { readonly from: number; readonly name: string };

/**
 * The maps of a block whose items have places; undefined for others, and where no place is known.
 *
 * @param parts where the items under each heading begin, and what it says; one part without headings
 */
export function mapsOf(
  block: WrittenBlock,
  { schema, parts, context }: { readonly schema: Schema; readonly parts: readonly Part[]; readonly context: Context },
): MapPlan | undefined {
  const { items } = block;
  if (!isList(items) || !showsPlaces(schema)) return undefined;
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

type Around = { readonly ground: Ground | undefined; readonly language: string };

function viewOf(places: readonly Located[], around: Around): MapView {
  const frame = frameOf(
    places.map(({ spot }) => spot),
    around.ground,
  );
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
  const frame = frameOf(
    middles.map(({ spot }) => spot),
    around.ground,
    ROOM_FOR_NAMES,
  );
  if (apart(middles, frame.width * HEADINGS_APART).length < middles.length) return undefined;
  const marks = middles.map(({ spot, of }) => ({ ...inPercent(spot, frame), of, sizes: ['s', 'm', 'l'] as const }));
  const rest = surroundings(frame, around);
  return { marks: named(marks, names, rest.scale?.length), ...rest };
}

/** What the picture of the ground shows, on the side of the world where the places are. */
function groundOf({ ground }: JsonObject, measured: Context['measured'], near: number): Ground | undefined {
  if (!isObject(ground)) return undefined;
  const edge = (key: string): number => Number(ground[key] ?? 0);
  const [y, bottom] = [down(edge('north')), down(edge('south'))];
  const start = across(edge('west'));
  // One that begins in the far east goes on in the far west.
  const width = across(edge('east')) - start + (edge('east') > edge('west') ? 0 : 1);
  const x = start + Math.round(near - (start + width / 2));
  const pixels = pixelsOf(String(ground.src), measured);
  return { x, y, width, height: bottom - y, ...(pixels === undefined ? {} : { pixels }) };
}

/** How wide a picture is; undefined for a drawing, which is sharp at any size. */
function pixelsOf(src: string, measured: Context['measured']): number | undefined {
  return /\.svg(?:$|[?#])/.test(src) ? undefined : measured(src)?.width;
}
