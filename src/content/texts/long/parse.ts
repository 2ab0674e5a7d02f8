import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { parsedOnce, runsOf } from '../markdown.ts';
import { openStarts, parseWithStandIns } from '../open-html.ts';
import { excessOfLong } from './excess.ts';
import { cacheTree, takeTree } from './tree-cache.ts';

/** What long texts have besides CommonMark, and what a text has that has some: each of them looks at every line. */
const syntaxes = [
  // The row below the head of a table has a colon if it has no bar.
  { sign: /\||:-|-:/, syntax: gfmTable(), nodes: gfmTableFromMarkdown() },
  { sign: /\[\^/, syntax: gfmFootnote(), nodes: gfmFootnoteFromMarkdown() },
  { sign: /~~/, syntax: gfmStrikethrough({ singleTilde: false }), nodes: gfmStrikethroughFromMarkdown() },
];

/** The Markdown of a long text: CommonMark with tables, footnotes and words that are struck through. */
export function parseLong(text: string): Root {
  const used = syntaxes.filter(({ sign }) => sign.test(text));
  const extensions = used.map(({ syntax }) => syntax);
  const mdastExtensions = used.map(({ nodes }) => nodes);
  return parseInRuns(text, (each) => fromMarkdown(each, { extensions, mdastExtensions }));
}

/** The same, perhaps without positions, of a text that may have been parsed to be checked. */
export function parseToPlan(text: string): Root {
  return takeTree(text) ?? parseLong(text);
}

/** Parses a text of many paragraphs, in each of which HTML may begin that nothing ends. */
export function parseInRuns(text: string, parse: (text: string) => Root): Root {
  return parseWithStandIns(text, openInLines(text), parse);
}

/** Where HTML begins inside a line that nothing in its paragraph ends. At the start of a line it may go on for paragraphs. */
function openInLines(text: string): number[] {
  if (!/<[!?]/.test(text)) return [];
  return [...runsOf(text)].flatMap((run) =>
    openStarts(run.text).flatMap((start) =>
      /(?:^|\n)[ \t>]*$/.test(run.text.slice(Math.max(0, start - 20), start)) ? [] : [run.start + start],
    ),
  );
}

function parseAndKeep(text: string): Root {
  const root = parseLong(text);
  cacheTree(text, root);
  return root;
}

/** The Markdown of a long text. */
export const longRootOf = parsedOnce(excessOfLong, parseAndKeep);
