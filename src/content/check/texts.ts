import type { Kind } from '../../schema/schemas/kinds.ts';
import { longestOf } from '../../schema/schemas/schemas.ts';
import { type Finding, finding, inText } from '../../yaml/findings/finding.ts';
import type { Node } from '../../yaml/syntax/tree.ts';
import { isLonger } from '../../yaml/text/lengths.ts';
import { locate } from '../texts/locate.ts';
import { excessOfLong } from '../texts/long/excess.ts';
import { withoutBlocksOfCode, withoutCode } from '../texts/long/masked.ts';
import { excessOfPassage } from '../texts/long/passage.ts';
import { type Excess, excessOf } from '../texts/markdown.ts';
import { isPlainWords } from '../texts/plain-words.ts';
import type { Content, Value } from './contents.ts';
import { ANY, type FileRule } from './rule.ts';
import type { TextValue } from './text-values.ts';

/** What people write, and our own examples have, where the text is still to come. */
const FILLER = /lorem ipsum|^(?:todo|tbd|fixme|xxx+|\.\.\.|your (?:text|title)(?: here)?)$/i;

/** Texts must say something, and something of one's own. */
export const textsRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: {
    text: checkText,
    richText: checkText,
    markdown: (value) => excessIn(value, excessOfLong(value.text)),
    passage: checkPassage,
    markedPassage: ({ root, ...value }) => fillersIn({ ...value, text: withoutBlocksOfCode(root, value.text) }),
    longText: ({ root, ...value }) => checkLong({ ...value, text: withoutCode(root, value.text) }),
  },
};

/**
 * A file without the values that nothing is to be said of: those that are too long, which its schema reports, and the texts that it has too
 * many marks for, with what is said of them.
 */
export function withinLimits<C extends Pick<Content, 'source' | 'values'>>(
  all: C,
): { readonly content: C; readonly excess: readonly Finding[] } {
  const short = all.values.filter(isWithinLength);
  const { values, beyond } = withinLimit(short);
  const content = values.length === all.values.length ? all : { ...all, values };
  if (beyond === undefined) return { content, excess: [] };
  const { node, count } = beyond;
  const at = { source: all.source, range: node.range };
  return { content, excess: [finding('long-text', at, { of: 'page', count, most: MOST_MARKS })] };
}

function isWithinLength({ kind, node }: Value): boolean {
  const text = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : '';
  return !isLonger(text, longestOf(kind));
}

function checkText({ text, node, content }: TextValue): Finding[] {
  const excess = excessOf(text);
  return excess === undefined ? fillersIn({ text, node, content }) : excessIn({ text, node, content }, excess);
}

/** Those of a passage that is more than plain words are looked for without its code. */
function checkPassage(value: TextValue): Finding[] {
  const { text, node } = value;
  return isPlainWords(node, text) ? fillersIn(value) : excessIn(value, excessOfPassage(text));
}

function fillersIn({ text, node, content }: TextValue): Finding[] {
  const filler = FILLER.exec(text)?.[0];
  if (filler === undefined) return standIns({ text, node, content });
  return [finding('filler-text', { source: content.source, range: node.range }, { text: filler })];
}

function standIns({ text, node, content }: TextValue): Finding[] {
  return standInsIn(text).map(({ written, start }) =>
    finding('filler-text', inText(content.source, locate(node, written, start)), { text: written }),
  );
}

function excessIn({ text, node, content }: TextValue, excess: Excess | undefined): Finding[] {
  if (excess === undefined) return [];
  const { at, ...facts } = excess;
  const range =
    at === undefined
      ? node.range
      : locate(
          node,
          text
            .slice(at, at + 20)
            .split('\n', 1)
            .join(''),
          at,
        );
  return [finding('long-text', inText(content.source, range), facts)];
}

function checkLong(value: TextValue): Finding[] {
  const { text, node, content } = value;
  const fillers = [...text.matchAll(/lorem ipsum/gi)].map(({ 0: written, index }) =>
    finding('filler-text', inText(content.source, locate(node, written, index)), { text: written }),
  );
  return [...fillers, ...standIns(value)];
}

/** How many marks of Markdown the texts of a file may have in all: the parser's time grows with them. */
const MOST_MARKS = 20_000;

/** What a mark may be part of: a link, a tag, emphasis or code. */
const MARK = /[[<*_`]/g;

/** The kinds whose texts are parsed as Markdown. */
const PARSED: ReadonlySet<Kind> = new Set(['text', 'richText', 'passage', 'markdown']);

/** The values of a file that may be looked into, and the text that went over the limit. */
type WithinLimit = {
  readonly values: readonly Value[];
  readonly beyond?: { readonly node: Node; readonly count: number };
};

/**
 * Leaves out the text that has one mark too many, counted over the whole file, and all texts after it. Nothing is
 * known of them, so the file can't be published.
 * @param values of a file in their order
 */
function withinLimit(values: readonly Value[]): WithinLimit {
  let count = 0;
  for (const [index, value] of values.entries()) {
    count += marksIn(value);
    if (count <= MOST_MARKS) continue;
    const rest = values.slice(index).filter(({ kind }) => !PARSED.has(kind));
    return { values: [...values.slice(0, index), ...rest], beyond: { node: value.node, count } };
  }
  return { values };
}

function marksIn({ kind, node }: Value): number {
  if (!PARSED.has(kind) || node.kind !== 'scalar' || typeof node.value !== 'string') return 0;
  return node.value.match(MARK)?.length ?? 0;
}

/** `[Your name]`: words that templates and chat programs leave for the author to replace. */
type StandIn = { readonly written: string; readonly start: number };

const OWNER = '(?:your|my|our|the|client|customer|company|business|brand|product|team|contact|street|first|last|full)';
const THING =
  '(?:name|company|business|organi[sz]ation|brand|city|town|state|country|region|location|address|street|phone|telephone|number|e-?mail|website|url|link|date|day|month|year|time|title|tagline|slogan|logo|product|service|price|amount|text|industry|position|role|description)s?';

/** An order to the author, or the name of a thing with a capital: `[name]` in small letters may be part of an address. */
const PATTERNS = [
  /\[(?:insert|enter|add|type|write|put|fill in|replace)\s[^[\]\n]{2,80}\](?![(:[])/gi,
  /\[(?:your|my|our)\s[^[\]\n]{2,80}\](?![(:[])/gi,
  new RegExp(`\\[(?:${OWNER}\\s+)*${THING}(?:\\s${THING})?(?:\\shere)?\\](?![(:[])`, 'gi'),
];

/** All of them in a text, each once. */
function standInsIn(text: string): StandIn[] {
  if (!text.includes('[')) return [];
  const found = PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)]).filter(isMeant);
  const byStart = new Map(found.map(({ 0: written, index }) => [index, { written, start: index }]));
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

function isMeant([written]: RegExpExecArray): boolean {
  return /[A-Z]/.test(written) || /^\[\w+\s/.test(written);
}
