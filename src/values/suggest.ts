import { distance } from 'fastest-levenshtein';
import { largest } from '../model/lists.ts';

/** The candidate that a word was probably meant to be: the same but for case, hyphens and a slip or two of the hand. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word);
  let best: string | undefined;
  let least = MOST_SLIPS + 1;
  for (const candidate of candidates) {
    const other = plain(candidate);
    if (other === wanted) return candidate;
    if (Math.abs(other.length - wanted.length) >= least) continue;
    const found = steps(wanted, other);
    const letters = Math.max(lettersIn(wanted), lettersIn(other));
    // Two other letters of five make another word: `perro` and `euro`, `/jobs` and `/docs`.
    if (found < least && found <= (letters < 6 ? 1 : letters < 12 ? 2 : MOST_SLIPS)) {
      best = candidate;
      least = found;
    }
  }
  return best;
}

const MOST_SLIPS = 3;

/** Whether a suggestion is certainly what was meant: the same but for case and hyphens, or a slip of the hand away and nearer than all others. */
export function isOnlyNearest(word: string, suggestion: string | undefined, candidates: Iterable<string>): boolean {
  if (suggestion === undefined) return false;
  const wanted = plain(word);
  if (!isSlip(word, suggestion)) return false;
  const best = steps(wanted, plain(suggestion));
  const equals = [...candidates].filter((candidate) => steps(wanted, plain(candidate)) <= best);
  return equals.length === 1 && equals[0] === suggestion;
}

/**
 * Whether a word may be another one with a slip of the hand in it, and no word of its own: its numbers and its first
 * letter are right, unless that is missing, and so are most of its letters. Of an address, the part that is different.
 */
export function isSlip(word: string, meant: string): boolean {
  const [wanted, other] = [plain(word), plain(meant)];
  if (wanted === other) return true;
  const [own, right] = differentParts(wanted, other) ?? [];
  if (own === undefined || right === undefined || numbersIn(own) !== numbersIn(right)) return false;
  const isBegunAlike = own.charAt(0) === right.charAt(0) || own === right.slice(1) || isSwapped(own, right);
  const letters = largest([own, right].map((part) => part.replace(/\.\w+$/, '').length));
  return isBegunAlike && letters > 3 && steps(own, right) <= (letters < 6 ? 1 : 2);
}

/** The parts of two addresses that differ; undefined if it is more than one. */
function differentParts(a: string, b: string): [string, string] | undefined {
  const [ours, theirs] = [a.split('/'), b.split('/')];
  const different = ours.flatMap((part, index) =>
    part === theirs[index] ? [] : [[part, theirs[index] ?? ''] as const],
  );
  const [only] = different;
  return only !== undefined && different.length === 1 && ours.length === theirs.length ? [...only] : undefined;
}

const lettersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;
const numbersIn = (text: string): string => text.replace(/\D+/g, ' ').trim();
const isSwapped = (a: string, b: string): boolean => a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0);

/** How many slips of the hand lie between two words: letters more, less or other, or two that changed places. */
function steps(a: string, b: string): number {
  if (a.length === b.length) {
    const at = [...a].findIndex((letter, index) => letter !== b[index]);
    const swapped = `${a.slice(0, at)}${a.charAt(at + 1)}${a.charAt(at)}${a.slice(at + 2)}`;
    if (at !== -1 && swapped === b) return 1;
  }
  return distance(a, b);
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[\s_“”„«»-]/g, '');
}
