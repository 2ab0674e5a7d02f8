import { isTable } from '../../model/page-file.ts';
import { answerOf, type Finding } from '../../yaml/findings/finding.ts';
import type { Mask } from '../../yaml/syntax/masks.ts';
import { type Entry, itemsOf, type MapNode, type Node, type ScalarNode } from '../../yaml/syntax/tree.ts';
import type { Edit } from '../../yaml/text/edits.ts';
import type { Range } from '../../yaml/text/source.ts';

/** A word that stands in YAML as it is, whatever is around it; those that YAML reads as something else are left out. */
const PLAIN = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w-]*$/i;

/** What is written in quotes on one line, and has no mark of its own to be read otherwise. */
const QUOTED = /^"[^"\\\n\r]*"$|^'[^'\n\r]*'$/;

/** The tree of a file as a hint would have it. */
export type Answered = {
  readonly root: MapNode;
  /** The same without the blocks that stay as they are. */
  readonly others: MapNode;
  /** Where it is another. */
  readonly range: Range;
};

/**
 * The tree of a file as the hint of its only mistake would have it, where that writes another key or another value in the place of one. What is read of
 * the text that such a hint makes is the same but for where it stands, so that it needn't be read. All nodes around which nothing is another stay.
 *
 * @param masks what could not be read of the file: the value, at most
 * @returns undefined if the hint says anything else
 */
export function asAnswered(only: Finding, root: Node, masks: readonly Mask[]): Answered | undefined {
  const [edit, ...more] = answerOf(only) ?? [];
  if (edit === undefined || more.length > 0 || isTable(only.source.file)) return undefined;
  const isOfEdit = ({ range, isValue }: Mask): boolean => isValue === true && isSame(range, edit.range);
  if (!masks.every(isOfEdit)) return undefined;
  const answered = written(root, edit, only.source.text.slice(...edit.range));
  if (answered?.kind !== 'map') return undefined;
  return { root: answered, others: withoutBlocksOf(root, answered), range: edit.range };
}

function withoutBlocksOf(old: Node, answered: MapNode): MapNode {
  const same = new Set(itemsOf(old, 'blocks'));
  const entries = answered.entries.map((entry) => {
    const { key, value } = entry;
    if (key !== 'blocks' || value.kind !== 'list') return entry;
    return { ...entry, value: { ...value, items: value.items.filter((block) => !same.has(block)) } };
  });
  return { ...answered, entries };
}

const isSame = (a: Range, b: Range): boolean => a[0] === b[0] && a[1] === b[1];

/** A tree with what an edit writes. @param before what stood there */
function written(root: Node, edit: Edit, before: string): Node | undefined {
  const { range, text } = edit;
  const isAround = (other: Node): boolean => other.range[0] <= range[0] && range[0] < other.range[1];
  const named = (entries: readonly Entry[], own: Entry): Entry | undefined => {
    const isName = PLAIN.test(before) && PLAIN.test(text) && entries.every(({ key }) => key !== text);
    return isName ? { ...own, key: text } : undefined;
  };
  const inNode = (node: Node): Node | undefined => {
    if (node.kind === 'scalar') return isSame(node.range, range) ? withValue(node, text) : undefined;
    if (node.kind === 'list') {
      const at = node.items.findIndex(isAround);
      const item = node.items[at] && inNode(node.items[at]);
      return item && { ...node, items: node.items.with(at, item) };
    }
    const { entries } = node;
    const at = entries.findIndex(({ keyRange, value }) => isSame(keyRange, range) || isAround(value));
    const own = entries[at];
    if (own === undefined) return undefined;
    if (isSame(own.keyRange, range)) {
      const entry = named(entries, own);
      return entry && { ...node, entries: entries.with(at, entry) };
    }
    const value = inNode(own.value);
    return value && { ...node, entries: entries.with(at, { ...own, value }) };
  };
  return inNode(root);
}

/** A value on one line, as it is read where something else is written in its place. */
function withValue(node: ScalarNode, text: string): ScalarNode | undefined {
  if (node.style === 'block' || node.style === 'joined' || node.source === '' || node.source.includes('\n'))
    return undefined;
  if (PLAIN.test(text)) return { ...node, value: text, source: text, style: 'plain' };
  if (!QUOTED.test(text)) return undefined;
  return { ...node, value: text.slice(1, -1), source: text, style: text.startsWith('"') ? 'double' : 'single' };
}
