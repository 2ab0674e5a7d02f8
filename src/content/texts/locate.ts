import { offsetsIn } from '../../yaml/syntax/offsets.ts';
import type { ScalarNode } from '../../yaml/syntax/tree.ts';
import type { Range } from '../../yaml/text/source.ts';

/**
 * Where a part of a text stands in the file. Quotes, indentation and folding come between the two. Falls back to the whole text for what
 * is written in another way there, also for an empty part, which stands everywhere.
 *
 * @param offset of the part in the text
 */
export function locate(node: ScalarNode, part: string, offset: number): Range {
  if (part === '') return node.range;
  const text = String(node.value);
  return (text.startsWith(part, offset) ? aligned(node, part, offset) : undefined) ?? counted(node, part, offset);
}

/** Undefined where the part does not stand in the file letter by letter. */
function aligned(node: ScalarNode, part: string, offset: number): Range | undefined {
  const start = offsetsIn(node)[offset];
  if (start === undefined || !node.source.startsWith(part, start)) return undefined;
  return [node.range[0] + start, node.range[0] + start + part.length];
}

/** The third `{nam}` of the value is the third one in the file. */
function counted(node: ScalarNode, part: string, offset: number): Range {
  const count = occurrences(String(node.value).slice(0, offset), part);
  let at = -1;
  for (let index = 0; index <= count; index += 1) {
    at = node.source.indexOf(part, at + 1);
    if (at === -1) return node.range;
  }
  return [node.range[0] + at, node.range[0] + at + part.length];
}

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) count += 1;
  return count;
}
