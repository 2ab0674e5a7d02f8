import { addAll, smallest } from '../../model/lists.ts';
import type { Joined, Placeholder, TextRange } from './joined.ts';

/** A place between elements, or between an element and a text: at which character, and in how many elements it is. */
type Edge = { readonly at: number; readonly depth: number };

/** React closes all elements, those that hold nothing with `/>`. */
const tag = /<(\/?)[a-z][^<>]*?(\/?)>/gi;

function edgesIn(html: string): readonly Edge[] {
  const depths = new Map<number, number>();
  let depth = 0;
  for (const match of html.matchAll(tag)) {
    depths.set(match.index, depth);
    if (match[1] === '/') depth -= 1;
    else if (match[2] !== '/') depth += 1;
    depths.set(match.index + match[0].length, depth);
  }
  return [...depths].map(([at, inside]) => ({ at, depth: inside }));
}

/** The edges in a stretch that are in the fewest elements. */
function outermost(edges: readonly Edge[], { from, to }: TextRange): readonly Edge[] {
  const inside = edges.filter(({ at }) => from <= at && at <= to);
  const least = smallest(inside.map(({ depth }) => depth));
  return inside.filter(({ depth }) => depth === least);
}

/** From the first place of each item to its last. Undefined when one has none. */
function filledStretches(places: readonly Placeholder[], count: number): readonly TextRange[] | undefined {
  const stretches = Array.from({ length: count }, (_, index): TextRange | undefined => {
    const own = places.filter(({ item }) => item === index);
    const [first, last] = [own[0], own.at(-1)];
    return first && last && { from: first.from, to: last.to };
  });
  return stretches.every((stretch) => stretch !== undefined) ? stretches : undefined;
}

/** The stretches of the elements of one list's items, each of which is one element; the elements have nothing between them. */
function elementsOf(filled: readonly TextRange[], edges: readonly Edge[]): readonly TextRange[] | undefined {
  const between = filled.slice(1).map(({ from }, before) => {
    const [edge, ...others] = outermost(edges, { from: filled[before]?.to ?? 0, to: from });
    return others.length === 0 ? edge : undefined;
  });
  const depth = between[0]?.depth;
  if (depth === undefined || between.some((edge) => edge?.depth !== depth)) return undefined;
  const [first, last] = [filled[0]?.from ?? 0, filled.at(-1)?.to ?? 0];
  const start = edges.findLast((edge) => edge.at <= first && edge.depth === depth)?.at;
  const end = edges.find((edge) => edge.at >= last && edge.depth === depth)?.at;
  if (start === undefined || end === undefined) return undefined;
  const borders = [start, ...between.map((edge) => edge?.at ?? 0), end];
  return filled.map((_, index) => ({ from: borders[index] ?? 0, to: borders[index + 1] ?? 0 }));
}

/**
 * Where the elements of items are in markup.
 * @param lists the list that each item is in
 * @returns undefined when an item is not one element among those of its list
 */
export function itemElements({ text, places }: Joined, lists: readonly number[]): readonly TextRange[] | undefined {
  const filled = filledStretches(places, lists.length);
  if (filled === undefined) return undefined;
  const edges = edgesIn(text);
  const elements: TextRange[] = [];
  for (const list of new Set(lists)) {
    const found = elementsOf(
      filled.filter((_, index) => lists[index] === list),
      edges,
    );
    if (found === undefined) return undefined;
    addAll(elements, found);
  }
  return elements;
}
