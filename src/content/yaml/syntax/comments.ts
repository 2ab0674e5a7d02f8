import { diagnose, withFix } from '../../../diagnostics/diagnose.ts';
import { replace } from '../../fix/edits.ts';
import { lineAt, lineOf, placeOf, type Range } from '../source.ts';
import { isInBlockText, isInQuotes } from '../tokens.ts';
import { openBrackets } from './brackets.ts';
import type { Recogniser } from './broken.ts';

/** `// words`, `/* words *\/` and `<!-- words -->` up to the end of a line: alone, or after a quote, bracket, comma or colon. */
const comment = /^(\s*|.*?["'\]},:]\s+)((?:\/\/+|<!--+|\/\*+)\s*(.*?)\s*(?:--+>|\*+\/)?)\s*$/;

/**
 * A comment as other languages have it. The parser takes it for a text, and may stop only at what follows: a line
 * below, or anywhere in the brackets.
 */
export const otherComment: Recogniser = ({ source, line, at }) => {
  const [open] = openBrackets(source, at[0]);
  const first = open === undefined ? Math.max(1, line.number - 1) : lineOf(source, open).number;
  for (let number = first; number <= line.number; number += 1) {
    const { text, start } = lineAt(source, number);
    const [, before = '', written, words] = comment.exec(text) ?? [];
    const from = start + before.length;
    if (written === undefined || isInBlockText(source, from) || isInQuotes(source, from)) continue;
    const range: Range = [from, from + written.length];
    const better = `# ${words}`.trimEnd();
    return withFix(diagnose('other-comment', placeOf(source, range), { better }), [replace(source, range, better)]);
  }
  return undefined;
};
