import { type Finding, factsOf, finding, withEdits } from '../yaml/findings/finding.ts';
import { type Edit, hangingLines, indentOf, lineEndOf, replace, shifted } from '../yaml/text/edits.ts';
import { linesAbove, partsOf } from '../yaml/text/line-parts.ts';
import { type Line, lineOf } from '../yaml/text/source.ts';
import { blockNames, resolve, schemaOf } from './schemas/schemas.ts';

/** A list without a key, with the key that it belongs under, if its block has only one for such entries. */
export function withListKey(found: Finding): Finding {
  const { source, range } = found;
  if (factsOf(found, 'list-without-key') === undefined) return found;
  const line = lineOf(source, range[0]);
  const { key, indent } = partsOf(line);
  const above = linesAbove({ source, line });
  const [last] = above;
  if (key === undefined || last === undefined) return found;
  const column = last.keyStart - last.line.start;
  const start = above.findIndex((each) => each.dash && each.keyStart - each.line.start === column);
  const own = column === 0 ? above : above.slice(0, start + 1);
  const head = own.find((each) => each.key === 'type');
  const type = head?.value ?? '';
  const present = own.filter((each) => each.keyStart - each.line.start === column).map((each) => each.key);
  // At the top of a page, only blocks have a type.
  const lists = column === 0 && key === 'type' ? ['blocks'] : listsWith(type, key);
  const [name, ...others] = lists.filter((list) => !present.includes(list));
  if (name === undefined || others.length > 0) return found;
  const named = withEdits(
    finding('list-without-key', source, range, { name }),
    keyAbove(found, line, name, column, indent),
  );
  // That the block lacks the key is the same mistake.
  return head === undefined ? named : { ...named, covers: [[head.valueStart, head.valueStart + type.length]] };
}

/** The lists of a block whose entries may have a key. */
function listsWith(type: string, key: string): string[] {
  if (!blockNames().includes(type)) return [];
  return Object.entries(schemaOf(`blocks/${type}`).properties ?? {}).flatMap(([name, property]) => {
    const { items } = resolve(property).schema;
    const entry = items === undefined ? {} : resolve(items).schema;
    return entry.required?.includes(key) ? name : [];
  });
}

function keyAbove({ source }: Finding, line: Line, name: string, column: number, dash: number): readonly Edit[] {
  const lines = [line, ...hangingLines(source, line.number, dash - 1)].filter(
    (each) => indentOf(each) > dash || /^\s*-\s/.test(each.text),
  );
  const heading = `${' '.repeat(column)}${name}:${lineEndOf(source)}`;
  const [first, ...rest] = shifted(lines, Math.max(0, column + 2 - dash));
  return first === undefined ? [] : [replace(first.range, heading + first.text), ...rest];
}
