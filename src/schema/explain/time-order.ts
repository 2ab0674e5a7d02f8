import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { rewriteScalar } from '../../yaml/syntax/rewrite.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import type { SourceText } from '../../yaml/text/source.ts';
import { timeSpanOf } from '../formats/time-span.ts';

const DAY = 24 * 60;
/** What ends so long after midnight begins in the morning: the times have changed places. */
const LONGEST = 12 * 60;

/**
 * A time from one hour until another that ends when it begins, or before. Nothing for other texts.
 *
 * @param noLength what is said of one without a length: `open`, where a time alone may stand there, too
 */
export function wrongTimes(source: SourceText, node: Node | undefined, noLength: 'open' | 'empty'): Finding[] {
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return [];
  const { from, until } = timeSpanOf(node.value) ?? {};
  if (from === undefined || until === undefined || until > from) return [];
  const [first = '', second = ''] = node.value.match(/\d{1,2}:\d\d/g) ?? [];
  const at = inText(source, node.range);
  if (until === from) return [finding('impossible-time', at, { why: noLength, first, second, better: undefined })];
  if (until + DAY - from <= LONGEST) return [];
  const better = `${second}-${first}`;
  const mistake = finding('impossible-time', at, { why: 'backwards', first, second, better });
  return [withAnswer(mistake, rewriteScalar(source, node, better), false)];
}
