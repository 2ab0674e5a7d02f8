import { longestOf } from '../../schema/schemas/schemas.ts';
import { type Finding, finding, findingAt } from '../../yaml/findings/finding.ts';
import { isLonger } from '../../yaml/text/lengths.ts';
import { locate } from '../texts/locate.ts';
import { excessOfLong } from '../texts/long/excess.ts';
import { withoutBlocksOfCode, withoutCode } from '../texts/long/masked.ts';
import { excessOfPassage } from '../texts/long/passage.ts';
import { type Excess, excessOf } from '../texts/markdown.ts';
import { MOST_MARKS, withinLimit } from '../texts/marked.ts';
import { isPlainWords } from '../texts/plain-words.ts';
import type { Content, Value } from './contents.ts';
import { ANY, type FileRule } from './rule.ts';
import { standInsIn } from './stand-ins.ts';
import type { TextValue } from './text-values.ts';

/** What people write, and our own examples have, where the text is still to come. */
const FILLER = /lorem ipsum|^(?:todo|tbd|fixme|xxx+|\.\.\.|your (?:text|title)(?: here)?)$/i;

/** Texts must say something, and something of one's own. */
export const textsRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    text: checkText,
    richText: checkText,
    markdown: (value) => excessIn(value, excessOfLong(value.text)),
    passage: checkPassage,
    markedPassage: ({ root, ...value }) => fillersIn({ ...value, text: withoutBlocksOfCode(root, value.text) }),
    longText: ({ root, ...value }) => checkLong({ ...value, text: withoutCode(root, value.text) }),
  },
};

/**
 * A file without the values that nothing is to be said of: those that are too long, which its schema reports, and the texts that it has too
 * many marks for, with what is said of them.
 */
export function withinLimits(all: Content): { readonly content: Content; readonly excess: readonly Finding[] } {
  const short = all.values.filter(isWithinLength);
  const { values, beyond } = withinLimit(short);
  const content = values.length === all.values.length ? all : { ...all, values };
  if (beyond === undefined) return { content, excess: [] };
  const { node, count } = beyond;
  const at = { source: all.source, range: node.range };
  return { content, excess: [findingAt('long-text', at, { of: 'page', count, most: MOST_MARKS })] };
}

function isWithinLength({ kind, node }: Value): boolean {
  const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
  return !isLonger(text, longestOf(kind));
}

function checkText({ text, node, content }: TextValue): Finding[] {
  const excess = excessOf(text);
  return excess === undefined ? fillersIn({ text, node, content }) : excessIn({ text, node, content }, excess);
}

/** Those of a passage that is more than plain words are looked for without its code. */
function checkPassage(value: TextValue): Finding[] {
  const { text, node } = value;
  return isPlainWords(node, text) ? fillersIn(value) : excessIn(value, excessOfPassage(text));
}

function fillersIn({ text, node, content }: TextValue): Finding[] {
  const filler = FILLER.exec(text)?.[0];
  if (filler === undefined) return standIns({ text, node, content });
  return [findingAt('filler-text', { source: content.source, range: node.range }, { text: filler })];
}

function standIns({ text, node, content }: TextValue): Finding[] {
  return standInsIn(text).map(({ written, start }) =>
    finding('filler-text', content.source, locate(node, written, start), { text: written }),
  );
}

function excessIn({ text, node, content }: TextValue, excess: Excess | undefined): Finding[] {
  if (excess === undefined) return [];
  const { at, ...facts } = excess;
  const range =
    at === undefined
      ? node.range
      : locate(
          node,
          text
            .slice(at, at + 20)
            .split('\n', 1)
            .join(''),
          at,
        );
  return [finding('long-text', content.source, range, facts)];
}

function checkLong(value: TextValue): Finding[] {
  const { text, node, content } = value;
  const fillers = [...text.matchAll(/lorem ipsum/gi)].map(({ 0: written, index }) =>
    finding('filler-text', content.source, locate(node, written, index), { text: written }),
  );
  return [...fillers, ...standIns(value)];
}
