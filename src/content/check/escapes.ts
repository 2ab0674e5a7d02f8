import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { MOST_TOLD } from '../../yaml/findings/most.ts';
import { CONTROLS } from '../../yaml/reading/decode.ts';
import type { Node, ScalarNode } from '../../yaml/syntax/tree.ts';
import { ANY, type FileRule } from './rule.ts';

const ESCAPES = /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|[\s\S])/gi;

/** What escapes of one letter stand for, as far as nobody sees that. */
const LETTERS: Readonly<Record<string, number>> = { '\\0': 0, '\\a': 7, '\\b': 8, '\\v': 11, '\\f': 12, '\\e': 27 };

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
          if (found.length === MOST_TOLD || !CONTROLS.test(String.fromCharCode(code))) continue;
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
