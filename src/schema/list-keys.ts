import { type Finding, factsOf, finding, inText, withEdits } from '../yaml/findings/finding.ts';
import { entryOf, itemsOf, type Node, textOf } from '../yaml/syntax/tree.ts';
import { columnOf, type Edit, hangingLines, indentOf, lineEndOf, replace, shifted } from '../yaml/text/edits.ts';
import { linePartsOf, linesAbove, linesBelow } from '../yaml/text/line-parts.ts';
import { type Line, lineOf, type SourceText } from '../yaml/text/source.ts';
import { moveKeys } from './edits/entries.ts';
import { below, blockNames, resolve, schemaOf } from './schemas/schemas.ts';

/** A list without a key, with the key that it belongs under, if its block has only one for such entries. */
export function withListKey(found: Finding): Finding {
  const { source, range } = found;
  if (factsOf(found, 'list-without-key') === undefined) return found;
  const line = lineOf(source, range[0]);
  const { key } = linePartsOf(line);
  const above = linesAbove({ source, line });
  const [last] = above;
  if (key === undefined || last === undefined) return found;
  const column = last.column;
  const start = above.findIndex((each) => each.dash && each.column === column);
  const own = column === 0 ? above : above.slice(0, start + 1);
  const head = own.find((each) => each.key === 'type');
  const type = head?.value ?? '';
  const present = own.filter((each) => each.column === column).map((each) => each.key);
  // At the top of a page, only blocks have a type.
  const lists = column === 0 && key === 'type' ? ['blocks'] : listsWith(type, key);
  const [name, ...others] = lists.filter((list) => !present.includes(list));
  if (name === undefined || others.length > 0) return found;
  const named = withEdits(
    finding('list-without-key', inText(source, range), { name }),
    keyAbove(source, line, { name, column }),
  );
  // That the block lacks the key is the same mistake.
  return head === undefined ? named : { ...named, covers: [[head.valueStart, head.valueStart + type.length]] };
}

function listsWith(type: string, key: string): string[] {
  if (!blockNames().includes(type)) return [];
  return Object.entries(schemaOf(`blocks/${type}`).properties ?? {}).flatMap(([name, property]) => {
    const { items } = resolve(property).schema;
    const entry = items === undefined ? {} : resolve(items).schema;
    return entry.required?.includes(key) ? name : [];
  });
}

/** Puts a key above a list, in some column, and the list under it. @param line the first of the list */
function keyAbove(
  source: SourceText,
  line: Line,
  { name, column }: { readonly name: string; readonly column: number },
): readonly Edit[] {
  const { indent: dash } = linePartsOf(line);
  const lines = [line, ...hangingLines(source, line.number, dash - 1)].filter(
    (each) => indentOf(each) > dash || /^\s*-\s/.test(each.text),
  );
  const heading = `${' '.repeat(column)}${name}:${lineEndOf(source)}`;
  const [first, ...rest] = shifted(lines, Math.max(0, column + 2 - dash));
  return first === undefined ? [] : [replace(first.range, heading + first.text), ...rest];
}

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
  return {
    ...withEdits(finding('missing-indent', inText(source, range), facts), edits),
    covers: [type.value.range, ...dash],
  };
}
