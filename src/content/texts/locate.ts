import type { Range } from '../text/source.ts';
import type { ScalarNode } from '../yaml/syntax/tree.ts';

/**
 * Where a part of a text stands in the file. Quotes, indentation and folding come between the two, so it counts: the
 * third `{nam}` of the value is the third one in the file. Falls back to the whole text, also for an empty part, which
 * stands everywhere.
 */
export function locate(node: ScalarNode, part: string, offset: number): Range {
  if (part === '') return node.range;
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
