import { diagnose } from '../../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { type Node, type Path, startOf } from '../../yaml/tree.ts';
import type { Schema } from '../schemas.ts';
import { type Context, nameOf, place } from './context.ts';

/** Something that is no whole number, or one out of its range. */
export function notANumber(context: Context, path: Path, node: Node, schema: Schema): Diagnostic {
  const written = node.kind === 'scalar' ? /-?\d+/.exec(node.source)?.[0] : undefined;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const better = written === undefined ? undefined : String(Math.min(maximum, Math.max(minimum, Number(written))));
  return diagnose('not-a-number', place(context, startOf(node)), { key: nameOf(path), range: rangeOf(schema), better });
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}
