import { isUtf8 } from 'node:buffer';
import { allOf } from '../../model/lists.ts';
import { isTable } from '../../model/page-file.ts';
import { type Finding, finding, inText, startOfFile, withEdits } from '../findings/finding.ts';
import { type Edit, replace } from '../text/edits.ts';
import { type SourceText, sourceText } from '../text/source.ts';
import { codeOf, isUsual } from '../text/usual.ts';

/** How large a YAML file may be, in bytes. */
export const LARGEST_FILE = 1_000_000;

/** Reads bytes as UTF-8 text; a byte order mark is dropped. Reports what keeps it from being text, at its place. */
export function decode(file: string, bytes: Uint8Array): SourceText | Finding {
  const source = sourceText(file, new TextDecoder('utf-8').decode(bytes));
  if (isUtf8(bytes) && isUsual(source.text)) return source;
  const holds = otherFile(bytes);
  if (holds !== undefined) return finding('binary-file', startOfFile(file), { holds, isTable: isTable(file) });
  const encoding = utf16In(bytes);
  if (encoding !== undefined) {
    const text = decoded(bytes, encoding);
    const mistake = finding('not-utf8', startOfFile(file), { encoding: 'UTF-16' });
    return withEdits(mistake, text === undefined ? undefined : [whole(source, text)]);
  }
  return badBytes(source, bytes) ?? badCharacter(source) ?? source;
}

/** Which of the two forms of UTF-16 bytes are; undefined if they are something else. */
function utf16In(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // UTF-16 without a mark: every other byte of Western text is 0.
  const start = bytes.subarray(0, 64);
  const zeros = start.filter((byte) => byte === 0).length;
  if (start.length <= 3 || zeros * 3 <= start.length) return undefined;
  return bytes[0] === 0 ? 'utf-16be' : 'utf-16le';
}

function badBytes(source: SourceText, bytes: Uint8Array): Finding | undefined {
  if (isUtf8(bytes)) return undefined;
  const start = firstReplaced(source.text, bytes);
  const mistake = finding('not-utf8', inText(source, [start, start + 1]), { encoding: undefined });
  return withEdits(mistake, fromWindows(source, bytes));
}

/** A text may contain U+FFFD itself; the first that was not in the bytes marks the broken place. */
function firstReplaced(text: string, bytes: Uint8Array): number {
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', at + 1)) {
    const before = new TextEncoder().encode(text.slice(0, at)).length + mark;
    if (bytes[before] !== 0xef || bytes[before + 1] !== 0xbf || bytes[before + 2] !== 0xbd) return at;
  }
  return 0;
}

/** Characters that nobody sees, but for white space, and those that turn the text after them around. Marks that languages need are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
export const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202a-\u202e\ufffe\uffff]/;
const BAD = new RegExp(`${CONTROLS.source}|\\r(?!\\n)`);

function badCharacter(source: SourceText): Finding | undefined {
  if (source.text.includes('\r') && !source.text.includes('\n')) {
    // Very old Macs end lines so.
    return withEdits(finding('old-line-ends', startOfFile(source.file)), [
      whole(source, source.text.replaceAll('\r', '\n')),
    ]);
  }
  if (!CONTROLS.test(source.text) && !source.text.includes('\r')) return undefined;
  const at = source.text.search(BAD);
  if (at === -1) return undefined;
  const facts = { code: codeOf(source.text.charAt(at)), written: undefined };
  const mistake = finding('control-character', inText(source, [at, at + 1]), facts);
  return withEdits(mistake, source.text[at] === '\r' ? withoutReturns(source) : withoutControls(source));
}

/** Carriage returns taken away that end no line. Between two words, a space takes their place. */
function withoutReturns({ text }: SourceText): readonly Edit[] {
  const isSpace = (at: number): boolean => /^\s?$/.test(text.charAt(at));
  return [...text.matchAll(/\r(?!\n)/g)].map(({ index: at }) =>
    replace([at, at + 1], isSpace(at - 1) || isSpace(at + 1) ? '' : ' '),
  );
}

/**
 * The whole file in UTF-8, when it was saved by an old Western editor. Only if that is sure: the letters mean the same in
 * Western and Central European Windows, and they stand one or two at a time among plain ones, unlike Russian or Greek.
 */
function fromWindows(source: SourceText, bytes: Uint8Array): readonly Edit[] | undefined {
  const text = inLettersOfWindows(bytes);
  if (text !== decoded(bytes, 'windows-1250')) return undefined;
  // Some of it is UTF-8 already, or no letter at all.
  if (/[^\0-\x7f\ufffd]/.test(source.text) || /[\u0080-\u009f]/.test(text)) return undefined;
  const accented = (text.match(/\p{L}+/gu) ?? []).filter((word) => /[^a-zA-Z]/.test(word));
  const isAmongPlain = accented.every((word) => /[a-zA-Z]/.test(word) && !/[^a-zA-Z]{3}/.test(word));
  return isAmongPlain ? [whole(source, text)] : undefined;
}

/** Takes control characters away. A lone carriage return may have been a line end, so it is left. */
function withoutControls(source: SourceText): readonly Edit[] {
  const found = source.text.matchAll(new RegExp(`${CONTROLS.source}+`, 'g'));
  return [...found].map(({ 0: characters, index }) => replace([index, index + characters.length], ''));
}

const whole = (source: SourceText, text: string): Edit => replace([0, source.text.length], text);

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not every number is a letter there; then it is something else.
    return undefined;
  }
}

const MARK = '\uFEFF';

/** The bytes of a text that takes the place of another one: a byte order mark stays. */
export function bytesInPlaceOf(before: Uint8Array, text: string): Uint8Array {
  const hasMark = before[0] === 0xef && before[1] === 0xbb && before[2] === 0xbf;
  return new TextEncoder().encode(`${hasMark ? MARK : ''}${text}`);
}
/** A file of another program, by what it holds. */
export type OtherFile = 'office' | 'pdf' | 'picture';

/** How such files begin. Documents and workbooks of today are zip archives. */
const STARTS: readonly (readonly [start: string, holds: OtherFile])[] = [
  ['PK\u0003\u0004', 'office'],
  ['\u00d0\u00cf\u0011\u00e0', 'office'],
  ['%PDF-', 'pdf'],
  ['\u0089PNG\r\n', 'picture'],
  ['\u00ff\u00d8\u00ff', 'picture'],
];

const LONGEST = STARTS.reduce((most, [start]) => Math.max(most, start.length), 0);

/** What bytes are that no text begins with, whatever their file is called. */
export function otherFile(bytes: Uint8Array): OtherFile | undefined {
  const start = Buffer.from(bytes.subarray(0, LONGEST)).toString('latin1');
  return STARTS.find(([mark]) => start.startsWith(mark))?.[1];
}

/** What the letters of a table are written in; UTF-8 too where nobody knows. */
function encodingOf(bytes: Uint8Array) {
  const utf16 = utf16In(bytes);
  if (utf16 !== undefined) return utf16;
  if (isUtf8(bytes)) return 'utf-8';
  // With some letters in UTF-8, it is UTF-8 that was damaged.
  const isMixed = /[^\0-\x7f\ufffd]/.test(new TextDecoder('utf-8').decode(bytes));
  return isMixed || /[\u0080-\u009f]/.test(inLettersOfWindows(bytes)) ? 'utf-8' : 'windows-1252';
}

/** The text of a table, whatever its letters are written in, without a byte order mark. */
export function textOfTable(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  return encoding === 'windows-1252' ? inLettersOfWindows(bytes) : new TextDecoder(encoding).decode(bytes);
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
function inLettersOfWindows(bytes: Uint8Array): string {
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
    const bytes = allOf([...text].map(inWindows));
    return bytes === undefined ? new TextEncoder().encode(`\ufeff${text}`) : Uint8Array.from(bytes);
  }
  if (encoding === 'utf-8') return bytesInPlaceOf(before, text);
  const hasMark = before[0] !== 0 && before[1] !== 0;
  const bytes = Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}
