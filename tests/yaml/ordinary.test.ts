import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseOrdinary, WIDEST } from '../../src/yaml/ordinary/ordinary.ts';
import { parse } from '../../src/yaml/reading/parse.ts';
import { sourceText } from '../../src/yaml/text/source.ts';
import { largePage } from '../content/mutations.ts';
import { kinds } from '../growth/kinds.ts';
import fc from '../random.ts';
import { byLibrary, differsByReader, readAsByLibrary } from './both-ways.ts';
import { inList, texts } from './scribbled.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All YAML files below a folder, with their paths. */
function filesIn(folder: string): (readonly [path: string, text: string])[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(root.length), readFileSync(path, 'utf8').replace(/^\ufeff/, '')]);
}

const own = [
  ...filesIn('pages'),
  ...filesIn('src/blocks').filter(([path]) => path.endsWith('example.yaml')),
  ...filesIn('tests/sites'),
  ['site.yaml', readFileSync(join(root, 'site.yaml'), 'utf8')] as const,
];
const cases = [...filesIn('tests/cases/valid'), ...filesIn('tests/cases/invalid')];
const corpus: readonly { readonly id: string; readonly yaml: string }[] = JSON.parse(
  readFileSync(new URL('../corpus/bad-inputs.json', import.meta.url), 'utf8'),
);

describe('what the reader gives is what the library gives', () => {
  test('it reads every page and example of this site, and all files of those made for tests', () => {
    expect(own.length).toBeGreaterThan(20);
    expect(own.filter(([, text]) => !readAsByLibrary(text)).map(([path]) => path)).toEqual([]);
    expect(own.filter(([, text]) => !readAsByLibrary(text.replaceAll('\n', '\r\n'))).map(([path]) => path)).toEqual([]);
  });

  test('it reads most case folders, and the large page', () => {
    const read = cases.filter(([, text]) => readAsByLibrary(text));
    expect(read.length / cases.length).toBeGreaterThan(0.8);
    expect(readAsByLibrary(largePage)).toBe(true);
  });

  test('it reads long files of each kind that are YAML and not odd', () => {
    const long = [
      'good blocks',
      'broken links',
      'texts full of links',
      'empty entries',
      'entries of the menu',
      'one long text over many lines',
    ];
    for (const name of long) {
      const files = Object.entries(kinds[name]?.(20_000) ?? {});
      expect(files.length, name).toBeGreaterThan(1);
      for (const [path, text] of files) expect(readAsByLibrary(String(text)), `${name}: ${path}`).toBe(true);
    }
  });

  test('in 4,000 texts made at random', () => {
    let [read, inLists] = [0, 0];
    const property = fc.property(texts, (text) => {
      if (readAsByLibrary(text)) read += 1;
      // Some as lists, too: that is how files have all entries of a kind.
      if (text.length % 4 === 0 && readAsByLibrary(inList(text))) inLists += 1;
    });
    fc.assert(property, { numRuns: 4000, seed: 20, endOnFailure: true });
    expect(read).toBeGreaterThan(1000);
    expect(inLists).toBeGreaterThan(200);
  });
});

describe('with and without the reader, a file says the same', () => {
  const long = [
    'stars for dashes',
    'quotes that are not closed',
    'one slip after many blocks',
    'tags',
    'keys that come again in blocks',
  ].flatMap((name) =>
    Object.entries(kinds[name]?.(9000) ?? {}).map(([path, text]) => [`${name}: ${path}`, String(text)] as const),
  );
  const all = [...own, ...cases, ...corpus.map(({ id, yaml }) => [id, yaml] as const), ...long];

  test(`in ${all.length} files, long bad ones among them`, () => {
    expect(all.filter(([, text]) => differsByReader(text)).map(([name]) => name)).toEqual([]);
  });

  test('in 600 texts made at random', () => {
    const property = fc.property(texts, (text) => void expect(differsByReader(text)).toBe(false));
    fc.assert(property, { numRuns: 600, seed: 21, endOnFailure: true });
  });
});

describe('it gives up', () => {
  const odd: Readonly<Record<string, string>> = {
    anchors: 'a: &b c\n',
    aliases: 'a: *b\n',
    tags: 'a: !b c\n',
    'merge keys': '<<: { a: b }\n',
    directives: '%YAML 1.2\n---\na: b\n',
    'document markers': '---\na: b\n',
    'a second document': 'a: b\n---\nc: d\n',
    'question marks': '? a\n: b\n',
    tabs: 'a:\tb\n',
    'control characters': 'a: \u0001b\n',
    'byte order marks': 'a: \ufeffb\n',
    'carriage returns alone': 'a: b\rc: d\n',
    'repeated keys in braces': 'a: { b: c, b: d }\n',
    'forbidden keys': 'a: { __proto__: b }\n',
    'a key without a name': 'null: a\n',
    'a dash without a space': '-a: b\n',
    'another dash': '\u2013 a: b\n',
    'commas without spaces before colons': 'a: {b:c}\n',
    'a pair in a list': 'a: [b: c]\n',
    'braces in a text': 'a: {{ b }}\n',
    'brackets over lines': 'a: [b,\n  c]\n',
    'digits at block texts': 'a: |2\n  b\n',
    'keys in other columns': 'a:\n  b: c\n d: e\n',
    '33 levels': Array.from({ length: 33 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join(''),
    '5,001 keys': Array.from({ length: 5001 }, (_, index) => `a${index}: b\n`).join(''),
    'wide indentation': `a:\n${' '.repeat(WIDEST + 1)}b: c\n`,
    nothing: '',
    'a text': 'a\n',
  };
  for (const [what, text] of Object.entries(odd)) {
    test(`at ${what}`, () => expect(parseOrdinary(text, WIDEST).root).toBeUndefined());
  }

  test('and says how far all was read', () => {
    const good = 'a: "b\n  c"\nb: c\nc: d\n';
    const { readTo } = parseOrdinary(`${good}d: *e\n`, WIDEST);
    expect(good.slice(0, readTo)).toBe('a: "b\n  c"\nb: c\n');
  });
});

describe('keys that come again', () => {
  const again = {
    'in a map': 'a: b\na: c\n',
    'with the same value': 'a:\n  b: c\n  b: c\n  d: e\n',
    'where the dash of an entry is missing': 'a:\n  - b: c\n    d: e\n    b: f\n    d: g\n  - b: h\n    b: i\n',
    'in maps in each other': 'a:\n  b: {c: d}\n  b:\n    e: f\n    e: g\na: h\n',
  };
  for (const [where, text] of Object.entries(again)) {
    test(`${where} are read, and what is said about them is the same`, () => {
      expect(parseOrdinary(text, WIDEST)).toMatchObject({ hasRepeats: true, root: byLibrary(text) });
      expect(differsByReader(text)).toBe(false);
    });
  }
});

describe('a text of which a few lines show what is wrong', () => {
  const long = 'more '.repeat(60);
  const broken = {
    'below a quote that goes on over two lines': `          a
key1:
  -   -   'first
          second'
      -
 # ${long}
          - one
          - >-

          a
          b
            c

          - one

      -
          - two
  -
      -   "a\tb"
`,
    'with the line ends of very old programs': `a: b\n|\r<<: *c\nd:\n        e: f\n    g: ${long}\n    h: i\n`,
  };
  for (const [where, text] of Object.entries(broken)) {
    test(`${where} has the same mistakes as by all of its lines`, () => expect(differsByReader(text)).toBe(false));
  }
});

test('a tree that differs, and a text that is none, would be seen', () => {
  expect(byLibrary('a: &b c\n')).toBe('anchors, aliases or tags');
  expect(byLibrary('constructor: b\n')).toBe('forbidden-key');
  const { root: ours } = parseOrdinary('a: b\n', WIDEST);
  expect(isDeepStrictEqual(ours, byLibrary('a: b \n'))).toBe(false);
  expect(parse(sourceText('page.yaml', 'a: b\n')).root).toEqual(ours);
});
