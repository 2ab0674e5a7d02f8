import { diagnose, withFix } from '../../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { dashAt, indentText, moveTo, tabsToSpaces } from '../../fix/answers/indentation.ts';
import { replace } from '../../fix/edits.ts';
import { type Line, lineAt, lineOf, placeOf, type SourceText } from '../source.ts';
import { isClosedLater, openBrackets } from './brackets.ts';
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
  const found = /^(\s*(?:- +)*)([A-Za-z][\w-]*):(?!\/\/|\\)(\S.*)$/.exec(line.text);
  if (found === null || error.code === 'BAD_INDENT') return undefined;
  const [, before = '', key = '', rest = ''] = found;
  const start = line.start + before.length;
  const end = start + key.length + 1;
  const facts = { after: 'colon', better: `${key}: ${rest}` } as const;
  return withFix(diagnose('missing-space', placeOf(source, [start, end]), facts), [replace(source, [end, end], ' ')]);
};

/** `-type: hero`, or `-one` among the entries of a list, on the line itself or the one above. */
export const gluedDash: Recogniser = (broken) => {
  const { source, line } = broken;
  const [above] = linesAbove(broken);
  return (
    gluedOn(source, line, above?.line) ?? (above === undefined ? undefined : gluedOn(source, above.line, undefined))
  );
};

function gluedOn(source: SourceText, line: Line, above: Line | undefined): Diagnostic | undefined {
  const [, indent = '', text = '', colon] = /^( *)-([A-Za-z][\w-]*|\p{L}.*\S)(:(?:\s|$))?/u.exec(line.text) ?? [];
  if (text === '') return undefined;
  const isAmongEntries = above !== undefined && partsOf(above).dash && partsOf(above).indent === indent.length;
  if (colon === undefined && !isAmongEntries) return undefined;
  const start = line.start + indent.length;
  const better = colon === undefined ? `- ${text}` : `- ${text}:`;
  return diagnose('missing-space', placeOf(source, [start, start + 1 + text.length]), { after: 'dash', better });
}

/** `* title: One`, as lists are written elsewhere. */
export const otherDash: Recogniser = ({ source, line }) => {
  const [, before = '', mark = '', text = ''] = /^(\s*)([*•·–—])\s+(\S.*)$/.exec(line.text) ?? [];
  if (mark === '') return undefined;
  const key = /^([\w-]+):(?:\s|$)/.exec(text)?.[1] ?? text.trimEnd();
  const start = line.start + before.length;
  const mistake = diagnose('missing-dash', placeOf(source, [start, start + 1]), { key, better: `- ${text.trimEnd()}` });
  return withFix(mistake, [replace(source, [start, start + 1], '-')]);
};

/** A text after | or > that is not indented. */
export const missingIndent: Recogniser = ({ source, line }) => {
  const above = lineAt(source, line.number - 1);
  if (line.number === 1 || !/[:-]\s+[|>][-+0-9]*\s*(?:\s#.*)?$/.test(above.text)) return undefined;
  const place = placeOf(source, [line.start, line.start + line.text.trimEnd().length]);
  return withFix(diagnose('missing-indent', place, { line: above.number }), indentText(source, above.number));
};

/** A line of a list or map in brackets that does not stand deeper than its key. */
export const missingIndentInBrackets: Recogniser = ({ source, line, error, at }) => {
  if (!/must be sufficiently indented/.test(error.message) || /^[\]}]/.test(source.text.slice(at[0]))) return undefined;
  const open = openBrackets(source, at[0]).at(-1);
  if (open === undefined || !isClosedLater(source, open)) return undefined;
  const above = lineOf(source, open);
  if (above.number === line.number) return undefined;
  const indent = /^\s*/.exec(line.text)?.[0].length ?? 0;
  const start = line.start + indent;
  return diagnose('missing-indent', placeOf(source, [start, line.start + line.text.trimEnd().length]), {
    line: above.number,
  });
};

/** A line of a list's entry that starts in the column of the dashes. */
export const missingDash: Recogniser = (broken) => {
  const { source, line, error } = broken;
  const { key, keyStart, dash, indent } = partsOf(line);
  if (error.code !== 'BAD_INDENT' || key === undefined || dash) return undefined;
  const above = linesAbove(broken);
  const start = above.findIndex((other) => other.dash && other.indent === indent);
  // A line that is indented less ends the list.
  const isLeft = above.slice(0, start).some((other) => other.indent < indent);
  if (start === -1 || isLeft || !above.slice(0, start + 1).some((other) => other.key === key)) return undefined;
  const mistake = diagnose('missing-dash', placeOf(source, [keyStart, keyStart + key.length]), { key });
  return withFix(mistake, dashAt(source, line.number));
};

/** The first entry of a list without its dash, while the later ones have it. */
export const missingFirstDash: Recogniser = (broken) => {
  const { source, line, error } = broken;
  const { key, keyStart, dash, indent, value } = partsOf(line);
  if (dash) return firstWithoutDash(broken, indent);
  if (!/compact mappings|single line/.test(error.message) || key === undefined || dash || value === '')
    return undefined;
  for (const other of linesBelow(source, line)) {
    if (other.indent < indent) return undefined;
    if (other.indent === indent) {
      return other.dash
        ? diagnose('missing-dash', placeOf(source, [keyStart, keyStart + key.length]), { key })
        : undefined;
    }
  }
  return undefined;
};

/** The lines above a dash are indented like those of its entry, up to the key of the list. */
function firstWithoutDash(broken: Broken, indent: number): Diagnostic | undefined {
  const above = linesAbove(broken);
  const top = above.findIndex((other) => other.indent <= indent);
  const [first, list] = [above[top - 1], above[top]];
  if (first?.key === undefined || first.dash || first.indent !== indent + 2) return undefined;
  if (list?.key === undefined || list.value !== '' || (list.indent === indent && list.dash)) return undefined;
  const start = first.keyStart;
  return diagnose('missing-dash', placeOf(broken.source, [start, start + first.key.length]), { key: first.key });
}

/** `%title: Home`, `>title: Home`: a character before the key. */
export const oddKeyStart: Recogniser = ({ source, line }) => {
  const [, before = '', odd = ''] = /^(\s*(?:- +)*)([%>|!@`?:,\]}]+)\s*[A-Za-z][\w-]*:(?:\s|$)/.exec(line.text) ?? [];
  if (odd === '') return undefined;
  const start = line.start + before.length;
  return diagnose('odd-key', placeOf(source, [start, start + odd.length]));
};

/** A line with nothing in it but characters that cannot be seen. */
export const invisibleLine: Recogniser = ({ source, line }) => {
  const at = line.text.search(/[^ \t\r]/);
  if (at === -1 || !/^[\s\u200b-\u200f\u2060\ufeff]*$/.test(line.text)) return undefined;
  const code = `U+${line.text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
  return diagnose('odd-space', placeOf(source, [line.start + at, line.start + at + 1]), { code });
};

/** A list under a key that has a value already. */
export const listWithoutKey: Recogniser = (broken) => {
  const { source, line } = broken;
  const { dash, indent } = partsOf(line);
  const [above] = linesAbove(broken);
  if (!dash || above?.key === undefined || above.value === '' || above.keyStart - above.line.start !== indent)
    return undefined;
  return diagnose('list-without-key', placeOf(source, [line.start + indent, line.start + indent + 1]));
};

/** `- title Hello`, `- title = Hello`: the first line of an entry, whose other lines have keys. */
export const entryWithoutColon: Recogniser = (broken) => {
  const { source, line } = broken;
  const [above] = linesAbove(broken);
  return withoutColon(source, line) ?? (above === undefined ? undefined : withoutColon(source, above.line));
};

function withoutColon(source: SourceText, line: Line): Diagnostic | undefined {
  const { key, value, valueStart, dash } = partsOf(line);
  if (!dash || key !== undefined || !/^[A-Za-z][\w-]*\s*[=;]?\s/.test(value)) return undefined;
  const [next] = linesBelow(source, line);
  if (next?.key === undefined || next.dash || next.indent !== valueStart - line.start) return undefined;
  return noColon(source, valueStart, value);
}

/** A key that starts in another column than its siblings. */
export const badIndent: Recogniser = (broken) => {
  const { source, line, error } = broken;
  if (!/same column|sequence item|Sequence item|compact mappings|single line|at node end/.test(error.message))
    return undefined;
  const { key, keyStart, indent, dash } = partsOf(line);
  if (key === undefined && !dash) return undefined;
  const what = key ?? '-';
  const start = dash ? line.start + indent : keyStart;
  const [sibling, parent] = linesAbove(broken).filter((other) => other.key !== undefined || other.dash);
  const [next] = linesBelow(source, line);
  // The one line that stands deeper than all that follow it is the odd one.
  if (sibling?.key !== undefined && sibling.indent > indent && !dash && !sibling.dash && next?.indent === indent) {
    if (parent !== undefined && parent.indent < indent && parent.value === '') {
      const place = placeOf(source, [sibling.keyStart, sibling.keyStart + sibling.key.length]);
      return diagnose('bad-indent', place, { what: sibling.key, spaces: sibling.indent, expected: indent });
    }
  }
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
  const column = below.indent;
  const same = linesBelow(source, line).findIndex((other) => other.indent !== column);
  const above = lineAt(source, line.number - 1);
  if (Math.abs(same) >= 2 && line.number > 1 && partsOf(above).indent < partsOf(line).indent && !partsOf(line).dash) {
    const place = placeOf(source, [keyStart, keyStart + key.length]);
    const facts = { what: key, spaces: keyStart - line.start, expected: column };
    return withFix(diagnose('bad-indent', place, facts), moveTo(source, line.number, column)?.edits);
  }
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
  return noColon(source, valueStart, value);
};

function noColon(source: SourceText, start: number, text: string): Diagnostic {
  const [, key, rest] = /^([A-Za-z][\w-]*)\s*[=;：]\s*(\S.*)$/.exec(text) ?? [];
  const better = key === undefined ? undefined : `${key}: ${rest}`;
  const isComment = /^(?:\/\/|<!--|\/\*)/.test(text);
  return diagnose('missing-colon', placeOf(source, [start, start + text.length]), { text, better, isComment });
}

/** Lines with content below a line. */
function linesBelow(source: SourceText, line: Line): PartsOfLine[] {
  const below: PartsOfLine[] = [];
  for (let number = line.number + 1; number <= source.lineStarts.length && below.length < 200; number += 1) {
    const other = lineAt(source, number);
    if (!/^\s*(?:#|$)/.test(other.text)) below.push({ ...partsOf(other), line: other });
  }
  return below;
}

type PartsOfLine = ReturnType<typeof partsOf> & { readonly line: Line };

/** Lines with content above the error, the nearest first. */
function linesAbove({ source, line }: Broken): PartsOfLine[] {
  const above: PartsOfLine[] = [];
  for (let number = line.number - 1; number > 0 && above.length < 200; number -= 1) {
    const other = lineAt(source, number);
    if (/^\s*(?:#|$)/.test(other.text)) continue;
    above.push({ ...partsOf(other), line: other });
  }
  return above;
}
