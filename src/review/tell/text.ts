import { printable } from '../../diagnostics/format/printable.ts';
import { inAllMore, type Phrases } from '../../diagnostics/wording/review.ts';
import { addAll } from '../../model/lists.ts';
import { firstOf } from './bounds.ts';
import { type Item, MOST_IN_A_PART, type Told } from './told.ts';

/** So many changes are told in all: whoever wants to read more of them takes JSON. */
const MOST_IN_ALL = 400;

/** A review as text for a terminal or a log. */
export function inText({ intro, parts }: Told): string {
  const lines = intro.map(lineOf);
  let left = MOST_IN_ALL;
  const untold = parts.flatMap((part) => {
    if (left <= 0) return [part];
    lines.push('', lineOf(part.heading));
    addAll(
      lines,
      firstOf(part.items, MOST_IN_A_PART).flatMap((item) => linesOf(item, 1)),
    );
    left -= Math.min(part.items.length, MOST_IN_A_PART) + 1;
    return [];
  });
  if (untold.length > 0) lines.push('', lineOf(inAllMore(untold)));
  return `${lines.join('\n')}\n`;
}

function linesOf({ words, items = [] }: Item, depth: number): string[] {
  return [`${'  '.repeat(depth)}${lineOf(words)}`, ...items.flatMap((item) => linesOf(item, depth + 1))];
}

function lineOf(words: Phrases): string {
  return words.map((phrase) => (typeof phrase === 'string' ? phrase : `"${printable(phrase.quoted)}"`)).join('');
}
