import type { Code } from 'mdast';
import { spanOf } from '../nodes.ts';

/**
 * Where a block of code begins that nothing ends, so that all below it is code; undefined for one that is closed. @returns the marks
 * that begin it, and where they stand
 */
export function openFence(code: Code, text: string): { readonly marks: string; readonly start: number } | undefined {
  const [start, end] = spanOf(code);
  const lines = text.slice(start, end).split('\n');
  const [marks] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  if (marks === undefined) return undefined;
  const last = (lines.at(-1) ?? '').replace(/^[ \t>]+/, '').trimEnd();
  const isClosed = lines.length > 1 && last.startsWith(marks) && last === marks.charAt(0).repeat(last.length);
  return isClosed ? undefined : { marks, start };
}
