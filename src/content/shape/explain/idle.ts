import type { ErrorObject } from 'ajv/dist/2020.js';
import { diagnose } from '../../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { entryOf, type Node, type Path } from '../../yaml/tree.ts';
import { type Context, place, schemaAt } from './context.ts';

/**
 * A key that would be left out in silence: one that does nothing without another (`dependentRequired`), or nothing beside
 * what is there (`not: { required: [key] }`, explained by the description next to it).
 */
export function idleKey(context: Context, path: Path, node: Node, error: ErrorObject): Diagnostic | undefined {
  if (error.keyword === 'dependentRequired') {
    const { property: key, missingProperty: needs } = error.params;
    const { description = '' } = schemaAt(context, [...path, needs]);
    return diagnose('needs-key', place(context, keyOf(node, key)), { key, needs, description });
  }
  const refused: { readonly required?: readonly string[] } = error.keyword === 'not' ? Object(error.schema) : {};
  const [key] = refused.required ?? [];
  if (key === undefined) return undefined;
  const description = String(error.parentSchema?.description ?? '');
  return diagnose('idle-key', place(context, keyOf(node, key)), { key, description });
}

function keyOf(node: Node, key: string): Node['range'] {
  return entryOf(node, key)?.keyRange ?? node.range;
}
