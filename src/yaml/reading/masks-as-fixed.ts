import type { Finding } from '../findings/finding.ts';
import { isFirstLineOnly, type UnevenList } from '../mistakes/dashes/columns.ts';
import type { Mask } from '../syntax/masks.ts';
import { applied, movedEdits } from '../text/apply.ts';
import type { Edit } from '../text/edits.ts';
import { linePartsOf } from '../text/line-parts.ts';
import { type Line, lineAt, lineOf, type SourceText } from '../text/source.ts';

/**
 * Reads lines as they are after their answer, in as many characters as they have now, so that all values keep their
 * place: `title = Hi` as `title:  Hi`, `   title: Hi` as `    itle: Hi`, where the mask knows the name of the key.
 *
 * @returns undefined if there is no answer, or one that does more than to change the starts of lines
 */
export function masksAsFixed(source: SourceText, { edits: all = [] }: Finding): readonly Mask[] | undefined {
  const masks: Mask[] = [];
  for (const [number, edits] of byLine(source, all)) {
    const line = lineAt(source, number);
    const mended = edits.some((edit) => isLong(line, edit)) ? undefined : mendedLine(line, edits);
    const mask = mended === undefined ? undefined : asLong(line, mended);
    if (mask === undefined) return undefined;
    masks.push(mask);
  }
  return masks.length === 0 ? undefined : masks;
}

/**
 * Reads the entries of a list with all their dashes in one column, the leftmost, so that what stands after the dashes
 * keeps its place. Undefined if that is to the left of the list's key.
 */
export function masksOfUnevenList(source: SourceText, list: UnevenList): readonly Mask[] | undefined {
  const isMoved = list.entries.map((entry) => entry.column !== list.column && isFirstLineOnly(source, list, entry));
  const column = list.entries.reduce(
    (least, own, at) => (isMoved[at] ? least : Math.min(least, own.column)),
    list.column,
  );
  const masks = list.entries.flatMap(({ line, column: own }, at): (Mask | undefined)[] => {
    // Most of a long list stand there already.
    if (own === column && !isMoved[at]) return [];
    const text = linePartsOf(line).keyStart - line.start;
    const to = isMoved[at] ? text + list.column - own : text;
    const head = ' '.repeat(column) + '-'.padEnd(to - column);
    if (isMoved[at]) return [asLong(line, head + line.text.slice(text))];
    return [{ range: [line.start, line.start + text], text: head, lost: false, isSound: true }];
  });
  const isOther = ({ range, text }: Mask): boolean => source.text.slice(...range) !== text;
  if (column < list.keyColumn || masks.includes(undefined)) return undefined;
  return masks.flatMap((mask) => (mask !== undefined && isOther(mask) ? mask : []));
}

/** Looks away from what was meant as a comment. Undefined for all other mistakes. */
export function maskOfComment(source: SourceText, mistake: Finding): Mask | undefined {
  if (mistake.code !== 'other-comment') return undefined;
  const { range } = mistake;
  return { range, text: source.text.slice(...range).replace(/[^\r\n]/g, ' '), lost: false };
}

/** `title Hi` read as `title: Hi`; undefined if no key may be meant. */
export function maskWithColon(line: Line): Mask | undefined {
  const found = /^(\s*(?:-\s+)*["']?[A-Za-z][\w-]*["']?)(\s+\S.*|)$/.exec(line.text);
  return found === null ? undefined : asLong(line, `${found[1]}:${found[2]}`);
}

function byLine(source: SourceText, edits: readonly Edit[]): Map<number, Edit[]> {
  const lines = new Map<number, Edit[]>();
  for (const edit of edits) {
    const { number } = lineOf(source, edit.range[0]);
    lines.set(number, [...(lines.get(number) ?? []), edit]);
  }
  return lines;
}

function isLong(line: Line, { range: [, end], text }: Edit): boolean {
  return end > line.start + line.text.length || text.includes('\n');
}

function mendedLine({ start, text }: Line, edits: readonly Edit[]): string {
  return applied(text, movedEdits(edits, -start));
}

/** A line in the length of another: room is made before its colon, or taken from its spaces and its key. */
function asLong(line: Line, mended: string): Mask | undefined {
  const { key, keyStart, valueStart, dash, indent } = linePartsOf({ number: line.number, start: 0, text: mended });
  const surplus = mended.length - line.text.length;
  const rest = mended.slice(valueStart);
  const head = valueStart - surplus;
  if (key === undefined) {
    const before = mended.slice(0, valueStart);
    if (!dash || rest.length <= surplus) return undefined;
    const text = surplus > 0 ? before + rest.slice(surplus) : before.padEnd(head) + rest;
    return { range: [line.start, line.start + line.text.length], text, lost: false };
  }
  const before = mended.slice(0, keyStart);
  const [, written = '', colon = ''] = /^(.*?)(?<!\s)(\s*:\s*)$/.exec(mended.slice(keyStart, valueStart)) ?? [];
  const isQuoted = /^["']/.test(written);
  if (surplus <= 0) {
    const text = `${before}${written}${' '.repeat(-surplus)}${colon}`;
    return { range: [line.start, line.start + head], text, lost: false };
  }
  const name = written.slice(surplus);
  if (name === '' || isQuoted || indent > head) return undefined;
  const text = `${before}${name}${colon}`;
  return {
    range: [line.start, line.start + head],
    text,
    lost: false,
    key: { start: line.start + keyStart, name: key },
  };
}
