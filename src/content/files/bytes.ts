import { isUtf8 } from 'node:buffer';
import { type Finding, fileFinding, finding, withEdits } from '../../yaml/findings/finding.ts';
import { type SourceText, sourceText } from '../../yaml/text/source.ts';
import { fromUtf16, fromWindows, newLineEnds, withoutControls } from './encoding.ts';

/** How large a YAML file may be, in bytes. */
export const LARGEST_FILE = 1_000_000;

/** Reads bytes as UTF-8 text; a byte order mark is dropped. Reports what keeps it from being text, at its place. */
export function decode(file: string, bytes: Uint8Array): SourceText | Finding {
  const encoding = otherEncoding(bytes);
  const source = sourceText(file, new TextDecoder('utf-8').decode(bytes));
  if (encoding !== undefined) {
    return withEdits(fileFinding('not-utf8', file, { encoding }), fromUtf16(source, bytes));
  }
  return badBytes(source, bytes) ?? badCharacter(source) ?? source;
}

function otherEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16';
  // UTF-16 without a mark: every other byte of Western text is 0.
  const start = bytes.subarray(0, 64);
  const zeros = start.filter((byte) => byte === 0).length;
  return start.length > 3 && zeros * 3 > start.length ? 'UTF-16' : undefined;
}

function badBytes(source: SourceText, bytes: Uint8Array): Finding | undefined {
  if (isUtf8(bytes)) return undefined;
  const start = firstReplaced(source.text, bytes);
  const mistake = finding('not-utf8', source, [start, start + 1], { encoding: undefined });
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/;
const BAD = new RegExp(`${CONTROLS.source}|\\r(?!\\n)`);

function badCharacter(source: SourceText): Finding | undefined {
  if (source.text.includes('\r') && !source.text.includes('\n')) {
    return withEdits(fileFinding('old-line-ends', source.file), newLineEnds(source));
  }
  if (!CONTROLS.test(source.text) && !source.text.includes('\r')) return undefined;
  const at = source.text.search(BAD);
  if (at === -1) return undefined;
  const code = `U+${source.text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
  const mistake = finding('control-character', source, [at, at + 1], { code });
  return source.text[at] === '\r' ? mistake : withEdits(mistake, withoutControls(source));
}
