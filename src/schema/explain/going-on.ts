import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { type Entry, endOf, type MapNode } from '../../yaml/syntax/tree.ts';
import { indentOf, replace, shifted, startsLine } from '../../yaml/text/edits.ts';
import { quoted } from '../../yaml/text/quoting.ts';
import { type Line, lineAt, lineOf, type Range, type SourceText } from '../../yaml/text/source.ts';
import { onOneLine } from '../../yaml/text/white-space.ts';
import { meantKey } from '../schemas/synonyms.ts';
import type { Instance } from './instance.ts';
import type { Moved } from './moved.ts';

/** `daily. Note: closed on Monday` below a text: its next line, and no key of its own. */
export function textGoesOn(map: Instance<MapNode>, at: number): Moved | undefined {
  const { source, node } = map;
  const entry = node.entries[at];
  const next = node.entries[at + 1];
  if (entry === undefined || next === undefined || !isText(entry) || !isNextLine(map, entry, next)) return undefined;
  const rest = node.entries.slice(at + 1);
  const end = rest.findIndex((each, index) => index > 0 && !isNextLine(map, entry, each));
  const lines = rest.slice(0, end === -1 ? undefined : end);
  const mistake = isBlock(entry) ? unindented(source, entry, lines) : unquoted(source, entry, lines.at(-1) ?? next);
  return { mistake, entries: [entry], taken: lines.length + 1 };
}

function isText({ value }: Entry): boolean {
  return value.kind === 'scalar' && typeof value.value === 'string' && /^(?:plain|block)$/.test(value.style);
}

function isBlock({ value }: Entry): boolean {
  return value.kind === 'scalar' && value.style === 'block';
}

/** A | or > with nothing under it. */
function isEmptyBlock({ value }: Entry): boolean {
  return value.kind === 'scalar' && value.style === 'block' && String(value.value).trim() === '';
}

/** Whether the start of a line is part of a sentence, and not a key that somebody may have meant. */
function isNextLine({ source, schema }: Instance, above: Entry, { key, keyRange, value }: Entry): boolean {
  const { properties = {} } = schema;
  if (Object.hasOwn(properties, key) || (!isEmptyBlock(above) && !/^\p{Lu}|\s/u.test(key))) return false;
  if (value.kind !== 'scalar' || value.style !== 'plain' || /^["'[{]/.test(key)) return false;
  if (!startsLine(source, keyRange[0], /^ *$/)) return false;
  if (meantKey(key, { known: Object.keys(properties) }) !== undefined) return false;
  const isParagraph = isBlock(above) || lineAt(source, lineOf(source, keyRange[0]).number - 1).text.trim() === '';
  if (isParagraph) return true;
  // A phone number or a name is no text that goes on.
  if (above.value.kind !== 'scalar' || !/\p{L}[,;]?\s+\S*\p{L}/u.test(above.value.source)) return false;
  return /\s/.test(key) && (/^\p{Ll}/u.test(key) || /[.,;!?]\s/.test(key));
}

/** Lines below a text under | or >, in the column of its key. */
function unindented(source: SourceText, above: Entry, below: readonly Entry[]): Finding {
  const [start = 0] = below.map(({ keyRange }) => keyRange[0]);
  const { keyRange, value } = below.at(-1) ?? above;
  const head = lineOf(source, above.keyRange[0]);
  const from = lineOf(source, start);
  const end = endOf(value, source.text);
  const range: Range = [start, Math.max(keyRange[1], end)];
  const mistake = finding('missing-indent', inText(source, range), { line: head.number });
  const column = textColumn(source, head, from) ?? above.keyRange[0] - head.start + 2;
  const lines: Line[] = [];
  for (let { number } = from; number <= lineOf(source, end).number; number += 1) lines.push(lineAt(source, number));
  const written = lines.filter(({ text }) => text.trim() !== '');
  const told = withEdits(mistake, shifted(written, column - indentOf(from)));
  // That nothing is under the | is the same mistake.
  return isEmptyBlock(above) ? { ...told, covers: [above.value.range] } : told;
}

/** The column that a text under | or > starts in. */
function textColumn(source: SourceText, head: Line, end: Line): number | undefined {
  for (let number = head.number + 1; number < end.number; number += 1) {
    const line = lineAt(source, number);
    if (line.text.trim() !== '') return indentOf(line);
  }
  return undefined;
}

/** A text without quotes, and the lines with a colon that go on with it. */
function unquoted(source: SourceText, { value }: Entry, last: Entry): Finding {
  const range: Range = [value.range[0], Math.max(last.keyRange[1], endOf(last.value, source.text))];
  const better = quoted(onOneLine(source.text.slice(...range)));
  return withEdits(finding('colon-in-text', inText(source, range), { text: better }), [replace(range, better)]);
}
