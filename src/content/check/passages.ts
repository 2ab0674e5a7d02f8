import type { Nodes } from 'mdast';
import { type Finding, finding } from '../findings/finding.ts';
import { locate } from '../texts/locate.ts';
import { onlyShownOf } from '../texts/long/masked.ts';
import { noteMarkOf } from '../texts/long/notes.ts';
import { eachNode, isMeantAsFootnote, spanOf } from '../texts/nodes.ts';
import { checkParts } from './long-texts.ts';
import { footnoteProblem, type Problem } from './markdown.ts';
import { ANY, type FileRule } from './rule.ts';
import { type ShownKind, shownMarkdownIn } from './shown-markdown.ts';
import type { LongValue } from './text-values.ts';

/** A part of a passage that doesn't belong there. */
type Found = { readonly start: number; readonly end: number; readonly problem: Problem };

const picture: Problem = {
  what: 'A picture',
  instead: 'Use the "image" of a block, such as media-text, or put the text into a long-text block.',
};
const note: Problem = {
  what: 'A note ([!...] at the start of a quote)',
  instead: 'Put the text into a long-text block, or delete the brackets to make it a quote.',
};
const strike: Problem = {
  what: 'Strikethrough (~~)',
  instead: 'Put the text into a long-text block, or delete the words that no longer apply.',
};
const bullets: Problem = {
  what: 'A list with other marks than -',
  instead: 'Write - and a space at the start of each line.',
};

/** What long texts take, and visitors of a passage would read as it is written. */
const ofLongTexts: Readonly<Partial<Record<ShownKind, Problem>>> = { strike, footnote: footnoteProblem };

/** What is wrong with passages: their parts, and what only long texts take. */
export const passagesRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: { markedPassage: (value) => [...checkParts(value), ...refusedIn(value)] },
};

function refusedIn(value: LongValue): Finding[] {
  const { text, node, content, root } = value;
  const found = [...[...eachNode(root)].flatMap(refusedNode), ...refusedWords(onlyShownOf(root, text))];
  const footnote = found.find(({ problem }) => problem === footnoteProblem);
  const told = found.filter((each) => each.problem !== footnoteProblem || each === footnote);
  return told.map(({ start, end, problem }) => {
    const written = text.slice(start, end).split('\n', 1).join('');
    return finding('unsupported-markdown', content.source, locate(node, written, start), problem);
  });
}

function refusedNode(node: Nodes): Found[] {
  const [start, end] = spanOf(node);
  if (node.type === 'image' || node.type === 'imageReference') return [{ start, end, problem: picture }];
  if (isMeantAsFootnote(node)) return [{ start, end, problem: footnoteProblem }];
  const mark = node.type === 'blockquote' ? noteMarkOf(node) : undefined;
  if (mark === undefined) return [];
  const [from] = spanOf(mark.text);
  return [{ start: from, end: from + mark.name.length + 3, problem: note }];
}

/** The first of each kind. @param shown a passage without what Markdown has understood */
function refusedWords(shown: string): Found[] {
  const list = /[•◦▪–](?<=^[ \t]*[•◦▪–]) .*(?=\n[ \t]*[•◦▪–] \S)/m.exec(shown);
  const end = (list?.index ?? 0) + (list?.[0].length ?? 0);
  return [
    ...(list === null ? [] : [{ start: list.index, end, problem: bullets }]),
    ...shownMarkdownIn(shown).flatMap(({ kind, ...place }) => {
      const problem = ofLongTexts[kind];
      return problem === undefined ? [] : [{ ...place, problem }];
    }),
  ];
}
