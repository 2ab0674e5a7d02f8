import { timeSpanOf } from '../../values/hours.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';

const DAY = 24 * 60;
/** What ends so long after midnight begins in the morning: the times have changed places. */
const LONGEST = 12 * 60;

/** A time from one hour until another that ends when it begins, or before. `better`: with the two in their order. */
export type WrongOrder = { readonly first: string; readonly second: string; readonly better: string | undefined };

/** @returns undefined for what ends later than it begins, also after midnight, and for other texts */
export function orderOf(text: string): WrongOrder | undefined {
  const { from, until } = timeSpanOf(text) ?? {};
  if (from === undefined || until === undefined || until > from) return undefined;
  const [first = '', second = ''] = text.match(/\d{1,2}:\d\d/g) ?? [];
  if (until === from) return { first, second, better: undefined };
  return until + DAY - from <= LONGEST ? undefined : { first, second, better: `${second}-${first}` };
}

/**
 * What is wrong with the order of the times of a text. Nothing for other texts.
 *
 * @param noLength what is said of one without a length: `open`, where a time alone may stand there, too
 */
export function wrongTimes(source: SourceText, node: Node | undefined, noLength: 'open' | 'empty'): Finding[] {
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return [];
  const order = orderOf(node.value);
  if (order === undefined) return [];
  const at = inText(source, node.range);
  const { better } = order;
  if (better === undefined) return [finding('impossible-time', at, { why: noLength, ...order })];
  const mistake = finding('impossible-time', at, { why: 'backwards', ...order });
  return [withAnswer(mistake, rewriteScalar(source, node, better), false)];
}
