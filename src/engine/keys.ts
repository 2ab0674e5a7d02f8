import { hash } from 'node:crypto';
import type { About } from './questions.ts';

/** The length of a digest: 131 bits in base64url. */
const LENGTH = 22;

/** Shorter texts are their own: to hash one takes longer than to read and write it. */
const SHORT = 64;

/** A short text for a value that survives JSON: other values have others. */
export function digestOf(value: unknown): string {
  // That of most inputs.
  if (value === undefined) return '';
  return shortened(JSON.stringify(value) ?? '');
}

/** A short text for a text, in one line. */
export function shortened(text: string): string {
  if (text.length < SHORT && isPlain(text)) return text;
  // A piece of a text holds on to all of it. What comes from bytes doesn't, and there are many of these.
  return Buffer.from(hash('sha256', text, 'base64url')).toString('latin1', 0, LENGTH);
}

/** What stands for the digest of what is another one whenever it is made. */
export const ANOTHER = 'another';

/** A digest for what is another one whenever it is made: of what is only made anew when something else has changed. */
export function alwaysAnother(): string {
  return ANOTHER;
}

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
function isPlain(text: string): boolean {
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
  return `${partsOfKey(key).name}(${about.join(', ')})`;
}
