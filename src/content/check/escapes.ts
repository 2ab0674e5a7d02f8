import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { MOST_TOLD } from '../../yaml/findings/most.ts';
import type { Node, ScalarNode } from '../../yaml/syntax/tree.ts';
import { ANY, type FileRule } from './rule.ts';

const ESCAPES = /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|[\s\S])/gi;

/** What escapes of one letter stand for, as far as nobody sees that. */
const LETTERS: Readonly<Record<string, number>> = { '\\0': 0, '\\a': 7, '\\b': 8, '\\v': 11, '\\f': 12, '\\e': 27 };

/** Controls, but for white space, and what turns the text after it around. Marks that languages need are none. */
const isUnseen = (code: number): boolean =>
  (code < 32 && !/\s/.test(String.fromCharCode(code))) ||
  [11, 12].includes(code) ||
  (code > 126 && code < 160 && code !== 0x85) ||
  (code > 0x2029 && code < 0x202f) ||
  code === 0xfffe ||
  code === 0xffff;

/** Control characters that are written as escapes, each at its place. */
export const escapesRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    whole: ({ source, root }) => {
      const found: Finding[] = [];
      // Most files have none.
      if (!source.text.includes('\\')) return found;
      for (const { range, source: text } of quotedIn(root))
        for (const { 0: written, 1: two, 2: four, 3: eight, index } of text.matchAll(ESCAPES)) {
          const code = LETTERS[written] ?? Number.parseInt(two ?? four ?? eight ?? '20', 16);
          if (found.length === MOST_TOLD || !isUnseen(code)) continue;
          const at = range[0] + index;
          const facts = { written, code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` };
          found.push(finding('control-character', inText(source, [at, at + written.length]), facts));
        }
      return found;
    },
  },
};

/** All texts in double quotes. */
function* quotedIn(node: Node | undefined): Generator<ScalarNode> {
  if (node?.kind === 'scalar' && node.style === 'double') yield node;
  else if (node?.kind === 'list') for (const item of node.items) yield* quotedIn(item);
  else if (node?.kind === 'map') for (const { value } of node.entries) yield* quotedIn(value);
}
