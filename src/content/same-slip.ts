import type { Diagnostic, Edit, Span } from '../diagnostics/diagnostic.ts';
import { MOST_COUNTED, MOST_TOLD } from './most.ts';

/** How the mistakes of a file are reported: how many, and whether those that say the same become one. */
export type Telling = { readonly most: number; readonly together: boolean };

/** For people: each mistake once, with all its lines. */
export const ONCE: Telling = { most: MOST_TOLD, together: true };

/** For automatic changes: each place by itself, so that one that can't be changed leaves the others. */
export const ONE_BY_ONE: Telling = { most: MOST_COUNTED, together: false };

/** Diagnostics as they are to be reported. */
export function toldAs(told: Telling, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return told.together ? togetherWhereSame(diagnostics) : diagnostics;
}

/** From this many lines on, only the first few are named. */
const MANY_LINES = 6;
const NAMED_LINES = 3;

/** `pretty` has its own sentence for these, whatever their addresses are. */
const TOLD_ONE_BY_ONE = ['planned-link'];

/**
 * Makes one diagnostic of all those of a file that say the same, such as an unknown key in every entry of a list. It stands at
 * the first place, names the lines of the others, and its fix fixes them all.
 *
 * @param diagnostics in the order of their places
 * @returns the same order; each is at the place of the first one it stands for
 */
export function togetherWhereSame(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups: Diagnostic[][] = [];
  const open = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic);
    const group = key === undefined ? undefined : open.get(key);
    if (group !== undefined && canJoin(group, diagnostic)) {
      group.push(diagnostic);
      continue;
    }
    const alone = [diagnostic];
    groups.push(alone);
    if (key !== undefined) open.set(key, alone);
  }
  return groups.flatMap(together);
}

/** What is the same for all diagnostics of a group; undefined for one that is always told alone. */
function keyOf({ code, severity, file, message, hint, fix, rename }: Diagnostic): string | undefined {
  if (rename !== undefined || TOLD_ONE_BY_ONE.includes(code)) return undefined;
  return JSON.stringify([file, code, severity, message, hint, fix === undefined]);
}

/** The edits of one fix may not touch each other. */
function canJoin(group: readonly Diagnostic[], { fix }: Diagnostic): boolean {
  if (fix === undefined) return true;
  const last = group.at(-1)?.fix ?? [];
  return last.every((before) => fix.every((after) => isBehind(before, after)));
}

function isBehind({ endLine, endColumn }: Edit, { line, column }: Edit): boolean {
  return line > endLine || (line === endLine && column > endColumn);
}

function together(group: readonly Diagnostic[]): Diagnostic[] {
  const [first, ...others] = group;
  if (first === undefined || others.length === 0) return [...group];
  const fix = group.flatMap((one) => one.fix ?? []);
  return [
    {
      ...first,
      hint: `${first.hint} ${sameGoesFor(first.line, others)}`,
      again: others.map(({ line, column, endLine, endColumn }) => ({ line, column, endLine, endColumn })),
      ...(fix.length === 0 ? {} : { fix }),
    },
  ];
}

/** `The same goes for lines 12, 15, 18 and 9 more.` */
function sameGoesFor(own: number, others: readonly Span[]): string {
  const lines = [...new Set(others.map(({ line }) => line))].filter((line) => line !== own);
  const [only] = lines;
  if (only === undefined)
    return `The same goes for ${others.length === 1 ? 'another place' : 'other places'} on this line.`;
  if (lines.length === 1) return `The same goes for line ${only}.`;
  const named = lines.length < MANY_LINES ? lines.slice(0, -1) : lines.slice(0, NAMED_LINES);
  const rest = lines.length < MANY_LINES ? lines.at(-1) : `${lines.length - NAMED_LINES} more`;
  return `The same goes for lines ${named.join(', ')} and ${rest}.`;
}
