import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import { locate } from '../texts/locate.ts';
import { onlyShown, onlyShownOf } from '../texts/long/masked.ts';
import { runsOf } from '../texts/long/runs.ts';
import { excessOf } from '../texts/markdown.ts';
import { ANY, type FileRule } from './rule.ts';
import type { LongValue, TextValue } from './text-values.ts';

type Mark = '**' | '*' | '`';
type WrongMark = { readonly mark: Mark; readonly start: number; readonly written: string; readonly better?: string };

/** `**`, `*` and backticks that mark nothing, so that visitors see them: the first of each kind in a text. */
export const marksRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: { markedRichText: checkText, markedPassage: checkLong, longText: checkLong },
};

function checkText({ text, node, content }: TextValue): Finding[] {
  if (!/[*`]/.test(text) || excessOf(text) !== undefined) return [];
  return firstOfEachMark(text).map(({ mark, start, written, better }) =>
    finding('idle-mark', inText(content.source, locate(node, written, start)), { mark, better }),
  );
}

/** In each paragraph of its own. */
function checkLong({ text, node, content, root }: LongValue): Finding[] {
  if (!/[*`]/.test(text)) return [];
  return [...runsOf(onlyShownOf(root, text))].flatMap((run) =>
    firstOfEachIn(run.text).map(({ mark, start, written, better }) =>
      finding('idle-mark', inText(content.source, locate(node, written, run.start + start)), { mark, better }),
    ),
  );
}

function firstOfEachMark(text: string): WrongMark[] {
  return firstOfEachIn(onlyShown(text));
}

/** @param shown a text without what Markdown has understood */
function firstOfEachIn(shown: string): WrongMark[] {
  const found = [...spacedBold(shown), ...bold(shown), ...italic(shown), ...code(shown)];
  return (['**', '*', '`'] as const).flatMap((mark) => found.find((one) => one.mark === mark) ?? []);
}

/** `** bold **`, `**bold **` and `** bold**`, which need their marks without the spaces. */
function spacedBold(text: string): WrongMark[] {
  return [
    ...text.matchAll(/(?<![*\p{L}\p{N}])\*\*( {0,3})([^\s*](?:[^*\n]{0,200}[^\s*])?)( {0,3})\*\*(?![*\p{L}\p{N}])/gu),
  ].flatMap(({ 0: written, 1: before = '', 2: words = '', 3: after = '', index }): WrongMark[] =>
    before + after === '' ? [] : [{ mark: '**', start: index, written, better: `**${words}**` }],
  );
}

/** `**bold` and `bold**`. 2**3 is a power, and ** between spaces stands for itself. */
function bold(text: string): WrongMark[] {
  return startsOf(text, /(?<![*\p{L}\p{N}])\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?![*\p{L}\p{N}])/gu, '**');
}

/** The only star of a text, before a word inside a line. Others may be footnotes, products or patterns such as *.pdf. */
function italic(text: string): WrongMark[] {
  return text.replaceAll('**', '').split('*').length === 2 ? startsOf(text, /(?<=\S[ ("“])\*(?=\p{L})/gu, '*') : [];
}

/** `code without its second mark. Inside a word it's an apostrophe. */
function code(text: string): WrongMark[] {
  return startsOf(text, /(?<![`´'\p{L}\p{N}])`(?=[\p{L}\p{N}./$-])(?![^`\n]*['´])/gu, '`');
}

function startsOf(text: string, pattern: RegExp, mark: Mark): WrongMark[] {
  return [...text.matchAll(pattern)].map(({ index }) => ({ mark, start: index, written: mark }));
}
