import { isUtf8 } from 'node:buffer';
import { once } from '../../model/once.ts';
import type { Finding } from '../findings/finding.ts';
import type { SourceText } from '../text/source.ts';
import { bytesInPlaceOf, decode } from './decode.ts';

/** What programs save tables in. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What the letters of a table are written in; UTF-8 too where nobody knows. */
function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 64);
  const zeros = start.filter((byte) => byte === 0).length;
  if (start.length > 3 && zeros * 3 > start.length) return bytes[0] === 0 ? 'utf-16be' : 'utf-16le';
  if (isUtf8(bytes)) return 'utf-8';
  // With some letters in UTF-8, it is UTF-8 that was damaged.
  const isMixed = /[^\0-\x7f\ufffd]/.test(new TextDecoder('utf-8').decode(bytes));
  const western = new TextDecoder('windows-1252').decode(bytes);
  return isMixed || /[\u0080-\u009f]/.test(western) ? 'utf-8' : 'windows-1252';
}

/** The text of a table, whatever its letters are written in, without a byte order mark. */
export function textOfTable(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Reads bytes as a table. Reports what keeps them from being text. */
export function decodeTable(file: string, bytes: Uint8Array): SourceText | Finding {
  const encoding = encodingOf(bytes);
  return decode(file, encoding === 'utf-8' ? bytes : new TextEncoder().encode(textOfTable(bytes)));
}

/** The letters of Windows, by what stands for them there. */
const western = once(
  () =>
    new Map(
      Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
    ),
);

/** The bytes of a table that takes the place of another one: its letters are written as they were, if they can be. */
export function tableInPlaceOf(before: Uint8Array, text: string): Uint8Array {
  const encoding = encodingOf(before);
  if (encoding === 'windows-1252') {
    const bytes = [...text].map((letter) => western().get(letter));
    return bytes.includes(undefined)
      ? new TextEncoder().encode(`\ufeff${text}`)
      : Uint8Array.from(bytes.flatMap((byte) => byte ?? []));
  }
  if (encoding === 'utf-8') return bytesInPlaceOf(before, text);
  const hasMark = before[0] !== 0 && before[1] !== 0;
  const bytes = Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}
