import { type Finding, finding, inText, withAnswer, withEdits } from '../../findings/finding.ts';
import { says } from '../../syntax/parser-error.ts';
import type { Entry, ListNode, MapNode } from '../../syntax/tree.ts';
import { type Edit, isIdle, lineEndOf, linesFrom, replace, shifted } from '../../text/edits.ts';
import { type LineParts, linePartsOf, linesBelow } from '../../text/line-parts.ts';
import { type Line, lineOf, type Range, type SourceText } from '../../text/source.ts';
import type { Broken, Recogniser, ReportFinding } from '../broken.ts';

const ENTRY = /^(\s*)([*•·‣▪●○◦\u2010-\u2015−\uff0d\u30fb]|\d{1,2}[.)])(\s+)(\S.*)$/;

/** Characters that stand where the dashes of a list should, from a line on: `* one`, `– title: One`, `1. one`. */
export function otherDashes(source: SourceText, line: Line): Finding | undefined {
  const [, before = '', mark, , text = ''] = ENTRY.exec(line.text) ?? [];
  if (mark === undefined) return undefined;
  const key = /^([\w-]+):(?:\s|$)/.exec(text)?.[1] ?? text.trimEnd();
  const start = line.start + before.length;
  const place: Range = [start, start + mark.length];
  const mistake = finding('missing-dash', inText(source, place), { key, better: `- ${text.trimEnd()}` });
  // A dash that is as wide: the lines below still stand under the text after it.
  const dashes = marksFrom(source, line).map(([from, to]) => replace([from, to], '-'.padEnd(to - from)));
  return withEdits(mistake, dashes);
}

function marksFrom(source: SourceText, line: Line): Range[] {
  const [, indentation = ''] = ENTRY.exec(line.text) ?? [];
  const marks: Range[] = [];
  for (const each of linesFrom(source, line.number)) {
    const { text, start } = each;
    const indent = text.search(/\S/);
    if (isIdle(each) || indent > indentation.length) continue;
    const mark = ENTRY.exec(text)?.[2];
    if (indent < indentation.length || (mark === undefined && !/^\s*-(?:\s|$)/.test(text))) break;
    if (mark !== undefined) marks.push([start + indent, start + indent + mark.length]);
  }
  return marks;
}

/** `-type: hero` in a row are the entries of a list whose dashes lack a space. Undefined if this is no such list. */
export function listWithoutSpaces(source: SourceText, map: MapNode, report: ReportFinding): ListNode | undefined {
  const isEntry = (entry: Entry | undefined): boolean => entry !== undefined && /^-[A-Za-z]/.test(entry.key);
  if (!isEntry(map.entries[0])) return undefined;
  return listFrom(map, (entry) => {
    if (!isEntry(entry)) return 0;
    const [start] = entry.keyRange;
    const facts = { after: 'dash', better: `- ${entry.key.slice(1)}:` } as const;
    const mistake = finding('missing-space', inText(source, entry.keyRange), facts);
    report(withEdits(mistake, [replace([start + 1, start + 1], ' ')]));
    return 1;
  });
}

/** `– title: One` are the entries of a list with another character for their dashes. Undefined if this is no such list. */
export function listOfOther(source: SourceText, map: MapNode, report: ReportFinding): ListNode | undefined {
  const [first] = map.entries;
  if (first === undefined || !/^\S{1,3}\s/.test(first.key)) return undefined;
  const line = lineOf(source, first.keyRange[0]);
  const mistake = otherDashes(source, line);
  if (mistake === undefined) return undefined;
  report(mistake);
  const marks = new Set(marksFrom(source, line).map(([start]) => start));
  return listFrom(map, ({ key, keyRange: [start] }) => (marks.has(start) ? key.search(/(?<=\s)\S/) : 0));
}

/** @param lengthOfDash how long what stands for a dash is where a key begins; 0 for a key that begins no entry */
function listFrom({ entries, range }: MapNode, lengthOfDash: (entry: Entry) => number): ListNode {
  const items: Entry[][] = [];
  for (const entry of entries) {
    const length = lengthOfDash(entry);
    const [start, end] = entry.keyRange;
    if (length > 0) items.push([{ ...entry, key: entry.key.slice(length), keyRange: [start + length, end] }]);
    else items.at(-1)?.push(entry);
  }
  const itemOf = (own: Entry[]): MapNode => ({ kind: 'map', range: own[0]?.keyRange ?? range, entries: own });
  return { kind: 'list', range, items: items.map(itemOf) };
}

/** `-type: hero`, or `-one` among the entries of a list, on the line itself, the one above, or the one that it is nested under. */
export const dashWithoutSpace: Recogniser = ({ source, line, parts: { indent }, above: lines }) => {
  const [above] = lines;
  const own = withoutSpaceOn(source, line, above?.line);
  if (own !== undefined || above === undefined) return own;
  const entry = above.indent < indent ? undefined : lines.find((other) => other.indent < indent);
  return withoutSpaceOn(source, above.line) ?? (entry && withoutSpaceOn(source, entry.line));
};

function withoutSpaceOn(source: SourceText, line: Line, above?: Line): Finding | undefined {
  const [, indent = '', text = '', colon] = /^( *)-([A-Za-z][\w-]*|\p{L}.*\S)(:(?:\s|$))?/u.exec(line.text) ?? [];
  if (text === '') return undefined;
  const isAmongEntries = above !== undefined && linePartsOf(above).dash && linePartsOf(above).indent === indent.length;
  if (colon === undefined && !isAmongEntries) return undefined;
  const start = line.start + indent.length;
  const better = colon === undefined ? `- ${text}` : `- ${text}:`;
  const place: Range = [start, start + 1 + text.length];
  const mistake = finding('missing-space', inText(source, place), { after: 'dash', better });
  return withEdits(mistake, [replace([start + 1, start + 1], ' ')]);
}

/** `* title: One`, as lists are written elsewhere. The entries of a list that are written so are one mistake. */
export const otherDash: Recogniser = ({ source, line, parts: { indent, dash }, above }) => {
  // Above a dash, the first entry may be the one that is written so.
  const entry = above.find((other) => other.indent < indent || (dash && other.indent === indent));
  return otherDashes(source, line) ?? (entry && otherDashes(source, entry.line));
};

/** A line of a list's entry that starts in the column of the dashes. */
export const missingDash: Recogniser = ({ source, error, parts, above }) => {
  const { key, keyRange, dash, indent } = parts;
  if (error.code !== 'BAD_INDENT' || key === undefined || dash) return undefined;
  const start = above.findIndex((other) => other.dash && other.indent === indent);
  // A line that is indented less ends the list.
  const isLeft = above.slice(0, start).some((other) => other.indent < indent);
  if (start === -1 || isLeft || !above.slice(0, start + 1).some((other) => other.key === key)) return undefined;
  const mistake = finding('missing-dash', inText(source, keyRange), { key });
  return withEdits(mistake, dashAt(source, parts));
};

/** The first entry of a list without its dash, while the later ones have it. */
export const missingFirstDash: Recogniser = (broken) => {
  const { source, line, error, parts } = broken;
  const { key, keyRange, dash, indent, value } = parts;
  if (dash) return firstWithoutDash(broken, indent) ?? firstInDashColumn(broken, indent);
  if (!says(error, 'nested-mapping', 'key-on-two-lines') || key === undefined || dash || value === '') return undefined;
  for (const other of linesBelow(source, line)) {
    if (other.indent < indent) return undefined;
    if (other.indent === indent) {
      return other.dash ? finding('missing-dash', inText(source, keyRange), { key }) : undefined;
    }
  }
  return undefined;
};

/** The same under a key that can be nothing but that of a list: `items:`. Ours are plurals. */
export const missingFirstDashOfList: Recogniser = (broken) => {
  const { indent, dash } = broken.parts;
  return dash ? firstWithoutDash(broken, indent, /s["']?$/) : undefined;
};

/** The lines above a dash are indented like those of its entry, up to the key of the list. */
function firstWithoutDash({ source, parts, above }: Broken, indent: number, listKey = /./): Finding | undefined {
  const top = above.findIndex((other) => other.indent <= indent);
  const [first, list] = [above[top - 1], above[top]];
  // A dash and the spaces after it take two columns, or four as some editors write them.
  const width = parts.key === undefined ? 2 : parts.column - indent;
  if (first?.key === undefined || first.dash || first.indent !== indent + width) return undefined;
  if (list?.key === undefined || list.value !== '' || (list.indent === indent && list.dash)) return undefined;
  if (!listKey.test(list.key)) return undefined;
  const [start] = first.keyRange;
  const mistake = finding('missing-dash', inText(source, first.keyRange), { key: first.key });
  return withEdits(mistake, [replace([start - width, start - width + 1], '-')]);
}

/** The lines above a dash stand in its column, up to the key of the list, and begin like its entry: `label: A` above `- label: B`. */
function firstInDashColumn({ source, parts: { key }, above }: Broken, indent: number): Finding | undefined {
  // The key of the list may stand in the column of its dashes, too.
  const isList = (other: LineParts): boolean =>
    other.indent === indent && other.value === '' && other.key !== key && above.some((each) => each.key === key);
  const top = above.findIndex((other) => other.indent < indent || other.dash || isList(other));
  const [first, list] = [above[top - 1], above[top]];
  if (first?.key === undefined || first.indent !== indent || first.key !== key) return undefined;
  if (list?.key === undefined || list.value !== '' || list.dash) return undefined;
  const mistake = finding('missing-dash', inText(source, first.keyRange), {
    key: first.key,
    better: `- ${first.line.text.trim()}`,
  });
  const own = above.slice(0, top).map(({ line: { start } }): Range => [start + indent, start + indent]);
  return withEdits(
    mistake,
    own.reverse().map((at, index) => replace(at, index === 0 ? '- ' : '  ')),
  );
}

export const listWithoutKey: Recogniser = ({ source, line, parts: { dash, indent, key }, above: lines }) => {
  const [above, ...others] = lines;
  if (!dash || above?.key === undefined || above.value === '') return undefined;
  const { column } = above;
  // Deeper, it may be the next entry of the list that the key stands in.
  const entry = above.dash ? above : others.find((other) => other.dash && other.indent < column);
  if (column !== indent && (column > indent || entry === above || (entry !== undefined && entry.key === key)))
    return undefined;
  return finding('list-without-key', inText(source, [line.start + indent, line.start + indent + 1]), {});
};

/** `items: - one` */
export const listOnLine: Recogniser = ({ source, parts: { key, column }, isInBrackets, value, valueStart }) => {
  if ((key === undefined && !isInBrackets) || !/^-(?:\s|$)/.test(value)) return undefined;
  const mistake = finding('list-on-line', inText(source, [valueStart, valueStart + 1]), { isInBrackets });
  // Our keys with lists are plurals (but planned); to others a text may belong.
  const isList = !isInBrackets && key?.replaceAll(/["']/g, '').endsWith('s') === true;
  return withAnswer(mistake, listBelow(source, column, valueStart), isList);
};

function dashAt(
  source: SourceText,
  { line: { number }, keyRange: [start], column, key: first }: LineParts,
): readonly Edit[] {
  const seen = new Set([first]);
  const rest: Line[] = [];
  let isOff = false;
  for (const next of linesFrom(source, number + 1)) {
    if (next.text.trim() === '') continue;
    const { indent, dash, key } = linePartsOf(next);
    if (indent < column || (indent === column && (dash || seen.has(key)))) break;
    if (indent === column) seen.add(key);
    // Its other lines may be where they should be.
    isOff ||= indent === column;
    rest.push(next);
  }
  return [replace([start, start], '- '), ...(isOff ? shifted(rest, 2) : [])];
}

/** Puts the list that starts on the line of its key on a line of its own. */
function listBelow(source: SourceText, key: number, dash: number): readonly Edit[] {
  const [below] = linesBelow(source, lineOf(source, dash));
  const isDeeper = below !== undefined && below.indent > key + 1;
  const column = isDeeper ? below.indent - (below.dash ? 0 : 2) : key + 2;
  const before = source.text.slice(0, dash).trimEnd().length;
  return [replace([before, dash], lineEndOf(source) + ' '.repeat(column))];
}
