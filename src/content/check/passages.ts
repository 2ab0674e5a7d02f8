import type { Nodes } from 'mdast';
import type { Refused } from '../../diagnostics/messages/told.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { locate } from '../texts/locate.ts';
import { onlyShownOf } from '../texts/long/masked.ts';
import { noteMarkOf } from '../texts/long/notes.ts';
import { eachNode, isMeantAsFootnote, spanOf } from '../texts/nodes.ts';
import { checkParts } from './long-texts.ts';
import { ANY, type FileRule } from './rule.ts';
import { shownMarkdownIn } from './shown-markdown.ts';
import type { LongValue } from './text-values.ts';

/** What passages don't take; long texts take most of it. */
type RefusedHere = Extract<Refused['why'], `passage-${string}` | 'footnote'>;

/** A part of a passage that doesn't belong there. */
type RefusedMarkup = { readonly start: number; readonly end: number; readonly why: RefusedHere };

/** What is wrong with passages: their parts, and what only long texts take. */
export const passagesRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: { markedPassage: (value) => [...checkParts(value), ...refusedIn(value)] },
};

function refusedIn(value: LongValue): Finding[] {
  const { text, node, content, root } = value;
  const found = [...[...eachNode(root)].flatMap(refusedNode), ...refusedWords(onlyShownOf(root, text))];
  const footnote = found.find(({ why }) => why === 'footnote');
  const told = found.filter((each) => each.why !== 'footnote' || each === footnote);
  return told.map(({ start, end, why }) => {
    const written = text.slice(start, end).split('\n', 1).join('');
    return finding('unsupported-markdown', inText(content.source, locate(node, written, start)), { why });
  });
}

function refusedNode(node: Nodes): RefusedMarkup[] {
  const [start, end] = spanOf(node);
  if (node.type === 'image' || node.type === 'imageReference') return [{ start, end, why: 'passage-image' }];
  if (isMeantAsFootnote(node)) return [{ start, end, why: 'footnote' }];
  const mark = node.type === 'blockquote' ? noteMarkOf(node) : undefined;
  if (mark === undefined) return [];
  const [from] = spanOf(mark.text);
  return [{ start: from, end: from + mark.name.length + 3, why: 'passage-note' }];
}

/** The first of each kind. @param shown a passage without what Markdown has understood */
function refusedWords(shown: string): RefusedMarkup[] {
  const list = /[•◦▪–](?<=^[ \t]*[•◦▪–]) .*(?=\n[ \t]*[•◦▪–] \S)/m.exec(shown);
  const end = (list?.index ?? 0) + (list?.[0].length ?? 0);
  return [
    ...(list === null ? [] : [{ start: list.index, end, why: 'passage-list' } as const]),
    ...shownMarkdownIn(shown).flatMap(({ kind, start, end: to }): RefusedMarkup[] => {
      if (kind === 'footnote') return [{ start, end: to, why: 'footnote' }];
      return kind === 'strike' ? [{ start, end: to, why: 'passage-strike' }] : [];
    }),
  ];
}
