const MARK = '\uFEFF';

/** The bytes of a text that takes the place of another one: a byte order mark stays. */
export function bytesInPlaceOf(before: Uint8Array, text: string): Uint8Array {
  const hasMark = before[0] === 0xef && before[1] === 0xbb && before[2] === 0xbf;
  return new TextEncoder().encode(`${hasMark ? MARK : ''}${text}`);
}
