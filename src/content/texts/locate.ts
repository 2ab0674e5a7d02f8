import { offsetsIn } from '../../yaml/syntax/offsets.ts';
import type { ScalarNode } from '../../yaml/syntax/tree.ts';
import type { Range } from '../../yaml/text/source.ts';

/**
 * Where a part of a text stands in the file. Quotes, indentation and folding come between the two. Falls back to the whole text for what
 * is written in another way there, also for an empty part, which stands everywhere.
 * @param offset of the part in the text
 */
export function locate(node: ScalarNode, part: string, offset: number): Range {
  const start = part === '' ? undefined : offsetsIn(node)[offset];
  if (start === undefined || !node.source.startsWith(part, start)) return node.range;
  return [node.range[0] + start, node.range[0] + start + part.length];
}
