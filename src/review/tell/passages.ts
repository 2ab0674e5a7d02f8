import { diffArrays } from 'diff';
import { plainText } from '../compare/same.ts';
import { LONGEST_QUOTE } from './told.ts';

/** A part of a text that changed, before and after. */
export type Passage = { readonly before: string; readonly after: string };

/** What of a long text is shown: some passages that changed, and how many more there are. */
export type Passages = { readonly shown: readonly Passage[]; readonly more: number };

/** Texts up to this length are shown whole. */
const SHORT = 160;

/** So many passages of a text are shown. */
const MOST_SHOWN = 3;

/** With more differences than these, a text is another one: it is shown from the first to the last of them. */
const MOST_EDITS = 300;

/** So many letters are shown before a difference. */
const CONTEXT = 60;

/** What changed in a text, sentence by sentence. */
export function passagesOf(before: string, after: string): Passages {
  const [old, now] = [plainText(before), plainText(after)];
  if (old.length <= SHORT && now.length <= SHORT) return { shown: [{ before: old, after: now }], more: 0 };
  const all = hunks(sentencesOf(old), sentencesOf(now));
  return { shown: all.slice(0, MOST_SHOWN).map(aroundDifference), more: Math.max(0, all.length - MOST_SHOWN) };
}

/** Sentences and lines. What they end with belongs to them. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…][)"'”’»]?)\s+|(?<=[。！？।؟])\s*|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function hunks(before: string[], after: string[]): Passage[] {
  const parts = diffArrays(before, after, { maxEditLength: MOST_EDITS });
  if (parts === undefined) return [{ before: before.join(' '), after: after.join(' ') }];
  const found: { before: string; after: string }[] = [];
  let isOpen = false;
  for (const { added, removed, value } of parts) {
    if (!added && !removed) {
      isOpen = false;
      continue;
    }
    const last = isOpen ? found.at(-1) : undefined;
    const hunk = last ?? { before: '', after: '' };
    if (last === undefined) found.push(hunk);
    if (added) hunk.after = value.join(' ');
    else hunk.before = value.join(' ');
    isOpen = true;
  }
  return found;
}

/** Both sides from shortly before where they differ, as far as they are shown. */
function aroundDifference({ before, after }: Passage): Passage {
  if (before.length <= LONGEST_QUOTE && after.length <= LONGEST_QUOTE) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const wanted = Math.max(0, same - CONTEXT);
  const start = wanted === 0 ? 0 : before.lastIndexOf(' ', wanted) + 1;
  const cut = (text: string): string => (start === 0 || text === '' ? text : `…${text.slice(start)}`);
  return { before: cut(before), after: cut(after) };
}
