import type { Json } from '../../model/json.ts';
import { blockNotes } from '../../model/site.ts';
import { isObject } from './entries.ts';
import type { Showing } from './show.ts';

/** Blocks without those that visitors don't see. Where all is shown, such a block says why they don't. */
export function visibleBlocks(blocks: readonly Json[], showing: Pick<Showing, 'absenceIn' | 'all'>): Json[] {
  return blocks.flatMap((block) => {
    if (!isObject(block) || block.visible === undefined) return [block];
    const { visible, ...rest } = block;
    const { from, until } = isObject(visible) ? visible : {};
    const absence = showing.absenceIn(dateAs(from), dateAs(until));
    if (absence === undefined) return [rest];
    return showing.all() ? [{ ...rest, [blockNotes.absence]: absence }] : [];
  });
}

function dateAs(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
