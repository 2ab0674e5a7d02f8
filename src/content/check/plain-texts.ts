import type { Nodes } from 'mdast';
import type { ShownHint } from '../../diagnostics/messages/told.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { replace } from '../../yaml/text/edits.ts';
import type { Range } from '../../yaml/text/source.ts';
import { locate } from '../texts/locate.ts';
import { excessOf, paragraphsOf, parseMarkdown } from '../texts/markdown.ts';
import { eachNode } from '../texts/nodes.ts';
import { withoutClosing } from './markdown.ts';
import { ANY, type FileRule } from './rule.ts';
import { shownMarkdownIn } from './shown-markdown.ts';
import type { TextValue } from './text-values.ts';

/** A part of a text that visitors would read as it is written, and what should stand there where that is certain. */
type WrittenMarkup = {
  readonly written: string;
  readonly start: number;
  readonly hint: ShownHint;
  readonly good?: string;
};

/**
 * Titles, labels and other short texts are shown letter by letter: HTML and Markdown in them were meant to do something,
 * and do nothing. A warning: a text may be about HTML.
 */
export const plainTextsRule: FileRule = { scope: 'file', of: ANY, find: { markedText: checkText } };

function checkText({ text, node, content }: TextValue): Finding[] {
  // Nothing else can begin what we look for.
  if (!/[&<>*_[~|#]|---/.test(text) || excessOf(text) !== undefined) return [];
  return [...entitiesIn(text), ...tagsIn(text), ...markdownIn(text), ...blocksIn(text), ...looseIn(text)].map(
    ({ written, start, hint, good }) => {
      const range = locate(node, written, start);
      const mistake = finding('shown-as-written', inText(content.source, range), { written, ...hint });
      const isSure = good !== undefined && content.source.text.slice(...range) === written;
      return isSure ? withEdits(mistake, [replace(range, good)]) : mistake;
    },
  );
}

/** `&amp;`, `&nbsp;`, `&#8211;`. */
function entitiesIn(text: string): WrittenMarkup[] {
  return [...text.matchAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi)].flatMap(
    ({ 0: written, index }): WrittenMarkup[] => {
      const shown = meaningOf(written);
      if (shown === undefined) return [];
      if (shown === '\u00a0') return [{ written, start: index, hint: { why: 'space' }, good: ' ' }];
      const isVisible = /^[\p{L}\p{N}\p{P}\p{S}]+$/u.test(shown);
      if (!isVisible) return [{ written, start: index, hint: { why: 'delete' } }];
      return [{ written, start: index, hint: { why: 'letter', letter: shown }, good: shown }];
    },
  );
}

/** The letters an entity of HTML stands for: Markdown knows them all. Undefined if it is none. */
function meaningOf(entity: string): string | undefined {
  const [piece] = paragraphsOf(entity)[0] ?? [];
  return piece?.type === 'text' && piece.value !== entity ? piece.value : undefined;
}

const tag =
  /<\/?(a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>/gi;

/** `<b>`, `<br/>`. */
function tagsIn(text: string): WrittenMarkup[] {
  const found = [...text.matchAll(tag)].map(({ 0: written, 1: name, index }): WrittenMarkup => {
    return { written, start: index, hint: { why: name === 'br' ? 'break' : 'keep-words' } };
  });
  return withoutClosing(found);
}

/** `~~old~~`, `# Heading`, `> quote`, tables and lines of dashes. */
function blocksIn(text: string): WrittenMarkup[] {
  const heading = /^(?:#{1,6} |#{2,6})(?=\p{L})/u.exec(text)?.[0];
  return [
    ...(heading === undefined ? [] : [{ written: heading.trim(), start: 0, hint: { why: 'keep-words' } } as const]),
    ...shownMarkdownIn(text).map(({ kind, start, end }): WrittenMarkup => {
      return { written: text.slice(start, end), start, hint: { why: kind === 'rule' ? 'delete' : kind } };
    }),
  ];
}

/** `**bold` without its second mark. */
function looseIn(text: string): WrittenMarkup[] {
  const stars = [...text.matchAll(/\*\*/g)];
  const found = /(?<![*\p{L}\p{N}])\*\*(?=\p{L})|(?<=\p{L})\*\*(?![*\p{L}\p{N}])/u.exec(text);
  return found === null || stars.length !== 1 ? [] : [{ written: '**', start: found.index, hint: { why: 'delete' } }];
}

/** What stands there of Markdown, and where; `marks` is how many letters it has on each side, of a link none. */
type Marked = { readonly written: string; readonly start: number; readonly hint: ShownHint; readonly marks: number };

/** `**bold**`, `*italic*`, `[words](/address)`. What is bold within something italic is told with it. */
function markdownIn(text: string): WrittenMarkup[] {
  const marked = [...eachNode(parseMarkdown(text))].flatMap((part): Marked[] => {
    const start = part.position?.start.offset ?? 0;
    const written = text.slice(start, part.position?.end.offset);
    const why = markedAs(part, written);
    // 2*3*4 is no emphasis.
    const isInWord =
      /[\p{L}\p{N}]$/u.test(text.slice(0, start)) || /^[\p{L}\p{N}]/u.test(text.slice(start + written.length));
    if (why === undefined || isInWord) return [];
    return [{ written, start, hint: { why }, marks: part.type === 'link' ? 0 : part.type === 'strong' ? 2 : 1 }];
  });
  const found: WrittenMarkup[] = [];
  let told = 0;
  for (const { written, start, hint, marks } of marked) {
    const end = start + written.length;
    if (marks > 0 && end <= told) continue;
    if (marks > 0) told = end;
    found.push({ written, start, hint, ...(marks === 0 ? {} : { good: withoutMarks(text, [start, end], marked) }) });
  }
  return found;
}

/** A part of a text without the marks of emphasis in it. */
function withoutMarks(text: string, [start, end]: Range, marked: readonly Marked[]): string {
  const letters = text.slice(start, end).split('');
  for (const { written, start: at, marks } of marked) {
    if (at < start || at >= end) continue;
    letters.fill('', at - start, at - start + marks);
    letters.fill('', at - start + written.length - marks, at - start + written.length);
  }
  return letters.join('');
}

function markedAs({ type }: Nodes, written: string): 'bold' | 'italic' | 'link' | undefined {
  // Names may begin and end with low lines: __init__.
  const isStarred = written.startsWith('*');
  if (type === 'strong' && isStarred) return 'bold';
  if (type === 'emphasis' && isStarred) return 'italic';
  const isLink = type === 'link' && /\]\((?:\/|#|https?:|mailto:|tel:)/.test(written);
  return isLink ? 'link' : undefined;
}
