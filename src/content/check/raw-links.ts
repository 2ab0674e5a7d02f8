import type { LinkFault } from '../../diagnostics/messages/told.ts';
import { type Finding, finding } from '../../yaml/findings/finding.ts';
import { excessOf, type MarkupPart, partsOf, partsOfTree } from '../texts/markdown.ts';
import { withoutSpaces } from './link-form.ts';
import { ANY, type FileRule } from './rule.ts';
import { type Row, type Slip, slipsIn, toFindings } from './slips.ts';
import type { LongValue, TextValue } from './text-values.ts';

/** A link or a picture, whether Markdown takes it for one or not. Its address may have round brackets, as the names of copies have. */
const RAW =
  /(?<![\\\]!])(!?)\[([^[\]\n]+)\]( {0,3})\(((?:\/|#|https?:|mailto:|tel:)(?:[^()\n]|\([^()\n]{0,200}\)){0,1000})(\)?)/g;

const ADDRESS = '(?:/|#|https?:|mailto:|tel:)';

type Brackets = 'turned-brackets' | 'square-brackets' | 'swapped-brackets';

/** @param groups where the words and the address are in a match */
function wrongBrackets(pattern: string, why: Brackets, [words, address]: readonly [number, number]): Row<LinkFault> {
  const better = (match: RegExpExecArray): string => `[${match[words]?.trim()}](${match[address]})`;
  return [
    new RegExp(pattern, 'g'),
    (match) => ({ why, better: better(match) }),
    (match) => ({ better: better(match) }),
  ];
}

const WRONG_BRACKETS: readonly Row<LinkFault>[] = [
  wrongBrackets(
    `(?<![\\]\\\\])\\(([^()[\\]\\n]{1,200})\\) {0,3}\\[(${ADDRESS}[^[\\]\\s]{0,500})\\](?!\\()`,
    'turned-brackets',
    [1, 2],
  ),
  wrongBrackets(
    `(?<![\\]\\\\])\\((${ADDRESS}[^()[\\]\\s]{0,500})\\) {0,3}\\[([^[\\]\\n]{1,200})\\](?!\\()`,
    'turned-brackets',
    [2, 1],
  ),
  wrongBrackets(
    `(?<![!\\\\])\\[([^[\\]\\n]{1,200})\\] {0,3}\\[(${ADDRESS}[^[\\]\\s]{0,500})\\](?!\\()`,
    'square-brackets',
    [1, 2],
  ),
  wrongBrackets(
    `(?<![!\\\\])\\[(${ADDRESS}[^[\\]\\s]{0,500})\\]\\(([^()\\n]{0,200}[^\\s()][ ][^()\\n]{0,200})\\)`,
    'swapped-brackets',
    [2, 1],
  ),
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

function tell(parts: readonly MarkupPart[], value: TextValue): Finding[] {
  const found = parts.flatMap((part) => rawIn(part, value.text));
  return toFindings(value, found, (at, facts) => finding('bad-link', at, facts));
}

/** Whether a text has a link without words, or one that is perhaps none: Markdown takes all others for what they are. */
function mayHaveRaw(text: string): boolean {
  if (/\[\s*\]\(/.test(text) || WRONG_BRACKETS.some(([pattern]) => text.search(pattern) !== -1)) return true;
  return [...text.matchAll(RAW)].some(
    ([, , words = '', gap, address = '', close]) =>
      gap !== '' || close === '' || /[\s\\<]/.test(words.at(-1) + address),
  );
}

function rawIn({ type, start, end, url, isEmpty }: MarkupPart, text: string): Slip<LinkFault>[] {
  const written = text.slice(start, end);
  if (type === 'link' && isEmpty && url !== '') return [{ written, start, said: { why: 'no-words', address: url } }];
  return type === 'text' ? slipsIn([...WRONG_BRACKETS, LINK], written, start) : [];
}

const LINK: Row<LinkFault> = [RAW, (match) => explain(match).facts, (match) => answerOf(explain(match))];

const answerOf = ({ good }: Explained): { readonly better?: string } => (good === undefined ? {} : { better: good });

type Explained = { readonly facts: LinkFault; readonly good?: string };

function explain([, mark = '', words = '', gap = '', after = '', close = '']: RegExpExecArray): Explained {
  const address = after.trim();
  const better = `${mark}[${words}](${address.split(/\s/, 1).join('')})`;
  if (close === '') return { facts: { why: 'open-bracket', better } };
  if (gap !== '') {
    const facts = { why: 'space-between', better } as const;
    return /\s/.test(address) ? { facts } : { facts, good: better };
  }
  const written = (target: string): Explained => {
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
