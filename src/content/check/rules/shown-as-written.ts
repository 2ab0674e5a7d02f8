import type { Nodes } from 'mdast';
import type { LinkFault, ShownHint } from '../../../diagnostics/messages/told.ts';
import { once } from '../../../model/once.ts';
import { wordTable } from '../../../values/word-table.ts';
import { type Finding, finding } from '../../../yaml/findings/finding.ts';
import type { Range } from '../../../yaml/text/source.ts';
import { type Change, type Foreign, foreignIn, isHtml } from '../../texts/foreign/foreign.ts';
import { paragraphsOf, parseMarkdown } from '../../texts/markdown.ts';
import { eachNode, spanOf, taskBoxesIn, withoutAnyCode } from '../../texts/nodes.ts';
import { PLACEHOLDERS, placeholdersIn } from '../../texts/placeholders.ts';
import type { Content } from '../contents.ts';
import { withoutSpaces } from '../link-form.ts';
import type { ParsedText, TextValue } from '../parts.ts';
import { ANY, type Rule } from '../rule.ts';
import {
  type Row,
  type Slip,
  shownMarkdownIn,
  slipsIn,
  toFindings,
  toShown,
  withoutClosing,
} from './slips-in-markdown.ts';

export const shownAsWrittenRules: readonly Rule[] = [
  /** Links in texts that are none to Markdown, and would be shown with their brackets, and links without words. */
  { of: ANY, find: { markedRichText: rawLinks, markedPassage: rawLinks, longText: rawLinks } },
  /**
   * Titles, labels and other short texts are shown letter by letter: HTML and Markdown in them were meant to do something,
   * and do nothing. A warning: a text may be about HTML.
   */
  { of: ANY, find: { markedText: checkPlain } },
  /** Shortcodes, template code and marks of other systems, where a text has no code. A warning: a text may be about them. */
  {
    of: ANY,
    find: {
      markedText: (value) => foreignMarks(value),
      markedRichText: tellBesideTasks,
      markedPassage: tellBesideTasks,
      longText: tellBesideTasks,
    },
  },
];

type Shown = Slip<ShownHint>;

function checkPlain(value: TextValue): Finding[] {
  const { text } = value;
  // Nothing else can begin what we look for.
  if (!/[&<>*_[~|#]|---/.test(text)) return [];
  return toShown(value, [
    ...entitiesIn(text),
    ...withoutClosing(slipsIn([TAG], text)),
    ...markdownIn(text),
    ...slipsIn([HEADING], text),
    ...shownMarkdownIn(text).map(
      ({ said, ...slip }): Shown => ({ ...slip, said: { why: said === 'rule' ? 'delete' : said } }),
    ),
    ...(text.split('**').length === 2 ? slipsIn([LOOSE], text) : []),
  ]);
}

/** `<b>`, `<br/>`. */
const TAG: Row<ShownHint> = [
  /<\/?(a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>/gi,
  ([, name]) => ({ said: { why: name === 'br' ? 'break' : 'keep-words' } }),
];

/** `# Heading`. */
const HEADING: Row<ShownHint> = [/^(?:#{1,6}(?= \p{L})|#{2,6}(?=\p{L}))/u, () => ({ said: { why: 'keep-words' } })];

/** `**bold` without its second mark. */
const LOOSE: Row<ShownHint> = [
  /(?<![*\p{L}\p{N}])\*\*(?=\p{L})|(?<=\p{L})\*\*(?![*\p{L}\p{N}])/u,
  () => ({ said: { why: 'delete' } }),
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

/** A link or a picture, whether Markdown takes it for one or not. Its address may have round brackets, as the names of copies have. */
const RAW =
  /(?<![\\\]!])(!?)\[([^[\]\n]+)\]( {0,3})\(((?:\/|#|https?:|mailto:|tel:)(?:[^()\n]|\([^()\n]{0,200}\)){0,1000})(\)?)/g;

/** Links whose brackets are the wrong ones, and where the words and the address are in a match. */
const bracketTable =
  wordTable<
    readonly {
      readonly why: 'turned-brackets' | 'square-brackets' | 'swapped-brackets';
      readonly pattern: string;
      readonly words: number;
      readonly address: number;
    }[]
  >('wrong-brackets');

const wrongBrackets = once(() =>
  bracketTable().map(({ why, pattern, words, address }): Row<LinkFault> => {
    const link = (match: RegExpExecArray): string => `[${match[words]?.trim()}](${match[address]})`;
    return [new RegExp(pattern, 'g'), (match) => ({ said: { why, better: link(match) }, better: link(match) })];
  }),
);

function rawLinks({ root, ...value }: ParsedText): Finding[] {
  if (!mayHaveRaw(value.text)) return [];
  const found = [...eachNode(root)].flatMap((node) => rawIn(node, value.text));
  return toFindings(value, found, (at, facts) => finding('bad-link', at, facts));
}

/** Whether a text has a link without words, or one that is perhaps none: Markdown takes all others for what they are. */
function mayHaveRaw(text: string): boolean {
  if (/\[\s*\]\(/.test(text) || wrongBrackets().some(([pattern]) => text.search(pattern) !== -1)) return true;
  return [...text.matchAll(RAW)].some(
    ([, , words = '', gap, address = '', close]) =>
      gap !== '' || close === '' || /[\s\\<]/.test(words.at(-1) + address),
  );
}

function rawIn(node: Nodes, text: string): Slip<LinkFault>[] {
  const [start, end] = spanOf(node);
  const written = text.slice(start, end);
  if (node.type === 'link' && node.children.length === 0 && node.url !== '')
    return [{ written, start, said: { why: 'no-words', address: node.url } }];
  return node.type === 'text' && written.includes(']') ? slipsIn([...wrongBrackets(), LINK], written, start) : [];
}

const LINK: Row<LinkFault> = [
  RAW,
  ([, mark = '', words = '', gap = '', after = '', close = '']) => {
    const address = after.trim();
    const to = (target: string): string => `${mark}[${words}](${target})`;
    const better = to(address.split(/\s/, 1).join(''));
    if (close === '') return { said: { why: 'open-bracket', better } };
    if (gap !== '') return { said: { why: 'space-between', better }, ...(!/\s/.test(address) && { better }) };
    const size = /^(\S+)\s+=\d*x\d*$/.exec(address)?.[1];
    // A file has the name that it has, in angle brackets. Behind it there may be a title.
    const [, file, title = ''] = /^(\/.*\.[a-z\d]{2,5})(\s+(?:"[^"]*"|'[^']*'))?$/i.exec(address) ?? [];
    const isPlain = /^(?:mailto|tel):/i.test(address);
    if (!isPlain && size !== undefined) return { said: { why: 'size', better: to(size) } };
    if (!isPlain && file === undefined)
      return { said: { why: 'space-in-brackets', better: to(address.replace(/\s/g, '%20')) } };
    const spaced = to(isPlain ? withoutSpaces(address) : `<${file}>${title}`);
    return { said: { why: 'space-in-address', better: spaced }, better: spaced };
  },
];

/** What texts that have lists show a box for, `- [ ] Pack`, is known here, too. */
function tellBesideTasks({ root, ...value }: ParsedText): Finding[] {
  const boxes = taskBoxesIn(root);
  return foreignMarks(value, { text: withoutAnyCode(root, value.text), isOurs: ({ start }) => boxes.has(start) });
}

type Marks = { readonly text: string; readonly isOurs: (each: Foreign) => boolean };

/** @param marks the text without its code; what of all that is found in it is known here, too */
function foreignMarks(
  whole: TextValue,
  { text, isOurs }: Marks = { text: whole.text, isOurs: () => false },
): Finding[] {
  const value = { ...whole, text };
  const { node, content } = whole;
  // Without quotes, it is a mistake of its own at the start of a text.
  if (node !== content.root && node.style === 'plain' && text.startsWith('{')) return [];
  const found = foreignIn(text, whole.text).filter(
    (each) => !isHtml(each) && !each.isEnd && !hasUnknown(each.written) && !isOurs(each) && !isOfLayout(each, content),
  );
  // Lines end otherwise in the file than in its text, so that only the first line is looked for.
  const slips = found.map(({ changes, isSure, isEnd: _, ...said }) => ({
    ...{ start: said.start, written: said.written.split('\n', 1).join(''), said, isSure },
    ...(changes !== undefined && { better: changes }),
  }));
  return toFindings(value, slips, (at, { written, facts }) => ({
    ...finding('shown-as-written', at, { written, why: 'foreign', ...facts }),
    // What is read in it otherwise, such as a link, is none.
    covers: [at.range],
  }));
}

/** Whether it stands in braces in the layout of a kind: those may be a field, and are told with what it has. */
const isOfLayout = ({ written }: Foreign, { sort }: Content): boolean => sort === 'kind' && written.startsWith('{');

/** Whether there is something in braces in it that nothing can fill in: that is an error, which is told with the same advice. */
function hasUnknown(written: string): boolean {
  return placeholdersIn(written).some(({ name }) => !Object.hasOwn(PLACEHOLDERS, name));
}
