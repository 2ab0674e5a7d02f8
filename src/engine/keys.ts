import type { About } from './questions.ts';

/** Parts of a key stand between these. No text has them: what has is written as JSON. */
const BETWEEN = '\0';

/** The key of a question: its name, and what it is about. One line, other for every other question. */
export function keyOf(name: string, about: readonly About[]): string {
  return keyWith(name, aboutOf(about));
}

/** What a question is about, as it stands in its key; nothing if it is about nothing. */
export function aboutOf(about: readonly About[]): string | undefined {
  if (about.length === 0) return undefined;
  let text = written(about[0]);
  for (let at = 1; at < about.length; at++) text += BETWEEN + written(about[at]);
  return text;
}

export function keyWith(name: string, about: string | undefined): string {
  return about === undefined ? name : name + BETWEEN + about;
}

function written(about: About): string {
  if (typeof about === 'string') return isPlain(about) ? about : `\x03${JSON.stringify(about)}`;
  if (about === undefined) return '\x01';
  return typeof about === 'number' ? `\x02${about}` : `\x03${JSON.stringify(about)}`;
}

/**
 * Whether a text can stand among others, and comes back from UTF-8: it has no control characters, which keys are made with, and no halves of
 * characters.
 */
export function isPlain(text: string): boolean {
  // JSON also tells lone halves apart. Whole ones that are written as JSON do no harm.
  return !SPECIAL.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them
const SPECIAL = /[\0-\x1f\ud800-\udfff]/;

export function partsOfKey(key: string): { readonly name: string; readonly about: string | undefined } {
  const end = key.indexOf(BETWEEN);
  if (end === -1) return { name: key, about: undefined };
  return { name: key.slice(0, end), about: key.slice(end + 1) };
}

export function nameIn(key: string): string {
  return partsOfKey(key).name;
}

export function aboutIn(key: string): About[] {
  return aboutFrom(partsOfKey(key).about);
}

export function aboutFrom(text: string | undefined): About[] {
  if (text === undefined) return [];
  return text.includes(BETWEEN) ? text.split(BETWEEN).map(read) : [read(text)];
}

function read(text: string): About {
  const first = text.charCodeAt(0);
  if (first === 1) return undefined;
  if (first === 2) return Number(text.slice(1));
  return first === 3 ? JSON.parse(text.slice(1)) : text;
}

/** A key for people: `title(/about)`. */
export function shownKey(key: string): string {
  const about = aboutIn(key).map((each) => (typeof each === 'object' ? JSON.stringify(each) : String(each)));
  return `${nameIn(key)}(${about.join(', ')})`;
}
