import type { ShownHint } from '../../../diagnostics/messages/told.ts';
import { allOf } from '../../../model/lists.ts';
import { type At, type Finding, finding, withAnswer } from '../../../yaml/findings/finding.ts';
import { offsetsIn } from '../../../yaml/syntax/offsets.ts';
import { type Edit, lineEndOf, replace } from '../../../yaml/text/edits.ts';
import type { Range } from '../../../yaml/text/source.ts';
import type { Change } from '../../texts/foreign/foreign.ts';
import { locate } from '../../texts/locate.ts';
import { runsOf } from '../../texts/markdown.ts';
import { onlyShownOf } from '../../texts/nodes.ts';
import { type ParsedText, placeIn, type TextValue } from '../parts.ts';
import { ANY, type Rule } from '../rule.ts';

/** A part of a text that visitors would read as it is written, or that isn't what its author means. */
export type Slip<Said> = {
  readonly start: number;
  readonly written: string;
  readonly said: Said;
  /** What belongs there in its place, or in that of other parts of the text. */
  readonly better?: string | readonly Change[];
  /** Whether nothing else can be meant; so if it isn't said. */
  readonly isSure?: boolean;
};

/** A slip that has a pattern: each match of it, or the first if it isn't a global one; what is said of that, and what belongs there. */
export type Row<Said> = readonly [
  pattern: RegExp,
  say: (match: RegExpExecArray) => Omit<Slip<Said>, 'start' | 'written'> | undefined,
];

/** What a table of slips finds in a text, row by row. @param at where the text starts in that of its value */
export function slipsIn<Said>(rows: readonly Row<Said>[], text: string, at = 0): Slip<Said>[] {
  return rows.flatMap(([pattern, say]) =>
    matchesOf(pattern, text).flatMap((match): Slip<Said>[] => {
      const slip = say(match);
      return slip === undefined ? [] : [{ start: at + match.index, written: match[0], ...slip }];
    }),
  );
}

function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  // Most texts have none, and to look for all takes a copy of the pattern.
  if (pattern.global) return text.search(pattern) === -1 ? [] : [...text.matchAll(pattern)];
  const first = pattern.exec(text);
  return first === null ? [] : [first];
}

/**
 * Slips as findings. What belongs there is only offered where the file has the same letters as the text.
 * @param found makes the finding for one, of what is said and what is written there
 */
export function toFindings<Said>(
  value: TextValue,
  slips: readonly Slip<Said>[],
  found: (at: At, said: Said, written: string) => Finding,
): Finding[] {
  return slips.map(({ start, written: shown, said, better = [], isSure = true }) => {
    const written = value.text.slice(start, start + shown.length);
    const mistake = found(placeIn(value, start, start + shown.length), said, written);
    const edits = editsFor(value, typeof better === 'string' ? [{ start, from: written, to: better }] : better);
    return withAnswer(mistake, edits, isSure);
  });
}

/** Other words for parts of a text as edits of its file; undefined where the file hasn't the same letters. */
export function editsFor(
  { node, content: { source } }: TextValue,
  changes: readonly Change[],
): readonly Edit[] | undefined {
  const edits = changes.map(({ start, from, to }) => {
    const isLines = `${from}${to}`.includes('\n');
    if (isLines && node.style !== 'whole' && !node.source.startsWith('|')) return undefined;
    const offsets = offsetsIn(node);
    const at = offsets[start] ?? 0;
    const range: Range = from.includes('\n')
      ? [node.range[0] + at, node.range[0] + (offsets[start + from.length - 1] ?? at) + 1]
      : locate(node, from, start);
    const there = source.text.slice(...range);
    if (there.replace(/\r?\n[ \t]*/g, '\n') !== from.replace(/\n[ \t]*/g, '\n')) return undefined;
    // Lines have the indentation of the line that they begin in.
    const indent = /^[ \t]*/.exec(source.text.slice(source.text.lastIndexOf('\n', range[0] - 1) + 1))?.[0] ?? '';
    return replace(range, to.replaceAll('\n', `${lineEndOf(source)}${indent}`));
  });
  return allOf(edits);
}

export function toShown(value: TextValue, slips: readonly Slip<ShownHint>[]): Finding[] {
  return toFindings(value, slips, (at, hint, written) => finding('shown-as-written', at, { written, ...hint }));
}

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

/** Markdown that no text of ours knows: visitors would see its marks. */
type ShownKind = 'table' | 'quote' | 'rule' | 'strike' | 'footnote';

type Line = { readonly text: string; readonly start: number };

/** Between the heads of a table and its rows. YAML may have folded all of it into one line. */
const BELOW_HEADS = /\|[ \t]*:?(?<!-)-{2,}:?[ \t]*\||(?<!-)-{3,}:?[ \t]*\|[ \t]*:?-{3,}/;

/** The first of each kind in a text. */
export function shownMarkdownIn(text: string): Slip<ShownKind>[] {
  const lines = linesOf(text);
  const inLines = LINES.flatMap(([said, is]) => {
    const line = lines.find((_, at) => is(lines, at));
    return line === undefined ? [] : [{ start: line.start, written: line.text, said }];
  });
  return [...inLines, ...slipsIn(WITHIN_LINES, text)];
}

const LINES = [
  ['table', isTable],
  ['quote', isQuote],
  ['rule', isRule],
] as const;

const WITHIN_LINES: readonly Row<ShownKind>[] = [
  [/(?<![~\\])~~(?=[^\s~])[^~\n]*(?<=[^\s~])~~(?!~)/, () => ({ said: 'strike' })],
  [/\[\^[^[\]\s]{1,100}\]/, () => ({ said: 'footnote' })],
];

/** The lines of a text, without the spaces around them. */
function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((whole) => {
    const indent = whole.length - whole.trimStart().length;
    const line = { text: whole.trim(), start: start + indent };
    start += whole.length + 1;
    return line;
  });
}

function isTable(lines: readonly Line[], at: number): boolean {
  const [line = '', next = ''] = [lines[at]?.text, lines[at + 1]?.text];
  const isRow = /^\|.+\|$/.test(line);
  return BELOW_HEADS.test(line) || (line.includes('|') && BELOW_HEADS.test(next)) || (isRow && /^\|.+\|$/.test(next));
}

/** Only at the start of a paragraph, or line after line: an arrow may come to the start of a line by chance. */
function isQuote(lines: readonly Line[], at: number): boolean {
  const [before = '', line = '', next = ''] = [lines[at - 1]?.text, lines[at]?.text, lines[at + 1]?.text];
  return /^>[ \t]?["“„«'‘*_\ufffc\p{L}]/u.test(line) && (before === '' || next.startsWith('>'));
}

function isRule(lines: readonly Line[], at: number): boolean {
  return /^(?:-(?:[ \t]*-){2,}|\*(?:[ \t]*\*){2,}|_(?:[ \t]*_){2,}|={3,})$/.test(lines[at]?.text ?? '');
}

export const slipRules: readonly Rule[] = [
  /** `**`, `*` and backticks that mark nothing, so that visitors see them: the first of each kind in a text, or in each of its paragraphs. */
  {
    of: ANY,
    find: {
      markedRichText: ({ root, ...value }) =>
        /[*`]/.test(value.text) ? idleMarks(value, onlyShownOf(root, value.text), 0) : [],
      markedPassage: marksInLong,
      longText: marksInLong,
    },
  },
  /** `##Heading`, `-entry`, `![picture]` and the like: visitors would read the marks. The first of each kind in each paragraph. */
  {
    of: ANY,
    find: {
      markedRichText: (value) => (MAY_BE.test(value.text) ? slipsInShort(value) : []),
      markedPassage: (value) => slipsInLong(value, false),
      longText: (value) => slipsInLong(value, true),
    },
  },
];

type Mark = '**' | '*' | '`';
type Shown = Slip<ShownHint>;

function slipsInShort({ root, ...value }: ParsedText): Finding[] {
  const shown = onlyShownOf(root, value.text);
  return toShown(value, [...slipsIn(IN_SHORT, shown), ...lists(shown, 'short-list', false)]);
}

function marksInLong({ root, ...value }: ParsedText): Finding[] {
  if (!/[*`]/.test(value.text)) return [];
  return [...runsOf(onlyShownOf(root, value.text))].flatMap(({ text, start }) => idleMarks(value, text, start));
}

/** @param isLong whether nothing else tells the bullets of other programs there */
function slipsInLong({ root, ...value }: ParsedText, isLong: boolean): Finding[] {
  const isFolded = value.node.style === 'block' && value.node.source.startsWith('>');
  // Lines that YAML joins are told with what joins them.
  if (isFolded || !MAY_BE.test(value.text)) return [];
  return [...runsOf(onlyShownOf(root, value.text))].flatMap(({ text, start }) => {
    const found = [
      ...slipsIn(start === 0 ? [TITLE, ...IN_LONG] : IN_LONG, text),
      ...lists(text, 'long-list', isLong),
      ...tables(text),
    ];
    return toShown(
      value,
      found.map((slip) => moved(slip, start)),
    );
  });
}

/** The first of each kind. @param at where what is shown starts in the text */
function idleMarks(value: TextValue, shown: string, at: number): Finding[] {
  const isOnlyStar = shown.replaceAll('**', '').split('*').length === 2;
  const found = slipsIn(MARKS, shown, at).filter(({ said: { mark } }) => mark !== '*' || isOnlyStar);
  const first = (['**', '*', '`'] as const).flatMap((mark) => found.find(({ said }) => said.mark === mark) ?? []);
  return toFindings(value, first, (place, { mark, better }) => finding('idle-mark', place, { mark, better }));
}

const MARKS: readonly Row<{ readonly mark: Mark; readonly better?: string }>[] = [
  // `** bold **`, `**bold **` and `** bold**`, which need their marks without the spaces.
  [
    /(?<![*\p{L}\p{N}])\*\*( {0,3})([^\s*](?:[^*\n]{0,200}[^\s*])?)( {0,3})\*\*(?![*\p{L}\p{N}])/gu,
    ([, before = '', words = '', after = '']) =>
      before + after === '' ? undefined : { said: { mark: '**', better: `**${words}**` } },
  ],
  // `**bold` and `bold**`. 2**3 is a power, and ** between spaces stands for itself.
  [/(?<![*\p{L}\p{N}])\*\*(?=[^\s*])|(?<=[^\s*])\*\*(?![*\p{L}\p{N}])/gu, () => ({ said: { mark: '**' } })],
  // The only star of a text, before a word inside a line. Others may be footnotes, products or patterns such as *.pdf.
  [/(?<=\S[ ("“])\*(?=\p{L})/gu, () => ({ said: { mark: '*' } })],
  // `code without its second mark. Inside a word it's an apostrophe.
  [/(?<![`´'\p{L}\p{N}])`(?=[\p{L}\p{N}./$-])(?![^`\n]*['´])/gu, () => ({ said: { mark: '`' } })],
];

/** Spaces that look like one and are none to Markdown: keyboards of a Mac and other programs make them. */
const ODD = '\u00a0\u2000-\u200b\u202f\u3000';

const MAY_BE = /^[ \t]*(?:#|[-*+•◦▪–]|\d{1,3}[.)]|:[ \t])|[|\]]/m;

/** `##Heading`. One # before a word is a hashtag. */
const HEADING = /(?<=^[ \t]{0,3})#{2,6}(?=[\p{L}\p{N}*_"„“«¿¡])/gmu;

/** What links say that lead nowhere without an address, in the languages of many sites. */
const LINK_WORDS =
  'here|click here|more|read more|learn more|see more|link|link text|hier|hier klicken|klicken sie hier|mehr|mehr dazu|mehr erfahren|weiterlesen|zum kontakt|ici|cliquez ici|en savoir plus|lire la suite|aquí|haz clic aquí|leer más|más|qui|clicca qui|leggi tutto|leggi di più|meer|lees meer|klik hier|tutaj|kliknij tutaj|czytaj dalej|więcej|här|läs mer|her|læs mere|les mer|тут|здесь|подробнее|читать далее|यहाँ|यहाँ क्लिक करें|और पढ़ें|هنا|اضغط هنا|المزيد';

/** `![picture]` without an address, or with one whose bracket is never closed. */
const PICTURE =
  /(?<![\p{L}\p{N}\\!])!\[[^[\]\n]{0,200}\](?![([:])(?:[ \t]*\([^()\n]{1,200}\))?|(?<![\p{L}\p{N}\\!])!\[[^[\]\n]{0,200}\]\([^()\n]{0,200}$/gmu;

const ANYWHERE: readonly Row<ShownHint>[] = [
  // `[words][name]`, where no line says where the name leads. Numbers are sources.
  [
    /(?<![\p{L}\p{N}\])!\\])\[([^[\]\n]{1,200})\]\[(?![\d\s,]*\]|[/#]|https?:|mailto:|tel:)[^[\]\n]{1,100}\](?![([])/gu,
    ([, words = '']) => ({ said: { why: 'reference', words } }),
  ],
  // `[read more]`: the words of a link, and no address. Other words in brackets are what people write.
  [
    new RegExp(`(?<![\\p{L}\\p{N}\\])!\\\\])\\[(${LINK_WORDS})\\](?![([:])`, 'giu'),
    ([brackets]) => ({ said: { why: 'no-address', brackets } }),
  ],
];

const IN_SHORT: readonly Row<ShownHint>[] = [
  [HEADING, () => ({ said: { why: 'short-heading' } })],
  [PICTURE, () => ({ said: { why: 'short-picture' } })],
  ...ANYWHERE,
];

/** `#Heading` that begins a text and is a line alone. The title of the page is the only heading with one #. */
const TITLE: Row<ShownHint> = [
  /#(?<=^\n*#)(?=\p{Lu}[^\n#.!?]*[ \t][^\n#.!?]*\n*$)/u,
  () => ({ said: { why: 'long-heading', marks: '##' }, better: '## ', isSure: false }),
];

const IN_LONG: readonly Row<ShownHint>[] = [
  [HEADING, ([marks]) => ({ said: { why: 'long-heading', marks }, better: `${marks} ` })],
  // `## Heading` with another space than that of the keyboard.
  [
    new RegExp(`(?<=^[ \\t]{0,3})(#{1,6})[${ODD}]{1,9}(?=[^\\s#])`, 'gm'),
    ([, written = '']) => {
      const marks = written === '#' ? '##' : written;
      return { said: { why: 'odd-heading', marks }, better: `${marks} `, isSure: written !== '#' };
    },
  ],
  // `: what it means` below a word.
  [/(?<=\S\n[ \t]{0,3}):[ \t]+\S(?:[^\n]*[^\s])?/, () => ({ said: { why: 'definition' } })],
  [PICTURE, () => ({ said: { why: 'long-picture' } })],
  ...ANYWHERE,
];

/** Lines in a row with the mark of a list and no space after it, or with a mark that Markdown doesn't know. */
function lists(shown: string, why: 'short-list' | 'long-list', bullets: boolean): Shown[] {
  const lines = linesOf(shown);
  const first = lines.find(({ text }, at) => {
    const mark = UNSPACED.exec(text)?.[1] ?? (bullets ? OTHER_BULLET.exec(text)?.[1] : undefined);
    if (mark === undefined) return false;
    const isAlike = (line: string | undefined): boolean =>
      line !== undefined &&
      (/\d/.test(mark) ? /^\d{1,3}[.)]/.test(line) : line.startsWith(mark) && !line.startsWith(mark.repeat(2)));
    // What Markdown has understood at the start of a line may be the mark of a list.
    const isEntryBefore = /^\ufffc{1,3}[ \t]/.test(lines[at - 1]?.text ?? '');
    return isAlike(lines[at + 1]?.text) || isEntryBefore;
  });
  if (first === undefined) return [];
  const better = lines.flatMap(({ text, start }): Change[] => {
    const [from, mark] = UNSPACED.exec(text) ?? [];
    return from === undefined ? [] : [{ start, from, to: `${mark} ` }];
  });
  const slip = { start: first.start, written: first.text };
  if (OTHER_BULLET.test(first.text)) return [{ ...slip, said: { why: 'other-list' } }];
  return [{ ...slip, said: { why }, ...(why === 'long-list' ? { better, isSure: false } : {}) }];
}

const UNSPACED = new RegExp(`^([-*+]|\\d{1,3}[.)])[${ODD}]{0,9}(?=[\\p{L}„“"«])`, 'u');
const OTHER_BULLET = /^([•◦▪–])[ \t]*\p{L}/u;

/** Rows without a line of dashes, or with one that has another number of cells. */
function tables(shown: string): Shown[] {
  const table = shownMarkdownIn(shown).find(({ said }) => said === 'table');
  const lines = linesOf(shown);
  const bars = (line: Line | undefined): number => (line?.text.split(' | ').length ?? 1) - 1;
  const bare = lines.find((line, at) => bars(line) > 0 && bars(line) === bars(lines[at + 1]));
  const { start, written } = table ?? { start: bare?.start ?? 0, written: bare?.text ?? '' };
  if (written === '') return [];
  const cells = written.replace(/^\||\|$/g, '').split(/(?<!\\)\|/).length;
  const dashes = `|${'---|'.repeat(cells)}`;
  const hasDashes = /^[ \t]{0,9}\|?[ \t]{0,9}:?--/m.test(shown.slice(start + written.length));
  return [{ start, written, said: { why: hasDashes ? 'other-dashes' : 'no-dashes', dashes } }];
}

function moved({ better, ...slip }: Shown, by: number): Shown {
  const changes = typeof better === 'object' ? better.map((each) => ({ ...each, start: each.start + by })) : better;
  return { ...slip, start: slip.start + by, ...(changes === undefined ? {} : { better: changes }) };
}
