import { grouped } from '../../model/grouped.ts';
import { isTable } from '../../model/page-file.ts';
import {
  coordinatesOf,
  inDegrees,
  kilometresBetween,
  LAST_NORTH,
  type Point,
  pointOf,
} from '../../schema/formats/coordinates.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { findEach } from '../../yaml/findings/most.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import { itemsOf, type Node, plainObject, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { firstOf, namesIn } from '../entries/item-fields.ts';
import { onlyPlaceholder } from '../texts/placeholders.ts';
import { entriesIn } from './contents.ts';
import { blocksOf, type FoundItem, itemsFound } from './found-items.ts';
import type { FileRule, SiteRule } from './rule.ts';
import type { SiteIndex } from './site-index.ts';

/** The block whose items are places. */
const TYPE = 'map';

/** A place where a file says it. @property column of a table: the field that it is */
type Said = { readonly source: SourceText; readonly node: Node; readonly column?: string };

/** Places that are written down on a map must have coordinates, and not be on the other side of the world. The ground below them must be a part of it. */
export const placesRule: FileRule = {
  scope: 'file',
  of: ['page', 'kind'],
  find: {
    block: ({ content: { source }, block, type }) => {
      if (type !== TYPE) return [];
      const nodes = itemsOf(block, 'items').flatMap((item) => valueAt(item, 'place') ?? []);
      // What a layout fills in is said by pages.
      const said = nodes.filter((node) => node.kind === 'map' || onlyPlaceholder(addressIn(node)) === undefined);
      return [
        ...wrongGround(source, block),
        ...wrongPlaces(
          said.map((node) => ({ source, node })),
          block,
        ),
      ];
    },
  },
};

/** The same of places that maps find in pages. Each is told where its page says it. */
export const foundPlacesRule: SiteRule = {
  scope: 'site',
  find: (site) => {
    const found = blocksOf([TYPE], site).flatMap((block) => {
      const items = itemsFound(block, 'place', site);
      return wrongPlaces(
        items.flatMap((item) => placeIn(item, site)),
        block.block,
      );
    });
    // A place may be on several maps.
    const told = grouped(found, ({ source, range, facts }) => `${source.file} ${range} ${JSON.stringify(facts)}`);
    return [...told.values()].flatMap(([first]) => first ?? []);
  },
};

function placeIn({ entry: { kind, file, row = 0, written }, part }: FoundItem, site: SiteIndex): readonly Said[] {
  const [field] = 'template' in part ? namesIn(part.template).map(firstOf) : part.fields;
  // What is no place is told by itself.
  if (field === undefined || kind.fields.find(({ name }) => name === field)?.type !== 'place') return [];
  if (written[field] === undefined) return [];
  const content = site.contentOf(file);
  const node = content && valueAt(entriesIn(content)[row], field);
  if (content === undefined || node === undefined) return [];
  return [{ source: content.source, node, ...(isTable(file) ? { column: field } : {}) }];
}

const addressIn = (node: Node): string =>
  node.kind === 'scalar' ? String(node.value) : (textOf(node, 'address') ?? '');

/** How far from the middle of all places most of them are, if the others may be wrong, and how far those are. In kilometres. */
const NEAR = 50;
const FAR = 1000;

function wrongPlaces(places: readonly Said[], block: Node): readonly Finding[] {
  const points = places.flatMap(({ node }) => pointIn(node) ?? []);
  const edges = groundIn(block);
  const ground = edges === undefined || wrongEdges(edges).length > 0 ? undefined : edges;
  const middle = middleOf(points);
  return findEach(places, ({ source, node, column }) => {
    const point = pointIn(node);
    const written = valueAt(node, 'coordinates');
    if (written === undefined)
      return [
        finding('map-place', inText(source, node.range), {
          why: 'no-coordinates',
          address: addressIn(node),
          isText: node.kind === 'scalar',
          column,
        }),
      ];
    // What is no point is told by itself.
    if (point === undefined || written.kind !== 'scalar') return [];
    const coordinates = String(written.value);
    const turned = { north: point.east, east: point.north };
    const isWrong = (each: Point): 'outside' | 'far' | undefined => {
      if (ground !== undefined && !isWithin(each, ground)) return 'outside';
      return middle !== undefined && kilometresBetween(each, middle) > FAR ? 'far' : undefined;
    };
    const why = isWrong(point);
    if (why === undefined) return [];
    const isBetter = Math.abs(turned.north) <= LAST_NORTH && isWrong(turned) === undefined;
    const better = isBetter ? coordinatesOf(inDegrees(turned.north), inDegrees(turned.east)) : undefined;
    const distance = middle === undefined ? '' : String(Math.round(kilometresBetween(point, middle)));
    const mistake = finding('map-place', inText(source, written.range), { why, coordinates, distance, better });
    return [better === undefined ? mistake : withAnswer(mistake, rewriteScalar(source, written, better), false)];
  });
}

function pointIn(node: Node): Point | undefined {
  return pointOf(textOf(node, 'coordinates') ?? '');
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

/** Which of its edges is on the wrong side of the other one. */
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
