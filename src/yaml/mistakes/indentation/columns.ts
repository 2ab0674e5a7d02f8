import { leading } from '../../../model/lists.ts';
import { type Finding, finding, inText, withEdits } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { isInBlockText } from '../../syntax/tokens.ts';
import { type Edit, hangingLines, indentOf, isIdle, linesFrom, replace, shifted } from '../../text/edits.ts';
import { type LineParts, linePartsOf, linesAbove, linesBelow } from '../../text/line-parts.ts';
import { type Line, lastLineOf, lineAt, type Range, type SourceText } from '../../text/source.ts';
import { firstReadable, firstThatParses } from '../best-answer.ts';
import type { Broken, Recogniser } from '../broken.ts';

/** A tab where YAML wants spaces. */
export const tabIndent: Recogniser = ({ source, line }) => {
  for (let number = source.firstLine; number <= line.number + 1; number += 1) {
    const { text, start } = lineAt(source, number);
    const tab = TAB_BEFORE_TEXT.exec(text)?.[0].length;
    if (tab === undefined || isInBlockText(source, start + tab)) continue;
    return withEdits(
      finding('tab-indent', inText(source, [start + tab, start + tab + 1])),
      tabsToSpaces(source, number),
    );
  }
  return undefined;
};

/** What stands before the first tab of a line, where spaces are wanted: in the indentation, or between a dash and a key. */
const TAB_BEFORE_TEXT = /^ *(?:(?=\t\s*\S)|(?:- +)*-(?= *\t[ \t]*["']?[\w-]+["']?:(?:\s|$)))/;

/** Spaces for the tabs at the start of lines in a row: two for a tab, or as many as the lines around them ask for. */
function tabsToSpaces(source: SourceText, first: number): readonly Edit[] | undefined {
  const tabbed = tabbedFrom(source, first);
  const widths = [2, 4, 8, 3];
  return firstThatParses(
    source,
    widths.map((width) =>
      tabbed.map((line) => {
        const before = /^(?:[ \t]|-(?=[ \t]))*/.exec(line.text)?.[0] ?? '';
        const spaced = before.replaceAll('-\t', `-${' '.repeat(width - 1)}`).replaceAll('\t', ' '.repeat(width));
        return replace([line.start, line.start + before.length], spaced);
      }),
    ),
  );
}

/** Lines with tabs came with one paste, up to the next one that is indented without. */
function tabbedFrom(source: SourceText, first: number): Line[] {
  const isTabbed = ({ text }: Line): boolean => TAB_BEFORE_TEXT.test(text);
  const lines = leading(linesFrom(source, first), (line) => isTabbed(line) || isIdle(line) || indentOf(line) === 0);
  return lines.filter(isTabbed);
}

/** A line in another column than those it belongs to. Which one is odd, and where it belongs, is tried: the first repair after which it can be read. */
export const otherColumn: Recogniser = (broken) => {
  const line = oddLine(broken);
  if (line === undefined) return undefined;
  const { source } = broken;
  const above = linesAbove({ source, line: line.line }).filter((each) => each.key !== undefined || each.dash);
  const odd: Odd = { source, line, above };
  if (isWithoutKey(broken, odd)) {
    const start = line.line.start + line.indent;
    return finding('list-without-key', inText(source, [start, start + 1]), {});
  }
  const repairs = repairsOf(odd);
  const best = firstReadable(
    source,
    repairs.map(({ edits }) => edits),
    line.line.start,
  );
  const repair = repairs.find(({ edits }) => edits === best);
  if (repair !== undefined) return withEdits(repair.mistake, repair.edits);
  const [sibling] = above;
  const column = sibling === undefined ? line.indent : columnBeside(sibling, line.dash);
  return outOfColumn(odd, line, column === line.indent ? undefined : column);
};

/** Whether a list begins below a key that has a value, or left of it. */
function isWithoutKey({ line, error }: Broken, { line: own, above: [above] }: Odd): boolean {
  const isBelow = own.line !== line || says(error, 'list-as-key');
  return own.dash && isBelow && above?.key !== undefined && above.value !== '';
}

/** The line that the parser stops at; where that has a value, and another one hangs below it, or a list left of it, that one. */
function oddLine({ source, line, parts: own, error }: Broken): LineParts | undefined {
  if (own.key === undefined && !own.dash) return undefined;
  const [below] = linesBelow(source, line);
  if (says(error, 'list-as-key')) {
    const first = own.dash ? own : below;
    const [key] = first?.dash ? linesAbove({ source, line: first.line }) : [];
    return key?.key !== undefined && first !== undefined && key.column > first.indent ? first : undefined;
  }
  const isAbove = says(error, 'nested-mapping', 'key-on-two-lines') && own.value !== '' && !/^[|>]/.test(own.value);
  const isDeeper = own.key !== undefined && below?.key !== undefined && below.column > own.column;
  if (isAbove && isDeeper) return below;
  return says(error, ...OF_COLUMNS) ? own : undefined;
}

const OF_COLUMNS = [
  'other-column',
  'entry-without-dash',
  'nested-mapping',
  'key-on-two-lines',
  'brackets-after-text',
  'after-text',
] as const;

/** A line that doesn't fit the lines around it, and the keys and dashes above it, the nearest first. */
export type Odd = { readonly source: SourceText; readonly line: LineParts; readonly above: readonly LineParts[] };

/** A change that may make a text readable, and what is to be said if it does. */
export type Repair = {
  readonly edits: readonly Edit[];
  readonly mistake: Finding;
  readonly distance: number;
  /** How many of the lines that it is about stand in an unusual column after it. */
  readonly unusual: number;
};

type Operator = (odd: Odd) => Repair[];

/** What may be wrong with the columns of lines. Of two changes that are as likely, the one of the first is taken. */
const operators: readonly Operator[] = [moveLine, moveList, moveOther];

/** All that may be meant, the likeliest first: what leaves most lines where they usually stand, changes fewest, and moves them least. */
function repairsOf(odd: Odd): Repair[] {
  const repairs = operators.flatMap((operator) => operator(odd));
  return repairs.toSorted(
    (a, b) => a.unusual - b.unusual || a.edits.length - b.edits.length || a.distance - b.distance,
  );
}

/** Moves the line alone, with what hangs below it, or with all lines that are as far off: to a column that others stand in. */
function moveLine(odd: Odd): Repair[] {
  const { source, line } = odd;
  const hanging = hangingLines(source, line.line.number, line.indent);
  const [below] = line.value === '' ? hanging : [];
  const groups = [
    [line.line],
    [line.line, ...hanging],
    [line.line, ...hangingLines(source, line.line.number, line.indent - 1)],
  ];
  const [sibling, ...others] = odd.above;
  const before = sibling === undefined || isUsual(others, sibling, 0) ? 0 : 1;
  return columnsFor(odd).flatMap((column) => {
    const by = column - line.indent;
    const own = before + (isUsual(odd.above, line, by) ? 0 : 1);
    const mistake = outOfColumn(odd, line, column);
    return groups.map((lines) => {
      const isBelowUsual = below === undefined || lines.length > 1 || indentOf(below) === column + 2;
      return { edits: shifted(lines, by), mistake, distance: Math.abs(by), unusual: isBelowUsual ? own : own + 1 };
    });
  });
}

/** Moves a list that starts further left than its key under that: up to a key in its column, or an entry of a list above. */
function moveList({ source, line, above }: Odd): Repair[] {
  const [key] = above;
  if (!line.dash || key?.key === undefined || key.value !== '' || key.column <= line.indent) return [];
  const below = leading(hangingLines(source, line.line.number, line.indent - 1), (each) => {
    const own = linePartsOf(each);
    const isKey = own.indent === line.indent && !own.dash && !isIdle(each);
    return !isKey && !above.some(({ dash, indent, key: first }) => dash && indent === own.indent && first === own.key);
  });
  const by = key.column + 2 - line.indent;
  const start = line.line.start + line.indent;
  const facts = { line: key.line.number, key: key.key, spaces: by };
  const mistake = finding('missing-indent', inText(source, [start, start + 1]), facts);
  const edits = shifted([line.line, ...below], by);
  // Where the list lacks its indentation, no line of it alone is the odd one.
  return [{ edits, mistake, distance: by, unusual: -1 }];
}

/** Moves another line, so that its key stands in the column of this one: the line above, or the one that all between hang below. */
function moveOther({ source, line, above }: Odd): Repair[] {
  const below = [...linesBelow(source, line.line)];
  const holder = above.findIndex(({ indent }) => indent < line.indent);
  return [...new Set([0, holder])].flatMap((at) => {
    const other = line.dash ? undefined : above[at];
    const by = other === undefined ? 0 : line.indent - other.column;
    if (other?.key === undefined || by === 0 || other.indent + by < 0) return [];
    const rest = above.slice(at + 1);
    const isAmongDashes = [rest, below].some((lines) => {
      const near = lines.find(({ indent }) => indent <= other.indent + by);
      return near?.dash && near.indent === other.indent + by;
    });
    const moved = isAmongDashes ? other : { ...other, indent: other.column, dash: false };
    const mistake = outOfColumn({ source, line, above: [] }, moved, moved.indent + by);
    const unusual = isUsual(rest, other, by) ? 0 : 1;
    return { edits: shifted([other.line], by), mistake, distance: Math.abs(by), unusual };
  });
}

function outOfColumn(odd: Odd, { key, keyRange, line, indent, dash }: LineParts, column?: number): Finding {
  const what = dash || key === undefined ? '-' : key;
  const start = dash ? line.start + indent : keyRange[0];
  const beside = dash ? undefined : keyAt(odd, column);
  const range: Range = [start, start + what.length];
  return finding('bad-indent', inText(odd.source, range), { what, spaces: indent, expected: column, ...beside });
}

/** The key that another one belongs next to, and whether it is the first of an entry. */
type Beside = { readonly beside: string; readonly isEntry?: true };

/** The key above that starts in a column: the first one of its entry, if it is in a list. */
function keyAt({ above }: Odd, column: number | undefined): Beside | undefined {
  let beside: string | undefined;
  for (const { key, column: own, dash, indent } of above) {
    if (column === undefined || (indent < column && !dash)) break;
    const isThere = own === column;
    if (isThere && dash && key !== undefined) return { beside: key, isEntry: true };
    if (isThere) beside ??= key;
    if (indent < column) break;
  }
  return beside === undefined ? undefined : { beside };
}

/** Whether a line that is moved stands beside another one, or below its key or dash as most do: two further to the right. */
function isUsual(above: readonly LineParts[], { indent, dash }: LineParts, by: number): boolean {
  const column = indent + by;
  const at = above.findIndex((each) => each.indent < column || (each.indent === column && (dash || !each.dash)));
  const near = above[at];
  if (near === undefined) return column === 0;
  if (near.indent === column && near.dash === dash) return isUsual(above.slice(at + 1), near, 0);
  if (!dash && near.dash && near.column === column) return true;
  return near.value === '' && (near.column + 2 === column || near.indent === column);
}

/** The column beside the line above, and those that lines around start in, two at most from the line's own: the nearest first. */
function columnsFor({ source, line: { line, indent, dash }, above: [above] }: Odd): number[] {
  const columns = new Set<number>();
  const first = Math.max(source.firstLine, line.number - 40);
  for (let other = first; other <= Math.min(lastLineOf(source), line.number + 40); other += 1) {
    const each = lineAt(source, other);
    if (other === line.number || isIdle(each)) continue;
    columns.add(indentOf(each)).add(/^\s*(?:-\s+)?/.exec(each.text)?.[0].length ?? 0);
  }
  const expected = above === undefined ? [] : [columnBeside(above, dash)];
  const distance = (column: number): number => Math.abs(column - indent);
  const near = [...columns].filter((column) => !expected.includes(column) && distance(column) <= 2);
  return [...expected, ...near].filter((column) => column !== indent).toSorted((a, b) => distance(a) - distance(b));
}

/** Where a line starts that belongs to the one above: a key beside the key that is there, be it behind a dash. */
function columnBeside({ key, column, indent, dash }: LineParts, isEntry: boolean): number {
  if (isEntry || !dash) return indent;
  return key === undefined ? indent + 2 : column;
}
