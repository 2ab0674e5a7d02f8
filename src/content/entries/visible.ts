import type { Ask } from '../../engine/questions.ts';
import { isObject, type Json } from '../../model/json.ts';
import { blockNotes } from '../../model/site.ts';
import { absenceBetween, showsAll } from './entry-inputs.ts';

/** Blocks without those that visitors don't see. Where all is shown, such a block says why they don't. */
export function visibleBlocks(blocks: readonly Json[], ask: Ask): Json[] {
  return blocks.flatMap((block) => {
    if (!isObject(block) || block.visible === undefined) return [block];
    const { visible, ...rest } = block;
    const { from, until } = isObject(visible) ? visible : {};
    const absence = ask(absenceBetween, dateAs(from), dateAs(until));
    if (absence === undefined) return [rest];
    return ask(showsAll) ? [{ ...rest, [blockNotes.absence]: absence }] : [];
  });
}

function dateAs(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
