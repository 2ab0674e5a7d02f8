import type { PhraseFacts } from './generated/facts.ts';
import { say } from './say.ts';

/** Words for people: ours, and what stands on the site, which is shown in quotes or as code. */
export type Phrase = string | { readonly quoted: string };

export type Phrases = readonly Phrase[];

/** What `diff` says, where a fact may be words of both. */
type Told<Facts> = Facts extends { readonly why: string }
  ? { readonly [F in keyof Facts]: F extends 'why' ? Facts[F] : Facts[F] | Phrase | Phrases }
  : never;

/** Stands around the number of a fact in our words while they are put together. */
const MARK = '\u0000';

/** What `diff` says, with what stands on the site among our words. */
export function tell(facts: Told<PhraseFacts['review']>): Phrases {
  const among: Phrases[] = [];
  const marked = Object.entries<unknown>(facts).map(([name, fact]) => {
    // A text or a number of ours stays as it is.
    if (typeof fact !== 'object' || fact === null) return [name, fact];
    const phrases: Phrases = Array.isArray(fact) ? fact : [fact as Phrase];
    return [name, `${MARK}${among.push(phrases) - 1}${MARK}`];
  });
  const parts = say('review', Object.fromEntries(marked)).split(MARK);
  return parts.flatMap((part, at) => (at % 2 === 1 ? (among[Number(part)] ?? []) : part === '' ? [] : [part]));
}

/** A name that may be ours or somebody else's: it is quoted unless it is a word or a few. */
export const named = (name: string): Phrase =>
  /^[A-Za-z][A-Za-z ]*(?:-[A-Za-z ]+)*$/.test(name) ? name : quoted(name);

export const quoted = (text: string): Phrase => ({ quoted: text });

/** The same as text, with quotes around what stands on the site. */
export function plainWords(words: Phrases): string {
  return words.map((phrase) => (typeof phrase === 'string' ? phrase : `"${phrase.quoted}"`)).join('');
}

/** `a, b and 3 more`. */
export function listed(all: readonly string[], most: number): Phrases {
  const names = all.slice(0, most).flatMap((name, index) => (index === 0 ? [quoted(name)] : [', ', quoted(name)]));
  return tell({ why: 'listed', names, more: Math.max(0, all.length - most) });
}

/** `Card grid` within a sentence: `card grid`. Letters that belong together stay large: `PDF`. */
export function inTitle(title: string): string {
  return /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** Sizes in a few digits: `120 KB`. */
export function inBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
