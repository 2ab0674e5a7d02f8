import { type Finding, finding, withEdits } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { linesAbove, linesBelow, type PartsOfLine, partsOf } from '../../text/line-parts.ts';
import type { Range } from '../../text/source.ts';
import type { Broken, Recogniser } from '../broken.ts';
import { moveTo } from './move.ts';

const OF_COLUMNS = [
  'other-column',
  'entry-without-dash',
  'nested-mapping',
  'key-on-two-lines',
  'brackets-after-text',
  'after-text',
] as const;

/** The key that another one belongs next to, and whether it is the first of an entry. */
type Beside = { readonly beside: string; readonly isEntry?: true };

/** A key that starts in another column than its siblings. */
export const badIndent: Recogniser = (broken) => {
  const { source, line, error } = broken;
  if (!says(error, ...OF_COLUMNS)) return undefined;
  const { key, keyStart, indent, dash } = partsOf(line);
  if (key === undefined && !dash) return undefined;
  const what = key ?? '-';
  const start = dash ? line.start + indent : keyStart;
  const above = linesAbove(broken).filter((other) => other.key !== undefined || other.dash);
  const [sibling, parent] = above;
  const odd = dash ? undefined : keyLeftOfItsPlace(above, indent);
  if (odd !== undefined) return startingAt(broken, odd, indent);
  const [next] = linesBelow(source, line);
  // The one line that stands deeper than all that follow it is the odd one.
  if (sibling?.key !== undefined && sibling.indent !== indent && !dash && !sibling.dash && parent?.value === '') {
    const isDeeper = sibling.indent > indent && next?.indent === indent && parent.indent < indent;
    if (isDeeper || standsRight(parent, indent)) {
      return startingAt(broken, { ...sibling, key: sibling.key }, indent);
    }
  }
  const column = sibling === undefined ? undefined : columnBeside(sibling, dash);
  const moved = moveTo(source, line.number, column ?? indent);
  const expected = moved?.column === indent ? column : (moved?.column ?? column);
  const place: Range = [start, start + (dash ? 1 : what.length)];
  const beside = dash || moved?.column === indent ? undefined : keyAt(broken, moved?.column);
  const facts = { what, spaces: indent, expected: expected === indent ? undefined : expected, ...beside };
  return withEdits(finding('bad-indent', source, place, facts), moved?.edits);
};

/** Where a line starts that belongs to the one above: a key beside the key that is there, be it behind a dash. */
function columnBeside({ key, keyStart, line, indent, dash }: PartsOfLine, isEntry: boolean): number {
  if (isEntry || !dash) return indent;
  return key === undefined ? indent + 2 : keyStart - line.start;
}

type KeyLine = PartsOfLine & { readonly key: string };

/** A key that must start in another column than it does. */
function startingAt({ source }: Broken, { key, keyStart, indent, line }: KeyLine, column: number): Finding {
  const facts = { what: key, spaces: indent, expected: column };
  const mistake = finding('bad-indent', source, [keyStart, keyStart + key.length], facts);
  return withEdits(mistake, moveTo(source, line.number, column)?.edits);
}

/**
 * The key above that is the odd one, because a line of this column stands where keys under the key around both do:
 * `nav:`, ` items:` with much below it, `  action:`.
 */
function keyLeftOfItsPlace(above: readonly PartsOfLine[], column: number): KeyLine | undefined {
  const at = above.findIndex(({ indent }) => indent < column);
  const odd = above[at];
  const around = above.slice(at + 1).find(({ indent }) => odd !== undefined && indent < odd.indent);
  if (odd?.key === undefined || odd.dash || at === 0 || around === undefined) return undefined;
  return standsRight(around, column) ? { ...odd, key: odd.key } : undefined;
}

/** The key above that starts in a column: the first one of its entry, if it is in a list. */
function keyAt(broken: Pick<Broken, 'source' | 'line'>, column: number | undefined): Beside | undefined {
  let beside: string | undefined;
  for (const { key, keyStart, line, dash, indent } of linesAbove(broken)) {
    if (column === undefined || (indent < column && !dash)) break;
    const isThere = keyStart - line.start === column;
    if (isThere && dash && key !== undefined) return { beside: key, isEntry: true };
    if (isThere) beside ??= key;
    if (indent < column) break;
  }
  return beside === undefined ? undefined : { beside };
}

/** Whether a column is the one that keys under a key stand in: two further to the right. */
function standsRight({ keyStart, line, value }: PartsOfLine, column: number): boolean {
  return value === '' && keyStart - line.start + 2 === column;
}

/** A key that is indented more than the one above it, which has a value already. */
export const deeperThanAbove: Recogniser = (broken) => {
  const { source, line, error } = broken;
  const { value, keyStart, key } = partsOf(line);
  const [below] = linesBelow(source, line);
  if (!says(error, 'nested-mapping', 'key-on-two-lines') || key === undefined || below?.key === undefined)
    return undefined;
  const next = below.line;
  if (value === '' || /^[|>]/.test(value) || below.keyStart - next.start <= keyStart - line.start) return undefined;
  if (below.dash)
    return finding('list-without-key', source, [next.start + below.indent, next.start + below.indent + 1], {});
  const column = below.indent;
  const same = linesBelow(source, line).findIndex((other) => other.indent !== column);
  const [above] = linesAbove(broken);
  const isOdd = Math.abs(same) >= 2 || (above !== undefined && standsRight(above, column));
  if (isOdd && above !== undefined && above.indent < partsOf(line).indent && !partsOf(line).dash) {
    const place: Range = [keyStart, keyStart + key.length];
    const facts = { what: key, spaces: keyStart - line.start, expected: column };
    return withEdits(finding('bad-indent', source, place, facts), moveTo(source, line.number, column)?.edits);
  }
  const expected = keyStart - line.start;
  const mistake = finding('bad-indent', source, [below.keyStart, below.keyStart + below.key.length], {
    what: below.key,
    spaces: below.keyStart - next.start,
    expected,
    ...keyAt({ source, line: next }, expected),
  });
  return withEdits(mistake, moveTo(source, next.number, expected)?.edits);
};
