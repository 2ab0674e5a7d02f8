import type { ProseInline, ProseWords } from '../../model/prose.ts';
import { plainText } from '../shared/plain-text.ts';

function plain(piece: ProseInline): string {
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'code':
      return piece.text;
    case 'year':
      return piece.year;
    case 'break':
      return ' ';
    case 'image':
      return plainText(piece.image.alt);
    case 'footnote':
      return '';
    default:
      return plainWords(piece.children);
  }
}

/** Words of a long text without their marks, for an attribute or for a list of contents. */
export function plainWords(words: ProseWords): string {
  return words.map(plain).join('');
}
