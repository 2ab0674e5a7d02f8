import type { Carried, CarriedByBlocks } from '../../model/carried.ts';
import type { PlacedBlock } from '../../model/screen.ts';
import type { ItemCache } from './item-cache.ts';
import type { PagePart } from './part.ts';
import type { PartMaker } from './part-maker.ts';
import { Trace } from './trace.ts';

const fields = (entries: Readonly<Record<string, Carried>>): Carried => ({ fields: new Map(Object.entries(entries)) });

const headings: Carried = { each: fields({ title: 'text', href: 'href', id: 'text' }) };

/** What a place carries. Its index is a case of its own. */
const place = fields({
  id: 'text',
  headings,
  groups: headings,
  calendarFile: 'href',
  trail: { each: fields({ label: 'text', href: 'href' }) },
  pager: fields({ pages: { each: fields({ href: 'href' }) }, previous: 'href', next: 'href' }),
});

/** Blocks look only at whether they are the first. That they do no more is tried: with indices that are even, odd, and larger. */
function indexFor(index: number, turn: number): number {
  return index === 0 || turn === 0 ? index : turn * 2 + (turn % 2);
}

/** Goes through a block and its place. */
function traced(
  { place: { index, ...others }, block }: PlacedBlock,
  carried: Carried | undefined,
  trace: Trace,
): { readonly trace: Trace; readonly placed: PlacedBlock } {
  trace.keyed(index === 0);
  const placed = { ...trace.value(others, place), index };
  // Items under headings are in several lists.
  const own = others.headings === undefined ? trace.withItems(block, carried) : trace.value(block, carried);
  return { trace, placed: { place: placed, block: own } };
}

/** What the blocks of a page are rendered with: its route, what each type of block carries, and who renders them. */
type RenderContext = {
  readonly route: string;
  readonly carried: CarriedByBlocks;
  readonly renderer: PartMaker;
  readonly itemCache: ItemCache | undefined;
};

/** A block as a part of its page. */
export function blockPart(placed: PlacedBlock, page: RenderContext): PagePart {
  const { route, renderer } = page;
  const own = page.carried.get(placed.block.type);
  const { trace } = traced(placed, own, new Trace({}, page.itemCache));
  return {
    name: placed.block.type,
    key: trace.isSingular ? undefined : trace.key,
    slots: trace.slots,
    whole: { text: () => JSON.stringify(placed), route },
    render: (replace, turn = 0) => {
      if (replace === undefined) return renderer.block(placed, route);
      const { place, block } = traced(placed, own, new Trace({ replace })).placed;
      return renderer.block({ place: { ...place, index: indexFor(place.index, turn) }, block }, route);
    },
    lists: {
      items: trace.items,
      reordered: (order) =>
        blockPart(traced(placed, own, new Trace({ replace: ({ value }) => value, order })).placed, page),
    },
  };
}
