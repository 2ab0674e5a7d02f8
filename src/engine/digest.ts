import { hash, randomUUID } from 'node:crypto';
import { isPlain } from './keys.ts';

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

/** A text that nothing else has. */
export function neverTheSame(): string {
  return randomUUID().slice(0, LENGTH - 1);
}
