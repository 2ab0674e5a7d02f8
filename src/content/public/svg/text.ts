/** Encodings in which the letters of ASCII, and so all of SVG's own words, are the bytes they are in UTF-8. */
export const LIKE_ASCII = /^(?:utf-?8|us-ascii|ascii|iso-8859-\d+|latin1|windows-125\d)$/i;

/** The text of an SVG file, or why it must not be guessed: browsers might read something else than we do. */
export function svgText(bytes: Uint8Array): { readonly text: string } | { readonly encoding: string | undefined } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'UTF-16' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'UTF-16' };
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return { encoding: 'compressed SVG' };
  // Without a mark, every other byte of UTF-16 is 0.
  if (bytes.subarray(0, 16).includes(0)) return { encoding: 'UTF-16' };
  const named = declaredEncoding(bytes);
  const isAscii = bytes.every((byte) => byte < 0x80);
  if (named !== undefined && !(isAscii ? LIKE_ASCII : /^utf-?8$/i).test(named)) return { encoding: named };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { encoding: undefined };
  }
}

/** What the first line says about the file's encoding. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 400));
  return /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']?([^"'?>\s]+)/i.exec(start)?.[1];
}
