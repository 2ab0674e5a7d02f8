import type { ErrorObject } from 'ajv/dist/2020.js';
import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { entryOf, type Node, type Path } from '../../yaml/syntax/tree.ts';
import { type Context, schemaAt } from './context.ts';

/**
 * A key that would be left out in silence: one that does nothing without another (`dependentRequired`), or nothing beside
 * what is there (`not: { required: [key] }`, explained by the description next to it).
 */
export function idleKey(context: Context, path: Path, node: Node, error: ErrorObject): Finding | undefined {
  if (error.keyword === 'dependentRequired') {
    const { property: key, missingProperty: needs } = error.params;
    const { description = '' } = schemaAt(context, [...path, needs]);
    return finding('needs-key', context.source, keyOf(node, key), { key, needs, description });
  }
  const refused: { readonly required?: readonly string[] } = error.keyword === 'not' ? Object(error.schema) : {};
  const [key] = refused.required ?? [];
  if (key === undefined) return undefined;
  const description = String(error.parentSchema?.description ?? '');
  return finding('idle-key', context.source, keyOf(node, key), { key, description });
}

function keyOf(node: Node, key: string): Node['range'] {
  return entryOf(node, key)?.keyRange ?? node.range;
}
