import type { Json, JsonObject } from '../../../model/json.ts';
import { isObject } from '../../../model/json.ts';
import { grouped } from '../../../model/lists.ts';
import { isTable } from '../../../model/page-file.ts';
import { orderOf } from '../../../schema/explain/fields-of-page.ts';
import { itemSchemaOf, listKinds } from '../../../schema/lists.ts';
import { below, blockNames } from '../../../schema/schemas/schemas.ts';
import type { Field } from '../../../values/field.ts';
import { coordinatesOf, inDegrees, kilometresBetween, LAST_NORTH, type Point, pointOf } from '../../../values/place.ts';
import { nearest } from '../../../values/suggest.ts';
import { type ValueType, valueTypes } from '../../../values/value-types.ts';
import { inForm, type When } from '../../../values/when.ts';
import { type Finding, finding, inText, withAnswer } from '../../../yaml/findings/finding.ts';
import { findEach } from '../../../yaml/findings/together.ts';
import {
  isText,
  itemsOf,
  textOf as keyIn,
  type Node,
  plainObject,
  plainValue,
  valueAt,
} from '../../../yaml/syntax/tree.ts';
import { rewriteScalar } from '../../../yaml/text/edits.ts';
import type { SourceText } from '../../../yaml/text/source.ts';
import { type Entry, idOf } from '../../entries/entries.ts';
import { filledText, words } from '../../entries/fill.ts';
import { firstOf, type ItemPart, namesIn } from '../../entries/item-fields.ts';
import { ALL, isCalled, placesNamed } from '../../entries/places.ts';
import { onlyPlaceholder } from '../../texts/placeholders.ts';
import type { Content } from '../contents.ts';
import { blocksOf, type FieldAt, type FoundItem, fieldAt, itemsFound } from '../found-items.ts';
import { repeatedTexts, withMeant } from '../meant.ts';
import { placeNamesIn } from '../outline.ts';
import type { Block } from '../parts.ts';
import type { Rule } from '../rule.ts';
import type { SiteIndex } from '../site-index.ts';

export const placeRules: readonly Rule[] = [
  /** Places that are named must be in site.yaml, with what is shown of them. */
  {
    of: ['page', 'kind', 'settings'],
    concerns: ({ namesPlaces }, { settingAt }) => namesPlaces && settingAt('contact.places') !== 'unread',
    find: { whole: ({ source, root }, site) => findEach(placeNamesIn(root), (name) => wrongName(source, name, site)) },
  },
  /** No two places of a site may have one name. */
  { of: ['settings'], find: { whole: sameNames } },
  /** The ground below the places of a map must be a part of the world. */
  {
    of: ['page', 'kind'],
    find: { block: ({ content, block, type }) => (type === TYPE ? wrongGround(content.source, block) : []) },
  },
  /** Places on maps must have coordinates, and no place may be on the other side of the world. Each is told where its file says it. */
  {
    find: (site) => {
      const maps = blocksOf([TYPE], site).map((map) => ({ ...map, places: placesOn(map, site) }));
      const all = [
        ...maps.flatMap(({ places }) => places),
        ...site.entries.all.flatMap((each) => placesIn(each, site)),
      ];
      const found = [...maps.flatMap(({ block, places }) => wrongOnMap(places, block)), ...turnedPlaces(all)];
      // A place may be on several maps.
      const told = grouped(found, ({ source, range }) => `${source.file} ${range}`);
      return [...told.values()].flatMap(([first]) => first ?? []);
    },
  },
  /** What lists find in pages for their days and times must be readable as such. Each is told where its page says it, once. */
  {
    find: (site) => {
      const told = new Set<string>();
      return blocksOf(
        blockNames().filter((name) => keysOf(name).length > 0),
        site,
      ).flatMap((block) =>
        keysOf(block.type).flatMap((when) =>
          findEach(itemsFound(block, when.key, site), (item) => {
            const id = `${idOf(item.entry)} ${when.kind}`;
            const found = told.has(id) ? [] : unread(item, when, site);
            if (found.length > 0) told.add(id);
            return found;
          }),
        ),
      );
    },
  },
];

const placesOfSite = (root: Node | undefined): readonly Node[] => itemsOf(valueAt(root, 'contact'), 'places');

function wrongName(
  source: SourceText,
  { type, node }: ReturnType<typeof placeNamesIn>[number],
  { settings }: SiteIndex,
): readonly Finding[] {
  const places = placesOfSite(settings?.root);
  const known = places.flatMap((place) => keyIn(place, 'name') ?? []);
  // What is no text is told by itself.
  if (!isText(node)) return [];
  const { value: name } = node;
  const at = inText(source, node.range);
  if (places.length === 0) return [finding('place-name', at, { why: 'none' })];
  const named = places.filter((place) => name === ALL || isCalled({ name: keyIn(place, 'name') ?? '' }, name));
  if (named.length === 0) {
    const suggestion = nearest(name, [...known, ALL]);
    const mistake = finding('place-name', at, { why: 'unknown', name, known, suggestion });
    return [withMeant(mistake, { name, suggestion, known }, (meant) => rewriteScalar(source, node, meant))];
  }
  const isShown = type !== 'hours' || named.some((place) => valueAt(place, 'hours') !== undefined);
  return isShown ? [] : [finding('place-name', at, { why: 'no-hours', name })];
}

function sameNames({ source, root }: Content): readonly Finding[] {
  const names = placesOfSite(root).flatMap((place) => valueAt(place, 'name') ?? []);
  return repeatedTexts(source, names, (at, name, line) => finding('place-name', at, { why: 'twice', name, line }));
}

const TYPE = 'map';

/** A place as a file says it, and where. @property column of a table: the field that it is */
type Place = {
  readonly written: Json;
  readonly said: () => FieldAt | undefined;
  readonly column?: string;
};

function placesOn(map: Block, site: SiteIndex): readonly Place[] {
  const { source } = map.content;
  const nodes = itemsOf(map.block, 'items').flatMap((item) => valueAt(item, 'place') ?? []);
  const inFile = nodes.map((node) => ({ written: plainValue(node), said: () => ({ source, node }) }));
  const own = [...inFile, ...placesNamedBy(map.block, site)];
  const found = itemsFound(map, 'place', site).flatMap(({ entry, part }) => {
    const [field] = 'template' in part ? namesIn(part.template).map(firstOf) : part.fields;
    return field === undefined ? [] : placesIn(entry, site, field);
  });
  // What a layout fills in is said by pages.
  return [
    ...own.filter(({ written }) => isObject(written) || onlyPlaceholder(addressIn(written)) === undefined),
    ...found,
  ];
}

function placesNamedBy(block: Node, { settings }: SiteIndex): readonly Place[] {
  const names = valueAt(block, 'places');
  if (names === undefined || settings === undefined) return [];
  const { source } = settings;
  const all = placesOfSite(settings.root).map((node) => ({ name: keyIn(node, 'name') ?? '', node }));
  return placesNamed(all, plainValue(names)).map(({ node }) => ({
    written: plainValue(node),
    said: () => ({ source, node }),
  }));
}

/** The places that an entry says in its fields. What is no place is told by itself. */
function placesIn(entry: Entry, site: SiteIndex, only?: string): readonly Place[] {
  const { kind, file, written } = entry;
  const fields = kind.fields.filter(({ name, type }) => type === 'place' && (only ?? name) === name);
  return fields.flatMap(({ name }) => {
    const value = written[name];
    if (value === undefined) return [];
    const said = (): FieldAt | undefined => fieldAt(entry, name, site);
    return [{ written: value, said, ...(isTable(file) ? { column: name } : {}) }];
  });
}

const addressIn = (written: Json): string => String((isObject(written) ? written.address : written) ?? '');

function pointIn(written: Json): Point | undefined {
  return isObject(written) && typeof written.coordinates === 'string' ? pointOf(written.coordinates) : undefined;
}

/** How far from the middle of all places most of them are, if the others may be wrong, and how far those are. In kilometres. */
const NEAR = 50;
const FAR = 1000;

function wrongOnMap(places: readonly Place[], block: Node): readonly Finding[] {
  const edges = groundIn(block);
  const ground = edges === undefined || wrongEdges(edges).length > 0 ? undefined : edges;
  const middle = middleOf(places.flatMap(({ written }) => pointIn(written) ?? []));
  const judge = (each: Point): 'outside' | 'far' | undefined => {
    if (ground !== undefined && !isWithin(each, ground)) return 'outside';
    return middle !== undefined && kilometresBetween(each, middle) > FAR ? 'far' : undefined;
  };
  return [...findEach(places, withoutCoordinates), ...misplaced(places, { middle, judge })];
}

function withoutCoordinates({ written, said, column }: Place): readonly Finding[] {
  const { source, node } = isObject(written) && written.coordinates !== undefined ? {} : (said() ?? {});
  if (source === undefined || node === undefined) return [];
  const facts = { address: addressIn(written), isText: !isObject(written), column };
  return [finding('map-place', inText(source, node.range), { why: 'no-coordinates', ...facts })];
}

/** Places that are far from the others of the site, and near them where their two numbers change places. */
function turnedPlaces(places: readonly Place[]): readonly Finding[] {
  const written = places.flatMap((place) => pointIn(place.written) ?? []);
  const points = [...new Map(written.map((point) => [writtenOut(point), point])).values()];
  const middle = points.length === 2 ? points[0] : middleOf(points);
  const judge = (each: Point) => (middle && kilometresBetween(each, middle) > FAR ? 'far' : undefined);
  return misplaced(places, { middle, judge, near: NEAR });
}

const writtenOut = ({ north, east }: Point): string => coordinatesOf(inDegrees(north), inDegrees(east));

/** @property near how near to the middle those have to be the other way round that are told; any, if left out */
type Around = {
  readonly middle: Point | undefined;
  readonly judge: (point: Point) => 'outside' | 'far' | undefined;
  readonly near?: number;
};

function misplaced(places: readonly Place[], { middle, judge, near }: Around): readonly Finding[] {
  const distanceTo = (point: Point): number => (middle === undefined ? 0 : kilometresBetween(point, middle));
  return findEach(places, ({ written: value, said }) => {
    const point = pointIn(value);
    const why = point && judge(point);
    if (point === undefined || why === undefined) return [];
    const turned = { north: point.east, east: point.north };
    const isBetter = Math.abs(turned.north) <= LAST_NORTH && judge(turned) === undefined;
    const { source, node } = near === undefined || (isBetter && distanceTo(turned) <= near) ? (said() ?? {}) : {};
    const written = valueAt(node, 'coordinates');
    // What is no point is told by itself.
    if (source === undefined || written?.kind !== 'scalar') return [];
    const better = isBetter ? writtenOut(turned) : undefined;
    const distance = middle === undefined ? '' : String(Math.round(distanceTo(point)));
    const facts = { why, coordinates: String(written.value), distance, better };
    const mistake = finding('map-place', inText(source, written.range), facts);
    return [withAnswer(mistake, better === undefined ? [] : rewriteScalar(source, written, better), false)];
  });
}

/** The middle of places that are nearly all close together; undefined where they aren't, or are too few to say. */
function middleOf(points: readonly Point[]): Point | undefined {
  if (points.length < 3) return undefined;
  const median = (key: keyof Point): number =>
    points.map((point) => point[key]).toSorted((a, b) => a - b)[Math.floor(points.length / 2)] ?? 0;
  const middle = { north: median('north'), east: median('east') };
  const near = points.filter((point) => kilometresBetween(point, middle) <= NEAR);
  return near.length * 3 >= points.length * 2 ? middle : undefined;
}

/** How far a picture of the ground reaches, in degrees. */
type Edges = Readonly<Record<'north' | 'south' | 'east' | 'west', number>>;

function groundIn(block: Node): Edges | undefined {
  const ground = valueAt(block, 'ground');
  const written = ground?.kind === 'map' ? plainObject(ground) : {};
  const edge = (key: keyof Edges): number => (typeof written[key] === 'number' ? written[key] : Number.NaN);
  const edges = { north: edge('north'), south: edge('south'), east: edge('east'), west: edge('west') };
  return Object.values(edges).every(Number.isFinite) ? edges : undefined;
}

function isWithin({ north, east }: Point, ground: Edges): boolean {
  const isBetween =
    ground.west <= ground.east
      ? east >= ground.west && east <= ground.east
      : east >= ground.west || east <= ground.east;
  return north <= ground.north && north >= ground.south && isBetween;
}

/** A picture that begins in the far east and goes on in the far west is no wider than half of the world; one that seems to be has its edges changed. */
const WIDEST = 180;

function wrongEdges({ north, south, east, west }: Edges): readonly ('north' | 'east')[] {
  const isChanged = east <= west && (east === west || east - west + 360 > WIDEST);
  return [...(north > south ? [] : (['north'] as const)), ...(isChanged ? (['east'] as const) : [])];
}

const OTHER_EDGE = { north: 'south', east: 'west' } as const;

function wrongGround(source: SourceText, block: Node): readonly Finding[] {
  const edges = groundIn(block);
  return (edges === undefined ? [] : wrongEdges(edges)).flatMap((why) => {
    const node = valueAt(valueAt(block, 'ground'), why);
    if (edges === undefined || node === undefined) return [];
    const facts = { why, first: String(edges[why]), second: String(edges[OTHER_EDGE[why]]) };
    return [finding('map-ground', inText(source, node.range), facts)];
  });
}

/** A key of the items of a block that says when. */
type KeyOfWhen = { readonly block: string; readonly key: string; readonly kind: ValueType; readonly when: When };

/** Visitors can read hours that nobody else can. */
const FREE: ValueType = 'openingHours';

const keysOf = (block: string): readonly KeyOfWhen[] =>
  listKinds(block).flatMap((list) => {
    const item = itemSchemaOf(list);
    return Object.keys(item.properties ?? {}).flatMap((key) => {
      const kind = below(item, key)?.kind;
      const { when } = kind === undefined ? {} : valueTypes[kind];
      return kind === undefined || when === undefined || kind === FREE ? [] : [{ block, key, kind, when }];
    });
  });

function unread({ entry, part }: FoundItem, when: KeyOfWhen, site: SiteIndex): readonly Finding[] {
  const { kind, written } = entry;
  const named = namesOf(part, written).flatMap((name) => kind.fields.filter((field) => field.name === name));
  const texts = named.filter((field) => !isOfType(field));
  const [field = named[0]] = texts;
  const text = textOf(part, written);
  const read = text === undefined ? undefined : inForm(when.when, text);
  const order = read === undefined || when.kind !== 'timeSpan' ? undefined : orderOf(read);
  if (field === undefined || text === undefined || (read !== undefined && order === undefined)) return [];
  // What is no day or time in a field for them is told by itself.
  if (named.some((each) => isOfType(each) && isToldThere(String(written[each.name]), when))) return [];
  const { source, node } = fieldAt(entry, field.name, site) ?? {};
  if (source === undefined || node === undefined) return [];
  const facts = { block: when.block, written: text, field: field.name, kind: kind.name };
  const place = inText(source, node.range);
  if (when.kind !== 'timeSpan') return [finding('unread-day', place, { ...facts, as: when.kind })];
  const mistake = finding('unread-time', place, { ...facts, order });
  const isWhole = node.kind === 'scalar' && node.value === text;
  if (!isWhole || order?.better === undefined) return [mistake];
  return [withAnswer(mistake, rewriteScalar(source, node, order.better), false)];
}

/** Of one of these types, what is no day or time is told by itself. */
const TYPES: readonly string[] = ['time', 'time-range', 'date', 'datetime', 'date-range', 'day-of-week'];

const isOfType = ({ type }: Field): boolean => TYPES.includes(type);

/** What can't be read, or ends before it begins, in a field for it. */
function isToldThere(text: string, { kind, when }: KeyOfWhen): boolean {
  const read = inForm(when, text);
  return read === undefined || (kind === 'timeSpan' && orderOf(read) !== undefined);
}

/** The fields that a key is made of, in an entry that says something there. */
function namesOf(part: ItemPart, written: JsonObject): readonly string[] {
  if ('template' in part) return namesIn(part.template);
  return part.fields.filter((name) => written[name] !== undefined).slice(0, 1);
}

/** What stands under a key; undefined for what is left out, or says what another page does. */
function textOf(part: ItemPart, written: JsonObject): string | undefined {
  const said = Object.entries(written).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' ? [] : [[name, String(value)]],
  );
  if ('template' in part)
    return filledText(String(part.template), new Map(said.map(([name, text]) => [name, words(text)]))) || undefined;
  const [name] = namesOf(part, written);
  return said.find(([key]) => key === name)?.[1];
}
