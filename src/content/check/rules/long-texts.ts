import type { Blockquote, Code, Heading, Nodes } from 'mdast';
import type { Refused } from '../../../diagnostics/messages/told.ts';
import { nearest } from '../../../values/suggest.ts';
import { type At, type Finding, finding, inText, withAnswer, withEdits } from '../../../yaml/findings/finding.ts';
import { textOf } from '../../../yaml/syntax/tree.ts';
import { type Edit, replace } from '../../../yaml/text/edits.ts';
import { foreignAround, foreignIn, htmlWithin, isHtml, purposeOf } from '../../texts/foreign/foreign.ts';
import { headingsOf, wordsOf } from '../../texts/long/headings.ts';
import { isPlainText, languageNamed, languageNames } from '../../texts/long/languages.ts';
import { eachNode, isMeantAsFootnote, noteKinds, noteMarkOf, onlyShownOf, spanOf } from '../../texts/nodes.ts';
import { withMeant } from '../meant.ts';
import { type ParsedText, placeIn, type TextValue } from '../parts.ts';
import { ANY, type Rule } from '../rule.ts';
import { type Row, type Slip, shownMarkdownIn, slipsIn, toFindings, withoutClosing } from './slips-in-markdown.ts';

export const longTextRules: readonly Rule[] = [
  /** Short descriptions take bold, italic, code and links; there are blocks for everything else of Markdown. */
  { of: ANY, find: { markedRichText: checkText } },
  /** What long texts have that others don't: headings, code, notes and footnotes. HTML they can't have either. */
  {
    of: ANY,
    find: {
      longText: (value) => [
        ...checkParts(value),
        ...[...eachNode(value.root)].flatMap((node) => (node.type === 'blockquote' ? checkNote(node, value) : [])),
        ...checkFootnotes(value),
      ],
    },
  },
  /** What is wrong with passages: their parts, and what only long texts take. */
  { of: ANY, find: { markedPassage: (value) => [...checkParts(value), ...refusedIn(value)] } },
];

function checkText(value: ParsedText): Finding[] {
  const { root, text } = value;
  // Nothing else can begin what we look for.
  if (!/[<>#`~!|=]|\[\^|---|\*\*\*|- -|\* \*|_ _|___|^[ \t]*(?:[-*+•◦▪–]|\d+[.)]) /m.test(text)) return [];
  const shown = shownMarkdownIn(onlyShownOf(root, text)).map(
    ({ said, ...slip }): Slip<Refused> => ({ ...slip, said: { why: said } }),
  );
  return toFindings(value, [...partsIn(value, refusedOf), ...shown, ...listIn(value)], refuse);
}

const refuse = (at: At, said: Refused): Finding => finding('unsupported-markdown', at, said);

/** The parts of a text that it doesn't take, with what is said of them. What is part of a shortcode is reported with it. */
function partsIn({ root, text }: ParsedText, saidOf: (node: Nodes) => Refused | undefined): Slip<Refused>[] {
  const refused = [...eachNode(root)].flatMap((node) => {
    const said = saidOf(node);
    return said === undefined ? [] : [{ node, said }];
  });
  const foreign = refused.length === 0 ? [] : foreignIn(text);
  const found = refused.flatMap(({ node, said }): Slip<Refused>[] => {
    const [start, end] = spanOf(node);
    const written = text.slice(start, end).split('\n', 1).join('');
    const around = foreignAround(foreign, start, start + written.length);
    const better = htmlWithin(foreign, text, [start, end]);
    return around === undefined || isHtml(around) ? [{ start, written, said, ...(better && { better }) }] : [];
  });
  return withoutClosing(found);
}

/** Two or more lines in a row that begin like entries of a list: they would run together into one paragraph. */
function listIn({ text, node }: TextValue): Slip<Refused>[] {
  if (node.style !== 'block') return [];
  const found =
    /^[ \t]*(([-*+•◦▪–]) .*)\n[ \t]*\2 \S/m.exec(text) ?? /^[ \t]*(\d+[.)] .*)\n[ \t]*\d+[.)] \S/m.exec(text);
  const written = found?.[1]?.trimEnd();
  if (found === null || written === undefined) return [];
  const start = found.index + found[0].indexOf(written);
  return [{ start, written, said: { why: 'list' } }];
}

function refusedOf(node: Nodes): Refused | undefined {
  switch (node.type) {
    case 'html':
      return refusedHtml(node.value);
    case 'heading':
    case 'code':
    case 'image':
      return { why: node.type };
    default:
      return undefined;
  }
}

function refusedHtml(written: string): Refused {
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(written)?.[1]?.toLowerCase() ?? '';
  const tag = written.split('\n', 1).join('');
  const use = MARKDOWN_FOR.get(name);
  if (use !== undefined) return { why: 'html', tag, use };
  const purpose = purposeOf(name);
  if (/^<\/?[A-Z]/.test(written)) return { why: 'component', tag, purpose };
  if (purpose === undefined && written.startsWith('<?')) return { why: 'php' };
  return { why: 'html', tag, use: purpose ?? (written.startsWith('<!--') ? 'comment' : 'nothing') };
}

/** What Markdown has in the place of a tag of HTML. */
const MARKDOWN_FOR: ReadonlyMap<string, 'bold' | 'italic' | 'words' | 'paragraph'> = new Map([
  ...['b', 'strong'].map((name) => [name, 'bold'] as const),
  ...['i', 'em'].map((name) => [name, 'italic'] as const),
  ...['br', 'p', 'div'].map((name) => [name, 'paragraph'] as const),
  ['a', 'words'],
]);

/** What is wrong with what long texts and passages have in common: headings, code and HTML, and how YAML folds it. */
function checkParts(value: ParsedText): Finding[] {
  return [
    ...checkFolded(value),
    ...checkHeadings(value),
    ...[...eachNode(value.root)].flatMap((node) => (node.type === 'code' ? checkCode(node, value) : [])),
    ...toFindings(
      value,
      partsIn(value, (node) => (node.type === 'html' ? refusedHtml(node.value) : undefined)),
      refuse,
    ),
  ];
}

function checkHeadings(value: ParsedText): Finding[] {
  const headings = headingsOf(value.root);
  // Where smaller ones hang below the largest, all of them would have to go down a level.
  const isSure = headings.every(({ depth }) => depth === 1);
  let above = 1;
  return headings.flatMap((heading) => {
    const { depth } = heading;
    const before = above;
    above = Math.max(depth, 2);
    const place = marksOf(heading, value);
    if (wordsOf(heading).trim() === '') return [finding('empty-heading', place)];
    const underlined = underlinedByChance(heading, value);
    if (underlined !== undefined) return [underlined];
    if (depth === 1) {
      const top = isTitle(heading, value);
      const facts = { written: '#', better: '##', above: '', ...(top === undefined ? {} : { top }) };
      const mistake = finding('heading-level', place, facts);
      return [isSure && top === undefined ? withEdits(mistake, inPlaceOf('#', place, '##')) : mistake];
    }
    if (depth <= before + 1) return [];
    const better = '#'.repeat(before + 1);
    const facts = { written: '#'.repeat(depth), better, above: before === 1 ? '' : '#'.repeat(before) };
    return [finding('heading-level', place, facts)];
  });
}

/** Whether a heading at the top of a text is the title of its page; of a text in a file of its own, whose page isn't known here, it may be. */
function isTitle(heading: Heading, { text, content: { sort, root } }: ParsedText): 'title' | 'maybe-title' | undefined {
  if (text.slice(0, spanOf(heading)[0]).trim() !== '') return undefined;
  if (sort === 'text') return 'maybe-title';
  const plain = (words = ''): string =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return plain(textOf(root, 'title')) === plain(wordsOf(heading)) ? 'title' : undefined;
}

/** A sentence, lines or a key of YAML above dashes: a heading has only a few words, so that a dividing line was meant. */
function underlinedByChance(heading: Heading, value: ParsedText): Finding | undefined {
  const [start, end] = spanOf(heading);
  const written = value.text.slice(start, end);
  const dashes = written.slice(written.lastIndexOf('\n') + 1);
  const words = written.slice(0, -dashes.length).trim();
  if (written.startsWith('#') || !/^[ \t>]*(?:-+|=+)[ \t]*$/.test(dashes)) return undefined;
  if (!/\n|[.!?,;:…]["“”»']?$|^[\w-]{1,40}: /.test(words) && words.length <= 80) return undefined;
  const at = end - dashes.trimStart().length;
  const marks = placeIn(value, at, end);
  const mistake = finding('underlined-text', marks, { marks: dashes.trim() });
  const isOwnLine = /\n[ \t]*$/.test(marks.source.text.slice(0, marks.range[0]));
  const line = marks.source.text.lastIndexOf('\n', marks.range[0] - 1) + 1;
  return isOwnLine ? withAnswer(mistake, [{ range: [line, line], text: '\n' }], false) : mistake;
}

/** The # before a heading, or all of one that is underlined. */
function marksOf(heading: Heading, value: ParsedText): At {
  const [start, end] = spanOf(heading);
  const [line = ''] = value.text.slice(start, end).split('\n', 1);
  const [marks = line] = /^#+/.exec(line) ?? [];
  return placeIn(value, start, start + marks.length);
}

function checkCode(code: Code, value: ParsedText): Finding[] {
  const [start] = spanOf(code);
  const marks = openMarksOf(code, value.text);
  const language = checkLanguage(code, value);
  if (marks === undefined) return language;
  return [finding('open-code', placeIn(value, start, start + marks.length), { marks }), ...language];
}

function checkLanguage(code: Code, value: ParsedText): Finding[] {
  const name = code.lang ?? '';
  if (name === '' || languageNamed(name) !== undefined || isPlainText(name)) return [];
  const [start] = spanOf(code);
  const at = value.text.indexOf(name, start);
  const known = languageNames();
  const suggestion = nearest(name.toLowerCase(), known);
  const mistake = finding('unknown-language', placeIn(value, at, at + name.length), { name, suggestion });
  return [withMeant(mistake, { name, suggestion, known }, (meant) => inPlaceOf(name, mistake, meant))];
}

function checkNote(quote: Blockquote, value: ParsedText): Finding[] {
  const mark = noteMarkOf(quote);
  if (mark === undefined || mark.kind !== undefined) return [];
  const { name } = mark;
  const start = spanOf(mark.text)[0] + 2;
  const suggestion = nearest(name.toLowerCase(), noteKinds);
  const facts = { name, suggestion: suggestion?.toUpperCase() };
  const mistake = finding('unknown-note', placeIn(value, start, start + name.length), facts);
  const known = { name, suggestion, known: noteKinds };
  return [withMeant(mistake, known, (meant) => inPlaceOf(name, mistake, meant.toUpperCase()))];
}

/** Other words in the place of what a mistake is about, if that is how it stands in the file. */
function inPlaceOf(written: string, { source, range }: At, better: string): Edit[] | undefined {
  return source.text.slice(...range) === written ? [replace(range, better)] : undefined;
}

/** The marks that begin a block of code that nothing ends, so that all below it is code; undefined for one that is closed. */
function openMarksOf(code: Code, text: string): string | undefined {
  const [start, end] = spanOf(code);
  const lines = text.slice(start, end).split('\n');
  const [marks] = /^(?:`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  if (marks === undefined) return undefined;
  const last = (lines.at(-1) ?? '').replace(/^[ \t>]+/, '').trimEnd();
  const isClosed = lines.length > 1 && last.startsWith(marks) && last === marks.charAt(0).repeat(last.length);
  return isClosed ? undefined : marks;
}

/** A line of a list, a quote, a heading, a table or code. A line with more spaces than those above isn't folded. */
const PART = /^(?:(?:[-*+]|\d{1,9}[.)])[ \t]+\S|>[ \t]|#{1,6}[ \t]|\|.*\|[ \t]*$|```|~~~)/;

/** An entry of a list, or a line of a quote: it may go on in the next line, and is the same when they are joined. */
const GOES_ON = /^(?:[-*+]|\d{1,9}[.)]|>)[ \t]/;

const isSpoilt = (line: string, next: string): boolean => (GOES_ON.test(line) ? PART.test(next) : next !== '');

/**
 * YAML joins the lines of a text below `key: >`, so that lists, tables and the like run together. Only what goes on in the next line is
 * spoilt by that.
 */
function checkFolded({ node, content }: ParsedText): Finding[] {
  const { source, style, range } = node;
  if (style !== 'block' || !source.startsWith('>')) return [];
  const [header = '', ...lines] = source.split('\n');
  const indent = lines.find((line) => line.trim() !== '')?.search(/\S/) ?? 0;
  const own = lines.map((line) => (line.search(/\S/) === indent ? line.slice(indent).trimEnd() : ''));
  const at = own.findIndex((line, index) => PART.test(line) && isSpoilt(line, own[index + 1] ?? ''));
  const written = own[at];
  if (written === undefined) return [];
  const start = range[0] + [header, ...lines.slice(0, at)].join('\n').length + 1 + indent;
  const facts = { header: header.trim(), better: header.trim().replace('>', '|') };
  const mistake = finding('folded-markdown', inText(content.source, [start, start + written.length]), facts);
  return [withEdits(mistake, [replace([range[0], range[0] + 1], '|')])];
}

const MOST_COMPARED = 1_000;

/** Every number in a text must have its footnote, and every footnote a number in the text. */
function checkFootnotes(value: ParsedText): Finding[] {
  if (!value.text.includes('[^')) return [];
  const nodes = [...eachNode(value.root)];
  const calls = new Set(nodes.flatMap((node) => (node.type === 'footnoteReference' ? node.identifier : [])));
  const definitions = nodes.filter((node) => node.type === 'footnoteDefinition');
  const names = [...new Set(definitions.map(({ label, identifier }) => label ?? identifier))];
  const idle = definitions.filter(({ identifier }) => !calls.has(identifier));
  return [
    ...unknownCalls(value, names),
    ...idle.map((node) => {
      const written = `[^${node.label ?? node.identifier}]`;
      const [start] = spanOf(node);
      return finding('idle-footnote', placeIn(value, start, start + written.length), { written });
    }),
  ];
}

/** To Markdown they are words, and would be shown with their brackets. */
function unknownCalls(value: ParsedText, names: readonly string[]): Finding[] {
  let left = MOST_COMPARED;
  return [...onlyShownOf(value.root, value.text).matchAll(/\[\^([^[\]\s]{1,100})\]/g)].map(
    ({ 0: written, 1: name = '', index }) => {
      left -= names.length;
      // Another number is another footnote.
      const suggestion = left < 0 || /^\d+$/.test(name) ? undefined : nearest(name, names);
      const mistake = finding('unknown-footnote', placeIn(value, index, index + written.length), {
        ...{ written, suggestion },
      });
      const known = { name, suggestion, known: names };
      return withMeant(mistake, known, (meant) => inPlaceOf(written, mistake, `[^${meant}]`));
    },
  );
}

/** What passages don't take; long texts take most of it. */
type RefusedHere = Extract<Refused['why'], `passage-${string}` | 'footnote'>;

function refusedIn(value: ParsedText): Finding[] {
  const { text, root } = value;
  const found = [
    ...[...eachNode(root)].flatMap((node) => refusedNode(node, text)),
    ...refusedWords(onlyShownOf(root, text)),
  ];
  const footnote = found.find(({ said }) => said === 'footnote');
  const told = found.filter((each) => each.said !== 'footnote' || each === footnote);
  return toFindings(value, told, (at, why) => finding('unsupported-markdown', at, { why }));
}

function refusedNode(node: Nodes, text: string): Slip<RefusedHere>[] {
  const [start, end] = spanOf(node);
  const [written = ''] = text.slice(start, end).split('\n', 1);
  if (node.type === 'image' || node.type === 'imageReference') return [{ start, written, said: 'passage-image' }];
  if (isMeantAsFootnote(node)) return [{ start, written, said: 'footnote' }];
  const mark = node.type === 'blockquote' ? noteMarkOf(node) : undefined;
  if (mark === undefined) return [];
  return [{ start: spanOf(mark.text)[0], written: `[!${mark.name}]`, said: 'passage-note' }];
}

/** The first of each kind. @param shown a passage without what Markdown has understood */
const refusedWords = (shown: string): Slip<RefusedHere>[] => [
  ...slipsIn(OTHER_LIST, shown),
  ...shownMarkdownIn(shown).flatMap(({ said, ...slip }): Slip<RefusedHere>[] => {
    if (said === 'footnote') return [{ ...slip, said }];
    return said === 'strike' ? [{ ...slip, said: 'passage-strike' }] : [];
  }),
];

const OTHER_LIST: readonly Row<RefusedHere>[] = [
  [/[•◦▪–](?<=^[ \t]*[•◦▪–]) .*(?=\n[ \t]*[•◦▪–] \S)/m, () => ({ said: 'passage-list' })],
];
