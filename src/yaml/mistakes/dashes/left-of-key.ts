import { type Finding, finding, withEdits } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { isIdle, linesFrom, shifted } from '../../text/edits.ts';
import { linesAbove, linesBelow, type PartsOfLine, partsOf } from '../../text/line-parts.ts';
import type { Line, SourceText } from '../../text/source.ts';
import type { Recogniser } from '../broken.ts';

/** A list that starts further left than the key above it: `items:`, and `- question: ...` below it at the edge of the file. */
export const listLeftOfKey: Recogniser = ({ source, line, error }) => {
  if (!says(error, 'list-as-key')) return undefined;
  const own = partsOf(line);
  const [below] = linesBelow(source, line);
  const dash: PartsOfLine | undefined = own.dash ? { ...own, line } : below;
  const [above] = dash === undefined ? [] : linesAbove({ source, line: dash.line });
  if (!dash?.dash || above?.key === undefined || above.keyStart - above.line.start <= dash.indent) return undefined;
  if (above.value === '') return underKey(source, above.key, above, dash);
  const start = dash.line.start + dash.indent;
  return finding('list-without-key', source, [start, start + 1], {});
};

function underKey(source: SourceText, key: string, above: PartsOfLine, dash: PartsOfLine): Finding {
  const spaces = above.keyStart - above.line.start + 2 - dash.indent;
  const start = dash.line.start + dash.indent;
  const facts = { line: above.line.number, key, spaces };
  const mistake = finding('missing-indent', source, [start, start + 1], facts);
  return withEdits(mistake, shifted(linesOfList(source, dash), spaces));
}

/** The lines of a list, up to a key in its column, or an entry of a list that was there before. */
function linesOfList(source: SourceText, dash: PartsOfLine): Line[] {
  const before = linesAbove({ source, line: dash.line }).filter((other) => other.dash);
  const lines: Line[] = [];
  for (const line of linesFrom(source, dash.line.number)) {
    const { indent, dash: isEntry, key } = partsOf(line);
    const isBefore = isEntry && before.some((other) => other.indent === indent && other.key === key);
    const isLeft = indent < dash.indent || (indent === dash.indent && !isEntry);
    if (!isIdle(line) && (isLeft || isBefore)) break;
    lines.push(line);
  }
  return lines.filter(({ text }) => text.trim() !== '');
}
