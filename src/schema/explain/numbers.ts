import { amountMeant } from '../../values/number.ts';
import { type Finding, finding, withAnswer } from '../../yaml/findings/finding.ts';
import { replace } from '../../yaml/text/edits.ts';
import { numberCalled } from '../schemas/choice-words.ts';
import type { Schema } from '../schemas/schemas.ts';
import { type Instance, lastKeyOf, siteOf, startIn } from './instance.ts';

/** A whole number and words around it. Of 2.5 nobody knows whether 2 or 3 is meant. */
const WHOLE = /^[^\d-]*(-?\d+)(?![.,]?\d)[^\d]*$/;
export function notANumber(instance: Instance): Finding {
  const { node, schema } = instance;
  const isWhole = schema.type === 'integer';
  const text = node.kind === 'scalar' ? node.source : '';
  const whole = isWhole ? WHOLE.exec(text)?.at(-1) : undefined;
  const any = isWhole
    ? undefined
    : amountMeant(text, {
        unit: schema.ofField?.unit ?? schema.ofField?.currency,
        language: siteOf(instance).language,
      });
  const called = node.kind === 'scalar' ? numberCalled(String(node.value)) : undefined;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  const meant = called?.toString() ?? any?.text ?? (whole === undefined ? undefined : String(Number(whole)));
  // Whoever wrote 12 where 4 is the limit may want anything.
  const better = meant === undefined || Number(meant) < minimum || Number(meant) > maximum ? undefined : meant;
  const facts = {
    key: lastKeyOf(instance),
    range: rangeOf(schema),
    better,
    isWhole,
    isQuoted: /^["']/.test(text),
    unit: any?.unit ?? '',
  };
  const found = finding('not-a-number', startIn(instance), facts);
  // What is said of a comma in braces is about a text.
  const isJoined = node.kind === 'scalar' && node.style === 'joined';
  const mistake = isJoined && better !== undefined ? { ...found, covers: [node.range] } : found;
  if (better === undefined) return mistake;
  return withAnswer(mistake, [replace(node.range, better)], called !== undefined || any === undefined || any.isSure);
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (maximum !== undefined) return `, at most ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}
