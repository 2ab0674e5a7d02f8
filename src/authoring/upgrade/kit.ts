import { isJson } from '../../model/page-file.ts';
import { type Entry, endOf, entryOf, type MapNode } from '../../yaml/syntax/tree.ts';
import { columnOf, type Edit, lineEndOf, replace, rewrite } from '../../yaml/text/edits.ts';
import { lineAt, lineOf, type SourceText } from '../../yaml/text/source.ts';
import type { Change, Changes } from './codemods.ts';
import { cutEntries, isInBraces, linesBelow, linesOf, shiftedLines, writtenEntry } from './entries.ts';
import { inBlocks, mapsAt, type Place } from './places.ts';

/** Gives a key another name, where that isn't taken. The value stays, in its quotes and with its notes. */
export function renameKey(places: readonly Place[], from: string, to: string): Changes {
  return (file) =>
    mapsAt(file, places).flatMap((map): Change[] => {
      const entry = entryOf(map, from);
      if (entry === undefined) return [];
      const isTaken = entryOf(map, to) !== undefined;
      return [{ at: entry.keyRange, edits: isTaken ? undefined : [rewrite(file.source, entry.keyRange, to)] }];
    });
}

/** Which keys of a block become a block of their own, and of what type that is. */
export type Split = { readonly type: string; readonly keys: readonly string[]; readonly into: string };

/** Puts some keys of a block into another block, right below it. */
export function splitBlock({ type, keys, into }: Split): Changes {
  return (file) =>
    mapsAt(file, inBlocks(type)).flatMap((map): Change[] => {
      const entries = map.entries.filter(({ key }) => keys.includes(key));
      const [first] = entries;
      if (first === undefined) return [];
      const cut = cutEntries(file.source, map, entries);
      const below = cut && newBlock(file.source, map, { into, texts: cut.texts });
      return [{ at: first.keyRange, edits: below && [...cut.edits, below] }];
    });
}

type Block = { readonly into: string; readonly texts: readonly string[] };

/** A block below another one, with keys as they were written; undefined where the other one doesn't begin beside its dash. */
function newBlock(source: SourceText, map: MapNode, { into, texts }: Block): Edit | undefined {
  const { text } = source;
  const line = lineOf(source, map.range[0]);
  const before = text.slice(line.start, map.range[0]);
  const lineEnd = lineEndOf(source);
  if (isInBraces(source, map)) {
    const keys = [isJson(source.file) ? `"type": "${into}"` : `type: ${into}`, ...texts];
    const isSpread = text.slice(...map.range).includes('\n');
    const inner = isSpread ? `${lineEnd}${' '.repeat(indentIn(before) + 2)}` : ' ';
    const block = `{${inner}${keys.join(`,${inner}`)}${isSpread ? `${lineEnd}${' '.repeat(indentIn(before))}` : ' '}}`;
    if (/^ *- +$/.test(before)) return replace([map.range[1], map.range[1]], `${lineEnd}${before}${block}`);
    return replace([map.range[1], map.range[1]], /^ *$/.test(before) ? `,${lineEnd}${before}${block}` : `, ${block}`);
  }
  if (!/^ *- +$/.test(before)) return undefined;
  const isSpaced = line.number > source.firstLine && lineAt(source, line.number - 1).text.trim() === '';
  return linesBelow(source, map, `${isSpaced ? lineEnd : ''}${before}type: ${into}${lineEnd}${texts.join('')}`);
}

const indentIn = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** Which field of a kind moves, and where: `readTime` of `article` becomes `time` of its `reading`. */
export type FieldMove = { readonly kind: string; readonly from: string; readonly into: string; readonly to: string };

/** Puts a field of the pages of a kind below another key, which is made if it isn't there. */
export function moveKindField({ kind, from, into, to }: FieldMove): Changes {
  return (file) =>
    mapsAt(file, [{ sort: 'page', kind, path: [] }]).flatMap((map): Change[] => {
      const entry = entryOf(map, from);
      if (entry === undefined) return [];
      const target = entryOf(map, into)?.value;
      const move = { from: entry, into, to };
      if (target === undefined) return [{ at: entry.keyRange, edits: underNewKey(file.source, map, move) }];
      const isFree = target.kind === 'map' && entryOf(target, to) === undefined;
      return [{ at: entry.keyRange, edits: isFree ? underKey(file.source, [map, target], move) : undefined }];
    });
}

type Moved = { readonly from: Entry; readonly into: string; readonly to: string };

/** A key in the place of another one, with that below it. */
function underNewKey(source: SourceText, map: MapNode, { from, into, to }: Moved): readonly Edit[] | undefined {
  const key = rewrite(source, from.keyRange, to);
  const end = endOf(from.value, source.text);
  if (isInBraces(source, map)) {
    const quote = isJson(source.file) ? '"' : '';
    const start = from.keyRange[0];
    return [replace([start, start], `${quote}${into}${quote}: { `), key, replace([end, end], ' }')];
  }
  const lines = linesOf(source, map, from);
  if (lines === undefined) return undefined;
  const column = columnOf(source, from.keyRange[0]);
  const written = renamed(source, lines, key);
  return [replace(lines, `${' '.repeat(column)}${into}:${lineEndOf(source)}${shiftedLines(written, 2)}`)];
}

/** A key taken out of a map and put at the end of another one. */
function underKey(
  source: SourceText,
  [map, target]: readonly [MapNode, MapNode],
  { from, to }: Moved,
): readonly Edit[] | undefined {
  const cut = cutEntries(source, map, [from]);
  if (cut === undefined) return undefined;
  const key = rewrite(source, from.keyRange, to);
  const last = target.entries.at(-1);
  if (isInBraces(source, target)) {
    const written = writtenEntry(source, from);
    const value = written.slice(from.keyRange[1] - from.keyRange[0]);
    if (last === undefined || value.includes('\n')) return undefined;
    const end = endOf(last.value, source.text);
    return [...cut.edits, replace([end, end], `, ${key.text}${value}`)];
  }
  const lines = linesOf(source, map, from);
  const first = target.entries[0];
  if (lines === undefined || first === undefined) return undefined;
  const columns = columnOf(source, first.keyRange[0]) - columnOf(source, from.keyRange[0]);
  const written = renamed(source, lines, key);
  return [
    ...cut.edits,
    linesBelow(source, target, shiftedLines(written.endsWith('\n') ? written : written + lineEndOf(source), columns)),
  ];
}

/** Some lines of a text with a key of another name in them. */
function renamed({ text }: SourceText, [start, end]: readonly [number, number], { range, text: key }: Edit): string {
  return text.slice(start, range[0]) + key + text.slice(range[1], end);
}
