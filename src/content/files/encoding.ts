import { type Edit, replace } from '../../yaml/text/edits.ts';
import type { SourceText } from '../../yaml/text/source.ts';

/** The whole file in UTF-8, when it is UTF-16. */
export function fromUtf16(source: SourceText, bytes: Uint8Array): readonly Edit[] | undefined {
  const isBig = bytes[0] === 0xfe || (bytes[0] === 0 && bytes[1] !== 0);
  const text = decoded(bytes, isBig ? 'utf-16be' : 'utf-16le');
  return text === undefined ? undefined : [whole(source, text)];
}

/**
 * The whole file in UTF-8, when it was saved by an old Western editor. Only if that is sure: the letters mean the same in
 * Western and Central European Windows, and they stand one or two at a time among plain ones, unlike Russian or Greek.
 */
export function fromWindows(source: SourceText, bytes: Uint8Array): readonly Edit[] | undefined {
  const text = decoded(bytes, 'windows-1252');
  if (text === undefined || text !== decoded(bytes, 'windows-1250')) return undefined;
  // Some of it is UTF-8 already, or no letter at all.
  if (/[^\0-\x7f\ufffd]/.test(source.text) || /[\u0080-\u009f]/.test(text)) return undefined;
  const accented = (text.match(/\p{L}+/gu) ?? []).filter((word) => /[^a-zA-Z]/.test(word));
  const isAmongPlain = accented.every((word) => /[a-zA-Z]/.test(word) && !/[^a-zA-Z]{3}/.test(word));
  return isAmongPlain ? [whole(source, text)] : undefined;
}

/** Line ends of today for those of very old Macs. */
export function newLineEnds(source: SourceText): readonly Edit[] {
  return [whole(source, source.text.replaceAll('\r', '\n'))];
}

/** Takes control characters away. A lone carriage return may have been a line end, so it is left. */
export function withoutControls(source: SourceText): readonly Edit[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  const found = source.text.matchAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]+/g);
  return [...found].map(({ 0: characters, index }) => replace([index, index + characters.length], ''));
}

function whole(source: SourceText, text: string): Edit {
  return replace([0, source.text.length], text);
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not every number is a letter there; then it is something else.
    return undefined;
  }
}
