import { folderDisk } from '../../disk/disk.ts';
import type { JsonObject } from '../../model/json.ts';
import type { OwnBlocks } from '../../schema/own/own-blocks.ts';
import { parse } from '../../yaml/reading/parse.ts';
import { type MapNode, plainObject } from '../../yaml/syntax/tree.ts';
import { type SourceText, sourceText } from '../../yaml/text/source.ts';

export type TestedBlock = {
  readonly name: string;
  /** The example, as it is written and as its values. */
  readonly example: SourceText;
  readonly root: MapNode;
  readonly block: JsonObject;
  /** The component, as it is written. */
  readonly component: SourceText;
};

/** The blocks of a site that have an example, sorted by name. @param own without mistakes */
export function testedBlocks(root: string, { blocks, texts }: OwnBlocks): readonly TestedBlock[] {
  const disk = folderDisk(root);
  return blocks.flatMap(({ name, component, example: file = '' }): TestedBlock[] => {
    const text = texts.get(file);
    if (text === undefined) return [];
    const example = sourceText(file, text);
    const { root: node } = parse(example);
    if (node?.kind !== 'map') return [];
    const code = new TextDecoder().decode(disk.read(component));
    const block = { ...plainObject(node), type: name };
    return [{ name, example, root: node, block, component: sourceText(component, code) }];
  });
}
