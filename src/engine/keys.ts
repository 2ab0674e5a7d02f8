import type { About } from './questions.ts';

/** Parts of a key stand between these. No text has them: what has is written as JSON. */
const BETWEEN = '\0';

/** The key of a question: its name, and what it is about. One line, other for every other question. */
export function keyOf(name: string, about: readonly About[]): string {
  let key = name;
  for (const each of about) key += BETWEEN + written(each);
  return key;
}

function written(about: About): string {
  if (about === undefined) return '\x01';
  if (typeof about === 'number') return `\x02${about}`;
  return typeof about === 'string' && isPlain(about) ? about : `\x03${JSON.stringify(about)}`;
}

/** Whether a text has no control characters, which keys are made with. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 32) return false;
  return true;
}

export function nameIn(key: string): string {
  const end = key.indexOf(BETWEEN);
  return end === -1 ? key : key.slice(0, end);
}

export function aboutIn(key: string): About[] {
  return key.split(BETWEEN).slice(1).map(read);
}

function read(text: string): About {
  if (text.startsWith('\x01')) return undefined;
  if (text.startsWith('\x02')) return Number(text.slice(1));
  return text.startsWith('\x03') ? JSON.parse(text.slice(1)) : text;
}

/** A key for people: `title(/about)`. */
export function shownKey(key: string): string {
  const about = aboutIn(key).map((each) => (typeof each === 'object' ? JSON.stringify(each) : String(each)));
  return `${nameIn(key)}(${about.join(', ')})`;
}
