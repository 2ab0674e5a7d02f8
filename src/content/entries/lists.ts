import { blockNames, type Schema } from '../../schema/schemas/schemas.ts';
import { itemsOf, type MapNode, type Node, textOf, valueAt } from '../../yaml/syntax/tree.ts';
import { itemSchemaOf } from './item-fields.ts';

/** What the items of a block have if each of them is a list of its own, which can have a query: the groups of a link-list. */
export function groupSchemaOf(block: string): Schema | undefined {
  const item = itemSchemaOf(block);
  return item.properties?.from === undefined ? undefined : item;
}

/** The key of the list that a query stands for, in a block or in a group of one. */
export function listKeyOf({ properties = {} }: Schema): 'items' | 'links' {
  return properties.items === undefined ? 'links' : 'items';
}

/** The parts of a block that can have a query: the block itself, and its groups. */
export function listsIn(block: Node): Node[] {
  const type = textOf(block, 'type') ?? '';
  return [block, ...(hasGroups(type) ? itemsOf(block, 'items') : [])];
}

/** The queries of a block and of its groups. */
export function queriesIn(block: Node): MapNode[] {
  return listsIn(block).flatMap((list) => {
    const from = valueAt(list, 'from');
    return from?.kind === 'map' ? [from] : [];
  });
}

function hasGroups(block: string): boolean {
  return blockNames().includes(block) && groupSchemaOf(block) !== undefined;
}
