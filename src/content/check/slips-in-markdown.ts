import type { ShownHint } from '../../diagnostics/messages/told.ts';
import { type Finding, finding, inText, withAnswer } from '../../yaml/findings/finding.ts';
import { type Edit, replace } from '../../yaml/text/edits.ts';
import { locate } from '../texts/locate.ts';
import { onlyShown, onlyShownOf } from '../texts/long/masked.ts';
import { runsOf } from '../texts/long/runs.ts';
import { excessOf } from '../texts/markdown.ts';
import { ANY, type FileRule } from './rule.ts';
import { shownMarkdownIn } from './shown-markdown.ts';
import type { LongValue, TextValue } from './text-values.ts';

/** What was meant as Markdown and isn't, by its offset in the text; what it should be, as far as that is known. */
type Slip = {
  readonly start: number;
  readonly written: string;
  readonly hint: ShownHint;
  /** Other words for parts of it, and whether nothing else can be meant. */
  readonly better?: readonly { readonly start: number; readonly from: string; readonly to: string }[];
  readonly isSure?: boolean;
};

/** `##Heading`, `-entry`, `![picture]` and the like: visitors would read the marks. The first of each kind in each paragraph. */
export const slipsInMarkdownRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    markedRichText: inShort,
    markedPassage: (value) => inLong(value, false),
    longText: (value) => inLong(value, true),
  },
};

function inShort(value: TextValue): Finding[] {
  if (!MAY_BE.test(value.text) || excessOf(value.text) !== undefined) return [];
  const shown = onlyShown(value.text);
  return tell(value, [
    ...headings(shown, 'short'),
    ...lists(shown, 'short-list', false),
    ...pictures(shown, 'short-picture'),
    ...references(shown),
    ...bareLinks(shown),
  ]);
}

function inLong({ root, ...value }: LongValue, isLong: boolean): Finding[] {
  const isFolded = value.node.style === 'block' && value.node.source.startsWith('>');
  // Lines that YAML joins are told with what joins them.
  if (isFolded || !MAY_BE.test(value.text)) return [];
  return [...runsOf(onlyShownOf(root, value.text))].flatMap(({ text, start }) =>
    tell(
      value,
      inRun(text, start === 0, isLong).map((found) => moved(found, start)),
    ),
  );
}

/** Spaces that look like one and are none to Markdown: keyboards of a Mac and other programs make them. */
const ODD = '\u00a0\u2000-\u200b\u202f\u3000';

const MAY_BE = /^[ \t]*(?:#|[-*+•◦▪–]|\d{1,3}[.)]|:[ \t])|[|\]]/m;

/** @param isLong whether nothing else tells the bullets of other programs there */
function inRun(shown: string, isFirst: boolean, isLong: boolean): Slip[] {
  return [
    ...headings(shown, isFirst ? 'first' : 'long'),
    ...oddHeadings(shown),
    ...lists(shown, 'long-list', isLong),
    ...definitions(shown),
    ...tables(shown),
    ...pictures(shown, 'long-picture'),
    ...references(shown),
    ...bareLinks(shown),
  ];
}

const AFTER_MARKS = new RegExp(`^[ \\t]{0,3}(#{1,6}[${ODD}]{1,9})[^\\s#][^\\n]*$`, 'gm');

/** `## Heading` with another space than that of the keyboard. */
function oddHeadings(shown: string): Slip[] {
  return [...shown.matchAll(AFTER_MARKS)].map(({ 0: line, 1: written = '', index }) => {
    const start = index + line.indexOf(written);
    const marks = written.replace(/[^#]/g, '');
    const to = `${marks === '#' ? '##' : marks} `;
    const hint = { why: 'odd-heading', marks: to.trim() } as const;
    return { start, written, hint, better: [{ start, from: written, to }], isSure: marks !== '#' };
  });
}

/**
 * `##Heading`. One # before a word is a hashtag, unless it begins a text and is a line alone.
 */
function headings(shown: string, where: 'short' | 'long' | 'first'): Slip[] {
  const several = [...shown.matchAll(/^([ \t]{0,3})(#{2,6})(?=[\p{L}\p{N}*_"„“«¿¡])[^\n]*$/gmu)];
  const single = where === 'first' ? /^\n*()(#)(?=\p{Lu})[^\n#.!?]*[ \t][^\n#.!?]*\n*$/u.exec(shown) : null;
  return [...several, ...(single === null ? [] : [single])].map(
    ({ 0: line, 1: indent = '', 2: marks = '', index }): Slip => {
      const start = index + line.indexOf(marks, indent.length);
      if (where === 'short') return { start, written: marks, hint: { why: 'short-heading' } };
      // The title of the page is the only heading with one #.
      const to = marks === '#' ? '##' : marks;
      return {
        start,
        written: marks,
        hint: { why: 'long-heading', marks: to },
        better: [{ start, from: marks, to: `${to} ` }],
        isSure: marks !== '#',
      };
    },
  );
}

/** Lines in a row with the mark of a list and no space after it, or with a mark that Markdown doesn't know. */
function lists(shown: string, why: 'short-list' | 'long-list', bullets: boolean): Slip[] {
  const lines = linesOf(shown);
  const first = lines.find(({ text }, at) => {
    const mark = UNSPACED.exec(text)?.[1] ?? (bullets ? OTHER_BULLET.exec(text)?.[1] : undefined);
    if (mark === undefined) return false;
    const isAlike = (line: string | undefined): boolean =>
      line !== undefined &&
      (/\d/.test(mark) ? /^\d{1,3}[.)]/.test(line) : line.startsWith(mark) && !line.startsWith(mark.repeat(2)));
    const isEntryBefore = lines[at - 1]?.text.startsWith('\ufffc') === true && lines[at - 1]?.isEntry === true;
    return isAlike(lines[at + 1]?.text) || isEntryBefore;
  });
  if (first === undefined) return [];
  const better = lines.flatMap(({ text, start }) => {
    const [from, mark] = UNSPACED.exec(text) ?? [];
    return from === undefined ? [] : [{ start, from, to: `${mark} ` }];
  });
  const isOfBullets = OTHER_BULLET.test(first.text);
  return [
    {
      start: first.start,
      written: first.text,
      hint: { why: isOfBullets ? 'other-list' : why },
      ...(why === 'long-list' && !isOfBullets ? { better } : {}),
    },
  ];
}

const UNSPACED = new RegExp(`^([-*+]|\\d{1,3}[.)])[${ODD}]{0,9}(?=[\\p{L}„“"«])`, 'u');
const OTHER_BULLET = /^([•◦▪–])[ \t]*\p{L}/u;

/** `: what it means` below a word. */
function definitions(shown: string): Slip[] {
  const found = /(?<=\S\n)[ \t]{0,3}:[ \t]+\S[^\n]*/.exec(shown);
  if (found === null) return [];
  const written = found[0].trim();
  return [
    {
      start: found.index + found[0].indexOf(written),
      written,
      hint: { why: 'definition' },
    },
  ];
}

/** Rows without a line of dashes, or with one that has another number of cells. */
function tables(shown: string): Slip[] {
  const [table] = shownMarkdownIn(shown).filter(({ kind }) => kind === 'table');
  const lines = linesOf(shown);
  const bars = (line: Line | undefined): number => (line?.text.split(' | ').length ?? 1) - 1;
  const bare = lines.find((line, at) => bars(line) > 0 && bars(line) === bars(lines[at + 1]));
  const found = table ?? (bare === undefined ? undefined : { start: bare.start, end: bare.start + bare.text.length });
  if (found === undefined) return [];
  const written = shown.slice(found.start, found.end).trim();
  const cells = written.replace(/^\||\|$/g, '').split(/(?<!\\)\|/).length;
  const dashes = `|${'---|'.repeat(cells)}`;
  const hasDashes = /^[ \t]{0,9}\|?[ \t]{0,9}:?--/m.test(shown.slice(found.end));
  return [{ start: found.start, written, hint: { why: hasDashes ? 'other-dashes' : 'no-dashes', dashes } }];
}

/** `![picture]` without an address, or with one whose bracket is never closed. */
function pictures(shown: string, why: 'short-picture' | 'long-picture'): Slip[] {
  return [
    ...shown.matchAll(
      /(?<![\p{L}\p{N}\\!])!\[[^[\]\n]{0,200}\](?![([:])(?:[ \t]*\([^()\n]{1,200}\))?|(?<![\p{L}\p{N}\\!])!\[[^[\]\n]{0,200}\]\([^()\n]{0,200}$/gmu,
    ),
  ].map(({ 0: written, index }) => ({ start: index, written, hint: { why } }));
}

/** `[words][name]`, where no line says where the name leads. Numbers are sources. */
function references(shown: string): Slip[] {
  return [
    ...shown.matchAll(
      /(?<![\p{L}\p{N}\])!\\])\[([^[\]\n]{1,200})\]\[(?![\d\s,]*\]|[/#]|https?:|mailto:|tel:)[^[\]\n]{1,100}\](?![([])/gu,
    ),
  ].map(({ 0: written, 1: words = '', index }) => ({
    start: index,
    written,
    hint: { why: 'reference', words },
  }));
}

/** What links say that lead nowhere without an address, in the languages of many sites. */
const LINK_WORDS =
  'here|click here|more|read more|learn more|see more|link|link text|hier|hier klicken|klicken sie hier|mehr|mehr dazu|mehr erfahren|weiterlesen|zum kontakt|ici|cliquez ici|en savoir plus|lire la suite|aquí|haz clic aquí|leer más|más|qui|clicca qui|leggi tutto|leggi di più|meer|lees meer|klik hier|tutaj|kliknij tutaj|czytaj dalej|więcej|här|läs mer|her|læs mere|les mer|тут|здесь|подробнее|читать далее|यहाँ|यहाँ क्लिक करें|और पढ़ें|هنا|اضغط هنا|المزيد';

const BARE = new RegExp(`(?<![\\p{L}\\p{N}\\])!\\\\])\\[(${LINK_WORDS})\\](?![([:])`, 'giu');

/** `[read more]`: the words of a link, and no address. Other words in brackets are what people write. */
function bareLinks(shown: string): Slip[] {
  return [...shown.matchAll(BARE)].map(({ 0: written, index }) => ({
    start: index,
    written,
    hint: { why: 'no-address', brackets: written },
  }));
}

type Line = { readonly text: string; readonly start: number; readonly isEntry: boolean };

/** The lines of a text without the spaces before them. What Markdown has understood at the start of a line may be the mark of a list. */
function linesOf(shown: string): Line[] {
  let offset = 0;
  return shown.split('\n').map((line) => {
    const text = line.trimStart();
    const start = offset + line.length - text.length;
    offset += line.length + 1;
    return { text: text.trimEnd(), start, isEntry: /^\ufffc{1,3}[ \t]/.test(text) };
  });
}

function moved(found: Slip, by: number): Slip {
  const { better } = found;
  return {
    ...found,
    start: found.start + by,
    ...(better === undefined ? {} : { better: better.map((each) => ({ ...each, start: each.start + by })) }),
  };
}

function tell({ text, node, content }: TextValue, all: readonly Slip[]): Finding[] {
  const { source } = content;
  return all.map(({ start, written: shown, hint, better = [], isSure = false }) => {
    const written = text.slice(start, start + shown.length);
    const mistake = finding('shown-as-written', inText(source, locate(node, written, start)), { written, ...hint });
    const edits = better.flatMap((each): Edit[] => {
      const range = locate(node, each.from, each.start);
      return source.text.slice(...range) === each.from ? [replace(range, each.to)] : [];
    });
    return edits.length === better.length ? withAnswer(mistake, edits, isSure) : mistake;
  });
}
