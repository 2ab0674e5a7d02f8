import type { Inline, Text } from '../../model/text.ts';

function plain(piece: Inline): string {
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'code':
    case 'mark':
    case 'icon':
      return piece.text;
    case 'year':
      return piece.year;
    case 'picture':
      return plainText(piece.image.alt);
    default:
      return plainText(piece.children);
  }
}

/** The words of a text without markup, for an attribute such as `alt` or `placeholder`. */
export function plainText(text: Text): string {
  return typeof text === 'string' ? text : text.map(plain).join('');
}
