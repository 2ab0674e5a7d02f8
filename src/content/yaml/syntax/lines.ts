import { diagnose, withFix } from '../../../diagnostics/diagnose.ts';
import { dashAt, indentText, moveTo, tabsToSpaces } from '../../fix/answers/indentation.ts';
import { replace } from '../../fix/edits.ts';
import { lineAt, placeOf } from '../source.ts';
import { type Broken, partsOf, type Recogniser } from './broken.ts';

/** A tab where YAML wants spaces. */
export const tabIndent: Recogniser = ({ source, line }) => {
  for (let number = 1; number <= line.number + 1; number += 1) {
    const { text, start } = lineAt(source, number);
    const tab = /^ *(?=\t\s*\S)/.exec(text)?.[0].length;
    if (tab === undefined) continue;
    return withFix(diagnose('tab-indent', placeOf(source, [start + tab, start + tab + 1])), tabsToSpaces(source));
  }
  return undefined;
};

/** `{% include hero %}` */
export const templateTag: Recogniser = ({ source, line }) => {
  const found = /\{%.*?(?:%\}|$)/.exec(line.text);
  if (found === null) return undefined;
  const start = line.start + found.index;
  return diagnose('template-tag', placeOf(source, [start, start + found[0].length]), { tag: found[0] });
};

/** `---` between two halves of a file. */
export const secondDocument: Recogniser = ({ source, error, at }) =>
  error.code === 'MULTIPLE_DOCS' ? diagnose('second-document', placeOf(source, [at[0], at[0] + 3])) : undefined;

/** `title:Hello` */
export const missingSpace: Recogniser = ({ source, line, error }) => {
  const found = /^(\s*(?:- +)*)([A-Za-z][\w-]*):([^\s/].*)$/.exec(line.text);
  if (found === null || error.code === 'BAD_INDENT') return undefined;
  const [, before = '', key = '', rest = ''] = found;
  const start = line.start + before.length;
  const end = start + key.length + 1;
  const mistake = diagnose('missing-space', placeOf(source, [start, end]), { key, rest });
  return withFix(mistake, [replace(source, [end, end], ' ')]);
};

/** A text after | or > that is not indented. */
export const missingIndent: Recogniser = ({ source, line }) => {
  const above = lineAt(source, line.number - 1);
  if (line.number === 1 || !/[:-]\s+[|>][-+0-9]*\s*$/.test(above.text)) return undefined;
  const place = placeOf(source, [line.start, line.start + line.text.trimEnd().length]);
  return withFix(diagnose('missing-indent', place, { line: above.number }), indentText(source, above.number));
};

/** A line of a list's entry that starts in the column of the dashes. */
export const missingDash: Recogniser = (broken) => {
  const { source, line, error } = broken;
  const { key, keyStart, dash, indent } = partsOf(line);
  if (error.code !== 'BAD_INDENT' || key === undefined || dash) return undefined;
  const above = linesAbove(broken);
  const start = above.findIndex((other) => other.dash && other.indent === indent);
  if (start === -1 || !above.slice(0, start + 1).some((other) => other.key === key)) return undefined;
  const mistake = diagnose('missing-dash', placeOf(source, [keyStart, keyStart + key.length]), { key });
  return withFix(mistake, dashAt(source, line.number));
};

/** A key that starts in another column than its siblings. */
export const badIndent: Recogniser = (broken) => {
  const { source, line, error } = broken;
  if (!/same column|sequence item|Sequence item|compact mappings|single line|at node end/.test(error.message))
    return undefined;
  const { key, keyStart, indent, dash } = partsOf(line);
  if (key === undefined && !dash) return undefined;
  const what = key ?? '-';
  const start = dash ? line.start + indent : keyStart;
  const sibling = linesAbove(broken).find((other) => other.key !== undefined || other.dash);
  const column = sibling === undefined ? undefined : sibling.indent + (sibling.dash && !dash ? 2 : 0);
  const moved = moveTo(source, line.number, column ?? indent);
  const expected = moved?.column === indent ? column : (moved?.column ?? column);
  const place = placeOf(source, [start, start + (dash ? 1 : what.length)]);
  const facts = { what, spaces: indent, expected: expected === indent ? undefined : expected };
  return withFix(diagnose('bad-indent', place, facts), moved?.edits);
};

/** A key that is indented more than the one above it, which has a value already. */
export const deeperThanAbove: Recogniser = ({ source, line, error }) => {
  const { value, keyStart, key } = partsOf(line);
  const next = lineAt(source, line.number + 1);
  const below = partsOf(next);
  if (!/compact mappings|single line/.test(error.message) || key === undefined || below.key === undefined)
    return undefined;
  if (value === '' || /^[|>]/.test(value) || below.keyStart - next.start <= keyStart - line.start) return undefined;
  const expected = keyStart - line.start;
  const mistake = diagnose('bad-indent', placeOf(source, [below.keyStart, below.keyStart + below.key.length]), {
    what: below.key,
    spaces: below.keyStart - next.start,
    expected,
  });
  return withFix(mistake, moveTo(source, next.number, expected)?.edits);
};

/** A line without a key, where one is needed. */
export const missingColon: Recogniser = ({ source, line, error }) => {
  const { key, value, valueStart } = partsOf(line);
  if (key !== undefined || value === '' || !/Implicit (?:map )?keys?|compact mappings/.test(error.message))
    return undefined;
  return diagnose('missing-colon', placeOf(source, [valueStart, valueStart + value.length]), { text: value });
};

/** Lines with content above the error, the nearest first. */
function linesAbove({ source, line }: Broken): ReturnType<typeof partsOf>[] {
  const above: ReturnType<typeof partsOf>[] = [];
  for (let number = line.number - 1; number > 0 && above.length < 200; number -= 1) {
    const other = lineAt(source, number);
    if (/^\s*(?:#|$)/.test(other.text)) continue;
    above.push(partsOf(other));
  }
  return above;
}
