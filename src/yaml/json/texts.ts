import type { ScalarNode } from '../syntax/tree.ts';
import { movedEdits } from '../text/apply.ts';
import { type Edit, replace } from '../text/edits.ts';
import { endOfJsonText, unquotedJson } from '../text/json-text.ts';
import { probable, type Scanner, sure } from './scanner.ts';

/** Reads the text in double quotes at a place. */
export function readText(scan: Scanner): ScalarNode {
  const start = scan.at;
  const end = endOfJsonText(scan.text, start);
  if (end === undefined) return readBroken(scan);
  scan.at = end;
  return endsEarly(scan)
    ? readWithQuotes(scan, start)
    : textNode(scan, start, unquotedJson(scan.text.slice(start, end)));
}

/** A text in double quotes as a value. */
export function textNode({ text, at }: Scanner, start: number, value: string): ScalarNode {
  return { kind: 'scalar', range: [start, at], value, source: text.slice(start, at), style: 'double' };
}

/** Whether words follow a closing quote, so that it is one of the text's own: `"The "best" bread"`. */
function endsEarly(scan: Scanner): boolean {
  const rest = scan.match(/[ \t]*(?:[\p{L}\p{N}(]|"(?=[,.!?;: ]*[\p{L}\p{N}(]))[^\n]*/uy)?.[0];
  if (rest === undefined || /^[ \t]*"[^"\n]*"[ \t]*:/.test(rest)) return false;
  return /^[^\n"]*"/.test(rest) && !/^[ \t]*[\w-]+"?[ \t]*:/.test(rest);
}

/** A text goes on to the last quote that something follows as behind a value. */
function readWithQuotes(scan: Scanner, start: number): ScalarNode {
  const line = scan.match(/[^\n]*/y)?.[0] ?? '';
  const closing = /"(?=[ \t]*(?:,[ \t]*(?:["\r]|$)|[}\]]|\r|$))/.exec(line);
  if (closing === null) return textNode(scan, start, unquotedJson(scan.text.slice(start, scan.at)));
  const inner = scan.text.slice(start + 1, scan.at + closing.index);
  scan.at += closing.index + 1;
  const better = `"${inner.replace(/(?<!\\)"/g, '\\"')}"`;
  scan.report({ why: 'quotes-in-text', better }, [start, scan.at], sure([start, scan.at], better));
  return textNode(scan, start, inner.replaceAll('\\"', '"'));
}

/** A text that has what none may have, or no end. */
function readBroken(scan: Scanner): ScalarNode {
  const { text, at: start } = scan;
  let end = start + 1;
  while (end < text.length && text[end] !== '"' && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
  if (text[end] !== '"' && isLineOfItsOwn(scan, end)) return readUnclosed(scan, Math.min(end, text.length));
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  if (end >= text.length) return readUnclosed(scan, lineEndFrom(scan, start));
  scan.at = end + 1;
  const inner = text.slice(start + 1, end);
  const isLong = inner.includes('\n');
  const edits = [...inner.matchAll(/[\n\t]/g)].flatMap(({ index: at, 0: sign }) => inOneLine(inner, at, sign));
  const moved = movedEdits(edits, start + 1);
  const at = moved[0]?.range[0] ?? start;
  if (isLong) scan.report({ why: 'line-in-text' }, [start, lineEndFrom(scan, start)], { edits: moved, isSure: true });
  else if (edits.length > 0) scan.report({ why: 'tab-in-text' }, [at, at + 1], { edits: moved, isSure: true });
  return textNode(scan, start, withEscapes(scan, inner, start + 1));
}

/** Writes a sign that a text can't have as JSON has it: for a line end, with the spaces around it. */
function inOneLine(inner: string, at: number, sign: string): Edit[] {
  if (sign === '\n') {
    const before = inner.slice(0, at).trimEnd().length;
    return [replace([before, at + 1 + inner.slice(at + 1).search(/[^ \t]|$/)], '\\n')];
  }
  const isBeside = /^[ \t]*(?:\r?\n|$)/.test(inner.slice(at)) || /(?:^|\n)[ \t]*$/.test(inner.slice(0, at));
  return isBeside && inner.includes('\n') ? [] : [replace([at, at + 1], '\\t')];
}

/** What a text says whose escapes may mean nothing. */
function withEscapes(scan: Scanner, inner: string, from: number): string {
  return inner.replace(/\\(?:u[\da-fA-F]{4}|[\s\S])/g, (written, offset: number) => {
    if (written.length === 6 || /["\\/bfnrt]/.test(written.charAt(1))) return unquotedJson(`"${written}"`);
    const range = [from + offset, from + offset + written.length] as const;
    const isQuote = written === "\\'";
    scan.report(
      isQuote ? { why: 'escaped-quote' } : { why: 'escape', written },
      range,
      isQuote ? sure(range, "'") : probable([range[0], range[0] + 1], '\\\\'),
    );
    return isQuote ? "'" : written;
  });
}

/** Whether the next line begins with a key or a bracket, so that a text should have ended here. */
function isLineOfItsOwn({ text }: Scanner, end: number): boolean {
  const next = /\s*/y;
  next.lastIndex = end;
  next.test(text);
  const rest = text.slice(next.lastIndex, next.lastIndex + 200);
  return rest === '' || /^(?:"[^"\n]*"[ \t]*:|[}\]])/.test(rest);
}

/** A text without a closing quote ends with its line, in front of what belongs to JSON there. */
function readUnclosed(scan: Scanner, lineEnd: number): ScalarNode {
  const { text, at: start } = scan;
  const line = text.slice(start + 1, lineEnd);
  let length = line.length;
  while (length > 0 && ' \t\r,}]'.includes(line.charAt(length - 1))) length -= 1;
  const inner = line.slice(0, length);
  scan.at = start + 1 + inner.length;
  scan.report({ why: 'unclosed-text' }, [start, scan.at], sure([scan.at, scan.at], '"'));
  return textNode(scan, start, inner);
}

function lineEndFrom({ text }: Scanner, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}
