import { type Files, goodPage, goodSite } from '../content/memory-disk.ts';

const top = 'title: Home\ndescription: What we do.\n';

/** What YAML and Markdown are made of, each as it is repeated. */
const tokens: readonly string[] = [
  '- ', '-\n', '- - ', '? ', '?\n', ': ', ':\n', 'a: ', 'a:\n', '!!! ', '! ', '!!str ', '!a\n', '* ', '*a ', '*a\n', '&a ', '&a\n',
  '| ', '|\n', '> ', '>\n', '>-\n  a\n', '[', '[ ', ']', '[]', '[a, ', '[[a], ', '{', '{ ', '}', '{}', '{a: ', '{a: {b: ', ', ', ',\n',
  '"', '" ', '"\n', "'", "' ", "'\n", '""', "''", '\\', '\\"', '#', '# ', ' #', '#\n', '%', '% ', '%A\n', '@', '@ ', '`', '` ', '```',
  '```\n', '~', '~~', '~~~\n', '---\n', '--- ', '...\n', '----', '===\n', '<<: ', '<<<<<<< a\n', '=======\n', '>>>>>>> a\n', '<', '<b>',
  '<b', '<!-- ', '-->', '</b>', '<br>\n', '*a*', '**', '**a ', '*a **b ', '_', '_a ', '__a', '***', '[a](', '[a](b', '[a](/b) ', '[a][',
  '[a]: b\n', '[^1]', '[^1]: a\n', '![', '![](', '![a](/b) ', '| a ', '| a |\n', '|-|\n', '|---', '> > ', '> - ', '1. ', '1) ', '+ ',
  '&amp;', '&', '&#1;', '{a}', '{{', '}}', '{{ a', '{%', '%}', '$a', 'a', 'a ', 'a\n', 'a\n\n', ' ', ' \n', '\n', '\t', '\t\n', 'a\t',
  '\r', '\r\n', '\u00a0', '\u200b', '\ufeff', '\u2028', '\ud83d\ude00', 'é', 'e\u0301', '你', 'ا', '/', '//', '/a.', '../', './', 'x-',
  'http://', 'mailto:', 'a@', 'www.', '.', '..', '...', '=', 'a = ', 'a=\n', ';', '“', '„a“ ', '’', '0', '1 ', '1:', '2026-', '12:00 ',
  '- a: b\n', '- type: hero\n', '  - type: hero\n', '  a: b\n', '\\\n', 'true ', 'null\n',
]; // biome-ignore format: a table

const pairs: readonly (readonly [string, string])[] = [
  ['[', ']'], ['{', '}'], ['{a: ', '}'], ['- [', ']\n'], ['*', '_'], ['**a ', '_b '], ['"', "'"], ['> ', '- '], ['- ', '? '], ['[', '!['],
  ['&a ', '*a '], ['!!a ', '- '], ['a:\n', '- b\n'], ['\t', ' '], ['```\n', '~~~\n'], ['<b>', '</b>'], ['[a](', ')'], ['# ', '\n'],
]; // biome-ignore format: a table

const filled = (size: number, piece: string): string => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/** Pieces that are in each other: each half of a text. */
const nested = (size: number, [open, close]: readonly [string, string]): string =>
  filled(size / 2, open) + filled(size / 2, close);

/** What begins a text or brackets that do not end, or is a mistake of its own, and what may stand below as often as one likes. */
const openers: readonly string[] = ['"b', "'b", '[b', '{b', '[b, "c', '{b: [c', '"b: [c', '&b', '*b', '!!b', '@b'];
const entries: readonly string[] = ['- a: b\n', '- b\n', 'a: b\n', '- type: hero\n  title: Hi\n', '- a:\n    - b: c\n'];

/** A line with an opener above others, in the same column and in another, again in the middle, and only there. */
const openings: Readonly<Record<string, (first: string, lines: (part: number) => string) => string>> = {
  above: (first, lines) => first + lines(1),
  'deeper above': (first, lines) => ` ${first}${lines(1)}`,
  'twice in': (first, lines) => first + lines(0.5) + first + lines(0.5),
  'in the middle of': (first, lines) => lines(0.5) + first + lines(0.5),
};

/** The places where lines are lines. */
const placesOfLines: readonly string[] = ['a page', 'blocks', 'a kind', 'the settings'];

/** Texts of lines of which one, or two, begin what does not end. */
function* openedTexts(size: number): Generator<readonly [name: string, text: () => string]> {
  for (const [where, make] of Object.entries(openings))
    for (const opener of openers)
      for (const entry of entries) {
        const first = entry.slice(0, entry.search(/\w/)) + (entry.includes('a: ') ? `a: ${opener}\n` : `${opener}\n`);
        const lines = (part: number): string => entry.repeat(Math.ceil((size * part) / entry.length));
        yield [`${JSON.stringify(opener)} ${where} ${JSON.stringify(entry)}`, () => make(first, lines)];
      }
}

/** Where such a text may be: by its name, the site with it. */
const places: Readonly<Record<string, (text: string) => Files>> = {
  'a page': (text) => ({ 'pages/bad.yaml': text }),
  blocks: (text) => ({ 'pages/bad.yaml': `${top}blocks:\n  - type: cta\n    title: Hi\n${text}` }),
  'a value': (text) => ({
    'pages/bad.yaml': `${top}blocks:\n  - type: rich-text\n    title: Hi\n    description: |\n      ${text.replace(/\n/g, '\n      ')}\n`,
  }),
  'an address': (text) => ({
    'pages/bad.yaml': `${top}blocks:\n  - type: cta\n    title: Hi\n    actions:\n      - label: Hi\n        href: ${JSON.stringify(text)}\n`,
  }),
  'a long text': (text) => ({ 'pages/bad.yaml': top, 'pages/bad.md': text }),
  'a kind': (text) => ({ 'kinds/bad.yaml': text }),
  'the settings': (text) => ({ 'site.yaml': `${goodSite}${text}` }),
};

/** Texts of nothing but a token, or two in turn, or in each other, and of lines below what does not end, in each place: their names, and sites with them. */
export function* filesOf(size: number): Generator<readonly [name: string, files: Files]> {
  const texts = [
    ...tokens.map((token) => [JSON.stringify(token), () => filled(size, token)] as const),
    ...pairs.map((pair) => [`${JSON.stringify(pair.join(''))} in turn`, () => filled(size, pair.join(''))] as const),
    ...pairs.map((pair) => [`${JSON.stringify(pair.join('...'))} in each other`, () => nested(size, pair)] as const),
  ];
  for (const [name, make] of texts) yield* inPlaces(name, make(), Object.keys(places));
  for (const [name, make] of openedTexts(size)) yield* inPlaces(name, make(), placesOfLines);
}

function* inPlaces(name: string, text: string, named: readonly string[]): Generator<readonly [string, Files]> {
  for (const [place, files] of Object.entries(places))
    if (named.includes(place))
      yield [`${name} as ${place}`, { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, ...files(text) }];
}
