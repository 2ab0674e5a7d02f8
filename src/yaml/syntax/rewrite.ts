import { type Edit, rewrite } from '../text/edits.ts';
import type { SourceText } from '../text/source.ts';
import type { ScalarNode } from './tree.ts';

/** Writes another value in the place of one that stands on one line, unless it is spread over lines. */
export function rewriteScalar(source: SourceText, node: ScalarNode, value: string): readonly Edit[] | undefined {
  return node.style === 'block' || node.source.includes('\n') ? undefined : [rewrite(source, node.range, value)];
}
