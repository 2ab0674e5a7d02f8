import { grouped } from '../../model/grouped.ts';
import { type At, type Finding, fileOf, finding, severityOf, startOfFile } from './finding.ts';

/** How many mistakes of a file are reported one by one. */
export const MOST_TOLD = 50;

/** How many slips are looked for in a file. Nobody corrects more at a time, and each may be the cause of the next. */
export const MOST_SLIPS = 20;

/** How many mistakes of a kind are looked for in a file. Nobody counts further, and each takes time to explain. */
export const MOST_COUNTED = 1000;

/** What is found in things, one after the other, until it is more than anybody counts. */
export function findEach<T, U>(things: Iterable<T>, find: (thing: T) => readonly U[]): U[] {
  const found: U[] = [];
  for (const thing of things) {
    if (found.length > MOST_COUNTED) break;
    for (const each of find(thing)) found.push(each);
  }
  return found;
}

/** Findings by their file, in the order given. */
export const byFile = (all: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> => grouped(all, fileOf);

/**
 * The first mistakes of each file, and for a file that has others one more, which says how many.
 *
 * @param findings in the order of their places
 * @param unread where the rest of a file begins that was not read because of the mistakes above, by file
 */
export function firstOfEach(findings: readonly Finding[], unread: ReadonlyMap<string, At>, most: number): Finding[] {
  const files = byFile(findings);
  const onlyLong = [...unread].filter(([file]) => !files.has(file)).map(([, at]) => finding('too-long', at));
  const told = [...files].flatMap(([file, all]) => {
    const rest = unread.get(file);
    const next = all[most];
    if (next === undefined && rest === undefined) return all;
    return [...all.slice(0, most), moreOf(all.slice(most), next ?? rest ?? startOfFile(file), rest !== undefined)];
  });
  return [...told, ...onlyLong];
}

/** An error if one of them is, so that a file that is right but for warnings passes. */
function moreOf(left: readonly Finding[], { source, range: [start] }: At, isUnread: boolean): Finding {
  const count = left.reduce((sum, { again = [] }) => sum + 1 + again.length, 0);
  const isAtLeast = isUnread || count >= MOST_COUNTED;
  const mistake = finding('more-mistakes', { source, range: [start, start] }, { count, isAtLeast });
  const isError = isUnread || left.some((each) => severityOf(each) === 'error');
  return isError ? mistake : { ...mistake, severity: 'warning' };
}
