import { finding, inText, withEdits } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { type LineParts, linePartsOf, linesAbove, linesBelow } from '../../text/line-parts.ts';
import { firstReadable } from '../best-answer.ts';
import type { Broken, Recogniser } from '../broken.ts';
import { columnBeside, columnOf, type Odd, outOfColumn, repairsOf } from './repairs.ts';

/**
 * A line in another column than those it belongs to. Which line is the odd one, and where it belongs, shows by trial: of all
 * repairs the first one after which the text around can be read.
 */
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
function oddLine({ source, line, error }: Broken): LineParts | undefined {
  const own = linePartsOf(line);
  if (own.key === undefined && !own.dash) return undefined;
  const [below] = linesBelow(source, line);
  if (says(error, 'list-as-key')) {
    const first = own.dash ? own : below;
    const [key] = first?.dash ? linesAbove({ source, line: first.line }) : [];
    return key?.key !== undefined && first !== undefined && columnOf(key) > first.indent ? first : undefined;
  }
  const isAbove = says(error, 'nested-mapping', 'key-on-two-lines') && own.value !== '' && !/^[|>]/.test(own.value);
  const isDeeper = own.key !== undefined && below?.key !== undefined && columnOf(below) > columnOf(own);
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
