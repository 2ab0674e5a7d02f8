import { type Finding, factsOf, finding, withEdits } from '../yaml/findings/finding.ts';
import { entryOf, itemsOf, type Node, textOf } from '../yaml/syntax/tree.ts';
import { columnOf } from '../yaml/text/edits.ts';
import { linesBelow } from '../yaml/text/line-parts.ts';
import { lineOf, type SourceText } from '../yaml/text/source.ts';
import { moveKeys } from './edits/levels.ts';
import { below, blockNames, schemaOf } from './schemas/schemas.ts';

/**
 * A key that a page has twice, where the second one stands below a block that can have it and doesn't: it is the block's.
 *
 * @param whole the text with what could not be read
 */
export function withItsBlock(found: Finding, root: Node | undefined, whole: SourceText): Finding {
  const { source, range } = found;
  if (root?.kind !== 'map' || factsOf(found, 'duplicate-key') === undefined) return found;
  const above = root.entries.findLast(({ keyRange }) => keyRange[0] < range[0]);
  const block =
    above?.key === 'blocks' && columnOf(source, range[0]) === 0 ? itemsOf(root, 'blocks').at(-1) : undefined;
  const type = block === undefined ? undefined : entryOf(block, 'type');
  const name = (block === undefined ? undefined : textOf(block, 'type')) ?? '';
  const key = source.text.slice(...range);
  if (block?.kind !== 'map' || type === undefined || !blockNames().includes(name)) return found;
  if (entryOf(block, key) !== undefined || below(schemaOf(`blocks/${name}`), key) === undefined) return found;
  const [first = type] = block.entries;
  const { number } = lineOf(source, first.keyRange[0]);
  const beside = { key: first.key, line: number };
  const facts = { line: number, key: 'blocks', keys: [key], isEntry: true, beside };
  const edits = moveKeys(source, [{ keyRange: range }], columnOf(source, first.keyRange[0]));
  // That the block lacks the key is the same mistake, and that the list of blocks seems to end here.
  const [next] = linesBelow(whole, lineOf(whole, range[0]));
  const dash = next?.dash ? [[next.line.start, next.line.start + next.indent + 1] as const] : [];
  return { ...withEdits(finding('missing-indent', source, range, facts), edits), covers: [type.value.range, ...dash] };
}
