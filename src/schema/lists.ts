import { entryOf, itemsOf, type MapNode, type Node, type Path, textOf, valueAt } from '../yaml/syntax/tree.ts';
import { below, blockNames, ofBlocks, type Schema, schemaOf } from './schemas/schemas.ts';

/** A list that pages can be found for: that of a block, of one of its groups, or of all of them together. */
export type ListKind = {
  readonly block: string;
  /** Of the block, the list of groups that it is in; undefined if it is the block's own. */
  readonly groups?: string;
  /** Where it stands in its block or group: `items`, `links`. Nowhere (`''`), where pages are only counted. */
  readonly key: string;
  /** Of a list whose items are rows, the list of columns beside it: each says what stands in its cells. */
  readonly columns?: string;
  /** Whether pages are found for all groups together, each of which has those under one heading. */
  readonly divided?: true;
};

/** The lists of a type of block that pages can be found for, the block's own first. */
export const listKinds = (block: string): readonly ListKind[] => allListKinds().get(block) ?? [];

/** Looked for once: they are asked for of each block of each page. */
const allListKinds = ofBlocks(() => new Map(blockNames().map((block) => [block, kindsIn(block)])));

function kindsIn(block: string): readonly ListKind[] {
  const schema = schemaOf(`blocks/${block}`);
  const own = listIn(schema);
  const inGroups = Object.entries(schema.properties ?? {}).flatMap(([groups, { divided }]): ListKind[] => {
    const list = listIn(entrySchema(schema, groups));
    if (list === undefined) return [];
    return [...(divided === true ? [{ block, groups, ...list, divided }] : []), { block, groups, ...list }];
  });
  return own === undefined ? inGroups : [{ block, ...own }, ...inGroups];
}

/** The keys of a type of block that have the form of a shared definition, such as `placeNames`. */
export function keysOfForm(block: string, form: string): readonly string[] {
  const { properties = {} } = blockNames().includes(block) ? schemaOf(`blocks/${block}`) : {};
  return Object.keys(properties).filter((key) => properties[key]?.$ref?.endsWith(`/${form}`));
}

/** The key of a type of block that names a folder of pictures, and the list that they fill; undefined where it takes none. */
export function pictureFolderOf(block: string) {
  const [key] = keysOfForm(block, 'pictureFolder');
  const list = key && schemaOf(`blocks/${block}`).properties?.[key]?.fills;
  return key === undefined || list === undefined ? undefined : { key, list };
}

export const itemSchemaOf = (list: ListKind): Schema => entrySchema(groupSchemaOf(list), list.key);

/** What the thing looks like that the query of a list is a key of: its block, or a group. */
export function ownerSchemaOf(list: ListKind): Schema {
  return list.divided === true ? schemaOf(`blocks/${list.block}`) : groupSchemaOf(list);
}

function groupSchemaOf({ block, groups }: ListKind): Schema {
  const schema = schemaOf(`blocks/${block}`);
  return groups === undefined ? schema : entrySchema(schema, groups);
}

/** The key that a query stands for. */
export const filledKey = ({ groups, key, divided }: ListKind): string => (divided === true ? (groups ?? key) : key);

export const isOfBlock = ({ groups, divided }: ListKind): boolean => groups === undefined || divided === true;

export const needsHeadings = (list: ListKind): boolean =>
  list.divided === true && groupSchemaOf(list).required?.includes('title') === true;

export const headedBlocks = (): readonly string[] => blockNames().filter((name) => listKinds(name).some(hasHeadings));

/** Whether pages can stand under headings in a list: `group`. */
export function hasHeadings(list: ListKind): boolean {
  return isOfBlock(list) && groupSchemaOf(list).properties?.[list.key]?.headings === true;
}

const entrySchema = (schema: Schema, key: string): Schema => below(below(schema, key)?.schema ?? {}, 0)?.schema ?? {};

function listIn({ properties = {}, counted }: Schema): Pick<ListKind, 'key' | 'columns'> | undefined {
  if (counted === true) return { key: '' };
  const [key, list] = Object.entries(properties).find(([, each]) => each.entries === true) ?? [];
  if (key === undefined) return undefined;
  return { key, ...(list?.cells === undefined ? {} : { columns: list.cells }) };
}

/** A list as it is written in a block: what it is a key of, and where that is in the block. */
export type WrittenList = { readonly kind: ListKind; readonly owner: MapNode; readonly path: Path };

/** The parts of a block that can have a query, the block itself first. @param type of the block, where it has another name */
export function listsIn(block: Node, type = textOf(block, 'type')): WrittenList[] {
  return listKinds(type ?? '').flatMap((kind) => {
    const { groups } = kind;
    if (groups === undefined || isOfBlock(kind)) return block.kind === 'map' ? [{ kind, owner: block, path: [] }] : [];
    return itemsOf(block, groups).flatMap((owner, index) =>
      owner.kind === 'map' ? [{ kind, owner, path: [groups, index] }] : [],
    );
  });
}

export function queriesIn(block: Node): MapNode[] {
  return listsIn(block).flatMap(({ owner }) => {
    const from = valueAt(owner, 'from');
    return from?.kind === 'map' ? [from] : [];
  });
}

/** What a list says of how pages are shown: its `show`, or in a table the `show` of each column. */
export function showsIn({ kind, owner }: WrittenList): readonly Node[] {
  const says = kind.columns === undefined ? [owner] : itemsOf(owner, kind.columns);
  return says.flatMap((each) => valueAt(each, 'show') ?? []);
}

export const isFound = ({ owner }: WrittenList): boolean => entryOf(owner, 'from') !== undefined;
