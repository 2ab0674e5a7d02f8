import { type Finding, finding, withEdits } from '../../findings/finding.ts';
import { replace } from '../../text/edits.ts';
import { type Node, type Path, startOf } from '../../yaml/syntax/tree.ts';
import { numberCalled } from '../schema/choice-words.ts';
import type { Schema } from '../schema/schemas.ts';
import { type Context, nameOf } from './context.ts';

/** A whole number and words around it. Of 2.5 nobody knows whether 2 or 3 is meant. */
const WHOLE = /^[^\d-]*(-?\d+)(?![.,]?\d)[^\d]*$/;
/** A number in quotes. Of 4k nobody knows whether 4 or 4000 is meant. */
const ANY = /^(["'])(-?\d+(?:\.\d+)?)\1$/;

/** Something that is no number, no whole one where that is wanted, or one out of its range. */
export function notANumber(context: Context, path: Path, node: Node, schema: Schema): Finding {
  const isWhole = schema.type === 'integer';
  const written = node.kind === 'scalar' ? (isWhole ? WHOLE : ANY).exec(node.source)?.at(-1) : undefined;
  const called = node.kind === 'scalar' ? numberCalled(String(node.value)) : undefined;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const meant = called ?? (written === undefined ? undefined : Number(written));
  // Whoever wrote 12 where 4 is the limit may want anything.
  const better = meant === undefined || meant < minimum || meant > maximum ? undefined : String(meant);
  const facts = { key: nameOf(path), range: rangeOf(schema), better, isWhole };
  const mistake = finding('not-a-number', context.source, startOf(node), facts);
  return better === undefined ? mistake : withEdits(mistake, [replace(node.range, better)]);
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}
