import { type Finding, finding, inText, withEdits } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { canBeKey } from '../../syntax/schema-keys.ts';
import { replace } from '../../text/edits.ts';
import { type LineParts, linePartsOf, linesAbove, linesBelow } from '../../text/line-parts.ts';
import type { Line, SourceText } from '../../text/source.ts';
import type { Broken, Recogniser } from '../broken.ts';

/** `%title: Home`, `>title: Home`: a character before the key. */
export const oddKeyStart: Recogniser = ({ source, line }) => {
  const [, before = '', odd = ''] = /^(\s*(?:- +)*)([%>|!@`?:,\]}]+)\s*[A-Za-z][\w-]*:(?:\s|$)/.exec(line.text) ?? [];
  if (odd === '') return undefined;
  const start = line.start + before.length;
  return finding('odd-key', inText(source, [start, start + odd.length]));
};

/** `- title Hello`, `- title = Hello`: the first line of an entry, or of what a key has below it, whose other lines have keys. */
export const entryWithoutColon: Recogniser = (broken) => {
  const { source, line } = broken;
  const [above, head] = linesAbove(broken);
  if (above === undefined) return withoutColon(source, line);
  return withoutColon(source, line) ?? withoutColon(source, above.line) ?? firstBelow(broken, above, head);
};

/** `label Hello` below `next:`, above a line with a key in its column. A comment between them ends the text that it looks like. */
function firstBelow({ source, line }: Broken, above: LineParts, head: LineParts | undefined): Finding | undefined {
  const { key, dash, indent } = linePartsOf(line);
  const isFirst = head?.key !== undefined && head.value === '' && head.column < above.indent;
  if (!isFirst || key === undefined || dash || above.key !== undefined || above.dash || above.indent !== indent)
    return undefined;
  const [, word = ''] = /^([A-Za-z][\w-]*)(?:\s*[=;]?\s|：)/.exec(above.value) ?? [];
  return canBeKey(source, word) ? noColon(source, above.valueStart, above.value) : undefined;
}

function withoutColon(source: SourceText, line: Line): Finding | undefined {
  const { key, value, valueStart, dash } = linePartsOf(line);
  if (!dash || key !== undefined || !/^[A-Za-z][\w-]*(?:\s*[=;]?\s|：)/.test(value)) return undefined;
  const [next] = linesBelow(source, line);
  if (next?.key === undefined || next.dash || next.indent !== valueStart - line.start) return undefined;
  return noColon(source, valueStart, value);
}

/** A line without a key, where one is needed. */
export const missingColon: Recogniser = (broken) => {
  const { source, line, error } = broken;
  const { key, value, valueStart } = linePartsOf(line);
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
    /^([A-Za-z][\w-]*|"[^"]*"|'[^']*')(\s*[=;：]\s*|(?<=["'])\s+)([\s\S]*)$/.exec(text) ?? [];
  const better = key === undefined ? undefined : `${key}: ${rest}`.trimEnd();
  const mistake = finding('missing-colon', inText(source, [start, start + text.length]), { text, better });
  if (key === undefined) return mistake;
  const end = start + key.length;
  return withEdits(mistake, [replace([end, end + mark.length], rest === '' ? ':' : ': ')]);
}

/** `title:Hello`, `title :Hello`, or above the line that cannot be read `- title:Hello` */
export const missingSpace: Recogniser = (broken) => {
  const { source, line, error } = broken;
  const [above] = linesAbove(broken);
  const isAlone = above?.key === undefined && above?.indent === linePartsOf(line).indent;
  if (isAlone && above !== undefined && noSpace(source, above.line)) return noSpace(source, above.line);
  if (error.code === 'BAD_INDENT') return undefined;
  return (
    noSpace(source, line) ??
    (above?.dash && says(error, 'entry-without-dash') ? noSpace(source, above.line) : undefined)
  );
};

function noSpace(source: SourceText, line: Line): Finding | undefined {
  const found = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(:(?!\/\/|\\)|[ \t]+:(?=\S))(\S.*)$/.exec(line.text);
  if (found === null) return undefined;
  const [, before = '', key = '', colon = '', rest = ''] = found;
  const start = line.start + before.length;
  const end = start + key.length + colon.length;
  const facts = { after: 'colon', better: `${key}: ${rest}` } as const;
  return withEdits(finding('missing-space', inText(source, [start, end]), facts), [
    replace([start + key.length, end], ': '),
  ]);
}
