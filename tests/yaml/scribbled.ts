import { largePage, mutated } from '../content/mutations.ts';
import fc from '../random.ts';

/** What the lines of a page are made of, right and wrong: combined at random, some of it is YAML. */
const starts = [
  'a:', 'b:', 'c:', '"d":', "'e f':", 'long key:', 'a :', 'true:', '12:', 'null:', 'g:h:', '-', '- -', '- a:', '-   b:', '?', '&x a:', 'a', '',
]; // biome-ignore format: a table
const values = [
  '', '', 'one', 'two words', '"quoted"', "'it''s'", '"a\\n\\u00e9\\x41"', '"\\q"', '"open', "'open", '|', '>', '|-', '>+', '|2', '> # note',
  '[]', '{}', '[a, "b", 1]', '{ a: b, c: [d] }', '{a: b,c: d}', '{a}', '[a,]', '{"a":1}', '[a: b]', '[ {a: 1}, [ -2 ] ]', '[a', '1', '-0', '+1.50',
  '0x1F', '0o17', '1e3', '.5', '5.', '.inf', '-.INF', '.NaN', '.', '12:30', '2026-01-01', '~', 'null', 'True', 'FALSE', 'yes', 'a: b', 'a:b', 'a #b',
  'a# b', '# c', '*a', '&a', '!t', '@a', '%a', ',a', ':a', '-a', '- a', '? a', '`a', '|a', 'https://a.b/c?d#e', 'é “ü” 😀', "a 'b", 'a "b" c', '\ta', 'a\tb',
]; // biome-ignore format: a table
const ends = ['', '', '', '', '', ' ', ' # note', '  #', '#'];
const wholes = [
  '',
  '',
  '   ',
  '# comment',
  '  # comment',
  '      # comment',
  'more words',
  '    more: "',
  '---',
  '...',
  '\t',
  '  "',
  "'",
];

const line = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom(...starts),
        fc.constantFrom(...values),
        fc.constantFrom(...ends),
      )
      .map(([level, start, value, end]) => `${'  '.repeat(level)}${start}${value === '' ? '' : ' '}${value}${end}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...wholes))
      .map(([width, text]) => ' '.repeat(width) + text),
  },
);

/** A few lines that are YAML more often than not, but hardly ever a page. */
const scribble: fc.Arbitrary<string> = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 12 }), fc.constantFrom('\n', '\n', '\r\n'), fc.boolean())
  .map(
    ([lines, lineEnd, isEnded]) => ['a0:', ...lines].slice(lines.length % 2).join(lineEnd) + (isEnded ? lineEnd : ''),
  );

/** What stands between lines that belong to each other. */
const between = fc.constantFrom(
  '',
  '',
  '',
  '',
  '\n',
  '  \n',
  '# c\n',
  '  # c\n',
  '    # c\n\n',
  '      # c\n   \n',
  '\n  # c\n',
  '         # c\n # d\n',
);
const leaf = fc.constantFrom(
  'one', 'two words', '"a\\tb"', "'it''s'", '1', 'true', '~', 'a # c', '"b" # c', '[a, { b: c }]', '{ a: 1, "b": [] } # c', '',
  '# c', 'https://a.b', 'first\n          second\n\n          third # c', '"first\n           second\n\n\n          third "',
  "'first  \n          second'", '|\n          a\n            b\n\n          c\n', '>-\n\n          a\n          b\n            c\n          d\n\n\n',
  '|+\n          a\n\n', '> # c\n          a\n\n          b\n        # c', '|\n', '>+\n\n\n', '-1', '0x1F',
); // biome-ignore format: a table

type Tree = { readonly entries: readonly (readonly [above: string, value: string | Tree])[]; readonly kind: string };

const { tree } = fc.letrec<{ tree: Tree; node: string | Tree }>((tie) => ({
  tree: fc.record({
    kind: fc.constantFrom('map', 'list', 'same column', 'wide list'),
    entries: fc.array(fc.tuple(between, tie('node')), { minLength: 1, maxLength: 4 }),
  }),
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 3, arbitrary: leaf },
    { weight: 2, arbitrary: tie('tree') },
  ),
}));

/** The lines of a tree. What is behind a dash starts on its line, or below. */
function written({ entries, kind }: Tree, column: number): string {
  const space = ' '.repeat(column);
  return entries
    .map(([above, value], index) => {
      const isMap = kind === 'map';
      const head = isMap ? `key${index}:` : kind === 'wide list' ? '-  ' : '-';
      if (typeof value === 'string') return `${above}${space}${head}${value === '' ? '' : ' '}${value}\n`;
      if (isMap)
        return `${above}${space}${head}\n${written(value, value.kind === 'same column' ? column : column + 2)}`;
      const own = written(value, column + head.length + 1);
      const isBelow = /^(?: *#| *\n)/.test(own) || index === 2;
      return `${above}${space}${isBelow ? `${head}\n${own}` : `${head} ${own.trimStart()}`}`;
    })
    .join('');
}

/** Texts that are right but for their least likely places, with comments and empty lines everywhere. */
const commented: fc.Arbitrary<string> = fc
  .tuple(tree, between, fc.constantFrom('\n', '\n', '\r\n'), fc.boolean())
  .map(([whole, end, lineEnd, isEnded]) => {
    const text = written({ ...whole, kind: whole.kind === 'list' ? 'list' : 'map' }, 0) + end;
    return (isEnded ? text : text.replace(/\n$/, '')).replaceAll('\n', lineEnd);
  });

const small = mutated().map((page) => page.replace(/^\ufeff/, ''));
const large = mutated([largePage]).map((page) => page.replace(/^\ufeff/, ''));

/**
 * Texts to be read in both ways: pages that were changed in a few places, lines put together at
 * random, and right texts with comments.
 */
export const texts: fc.Arbitrary<string> = fc.oneof(
  { weight: 50, arbitrary: small },
  { weight: 1, arbitrary: large },
  { weight: 25, arbitrary: scribble },
  { weight: 25, arbitrary: commented },
);

/** A text as the first of two entries of a list. */
export const inList = (text: string): string => `- ${text.replaceAll('\n', '\n  ')}\n- a: b\n`;
