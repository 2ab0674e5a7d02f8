import { schemaOf } from '../../content/shape/schema/schemas.ts';
import { PageIds } from '../../content/texts/long/headings.ts';
import type { Background, Block } from '../../model/generated/resolved.ts';
import type { JsonObject, WrittenBlock } from '../../model/json.ts';
import type { Place, PlacedBlock } from '../../model/plan.ts';
import { type Context, resolveObject } from './resolve.ts';

/** The blocks of a page, resolved and placed. The first is told the way to the page. */
export function placeBlocks(
  blocks: readonly WrittenBlock[],
  context: Context,
  trail: Place['trail'] | undefined,
): PlacedBlock[] {
  const ids = idsOf(blocks);
  const onPage = { ...context, ids: new PageIds(authorsIdsOf(blocks)) };
  const firstTitled = blocks.findIndex(hasTitle);
  return blocks.map((written, index) => {
    const titleLevel = index === firstTitled ? 1 : 2;
    const above = blocks[index - 1];
    const place: Place = {
      id: ids[index] ?? `block-${index + 1}`,
      index,
      titleLevel,
      itemLevel: hasTitle(written) && titleLevel === 2 ? 3 : 2,
      ...(above === undefined ? {} : { previousBackground: backgroundOf(above) }),
      ...(index > 0 || trail === undefined ? {} : { trail }),
    };
    return { place, block: blockOf(written, onPage) };
  });
}

/** Whether a block shows a title of its own. */
export function hasTitle(block: JsonObject): boolean {
  return block.title !== undefined;
}

function blockOf(written: WrittenBlock, context: Context): Block {
  const schema = schemaOf(`blocks/${written.type}`);
  // The block's type is generated from the same schema that its content was held against.
  return resolveObject(written, schema, context) as unknown as Block;
}

function authorsIdsOf(blocks: readonly JsonObject[]): string[] {
  return blocks.flatMap(({ id }) => (typeof id === 'string' ? id : []));
}

/** The authors' ids; the others are numbered, past any number an author has used. */
function idsOf(blocks: readonly JsonObject[]): string[] {
  const taken = new Set(authorsIdsOf(blocks));
  return blocks.map(({ id }, index) => {
    if (typeof id === 'string') return id;
    let own = `block-${index + 1}`;
    while (taken.has(own)) own = `${own}-x`;
    return own;
  });
}

function backgroundOf({ type, background, align, image }: JsonObject): Background {
  if (background === 'subtle' || background === 'brand' || background === 'dark' || background === 'default')
    return background;
  const isSplit = align === 'split' || (align === undefined && image !== undefined);
  return type === 'hero' && isSplit ? 'subtle' : 'default';
}
