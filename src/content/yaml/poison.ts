import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Hole, withHoles } from './holes.ts';
import { blockAround } from './regions.ts';
import { lineOf, type Range, type SourceText } from './source.ts';
import { itemsOf, type Node } from './tree.ts';

/** What was looked away from in a file. */
export type Torn = { readonly source: SourceText; readonly holes: readonly Hole[] };

/** Mistakes that may be none where a stretch of the file was looked away from: what they miss may stand there. */
const ABSENT = new Set([
  'missing-key',
  'missing-type',
  'missing-alt',
  'empty-file',
  'empty-value',
  'empty-item',
  'empty-list',
  'needs-key',
  'wrong-kind',
  'not-keys',
  'block-name-as-key',
  'swallowed-line',
]);

/** Whether a mistake only shows because of what was looked away from. */
export function comesFromHole(torn: Torn, mistake: Diagnostic): boolean {
  if (torn.holes.length === 0) return false;
  const range = rangeOf(torn.source, mistake);
  if (torn.holes.some((hole) => touches(hole.range, range))) return true;
  if (!ABSENT.has(mistake.code)) return false;
  return (
    mistake.code === 'empty-file' ||
    isAtStart(withHoles(torn.source, torn.holes), range) ||
    torn.holes.some((hole) => isNear(torn, hole, range))
  );
}

/** What a file as a whole lacks is shown at its first key. */
function isAtStart({ text }: SourceText, [start, end]: Range): boolean {
  return end > start && !/:\s/.test(text.slice(0, start));
}

/** In the same block, or at the key that the block stands under. */
function isNear({ source }: Torn, { range }: Hole, at: Range): boolean {
  return blockAround(source, lineOf(source, range[0])).some((stretch) => touches(stretch, at));
}

/** Whether a file may have an `id` that is not found in it. */
export function mayHideId({ source, holes, root }: Torn & { readonly root: Node }): boolean {
  if (holes.length === 0) return false;
  if (itemsOf(root, 'blocks').length === 0) return true;
  return holes.some(({ range, lost }) => lost || /\bid["']?\s*:\s*$/.test(startOfLine(source, range)));
}

/** Whether one of these keys of a file may have more in it than is found. */
export function mayHideIn({ source, holes }: Torn, keys: readonly string[]): boolean {
  return holes.some(({ range, lost }) => {
    const above = source.text.slice(0, range[0]).matchAll(/^["']?([\w-]+)["']?\s*:/gm);
    return lost || keys.includes([...above].at(-1)?.[1] ?? '');
  });
}

function startOfLine(source: SourceText, [start]: Range): string {
  return source.text.slice(lineOf(source, start).start, start);
}

function touches([start, end]: Range, [from, to]: Range): boolean {
  return from === to ? start <= from && from <= end : start < to && from < end;
}

function rangeOf(source: SourceText, { line, column, endLine, endColumn }: Diagnostic): Range {
  return [(source.lineStarts[line - 1] ?? 0) + column - 1, (source.lineStarts[endLine - 1] ?? 0) + endColumn - 1];
}
