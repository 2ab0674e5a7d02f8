import { isUtf8 } from 'node:buffer';
import type { Finding } from '../findings/finding.ts';
import type { SourceText } from '../text/source.ts';
import { bytesInPlaceOf, decode, otherFile, utf16In } from './decode.ts';

/** What programs save tables in. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What the letters of a table are written in; UTF-8 too where nobody knows. */
function encodingOf(bytes: Uint8Array): Encoding {
  const utf16 = utf16In(bytes);
  if (utf16 !== undefined) return utf16;
  if (isUtf8(bytes)) return 'utf-8';
  // With some letters in UTF-8, it is UTF-8 that was damaged.
  const isMixed = /[^\0-\x7f\ufffd]/.test(new TextDecoder('utf-8').decode(bytes));
  return isMixed || /[\u0080-\u009f]/.test(fromWindows(bytes)) ? 'utf-8' : 'windows-1252';
}

/** The text of a table, whatever its letters are written in, without a byte order mark. */
export function textOfTable(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  return encoding === 'windows-1252' ? fromWindows(bytes) : new TextDecoder(encoding).decode(bytes);
}

/** Reads bytes as a table. Reports what keeps them from being text. */
export function decodeTable(file: string, bytes: Uint8Array): SourceText | Finding {
  const encoding = encodingOf(bytes);
  return decode(
    file,
    encoding === 'utf-8' || otherFile(bytes) !== undefined ? bytes : new TextEncoder().encode(textOfTable(bytes)),
  );
}

/** The letters of Windows from byte 128 on, where they are others than in Latin-1; those that stand for nothing as they are. */
const LETTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

// Some versions of Node.js read windows-1252 as if it were Latin-1.
function fromWindows(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (letter) => LETTERS.charAt(letter.charCodeAt(0) - 0x80));
}

/** The byte of a letter in Windows; undefined if it has none. */
function inWindows(letter: string): number | undefined {
  const at = LETTERS.indexOf(letter);
  const code = letter.charCodeAt(0);
  if (at !== -1) return at + 0x80;
  return letter.length === 1 && (code < 0x80 || (code > 0x9f && code < 0x100)) ? code : undefined;
}

/** The bytes of a table that takes the place of another one: its letters are written as they were, if they can be. */
export function tableInPlaceOf(before: Uint8Array, text: string): Uint8Array {
  const encoding = encodingOf(before);
  if (encoding === 'windows-1252') {
    const bytes = [...text].map(inWindows);
    return bytes.includes(undefined)
      ? new TextEncoder().encode(`\ufeff${text}`)
      : Uint8Array.from(bytes.flatMap((byte) => byte ?? []));
  }
  if (encoding === 'utf-8') return bytesInPlaceOf(before, text);
  const hasMark = before[0] !== 0 && before[1] !== 0;
  const bytes = Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}
