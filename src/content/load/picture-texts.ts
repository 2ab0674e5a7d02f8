import { dirname } from 'node:path/posix';
import { publicAddress } from '../../model/address.ts';
import { validateBlock } from '../../schema/block.ts';
import { pictureFolderOf } from '../../schema/lists.ts';
import { below, blockNames, schemaOf } from '../../schema/schemas/schemas.ts';
import { type Entry, entryOf, itemsOf, type MapNode, type Node } from '../../yaml/syntax/tree.ts';
import type { Range, SourceText } from '../../yaml/text/source.ts';
import { inNaturalOrder } from '../files/public-paths.ts';
import { type Held, heldAgainst, valuesOfBlock } from './load-file.ts';

/**
 * Holds a file with alt texts of pictures against the block that shows those: `photo-1.jpg: What it shows`, or keys of the picture and of its entry below
 * its name. What is in it is that block, with the pictures in the order of their names.
 */
export const heldTexts = (source: SourceText): Held =>
  heldAgainst(source, ({ root, masks }) => {
    const block = blockOf(source, root?.kind === 'map' ? root : undefined);
    const rest = { sort: 'pictures', source, masks, route: undefined, draft: false } as const;
    return {
      shape: itemsOf(block, 'items').length === 0 ? [] : validateBlock(source, block, {}),
      content: { ...rest, root: block, values: valuesOfBlock(block) },
    };
  });

function blockOf({ file }: SourceText, root: MapNode | undefined): MapNode {
  const range: Range = root?.range ?? [0, 0];
  const [type = ''] = blockNames().filter((name) => pictureFolderOf(name) !== undefined);
  const item = below(below(schemaOf(`blocks/${type}`), 'items')?.schema ?? {}, 0)?.schema ?? {};
  const keys = below(item, 'image')?.schema.properties ?? {};
  const folder = publicAddress(dirname(file));
  const entries = inNaturalOrder((root?.entries ?? []).map(({ key }) => key)).flatMap(
    (name) => entryOf(root, name) ?? [],
  );
  return mapOf(range, {
    type: { kind: 'scalar', range: [0, 0], value: type, source: type, style: 'plain' },
    items: {
      kind: 'list',
      range,
      items: entries.filter(isSaid).map((entry) => itemOf(entry, folder, Object.keys(keys))),
    },
  });
}

/** What says nothing is missing, and told with all that is. */
const isSaid = ({ value }: Entry): boolean => value.kind !== 'scalar' || value.value !== null;

function itemOf({ key, keyRange, value }: Entry, folder: string, keys: readonly string[]): MapNode {
  const range: Range = [keyRange[0], value.range[1]];
  const said = value.kind === 'map' ? value.entries : [{ key: 'alt', keyRange, value }];
  const src = key.startsWith('/') ? key : `${folder}/${key}`;
  const own = mapOf(keyRange, { src: { kind: 'scalar', range: keyRange, value: src, source: key, style: 'plain' } });
  const image = { ...own, range, entries: [...own.entries, ...said.filter((each) => keys.includes(each.key))] };
  return {
    ...mapOf(range, {}),
    entries: [{ key: 'image', keyRange, value: image }, ...said.filter((each) => !keys.includes(each.key))],
  };
}

const mapOf = (range: Range, values: Readonly<Record<string, Node>>): MapNode => ({
  kind: 'map',
  range,
  entries: Object.entries(values).map(([key, value]) => ({ key, keyRange: value.range, value })),
});
