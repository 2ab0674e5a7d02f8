import { type Finding, finding } from '../findings/finding.ts';
import { foreignIn } from '../texts/foreign/foreign.ts';
import { insteadOf } from '../texts/foreign/instead.ts';
import { locate } from '../texts/locate.ts';
import { excessOf, type Part, partsOf } from '../texts/markdown.ts';
import { onlyShown } from '../texts/shown.ts';
import { foreignAround } from './foreign.ts';
import { ANY, type FileRule } from './rule.ts';
import { type ShownKind, shownMarkdownIn } from './shown-markdown.ts';
import type { TextValue } from './text-values.ts';

/** Short descriptions take bold, italic, code and links; there are blocks for everything else of Markdown. */
export const markdownRule: FileRule = { scope: 'file', of: ANY, find: { markedRichText: checkText } };

function checkText(value: TextValue): Finding[] {
  const { text, node, content } = value;
  // Nothing else can begin what we look for.
  if (
    !/[<>#`~!|=]|\[\^|---|\*\*\*|- -|\* \*|_ _|___|^[ \t]*(?:[-*+•◦▪–]|\d+[.)]) /m.test(text) ||
    excessOf(text) !== undefined
  )
    return [];
  const foreign = foreignIn(text);
  const found = partsOf(node, text).flatMap((part): Found[] => {
    const { start, end } = part;
    const problem = problemOf(part);
    // What is part of a shortcode is reported with it.
    if (problem === undefined || foreignAround(foreign, start, end) !== undefined) return [];
    return [{ start, written: text.slice(start, end).split('\n', 1).join(''), problem }];
  });
  return [...withoutClosing(found), ...shownIn(text), ...listIn(value)].map(({ start, written, problem }) =>
    finding('unsupported-markdown', content.source, locate(node, written, start), problem),
  );
}

/** What can't be used in a text, and what to do instead. */
export type Problem = { readonly what: string; readonly instead: string };
type Found = { readonly start: number; readonly written: string; readonly problem: Problem };

/** `<b>` and its `</b>` are one mistake. */
export function withoutClosing<T extends { readonly written: string }>(found: readonly T[]): T[] {
  const open = new Set<string>();
  return found.filter(({ written }) => {
    const [, slash, name = ''] = /^<(\/?)([\w-]+)/.exec(written) ?? [];
    if (slash === '/') return !open.has(name);
    open.add(name);
    return true;
  });
}

/** Two or more lines in a row that begin like entries of a list: they would run together into one paragraph. */
function listIn({ text, node }: TextValue): Found[] {
  if (node.style !== 'block') return [];
  const found =
    /^[ \t]*(([-*+•◦▪–]) .*)\n[ \t]*\2 \S/m.exec(text) ?? /^[ \t]*(\d+[.)] .*)\n[ \t]*\d+[.)] \S/m.exec(text);
  const written = found?.[1]?.trimEnd();
  if (found === null || written === undefined) return [];
  const start = found.index + found[0].indexOf(written);
  const instead =
    'Put the list into a rich-text block, or use a block with items or points. Or leave an empty line between the lines, to make them paragraphs.';
  return [{ start, written, problem: { what: 'A list', instead } }];
}

/** In a text that is no long one. */
export const footnoteProblem: Problem = {
  what: 'A footnote ([^...])',
  instead: 'Put the text into a long-text block, or write the note in brackets.',
};

const shown: Readonly<Record<ShownKind, Problem>> = {
  table: { what: 'A table', instead: 'Put the table into a rich-text block.' },
  quote: {
    what: 'A quote (a line that starts with >)',
    instead: 'Put the quote into a rich-text block. Or delete the >, and put quotation marks around the words.',
  },
  rule: {
    what: 'A dividing line',
    instead: 'Delete it, or put the text into a rich-text block. To separate two parts, start a new block.',
  },
  strike: { what: 'Strikethrough (~~)', instead: 'Delete the marks, or the words that no longer apply.' },
  footnote: footnoteProblem,
};

function shownIn(text: string): Found[] {
  return shownMarkdownIn(onlyShown(text)).map(({ kind, start, end }) => ({
    start,
    written: text.slice(start, end),
    problem: shown[kind],
  }));
}

function problemOf(node: Part): Problem | undefined {
  switch (node.type) {
    case 'html':
      return htmlProblem(node.value);
    case 'heading':
      return {
        what: 'A heading (a line that starts with #)',
        instead: 'Give the block a title, or put the text into a rich-text block.',
      };
    case 'code':
      return {
        what: 'A block of code',
        instead: 'Put the code into a rich-text block, or write short code between single `marks`.',
      };
    case 'image':
      return { what: 'A picture', instead: 'Use the "image" of a block, such as media-text.' };
    default:
      return undefined;
  }
}

/** What is wrong with HTML in a text, and what to write in its place. */
export function htmlProblem(tag: string): Problem {
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
  const what = `HTML (${tag.split('\n', 1).join('')})`;
  if (/^(b|strong)$/.test(name)) return { what, instead: 'Write **bold** instead.' };
  if (/^(i|em)$/.test(name)) return { what, instead: 'Write *italic* instead.' };
  if (name === 'a') return { what, instead: 'Write [the words](/address) instead.' };
  if (/^(br|p|div)$/.test(name)) return { what, instead: 'Leave an empty line to start a new paragraph.' };
  const known = insteadOf(name);
  if (/^<\/?[A-Z]/.test(tag))
    return {
      what: `A component (${tag.split('\n', 1).join('')})`,
      instead: known ?? 'Use a block instead: npm start shows all of them at /__blocks.',
    };
  if (known !== undefined) return { what, instead: known };
  if (tag.startsWith('<?')) return { what: 'PHP', instead: 'Delete it: no code runs here.' };
  if (tag.startsWith('<!--'))
    return { what, instead: 'Delete it. A note for yourself goes into a .yaml file, after a #.' };
  return { what, instead: 'Delete it. To show a <, write \\<.' };
}
