import { readdirSync, readFileSync } from 'node:fs';

/** A mistake made in a value: what is written instead of a text, what we say, and which part of it we point at. */
export type Slip = { readonly written: string; readonly code: string; readonly part: string };

const whole = (code: string, written: string): Slip => ({ written, code, part: written });

/** Made in any text without quotes. */
export const valueSlips: readonly Slip[] = [
  whole('colon-in-text', 'Opening hours: nine to five'),
  whole('colon-in-text', 'Note: this, and that: too'),
  whole('special-start', '@acme says so'),
  whole('special-start', '%50 off'),
  whole('special-start', '`code` comes first'),
  whole('alias', '**Bold** words'),
  whole('alias', '*italic* words'),
  whole('anchor', '&more words'),
  whole('tag', '!Wow'),
  { written: "'It's here'", code: 'quote-in-quotes', part: "'s" },
  { written: '"She said "yes" to us"', code: 'quote-in-quotes', part: '"y' },
  { written: '"Hi" there', code: 'text-after-quote', part: '" there' },
  { written: "'Hi' there", code: 'text-after-quote', part: "' there" },
  { written: '"Hello there', code: 'unclosed-quote', part: '"' },
  { written: "'Hello there", code: 'unclosed-quote', part: "'" },
  whole('text-after-arrow', '> some words'),
  whole('text-after-arrow', '| some words'),
  whole('text-after-arrow', '>90%'),
  { written: '[one, two', code: 'unclosed-bracket', part: '[' },
  { written: '{one, two', code: 'unclosed-bracket', part: '{' },
  whole('quote-braces', '{name} is here'),
  whole('quote-braces', '{name}'),
  whole('quote-braces', '{{name}}'),
  { written: '[one] two', code: 'text-after-bracket', part: 'two' },
  { written: '"C:\\photos"', code: 'bad-escape', part: '\\p' },
  { written: '- one', code: 'list-on-line', part: '-' },
  whole('comment-value', '#ff0000'),
  { written: 'We are #1 in town', code: 'comment-in-text', part: '#1' },
  whole('not-text', '12'),
  whole('not-text', '1.0'),
  whole('not-text', '0401234567'),
  whole('not-text', '1e3'),
  whole('not-text', 'true'),
  whole('empty-text', '""'),
  whole('curly-quotes', '“Hi there”'),
  { written: '[one, two]', code: 'text-not-list', part: '[' },
];

const folder = new URL('../../src/blocks/', import.meta.url);

/** The examples of all blocks, each as the lines of an entry of `blocks`. */
export const exampleBlocks: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => readFileSync(new URL(`${name}/example.yaml`, folder), 'utf8'));

/** Changes a line of a block; undefined where the mistake cannot be made there. Codes are alternatives: `a|b`. */
export type LineSlip = (
  line: string,
  at: number,
) => { readonly written: string; readonly column: number; readonly codes: string } | undefined;

const A_KEY = /^(\s*(?:- )?)([A-Za-z]\w*):( .*|)$/;

/** A slip made in a line with a key: before it, the key, and its value with the space before it. */
function inKey(change: (before: string, key: string, value: string) => string | undefined, codes: string): LineSlip {
  return (line) => {
    const [whole, before = '', key = '', value = ''] = A_KEY.exec(line) ?? [];
    const written = whole === undefined ? undefined : change(before, key, value);
    return written === undefined ? undefined : { written, column: before.length + 1, codes };
  };
}

/** Only where the value is a text without quotes. */
const plain = (value: string): boolean => value.trim() !== '' && !value.includes(': ') && !/^ [[{"'|>]/.test(value);
/** The mistake stands in front of the word, after the spaces. */
function inSpaces(
  pattern: RegExp,
  change: (spaces: string, rest: string) => string,
  shift: number,
  codes: string,
): LineSlip {
  return (line, at) => {
    const [whole, spaces = '', rest = ''] = pattern.exec(line) ?? [];
    if (whole === undefined || (at === 0 && shift > 1)) return undefined;
    return { written: change(spaces, rest), column: spaces.length + shift, codes };
  };
}

/** Made in nearly any line of a page. */
export const lineSlips: Readonly<Record<string, LineSlip>> = {
  'a letter too many in its key': inKey(
    (before, key, value) =>
      key.length < 4 || key === 'type' ? undefined : `${before}${key.slice(0, 3)}${key.slice(2)}:${value}`,
    'unknown-key',
  ),
  'a key in capitals': inKey((before, key, value) => `${before}${key.toUpperCase()}:${value}`, 'unknown-key'),
  'no space after the colon': inKey(
    (before, key, value) => (plain(value) ? `${before}${key}:${value.trim()}` : undefined),
    'missing-space',
  ),
  'no colon': inKey((before, key, value) => (plain(value) ? `${before}${key}${value}` : undefined), 'missing-colon'),
  'an equals sign for the colon': inKey(
    (before, key, value) => (plain(value) ? `${before}${key} =${value}` : undefined),
    'missing-colon',
  ),
  'a tab': inSpaces(/^( *) {2}(\S.*)$/, (spaces, rest) => `${spaces}\t${rest}`, 1, 'tab-indent'),
  'a non-breaking space': inSpaces(
    /^( *) ((?:- )?\w+:.*)$/,
    (spaces, rest) => `${spaces}\u00a0${rest}`,
    1,
    'odd-space',
  ),
  'a space too few': inSpaces(/^ ( *)([A-Za-z]\w*:.*)$/, (spaces, rest) => spaces + rest, 1, 'bad-indent'),
  'a space too many': inSpaces(/^( *)([A-Za-z]\w*:.*)$/, (spaces, rest) => ` ${spaces}${rest}`, 2, 'bad-indent'),
  'no dash': inSpaces(
    /^( *)- ([A-Za-z]\w*:.*)$/,
    (spaces, rest) => `${spaces}  ${rest}`,
    3,
    'missing-dash|duplicate-key|wrong-kind',
  ),
  'a dash that sticks to its word': inSpaces(
    /^( *)- ([A-Za-z]\w*:.*)$/,
    (spaces, rest) => `${spaces}-${rest}`,
    1,
    'missing-space',
  ),
};
