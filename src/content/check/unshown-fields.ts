import { nameOf } from '../entries/entries.ts';
import { itemSchemaOf } from '../entries/item-fields.ts';
import type { EntryKind, EntryKinds, Field } from '../entries/kinds.ts';
import { groupSchemaOf, listKeyOf, listsIn } from '../entries/lists.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { below, blockNames, type Schema } from '../shape/schema/schemas.ts';
import { synonymOf } from '../shape/schema/synonyms.ts';
import { itemsOf, type Node, textOf, valueAt } from '../yaml/syntax/tree.ts';
import type { Content } from './contents.ts';
import { mayHave } from './summary.ts';

/** What lists show of a page by the name of its field alone, whatever else its kind has. */
const BY_NAME = ['image', 'date'] as const;

/** Lists show the picture and the day of a page by the names of these fields. One by another name would be missed there. */
export function checkUnshown(pages: readonly Content[], kindFiles: readonly Content[], kinds: EntryKinds): Finding[] {
  const listing = pages.filter((page) => mayHave(page, 'lists')).flatMap(({ root }) => itemsOf(root, 'blocks'));
  const blocks = [...listing, ...kindFiles.flatMap(({ root }) => itemsOf(root, 'layout'))];
  return kindFiles.flatMap(({ source, root }) => {
    const kind = kinds.get(nameOf(source.file));
    if (kind?.isSound !== true) return [];
    return BY_NAME.flatMap((wanted) => {
      const field = meantFor(wanted, kind);
      const node = itemsOf(root, 'fields').find((item) => field !== undefined && textOf(item, 'name') === field.name);
      const block = field && blocks.find((each) => shows(each, kind.name, wanted));
      const name = node && valueAt(node, 'name');
      if (field === undefined || block === undefined || name === undefined) return [];
      return [
        finding('unshown-field', source, name.range, { name: field.name, wanted, block: textOf(block, 'type') ?? '' }),
      ];
    });
  });
}

/** The field that is probably meant for lists; undefined if the kind has the one that they look for. */
function meantFor(wanted: (typeof BY_NAME)[number], { fields }: EntryKind): Field | undefined {
  if (fields.some(({ name }) => name === wanted)) return undefined;
  return fields.find(
    ({ type, name }) => type === wanted && (wanted === 'image' || synonymOf(name, [wanted]) === wanted),
  );
}

/** Whether a block lists pages of a kind, and has room for something of each. */
function shows(block: Node, kind: string, wanted: string): boolean {
  const type = textOf(block, 'type') ?? '';
  if (!blockNames().includes(type)) return false;
  return listsIn(block).some((list) => {
    const item = list === block ? itemSchemaOf(type) : linkOf(groupSchemaOf(type) ?? {});
    return textOf(valueAt(list, 'from'), 'kind') === kind && Object.hasOwn(item.properties ?? {}, wanted);
  });
}

function linkOf(group: Schema): Schema {
  return below(below(group, listKeyOf(group))?.schema ?? {}, 0)?.schema ?? {};
}
