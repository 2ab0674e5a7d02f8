/** Accents of Latin, Greek and Cyrillic letters, points of Hebrew and Arabic ones. In other scripts marks are vowels, without which words are others. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670]/g;

/** Words such that what a visitor types is found in them: without capitals and accents, with one space between two. */
export function wordsOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ');
}
