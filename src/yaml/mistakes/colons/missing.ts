import { type Finding, finding, inText, withEdits } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import { replace } from '../../text/edits.ts';
import { linePartsOf, linesAbove, linesBelow } from '../../text/line-parts.ts';
import type { Line, SourceText } from '../../text/source.ts';
import type { Recogniser } from '../broken.ts';

/** `%title: Home`, `>title: Home`: a character before the key. */
export const oddKeyStart: Recogniser = ({ source, line }) => {
  const [, before = '', odd = ''] = /^(\s*(?:- +)*)([%>|!@`?:,\]}]+)\s*[A-Za-z][\w-]*:(?:\s|$)/.exec(line.text) ?? [];
  if (odd === '') return undefined;
  const start = line.start + before.length;
  return finding('odd-key', inText(source, [start, start + odd.length]));
};

/** `- title Hello`, `- title = Hello`: the first line of an entry, whose other lines have keys. */
export const entryWithoutColon: Recogniser = (broken) => {
  const { source, line } = broken;
  const [above] = linesAbove(broken);
  return withoutColon(source, line) ?? (above === undefined ? undefined : withoutColon(source, above.line));
};

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
