import { isUtf8 } from 'node:buffer';
import { changedDisk } from '../../src/disk/changed-disk.ts';
import type { Disk } from '../../src/disk/disk.ts';

/** Another way to write a file that says the same, or the same about other things: the mistakes in it are still there, and no others. */
export type Variation = {
  readonly name: string;
  readonly of: (text: string, file: string) => string;
  /** The broken sites that have other mistakes when they are written so, with the reason. */
  readonly unlike?: Readonly<Record<string, string>>;
};

const isYaml = (file: string): boolean => /\.ya?ml$/.test(file);
const isPage = (file: string): boolean => /^pages\/.*\.ya?ml$/.test(file);
const isText = (file: string): boolean => /\.(?:ya?ml|md)$/.test(file);

/** What only YAML files get. */
const inYaml =
  (change: (text: string) => string): Variation['of'] =>
  (text, file) =>
    isYaml(file) ? change(text) : text;

const inTexts =
  (change: (text: string) => string): Variation['of'] =>
  (text, file) =>
    isText(file) ? change(text) : text;

/** A line of an author's own words, which nobody looks up anywhere. */
const WORDY = /^(\s*(?:- )?(?:title|description|label|tagline|text|caption|question|answer): )(.*)$/;

/** What has no marks of YAML or Markdown in it: it can be put in quotes, or have a comment beside it. */
const PLAIN = /^[A-Z][a-z]+(?: [A-Za-z]+)*\.?$/;

/** A word that stands by itself: no part of an address, a key, a name in braces or a mark of Markdown. */
const WORD = /(?<![\w{\\/.@#&*!<[(=$%:-])[A-Za-z]{2,}(?![\w}\\/@=()[\]>*:-]|\.\w)/g;

/** Changes the values of lines with an author's words. */
const inWords = (change: (value: string) => string): Variation['of'] =>
  inYaml((text) =>
    text
      .split('\n')
      .map((line) => line.replace(WORDY, (_, key: string, value: string) => `${key}${change(value)}`))
      .join('\n'),
  );

/** A line that begins with a key, an entry of a list or a comment. */
const BEGINS = /^\s*(?:["']?[\w-]+["']?:|-|#|$)/;

/** Changes values that nothing goes on below: quotes and comments would end them. */
const inPlainWords = (change: (value: string) => string): Variation['of'] =>
  inYaml((text) => {
    const lines = text.split('\n');
    const below = (at: number): string => lines.slice(at + 1).find((line) => line.trim() !== '') ?? '';
    return lines
      .map((line, at) => {
        const [, key = '', value = ''] = WORDY.exec(line) ?? [];
        return PLAIN.test(value) && BEGINS.test(below(at)) ? `${key}${change(value)}` : line;
      })
      .join('\n');
  });

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', s: 'ß', A: 'Ä', O: 'Ö', U: 'Ü' };
const devanagari = [...'कखगघचछजझटठडढतथदधनपफबभमयरलव'];

/** The same words always become the same ones. */
const inGerman = (value: string): string =>
  value.replace(WORD, (word) => word.replace(/[aousAOU]/g, (letter) => umlauts[letter] ?? letter));

const inHindi = (value: string): string =>
  value.replace(WORD, (word) =>
    word.replace(/[A-Za-z]/g, (letter) => devanagari[(letter.charCodeAt(0) * 7) % devanagari.length] ?? letter),
  );

const goodBlock = (title: string): string => `  - type: cta\n    title: ${title}\n`;

/** Puts blocks in front of all others of a page whose blocks are a list. */
const blocksBefore = (count: number): Variation['of'] => {
  const blocks = Array.from({ length: count }, (_, at) => goodBlock(`Neighbour ${at + 1}`)).join('');
  return (text, file) => (isPage(file) ? text.replace(/^blocks:\n(?= {2}- )/m, `blocks:\n${blocks}`) : text);
};

/** Puts a block below all others, where they are the end of a page. */
const blockAfter: Variation['of'] = (text, file) => {
  const isLast = /^blocks:\n(?= {2}- )(?:(?: .*)?\n)+$/m.exec(text);
  return isPage(file) && isLast !== null && isLast.index + isLast[0].length === text.length
    ? `${text}${goodBlock('A neighbour below')}`
    : text;
};

/** All list entries of a page's blocks in the column of their key. */
const dedented: Variation['of'] = (text, file) => {
  const [head, ...rest] = text.split(/(?<=^blocks:\n)(?= {2}- )/m);
  const body = rest.join('');
  const canBe = isPage(file) && body.split('\n').every((line) => line === '' || line.startsWith('  '));
  return canBe ? `${head}${body.replace(/^ {2}/gm, '')}` : text;
};

/** A dash and its space count as two columns of indentation: `  - type` becomes `    -   type`. */
const indentedTwice = (text: string): string =>
  text.replace(
    /^( *)((?:- )*)/gm,
    (_, spaces: string, dashes: string) => spaces + spaces + dashes.replaceAll('- ', '-   '),
  );

const otherWords = {
  'invalid/filler-text': 'The words are what is wrong.',
  'invalid/not-text': 'A title "true" is no text; other words are.',
  'corpus/E17': 'The words are what is wrong.',
  'corpus/V13': 'A title "true" is no text; other words are.',
};

const deeper = {
  'invalid/unsupported-markdown': 'Spaces in a text are code in Markdown.',
  'more/missing-dash/wide-menu-entry': 'Twice as deep, dashes of four columns are in none.',
  'more/swallowed-line/wide-dashes': 'Twice as deep, dashes of four columns are in none.',
};

const quotesEnd = {
  'more/swallowed-line/lists': 'What is in quotes ends there.',
  'more/colon-in-text/key-among-words': 'What is in quotes ends there.',
  'more/colon-in-text/small-letter-below': 'What is in quotes ends there.',
};

const anotherBlock = { 'invalid/all-hidden': 'Then there is a block that visitors see.' };

const otherLineEnds = {
  'corpus/G04': 'It has line ends of Windows already.',
  'more/merge-conflict/text': 'It has line ends of Windows already.',
  'corpus/G05': 'Its line ends are what is wrong.',
};

export const variations: readonly Variation[] = [
  { name: 'line ends of Windows', unlike: otherLineEnds, of: inTexts((text) => text.replace(/\r?\n/g, '\r\n')) },
  { name: 'a byte order mark', of: inTexts((text) => `\ufeff${text}`) },
  { name: 'no line end at the end', unlike: otherLineEnds, of: inTexts((text) => text.replace(/\n+$/, '')) },
  {
    name: 'a comment above',
    unlike: { 'invalid/toml-lines': 'TOML is only at the start of a file.', ...otherLineEnds },
    of: inYaml((text) => `# Über uns: "heute" – शुरू\n\n${text}`),
  },
  { name: 'a comment below', unlike: otherLineEnds, of: inYaml((text) => `${text}\n# Ende: 'später'\n`) },
  { name: 'umlauts', of: inWords(inGerman), unlike: otherWords },
  { name: 'Devanagari', of: inWords(inHindi), unlike: otherWords },
  { name: 'double quotes', of: inPlainWords((words) => `"${words}"`), unlike: quotesEnd },
  { name: 'single quotes', of: inPlainWords((words) => `'${words}'`), unlike: quotesEnd },
  { name: 'comments beside texts', of: inPlainWords((words) => `${words} # was: "old"`), unlike: quotesEnd },
  { name: 'a block above', of: blocksBefore(1), unlike: anotherBlock },
  { name: 'a block below', of: blockAfter, unlike: anotherBlock },
  { name: 'two hundred blocks above', of: blocksBefore(200), unlike: anotherBlock },
  { name: 'twice the indentation', of: inYaml(indentedTwice), unlike: deeper },
  {
    name: 'dashes in the column of their key',
    of: dedented,
    unlike: { 'more/bad-indent/wide-dash': "Then a line is in the column of the page's own keys." },
  },
];

/** A site whose texts are written in another way. Names stay, and what isn't text. */
export async function variedDisk(disk: Disk, { of }: Variation): Promise<Disk> {
  const paths = [
    'site.yaml',
    ...(await Promise.all(['pages', 'kinds'].map((folder) => disk.list(folder)))).flat().map(({ path }) => path),
  ];
  const changes = new Map<string, Uint8Array>();
  for (const path of paths) {
    const before = await textOf(disk, path);
    const after = before === undefined ? undefined : of(before, path);
    if (after !== undefined && after !== before) changes.set(path, new TextEncoder().encode(after));
  }
  return changedDisk(disk, changes);
}

/** The text of a file; undefined if it has none, or there is no such file. */
async function textOf(disk: Disk, path: string): Promise<string | undefined> {
  const entry = await disk.find(path);
  if (!isText(path) || entry === undefined || entry.problem !== undefined) return undefined;
  const bytes = Buffer.from(await disk.read(path));
  return isUtf8(bytes) ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : undefined;
}
