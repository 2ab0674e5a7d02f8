import { distance } from 'fastest-levenshtein';

/** The candidate that a word was probably meant to be: the same but for case, hyphens and two or three letters. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  let bestDistance = wanted.length < 4 ? 1 : Math.min(3, Math.max(2, Math.floor(wanted.length / 3)));
  for (const candidate of candidates) {
    const other = plain(candidate);
    if (other === wanted) return candidate;
    if (Math.abs(other.length - wanted.length) > bestDistance) continue;
    const found = distance(wanted, other);
    if (found < bestDistance || (found === bestDistance && best === undefined)) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best;
}

/** Whether a suggestion is the only one near: the same but for case and hyphens, or nearer than all others. */
export function isOnlyNearest(word: string, suggestion: string | undefined, candidates: Iterable<string>): boolean {
  if (suggestion === undefined) return false;
  const wanted = plain(word);
  const best = steps(wanted, plain(suggestion));
  const equals = [...candidates].filter((candidate) => steps(wanted, plain(candidate)) <= best);
  return equals.length === 1 && equals[0] === suggestion;
}

/** How many slips of the hand lie between two words: letters more, less or other, or two that changed places. */
export function steps(a: string, b: string): number {
  if (a.length === b.length) {
    const at = [...a].findIndex((letter, index) => letter !== b[index]);
    const swapped = `${a.slice(0, at)}${a.charAt(at + 1)}${a.charAt(at)}${a.slice(at + 2)}`;
    if (at !== -1 && swapped === b) return 1;
  }
  return distance(a, b);
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_-]/g, '');
}
