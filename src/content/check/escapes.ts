import { addAll } from '../../model/lists.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { MOST_TOLD } from '../../yaml/findings/most.ts';
import { CONTROLS } from '../../yaml/reading/decode.ts';
import type { Node, ScalarNode } from '../../yaml/syntax/tree.ts';
import { ANY, type FileRule } from './rule.ts';

/** What turns the text after it around until its end, and the lines between paragraphs. In double quotes there are escapes, too: two halves are one character. */
const ISOLATES = /[\u2066-\u2069]|\n[ \t\r]*\n/g;
const ESCAPES =
  /\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|[\s\S])|[\u2066-\u2069]|\n[ \t\r]*\n/gi;

/** What escapes of one letter stand for, as far as nobody sees that. */
const LETTERS: Readonly<Record<string, number>> = { '\\0': 0, '\\a': 7, '\\b': 8, '\\v': 11, '\\f': 12, '\\e': 27 };

/** A character that can't stay, and where it is written. */
type Wrong = { readonly written: string; readonly code: number; readonly at: number };

/** Control characters that are written as escapes, half characters, and what turns text around without an end, each at its place. */
export const escapesRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    whole: ({ source, root }) => {
      const found: Finding[] = [];
      // Most files have none.
      if (!/[\\\u2066-\u2069]/.test(source.text)) return found;
      for (const { range, style } of scalarsIn(root))
        for (const { written, code, at } of wrongIn(
          source.text.slice(...range),
          style === 'double' ? ESCAPES : ISOLATES,
        )) {
          if (found.length === MOST_TOLD) return found;
          const start = range[0] + at;
          const facts = {
            written: written.startsWith('\\') ? written : undefined,
            code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
          };
          found.push(finding('control-character', inText(source, [start, start + written.length]), facts));
        }
      return found;
    },
  },
};

function wrongIn(text: string, signs: RegExp): readonly Wrong[] {
  const [wrong, open]: [Wrong[], Wrong[]] = [[], []];
  for (const { 0: written, 1: two, 2: four, 3: eight, index: at } of text.matchAll(signs)) {
    const escaped = LETTERS[written] ?? Number.parseInt(two ?? four ?? eight ?? '20', 16);
    const sign = { written, at, code: written.startsWith('\\') ? escaped : written.charCodeAt(0) };
    const letter = String.fromCharCode(sign.code);
    if (letter === '\n' && letter === written[0]) addAll(wrong, open.splice(0));
    else if (/[\u2066-\u2068]/.test(letter)) open.push(sign);
    else if (letter === '\u2069' ? open.pop() === undefined : CONTROLS.test(letter) || /\p{Cs}/u.test(letter))
      wrong.push(sign);
  }
  return [...wrong, ...open].sort((a, b) => a.at - b.at);
}

/** All texts. */
function* scalarsIn(node: Node | undefined): Generator<ScalarNode> {
  if (node?.kind === 'scalar') yield node;
  else if (node?.kind === 'list') for (const item of node.items) yield* scalarsIn(item);
  else if (node?.kind === 'map') for (const { value } of node.entries) yield* scalarsIn(value);
}
