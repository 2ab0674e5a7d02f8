import type { LinkFault } from '../../diagnostics/messages/told.ts';
import { type Finding, finding, inText, withEdits } from '../../yaml/findings/finding.ts';
import { replace } from '../../yaml/text/edits.ts';
import { locate } from '../texts/locate.ts';
import { excessOf, type MarkupPart, partsOf, partsOfTree } from '../texts/markdown.ts';
import { withoutSpaces } from './link-form.ts';
import { ANY, type FileRule } from './rule.ts';
import type { LongValue, TextValue } from './text-values.ts';

type RawLink = {
  readonly written: string;
  readonly start: number;
  readonly facts: LinkFault;
  readonly good?: string;
};

/** A link or a picture, whether Markdown takes it for one or not. Its address may have round brackets, as the names of copies have. */
const RAW =
  /(?<![\\\]!])(!?)\[([^[\]\n]+)\]( {0,3})\(((?:\/|#|https?:|mailto:|tel:)(?:[^()\n]|\([^()\n]{0,200}\)){0,1000})(\)?)/g;

const ADDRESS = '(?:/|#|https?:|mailto:|tel:)';

type Brackets = 'turned-brackets' | 'square-brackets' | 'swapped-brackets';

/** Links with the wrong brackets: words and address by their numbers in the match. */
const WRONG_BRACKETS: readonly (readonly [pattern: RegExp, words: number, address: number, why: Brackets])[] = [
  [
    new RegExp(`(?<![\\]\\\\])\\(([^()[\\]\\n]{1,200})\\) {0,3}\\[(${ADDRESS}[^[\\]\\s]{0,500})\\](?!\\()`, 'g'),
    1,
    2,
    'turned-brackets',
  ],
  [
    new RegExp(`(?<![\\]\\\\])\\((${ADDRESS}[^()[\\]\\s]{0,500})\\) {0,3}\\[([^[\\]\\n]{1,200})\\](?!\\()`, 'g'),
    2,
    1,
    'turned-brackets',
  ],
  [
    new RegExp(`(?<![!\\\\])\\[([^[\\]\\n]{1,200})\\] {0,3}\\[(${ADDRESS}[^[\\]\\s]{0,500})\\](?!\\()`, 'g'),
    1,
    2,
    'square-brackets',
  ],
  [
    new RegExp(`(?<![!\\\\])\\[(${ADDRESS}[^[\\]\\s]{0,500})\\]\\(([^()\\n]{0,200}[^\\s()][ ][^()\\n]{0,200})\\)`, 'g'),
    2,
    1,
    'swapped-brackets',
  ],
];

/** Links in texts that are none to Markdown, and would be shown with their brackets, and links without words. */
export const rawLinksRule: FileRule = {
  scope: 'file',
  of: ANY,
  find: { markedRichText: checkText, markedPassage: checkLong, longText: checkLong },
};

function checkText({ text, node, content }: TextValue): Finding[] {
  if (excessOf(text) !== undefined || !mayHaveRaw(text)) return [];
  return tell(partsOf(node, text), { text, node, content });
}

function checkLong({ text, node, content, root }: LongValue): Finding[] {
  return mayHaveRaw(text) ? tell(partsOfTree(root, text), { text, node, content }) : [];
}

function tell(parts: readonly MarkupPart[], { text, node, content }: TextValue): Finding[] {
  return parts
    .flatMap((part) => rawIn(part, text))
    .map(({ written, start, facts, good }) => {
      const range = locate(node, written, start);
      const mistake = finding('bad-link', inText(content.source, range), facts);
      const isSure = good !== undefined && content.source.text.slice(...range) === written;
      return isSure ? withEdits(mistake, [replace(range, good)]) : mistake;
    });
}

/** Whether a text has a link without words, or one that is perhaps none: Markdown takes all others for what they are. */
function mayHaveRaw(text: string): boolean {
  if (/\[\s*\]\(/.test(text) || WRONG_BRACKETS.some(([pattern]) => text.search(pattern) !== -1)) return true;
  return [...text.matchAll(RAW)].some(
    ([, , words = '', gap, address = '', close]) =>
      gap !== '' || close === '' || /[\s\\<]/.test(words.at(-1) + address),
  );
}

function rawIn({ type, start, end, url, isEmpty }: MarkupPart, text: string): RawLink[] {
  const written = text.slice(start, end);
  if (type === 'link' && isEmpty && url !== '') {
    return [{ written, start, facts: { why: 'no-words', address: url } }];
  }
  if (type !== 'text') return [];
  const found = [...written.matchAll(RAW)];
  return [
    ...inWrongBrackets(written, start),
    ...found.map((match) => ({ written: match[0], start: start + match.index, ...explain(match) })),
  ];
}

/** @param at the offset of the words in their text */
function inWrongBrackets(shown: string, at: number): RawLink[] {
  return WRONG_BRACKETS.flatMap(([pattern, words, address, why]) =>
    [...shown.matchAll(pattern)].map((match) => {
      const good = `[${match[words]?.trim()}](${match[address]})`;
      return { written: match[0], start: at + match.index, facts: { why, better: good }, good };
    }),
  );
}

function explain([, mark = '', words = '', gap = '', after = '', close = '']: RegExpExecArray): Pick<
  RawLink,
  'facts' | 'good'
> {
  const address = after.trim();
  const better = `${mark}[${words}](${address.split(/\s/, 1).join('')})`;
  if (close === '') return { facts: { why: 'open-bracket', better } };
  if (gap !== '') {
    const facts = { why: 'space-between', better } as const;
    return /\s/.test(address) ? { facts } : { facts, good: better };
  }
  const written = (target: string): Pick<RawLink, 'facts' | 'good'> => {
    const good = `${mark}[${words}](${target})`;
    return { facts: { why: 'space-in-address', better: good }, good };
  };
  if (/^(?:mailto|tel):/i.test(address)) return written(withoutSpaces(address));
  const size = /^(\S+)\s+=\d*x\d*$/.exec(address)?.[1];
  if (size !== undefined) return { facts: { why: 'size', better: `${mark}[${words}](${size})` } };
  // A file has the name that it has, in angle brackets. Behind it there may be a title.
  const [, file, title = ''] = /^(\/.*\.[a-z\d]{2,5})(\s+(?:"[^"]*"|'[^']*'))?$/i.exec(address) ?? [];
  if (file !== undefined) return written(`<${file}>${title}`);
  return { facts: { why: 'space-in-brackets', better: `${mark}[${words}](${address.replace(/\s/g, '%20')})` } };
}
