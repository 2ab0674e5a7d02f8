import { type Finding, finding, withEdits } from '../../../findings/finding.ts';
import type { Edit } from '../../../text/edits.ts';
import { deleteLines, replace } from '../../../text/edits.ts';
import { linesAbove, linesBelow, type PartsOfLine, partsOf } from '../../../text/line-parts.ts';
import type { Range } from '../../../text/source.ts';
import { type Line, lineAt, lineOf, type SourceText } from '../../../text/source.ts';
import { says } from '../../parser-error.ts';
import { isInBlockText } from '../../tokens.ts';
import { isClosedLater, openBrackets } from '../brackets/brackets.ts';
import type { Recogniser } from '../broken.ts';
import { indentText, moveTo, TAB_BEFORE_TEXT, tabsToSpaces } from './edits.ts';

/** A tab where YAML wants spaces. */
export const tabIndent: Recogniser = ({ source, line }) => {
  for (let number = source.firstLine; number <= line.number + 1; number += 1) {
    const { text, start } = lineAt(source, number);
    const tab = TAB_BEFORE_TEXT.exec(text)?.[0].length;
    if (tab === undefined || isInBlockText(source, start + tab)) continue;
    return withEdits(finding('tab-indent', source, [start + tab, start + tab + 1]), tabsToSpaces(source, number));
  }
  return undefined;
};

/** `{% include hero %}` */
export const templateTag: Recogniser = ({ source, line }) => {
  const found = /\{%.*?(?:%\}|$)/.exec(line.text);
  if (found === null) return undefined;
  const start = line.start + found.index;
  return finding('template-tag', source, [start, start + found[0].length], { tag: found[0] });
};

/** `---` between two halves of a file. */
export const secondDocument: Recogniser = ({ source, error, at }) =>
  error.code === 'MULTIPLE_DOCS'
    ? withEdits(finding('second-document', source, [at[0], at[0] + 3]), lastDashes(source, at[0]))
    : undefined;

/** The line goes, if nothing stands below it. */
function lastDashes(source: SourceText, at: number): readonly Edit[] | undefined {
  const { number } = lineOf(source, at);
  return /^---[^\S\n]*(?:\n\s*)?$/.test(source.text.slice(at)) ? [deleteLines(source, number, number)] : undefined;
}

/** `title:Hello`, or above the line that cannot be read `- title:Hello` */
export const missingSpace: Recogniser = (broken) => {
  const { source, line, error } = broken;
  const [above] = linesAbove(broken);
  const isAlone = above?.key === undefined && above?.indent === partsOf(line).indent;
  if (isAlone && above !== undefined && noSpace(source, above.line)) return noSpace(source, above.line);
  if (error.code === 'BAD_INDENT') return undefined;
  return (
    noSpace(source, line) ??
    (above?.dash && says(error, 'entry-without-dash') ? noSpace(source, above.line) : undefined)
  );
};

function noSpace(source: SourceText, line: Line): Finding | undefined {
  const found = /^(\s*(?:- +)*)([A-Za-z][\w-]*):(?!\/\/|\\)(\S.*)$/.exec(line.text);
  if (found === null) return undefined;
  const [, before = '', key = '', rest = ''] = found;
  const start = line.start + before.length;
  const end = start + key.length + 1;
  const facts = { after: 'colon', better: `${key}: ${rest}` } as const;
  return withEdits(finding('missing-space', source, [start, end], facts), [replace([end, end], ' ')]);
}

/** A text after | or > that is not indented. */
export const missingIndent: Recogniser = (broken) => {
  const { source, line } = broken;
  const above = linesAbove(broken)[0]?.line;
  if (above === undefined || !/[:-]\s+[|>][-+0-9]*\s*(?:\s#.*)?$/.test(above.text)) return undefined;
  const place: Range = [line.start, line.start + line.text.trimEnd().length];
  return withEdits(finding('missing-indent', source, place, { line: above.number }), indentText(source, above.number));
};

/** A line of a text under | or > that is indented, but less than its first one. */
export const lessIndented: Recogniser = (broken) => {
  const { source, line } = broken;
  const { indent } = partsOf(line);
  const head = linesAbove(broken).find((other) => other.indent < indent);
  if (head === undefined || !/[:-]\s+[|>][-+0-9]*\s*(?:\s#.*)?$/.test(head.line.text)) return undefined;
  const place: Range = [line.start + indent, line.start + line.text.trimEnd().length];
  return finding('missing-indent', source, place, { line: head.line.number });
};

/** A line of a list or map in brackets that does not stand deeper than its key. */
export const missingIndentInBrackets: Recogniser = ({ source, line, error, at }) => {
  if (!says(error, 'bracket-not-indented') || /^[\]}]/.test(source.text.slice(at[0]))) return undefined;
  const open = openBrackets(source, at[0]).at(-1);
  if (open === undefined || !isClosedLater(source, open)) return undefined;
  const above = lineOf(source, open);
  if (above.number === line.number) return undefined;
  const indent = /^\s*/.exec(line.text)?.[0].length ?? 0;
  const start = line.start + indent;
  return finding('missing-indent', source, [start, line.start + line.text.trimEnd().length], {
    line: above.number,
  });
};

/** `%title: Home`, `>title: Home`: a character before the key. */
export const oddKeyStart: Recogniser = ({ source, line }) => {
  const [, before = '', odd = ''] = /^(\s*(?:- +)*)([%>|!@`?:,\]}]+)\s*[A-Za-z][\w-]*:(?:\s|$)/.exec(line.text) ?? [];
  if (odd === '') return undefined;
  const start = line.start + before.length;
  return finding('odd-key', source, [start, start + odd.length]);
};

/** A line with nothing in it but characters that cannot be seen. */
export const invisibleLine: Recogniser = ({ source, line }) => {
  const at = line.text.search(/[^ \t\r]/);
  if (at === -1 || !/^[\s\u200b-\u200f\u2060\ufeff]*$/.test(line.text)) return undefined;
  const code = `U+${line.text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
  return finding('odd-space', source, [line.start + at, line.start + at + 1], { code, isAtStart: true });
};

/** `- title Hello`, `- title = Hello`: the first line of an entry, whose other lines have keys. */
export const entryWithoutColon: Recogniser = (broken) => {
  const { source, line } = broken;
  const [above] = linesAbove(broken);
  return withoutColon(source, line) ?? (above === undefined ? undefined : withoutColon(source, above.line));
};

function withoutColon(source: SourceText, line: Line): Finding | undefined {
  const { key, value, valueStart, dash } = partsOf(line);
  if (!dash || key !== undefined || !/^[A-Za-z][\w-]*(?:\s*[=;]?\s|：)/.test(value)) return undefined;
  const [next] = linesBelow(source, line);
  if (next?.key === undefined || next.dash || next.indent !== valueStart - line.start) return undefined;
  return noColon(source, valueStart, value);
}

const OF_COLUMNS = [
  'other-column',
  'entry-without-dash',
  'nested-mapping',
  'key-on-two-lines',
  'brackets-after-text',
  'after-text',
] as const;

/** A key that starts in another column than its siblings. */
export const badIndent: Recogniser = (broken) => {
  const { source, line, error } = broken;
  if (!says(error, ...OF_COLUMNS)) return undefined;
  const { key, keyStart, indent, dash } = partsOf(line);
  if (key === undefined && !dash) return undefined;
  const what = key ?? '-';
  const start = dash ? line.start + indent : keyStart;
  const [sibling, parent] = linesAbove(broken).filter((other) => other.key !== undefined || other.dash);
  const [next] = linesBelow(source, line);
  // The one line that stands deeper than all that follow it is the odd one.
  if (sibling?.key !== undefined && sibling.indent !== indent && !dash && !sibling.dash && parent?.value === '') {
    const isDeeper = sibling.indent > indent && next?.indent === indent && parent.indent < indent;
    if (isDeeper || standsRight(parent, indent)) {
      const place: Range = [sibling.keyStart, sibling.keyStart + sibling.key.length];
      const facts = { what: sibling.key, spaces: sibling.indent, expected: indent };
      return withEdits(finding('bad-indent', source, place, facts), moveTo(source, sibling.line.number, indent)?.edits);
    }
  }
  const column = sibling === undefined ? undefined : sibling.indent + (sibling.dash && !dash ? 2 : 0);
  const moved = moveTo(source, line.number, column ?? indent);
  const expected = moved?.column === indent ? column : (moved?.column ?? column);
  const place: Range = [start, start + (dash ? 1 : what.length)];
  const facts = { what, spaces: indent, expected: expected === indent ? undefined : expected };
  return withEdits(finding('bad-indent', source, place, facts), moved?.edits);
};

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
  });
  return withEdits(mistake, moveTo(source, next.number, expected)?.edits);
};

/** A line without a key, where one is needed. */
export const missingColon: Recogniser = (broken) => {
  const { source, line, error } = broken;
  const { key, value, valueStart } = partsOf(line);
  const [above] = linesAbove(broken);
  // A file that begins with a text is nothing but this text.
  if (says(error, 'text-in-file') && key !== undefined && above?.key === undefined) {
    return above === undefined ? undefined : noColon(source, above.valueStart, above.value);
  }
  if (key !== undefined || value === '' || !says(error, 'key-on-two-lines', 'key-without-value', 'nested-mapping'))
    return undefined;
  return noColon(source, valueStart, value);
};

function noColon(source: SourceText, start: number, text: string): Finding {
  const [, key, mark = '', rest = ''] =
    /^([A-Za-z][\w-]*|"[^"]*"|'[^']*')(\s*[=;：]\s*|(?<=["'])\s+)(.*)$/.exec(text) ?? [];
  const better = key === undefined ? undefined : `${key}: ${rest}`.trimEnd();
  const mistake = finding('missing-colon', source, [start, start + text.length], { text, better });
  if (key === undefined) return mistake;
  const end = start + key.length;
  return withEdits(mistake, [replace([end, end + mark.length], rest === '' ? ':' : ': ')]);
}
