import type { Field } from '../../schema/schemas/kind-field.ts';
import { itemsOf, type Node, valueAt } from '../../yaml/syntax/tree.ts';

/** A value of a field in a file, and all that the field says there: of several each, and of a list what each of its entries says. */
export type FieldNode = { readonly field: Field; readonly node: Node; readonly all: readonly Node[] };

/** The values of fields in a page of their kind, as far as they have the form that is wanted. */
export function fieldNodes(root: Node, fields: readonly Field[]): readonly FieldNode[] {
  return fields.flatMap((field) => {
    const node = valueAt(root, field.name);
    if (node === undefined) return [];
    const each = node.kind === 'list' ? node.items : [node];
    const inner = field.type === 'list' ? each.flatMap((item) => fieldNodes(item, field.fields ?? [])) : undefined;
    return inner ?? each.map((one) => ({ field, node: one, all: each }));
  });
}

/** The fields that a kind declares, and those of their lists. @param root of the file of the kind, or one of its fields */
export function declaredFields(root: Node): readonly Node[] {
  return itemsOf(root, 'fields').flatMap((field) => [field, ...declaredFields(field)]);
}
