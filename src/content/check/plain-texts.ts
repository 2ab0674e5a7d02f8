import type { Nodes } from 'mdast';
import type { ShownHint } from '../../diagnostics/messages/told.ts';
import type { Finding } from '../../yaml/findings/finding.ts';
import type { Range } from '../../yaml/text/source.ts';
import { excessOf, paragraphsOf, parseMarkdown } from '../texts/markdown.ts';
import { eachNode } from '../texts/nodes.ts';
import { withoutClosing } from './markdown.ts';
import { ANY, type FileRule } from './rule.ts';
import { shownMarkdownIn } from './shown-markdown.ts';
import { type Change, type Row, type Slip, slipsIn, toShown } from './slips.ts';
import type { TextValue } from './text-values.ts';

type Shown = Slip<ShownHint>;

/**
 * Titles, labels and other short texts are shown letter by letter: HTML and Markdown in them were meant to do something,
 * and do nothing. A warning: a text may be about HTML.
 */
export const plainTextsRule: FileRule = { scope: 'file', of: ANY, find: { markedText: checkText } };

function checkText(value: TextValue): Finding[] {
  const { text } = value;
  // Nothing else can begin what we look for.
  if (!/[&<>*_[~|#]|---/.test(text) || excessOf(text) !== undefined) return [];
  return toShown(value, [
    ...entitiesIn(text),
    ...withoutClosing(slipsIn([TAG], text)),
    ...markdownIn(text),
    ...slipsIn([HEADING], text),
    ...shownMarkdownIn(text).map(({ kind, start, end }): Shown => {
      return { written: text.slice(start, end), start, said: { why: kind === 'rule' ? 'delete' : kind } };
    }),
    ...(text.split('**').length === 2 ? slipsIn([LOOSE], text) : []),
  ]);
}

/** `<b>`, `<br/>`. */
const TAG: Row<ShownHint> = [
  /<\/?(a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>/gi,
  ([, name]) => ({ why: name === 'br' ? 'break' : 'keep-words' }),
];

/** `# Heading`. */
const HEADING: Row<ShownHint> = [/^(?:#{1,6}(?= \p{L})|#{2,6}(?=\p{L}))/u, () => ({ why: 'keep-words' })];

/** `**bold` without its second mark. */
const LOOSE: Row<ShownHint> = [
  /(?<![*\p{L}\p{N}])\*\*(?=\p{L})|(?<=\p{L})\*\*(?![*\p{L}\p{N}])/u,
  () => ({ why: 'delete' }),
];

/** `&amp;`, `&nbsp;`, `&#8211;`. */
function entitiesIn(text: string): Shown[] {
  return [...text.matchAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi)].flatMap(
    ({ 0: written, index }): Shown[] => {
      const shown = meaningOf(written);
      if (shown === undefined) return [];
      if (shown === '\u00a0') return [{ written, start: index, said: { why: 'space' }, better: ' ' }];
      const isVisible = /^[\p{L}\p{N}\p{P}\p{S}]+$/u.test(shown);
      if (!isVisible) return [{ written, start: index, said: { why: 'delete' } }];
      return [{ written, start: index, said: { why: 'letter', letter: shown }, better: shown }];
    },
  );
}

/** The letters an entity of HTML stands for: Markdown knows them all. Undefined if it is none. */
function meaningOf(entity: string): string | undefined {
  const [piece] = paragraphsOf(entity)[0] ?? [];
  return piece?.type === 'text' && piece.value !== entity ? piece.value : undefined;
}

/** What stands there of Markdown, and where; `marks` is how many letters it has on each side, of a link none. */
type Marked = Shown & { readonly marks: number };

/** `**bold**`, `*italic*`, `[words](/address)`. What is bold within something italic is told with it. */
function markdownIn(text: string): Shown[] {
  const marked = [...eachNode(parseMarkdown(text))].flatMap((part): Marked[] => {
    const start = part.position?.start.offset ?? 0;
    const written = text.slice(start, part.position?.end.offset);
    const why = markedAs(part, written);
    // 2*3*4 is no emphasis.
    const isInWord =
      /[\p{L}\p{N}]$/u.test(text.slice(0, start)) || /^[\p{L}\p{N}]/u.test(text.slice(start + written.length));
    if (why === undefined || isInWord) return [];
    return [{ written, start, said: { why }, marks: part.type === 'link' ? 0 : part.type === 'strong' ? 2 : 1 }];
  });
  const found: Shown[] = [];
  let told = 0;
  for (const { written, start, said, marks } of marked) {
    const end = start + written.length;
    if (marks > 0 && end <= told) continue;
    if (marks > 0) told = end;
    found.push({ written, start, said, ...(marks === 0 ? {} : { better: withoutMarks(text, [start, end], marked) }) });
  }
  return found;
}

/** A part of a text without the marks of emphasis in it. */
function withoutMarks(text: string, [start, end]: Range, marked: readonly Marked[]): Change[] {
  return marked.flatMap(({ written, start: at, marks }) => {
    const places = marks === 0 || at < start || at >= end ? [] : [at, at + written.length - marks];
    return places.map((place) => ({ start: place, from: text.slice(place, place + marks), to: '' }));
  });
}

function markedAs({ type }: Nodes, written: string): 'bold' | 'italic' | 'link' | undefined {
  // Names may begin and end with low lines: __init__.
  const isStarred = written.startsWith('*');
  if (type === 'strong' && isStarred) return 'bold';
  if (type === 'emphasis' && isStarred) return 'italic';
  const isLink = type === 'link' && /\]\((?:\/|#|https?:|mailto:|tel:)/.test(written);
  return isLink ? 'link' : undefined;
}
