import type { Nodes } from 'mdast';
import type { Refused } from '../../diagnostics/messages/told.ts';
import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { onlyShownOf } from '../texts/long/masked.ts';
import { noteMarkOf } from '../texts/long/notes.ts';
import { eachNode, isMeantAsFootnote, spanOf } from '../texts/nodes.ts';
import { checkParts } from './long-texts.ts';
import { ANY, type FileRule } from './rule.ts';
import { shownMarkdownIn } from './shown-markdown.ts';
import { type Slip, toFindings } from './slips.ts';
import type { LongValue } from './text-values.ts';

/** What passages don't take; long texts take most of it. */
type RefusedHere = Extract<Refused['why'], `passage-${string}` | 'footnote'>;

/** What is wrong with passages: their parts, and what only long texts take. */
export const passagesRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: { markedPassage: (value) => [...checkParts(value), ...refusedIn(value)] },
};

function refusedIn(value: LongValue): Finding[] {
  const { text, root } = value;
  const found = [...[...eachNode(root)].flatMap(refusedNode), ...refusedWords(onlyShownOf(root, text))];
  const footnote = found.find(([why]) => why === 'footnote');
  const told = found.filter((each) => each[0] !== 'footnote' || each === footnote);
  const slips = told.map(([why, start, end]): Slip<Refused> => {
    return { start, written: text.slice(start, end).split('\n', 1).join(''), said: { why } };
  });
  return toFindings(value, slips, (at, said) => finding('unsupported-markdown', at, said));
}

/** A part of a passage that doesn't belong there. */
type RefusedMarkup = readonly [why: RefusedHere, start: number, end: number];

function refusedNode(node: Nodes): RefusedMarkup[] {
  const [start, end] = spanOf(node);
  if (node.type === 'image' || node.type === 'imageReference') return [['passage-image', start, end]];
  if (isMeantAsFootnote(node)) return [['footnote', start, end]];
  const mark = node.type === 'blockquote' ? noteMarkOf(node) : undefined;
  if (mark === undefined) return [];
  const [from] = spanOf(mark.text);
  return [['passage-note', from, from + mark.name.length + 3]];
}

/** The first of each kind. @param shown a passage without what Markdown has understood */
function refusedWords(shown: string): RefusedMarkup[] {
  const list = /[•◦▪–](?<=^[ \t]*[•◦▪–]) .*(?=\n[ \t]*[•◦▪–] \S)/m.exec(shown);
  return [
    ...(list === null ? [] : [['passage-list', list.index, list.index + list[0].length] as const]),
    ...shownMarkdownIn(shown).flatMap(({ kind, start, end }): RefusedMarkup[] => {
      if (kind === 'footnote') return [['footnote', start, end]];
      return kind === 'strike' ? [['passage-strike', start, end]] : [];
    }),
  ];
}
