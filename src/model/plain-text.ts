import type { Inline, Text } from './text.ts';

/** The words of a text without markup: for an attribute such as `alt`, for `<title>`, for lists of contents. */
export function plainText(text: Text): string {
  return typeof text === 'string' ? text : text.map(plain).join('');
}

function plain(piece: Inline): string {
  if (typeof piece === 'string') return piece;
  if ('children' in piece) return plainText(piece.children);
  if ('image' in piece) return plainText(piece.image.alt);
  if ('text' in piece) return piece.text;
  return piece.kind === 'year' ? piece.year : piece.kind === 'break' ? ' ' : '';
}
