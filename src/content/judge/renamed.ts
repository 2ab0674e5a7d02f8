import { answerOf, type Finding } from '../../yaml/findings/finding.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import type { Edit } from '../../yaml/text/edits.ts';

/** A key that stands in YAML as it is, whatever is around it; those that YAML reads as something else are left out. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w-]*$/i;

/**
 * The tree of a file whose only mistake is the name of a key, with the right name; undefined if the hint says anything else. What is read of
 * the text that the hint makes is the same but for where it stands, so that it needn't be read. All nodes around which nothing is another stay.
 */
export function withRightName(found: readonly Finding[], root: Node): Node | undefined {
  const [only, ...others] = found;
  if (only?.code !== 'unknown-key' || others.length > 0) return undefined;
  const [edit, ...more] = answerOf(only) ?? [];
  if (edit === undefined || more.length > 0 || edit.range.join() !== only.range.join()) return undefined;
  const written = only.source.text.slice(...edit.range);
  return PLAIN.test(written) && PLAIN.test(edit.text) ? renamedIn(root, edit) : undefined;
}

function renamedIn(node: Node, edit: Edit): Node | undefined {
  const { range, text } = edit;
  const isAround = (other: Node): boolean => other.range[0] <= range[0] && range[0] < other.range[1];
  if (node.kind === 'scalar') return undefined;
  if (node.kind === 'list') {
    const at = node.items.findIndex(isAround);
    const item = node.items[at] && renamedIn(node.items[at], edit);
    return item && { ...node, items: node.items.with(at, item) };
  }
  const { entries } = node;
  const own = entries.findIndex(({ keyRange }) => keyRange.join() === range.join());
  const at = own === -1 ? entries.findIndex(({ value }) => isAround(value)) : own;
  const entry = entries[at];
  if (entry === undefined) return undefined;
  if (own !== -1)
    return entries.some(({ key }) => key === text)
      ? undefined
      : { ...node, entries: entries.with(at, { ...entry, key: text }) };
  const value = renamedIn(entry.value, edit);
  return value && { ...node, entries: entries.with(at, { ...entry, value }) };
}
