import { answerOf, type Finding, findingId } from '../../yaml/findings/finding.ts';
import { ONCE, reported } from '../../yaml/findings/together.ts';
import { MOST_MARKS } from '../check/texts.ts';
import { asAnswered } from '../judge/as-answered.ts';
import { wrongHints } from '../judge/hints.ts';
import { settle } from '../settle/settle.ts';
import type { LoadedFile } from './load-file.ts';

/** Which of the answers for a file aren't right, by their identities, and for what is told of it that was found out. Plain data. */
export type TriedHints = { readonly told: string; readonly wrong: readonly string[] };

/** Tries the hints of a file as they will be told if nothing in other files changes that; undefined if there are none. */
export function tryHints(loaded: LoadedFile): TriedHints | undefined {
  const { file, findings, unread } = loaded;
  if (findings.length === 0) return undefined;
  const found = byItself(loaded);
  const told = reported(found, ONCE, new Map(unread === undefined ? [] : [[file, unread]]));
  const answered = told.filter((each) => answerOf(each) !== undefined);
  return answered.length === 0
    ? undefined
    : { told: nameOf(answered, findings), wrong: wrongAnswers(loaded, answered, found) };
}

/** Which of the answers that are told for a file aren't right, by their identities; undefined if others were tried. */
export function knownWrong({ tried, findings }: LoadedFile, told: readonly Finding[]): readonly string[] | undefined {
  return tried !== undefined && tried.told === nameOf(told, findings) ? tried.wrong : undefined;
}

/** A text for what is told of a file: most of it is as it was found. */
function nameOf(told: readonly Finding[], found: readonly Finding[]): string {
  const places = told.map((each) => found.indexOf(each));
  return places.includes(-1) ? JSON.stringify(withoutTexts(told)) : places.join();
}

/** Findings as plain data. */
export function withoutTexts(all: readonly Finding[]): unknown[] {
  return all.map(({ source: _, related: __, ...finding }) => finding);
}

/** Which of some answers for a file aren't right, by their identities. @param found all that is to be said of it by itself */
export function wrongAnswers(loaded: LoadedFile, told: readonly Finding[], found = byItself(loaded)): string[] {
  const { source, check } = loaded;
  if (source === undefined) return [];
  const own = new Set(found.map(findingId));
  return [
    ...wrongHints({
      source,
      found,
      told: told.filter((each) => own.has(findingId(each))),
      check: (after) => byItself(check(after)),
      isMended: () => isMended(loaded, found),
    }),
  ];
}

/** Whether it is known without reading the text that the hint of the only mistake of a file leaves none. @param found all that is to be said of it */
function isMended({ content, findings, check, unread }: LoadedFile, [only, ...others]: readonly Finding[]): boolean {
  if (content === undefined || only === undefined || others.length > 0 || unread !== undefined) return false;
  // What all of its texts have together is counted where it may be too much.
  if (content.source.text.length > MOST_MARKS) return false;
  const answered = content.parameters === undefined ? asAnswered(only, content.root, content.masks) : undefined;
  if (answered === undefined) return false;
  const { range, ...tree } = answered;
  // What was found in the very place is looked for again. Where there is more, something may have been found in a value that isn't.
  if (!findings.every((each) => each.range[0] === range[0])) return false;
  const read = { ...tree, findings: [], masks: [], unreadFrom: undefined };
  return check(content.source, read).findings.length === 0;
}

/** What is to be said of a file by itself. */
function byItself({ file, findings, partlyRead }: Pick<LoadedFile, 'file' | 'findings' | 'partlyRead'>): Finding[] {
  return settle(findings, new Map(partlyRead === undefined ? [] : [[file, partlyRead]]));
}
