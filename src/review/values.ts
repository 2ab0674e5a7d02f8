import { diffArrays } from 'diff';
import { listed, type Phrases, quoted, tell } from '../diagnostics/messages/review.ts';
import { isList, isObject, type Json } from '../model/json.ts';
import { plainText, UNREAD } from './outline.ts';

/** So much of what stands on the site is shown at once, in letters. */
const LONGEST_QUOTE = 240;

/** Names, such as titles and addresses, are shorter. */
export const LONGEST_NAME = 80;

const MOST_NAMED = 5;

/** A text on one line, and not too long. */
export function shortened(text: string, longest = LONGEST_QUOTE): string {
  const line = text
    .slice(0, longest * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= longest && text.length <= longest * 4) return line;
  const start = line.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
  return `${start.trimEnd()}…`;
}

export function valueInWords(value: Json | undefined): Phrases {
  if (value === undefined || value === null || value === '') return tell({ why: 'nothing-there' });
  if (typeof value === 'boolean') return tell({ why: value ? 'yes' : 'no' });
  if (isList(value)) {
    const texts = value.map((each) => (typeof each === 'object' ? JSON.stringify(each) : String(each)));
    return listed(
      texts.map((text) => shortened(text, LONGEST_NAME)),
      MOST_NAMED,
    );
  }
  if (!isObject(value)) return [quoted(shortened(String(value)))];
  if (value.scene !== undefined) return tell({ why: 'a-drawing' });
  const { src, label, title, href } = value;
  const name = src ?? label ?? title;
  if (typeof name !== 'string') return [quoted(shortened(JSON.stringify(value)))];
  const leads = typeof href === 'string' ? [' (', quoted(shortened(href)), ')'] : [];
  return [quoted(shortened(name)), ...leads];
}

/** Keys whose values nobody reads on a page. */
const SETTINGS = new Set(
  'type id background icon variant align kind sort filters autocomplete scene href src from'.split(' '),
);

/** The first texts of what is new: whoever reads of it wants to know what it says. */
export function textsIn(value: Json, except: string | undefined): string[] {
  const texts: string[] = [];
  const add = (each: Json, key: string): void => {
    if (texts.length >= MOST_NAMED) return;
    if (isList(each)) for (const one of each) add(one, key);
    else if (isObject(each)) for (const [name, one] of Object.entries(each)) add(one, name);
    else if (typeof each === 'string' && each !== UNREAD && each.trim() !== '' && !SETTINGS.has(key)) {
      if (each.trim() !== except) texts.push(shortened(each, LONGEST_NAME));
    }
  };
  add(value, '');
  return texts;
}

/** A part of a text that changed, before and after. */
type Passage = { before: string; after: string };

/** Texts up to this length are shown whole. */
const SHORT = 160;

const MOST_SHOWN = 3;

/** With more differences than these, a text is another one: it is shown from the first to the last of them. */
const MOST_EDITS = 300;

/** So many letters are shown before a difference. */
const CONTEXT = 60;

/** What changed in a text, sentence by sentence: some passages, and how many more there are. */
export function passagesOf(
  before: string,
  after: string,
): { readonly shown: readonly Passage[]; readonly more: number } {
  const [old, now] = [plainText(before), plainText(after)];
  if (old.length <= SHORT && now.length <= SHORT) return { shown: [{ before: old, after: now }], more: 0 };
  const parts = diffArrays(sentencesOf(old), sentencesOf(now), { maxEditLength: MOST_EDITS });
  const all: Passage[] = parts === undefined ? [{ before: old, after: now }] : [];
  let isOpen = false;
  for (const { added, removed, value } of parts ?? []) {
    if (!isOpen && (added || removed)) all.push({ before: '', after: '' });
    isOpen = added || removed;
    const last = all.at(-1);
    if (isOpen && last !== undefined) last[added ? 'after' : 'before'] = value.join(' ');
  }
  return { shown: all.slice(0, MOST_SHOWN).map(aroundDifference), more: Math.max(0, all.length - MOST_SHOWN) };
}

/** Sentences and lines. What they end with belongs to them. */
function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[.!?…][)"'”’»]?)\s+|(?<=[。！？।؟])\s*|\n+/);
  return parts.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/** Both sides from shortly before where they differ, as far as they are shown. */
function aroundDifference({ before, after }: Passage): Passage {
  if (before.length <= LONGEST_QUOTE && after.length <= LONGEST_QUOTE) return { before, after };
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = same <= CONTEXT ? 0 : before.lastIndexOf(' ', same - CONTEXT) + 1;
  const cut = (text: string): string => (start === 0 || text === '' ? text : `…${text.slice(start)}`);
  return { before: cut(before), after: cut(after) };
}
