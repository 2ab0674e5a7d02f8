import { type Finding, finding, withAnswer } from '../../yaml/findings/finding.ts';
import { type Node, type Path, startOf } from '../../yaml/syntax/tree.ts';
import { replace } from '../../yaml/text/edits.ts';
import { numberCalled } from '../schemas/choice-words.ts';
import type { Schema } from '../schemas/schemas.ts';
import { type Context, nameOf } from './context.ts';
import { numberMeant } from './number-meant.ts';

/** A whole number and words around it. Of 2.5 nobody knows whether 2 or 3 is meant. */
const WHOLE = /^[^\d-]*(-?\d+)(?![.,]?\d)[^\d]*$/;
/** Something that is no number, no whole one where that is wanted, or one out of its range. */
export function notANumber(context: Context, path: Path, node: Node, schema: Schema): Finding {
  const isWhole = schema.type === 'integer';
  const text = node.kind === 'scalar' ? node.source : '';
  const whole = isWhole ? WHOLE.exec(text)?.at(-1) : undefined;
  const any = isWhole ? undefined : numberMeant(text);
  const called = node.kind === 'scalar' ? numberCalled(String(node.value)) : undefined;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const meant = called?.toString() ?? any?.text ?? (whole === undefined ? undefined : String(Number(whole)));
  // Whoever wrote 12 where 4 is the limit may want anything.
  const better = meant === undefined || Number(meant) < minimum || Number(meant) > maximum ? undefined : meant;
  const facts = {
    key: nameOf(path),
    range: rangeOf(schema),
    better,
    isWhole,
    isQuoted: /^["']/.test(text),
    unit: any?.unit ?? '',
  };
  const mistake = finding('not-a-number', context.source, startOf(node), facts);
  if (better === undefined) return mistake;
  return withAnswer(mistake, [replace(node.range, better)], called !== undefined || any === undefined || any.isSure);
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}
