import { parseDocument } from 'yaml';
import type { Edit } from '../../diagnostics/diagnostic.ts';
import { type SourceText, sourceText } from '../yaml/source.ts';
import { checkStructure } from '../yaml/structure.ts';
import { applyEdits, offsetEdits } from './apply.ts';

/** Longer texts are not looked at: finding equal keys takes quadratic time. */
const LONGEST = 100_000;
const NO_MARK = new Uint8Array();

/** The first of some answers after which the text can be read; else the one after which it can be read furthest. */
export function firstThatParses(
  source: SourceText,
  answers: readonly (readonly Edit[])[],
): readonly Edit[] | undefined {
  let best: readonly Edit[] | undefined;
  let furthest = -1;
  for (const answer of answers.slice(0, triesFor(source))) {
    const end = readableUpTo(source, answer);
    if (end > furthest) {
      best = answer;
      furthest = end;
    }
    if (end === Number.POSITIVE_INFINITY) break;
  }
  return best;
}

/** How many answers may be tried on a text, so that a check stays quick: few on a long one. */
export function triesFor({ text }: SourceText): number {
  return Math.max(1, Math.min(40, Math.floor(40_000 / Math.max(1, text.length))));
}

/** Whether the parser can read a text with some edits. */
export function isReadable(source: SourceText, edits: readonly Edit[]): boolean {
  return readableUpTo(source, edits) === Number.POSITIVE_INFINITY;
}

/** Where the parser gives up, counted from the start; infinity if it does not. */
function readableUpTo(source: SourceText, edits: readonly Edit[]): number {
  if (source.text.length > LONGEST) return -1;
  const bytes = applyEdits(source, NO_MARK, offsetEdits(source, edits));
  const after = sourceText(source.file, new TextDecoder('utf-8').decode(bytes));
  if (checkStructure(after) !== undefined) return -1;
  const { errors } = parseDocument(after.text, { prettyErrors: false, uniqueKeys: true, merge: false });
  return Math.min(...errors.map(({ pos }) => pos[0]));
}
