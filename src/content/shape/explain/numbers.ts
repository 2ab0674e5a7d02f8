import { type Finding, finding, withEdits } from '../../findings/finding.ts';
import { replace } from '../../text/edits.ts';
import { type Node, type Path, startOf } from '../../yaml/syntax/tree.ts';
import { numberCalled } from '../schema/choice-words.ts';
import type { Schema } from '../schema/schemas.ts';
import { type Context, nameOf } from './context.ts';

/** Something that is no whole number, or one out of its range. */
export function notANumber(context: Context, path: Path, node: Node, schema: Schema): Finding {
  // Of 2.5 nobody knows whether 2 or 3 is meant.
  const written = node.kind === 'scalar' ? /^[^\d-]*(-?\d+)(?![.,]?\d)[^\d]*$/.exec(node.source)?.[1] : undefined;
  const called = node.kind === 'scalar' ? numberCalled(String(node.value)) : undefined;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const meant = called ?? (written === undefined ? undefined : Number(written));
  // Whoever wrote 12 where 4 is the limit may want anything.
  const better = meant === undefined || meant < minimum || meant > maximum ? undefined : String(meant);
  const facts = { key: nameOf(path), range: rangeOf(schema), better };
  const mistake = finding('not-a-number', context.source, startOf(node), facts);
  return better === undefined ? mistake : withEdits(mistake, [replace(node.range, better)]);
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}
