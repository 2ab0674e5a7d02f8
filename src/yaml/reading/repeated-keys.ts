import type { Finding } from '../findings/finding.ts';
import { RepeatedKeys } from '../mistakes/repeated-keys.ts';
import type { Node } from '../syntax/tree.ts';
import type { SourceText } from '../text/source.ts';
import type { ComposedAtOnce } from './compose.ts';

/** A tree in which each key of a map comes once, and what is to be said of those that came again. */
export function withoutRepeats(
  source: SourceText,
  { root, hasRepeats }: Omit<ComposedAtOnce, 'errors'>,
): { readonly root: Node; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  if (!hasRepeats) return { root, findings };
  const repeated = new RepeatedKeys(source, (found) => findings.push(found));
  const inNode = (node: Node): Node => {
    if (node.kind === 'scalar') return node;
    if (node.kind === 'list')
      return { ...node, items: node.items.flatMap((item) => repeated.withMissed(inNode(item))) };
    const entries = node.entries.map((entry) => ({ ...entry, value: inNode(entry.value) }));
    return repeated.once(node.range, entries);
  };
  return { root: inNode(root), findings };
}
