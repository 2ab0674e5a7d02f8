import { finding, inText, withEdits } from '../../findings/finding.ts';
import { isInBlockText } from '../../syntax/tokens.ts';
import { type Edit, indentOf, isIdle, linesFrom, replace } from '../../text/edits.ts';
import { type Line, lineAt, type SourceText } from '../../text/source.ts';
import { firstThatParses } from '../best-answer.ts';
import type { Recogniser } from '../broken.ts';

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
export function tabsToSpaces(source: SourceText, first: number): readonly Edit[] | undefined {
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
  const tabbed: Line[] = [];
  for (const line of linesFrom(source, first)) {
    if (TAB_BEFORE_TEXT.test(line.text)) tabbed.push(line);
    else if (!isIdle(line) && indentOf(line) > 0) break;
  }
  return tabbed;
}
