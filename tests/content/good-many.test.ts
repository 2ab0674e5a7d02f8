import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { exampleBlocks } from './everything.ts';
import { loaderInTurn } from './load-in-turn.ts';
import { goodSite, png } from './memory-disk.ts';

const email = 'email: { serviceId: service_ab1, templateId: template_ab1, publicKey: abc }\n';
const contact = 'contact: { phone: "+91 257", email: a@b.example, address: Jalgaon }\n';

/** As many examples are on a page. */
const A_PAGE = 4;

/** The example of each block of the house, a few on a page, with links and pictures that lead somewhere. */
const examples: readonly string[] = pagesOf(
  [...exampleBlocks.values()].map((example) => {
    const lines = example
      .trimEnd()
      .replace(/href: \/\S*/g, 'href: /')
      .replace(/src: [^\s,}]+/g, 'src: /a.png')
      .replace(/\]\(\/[^)]*\)/g, '](/)')
      .split('\n');
    return lines.map((line, at) => `${at === 0 ? '  - ' : '    '}${line}`).join('\n');
  }),
);

function pagesOf(blocks: readonly string[]): string[] {
  const starts = [...blocks.keys()].filter((at) => at % A_PAGE === 0);
  return starts.map(
    (at) => `title: Home\ndescription: What we do.\nblocks:\n${blocks.slice(at, at + A_PAGE).join('\n')}\n`,
  );
}

const again = (options: object) => (page: string) => stringify(parse(page), options);

/** Other ways to write the same page, all of them right. */
const notations: Readonly<Record<string, (page: string) => string>> = {
  'as it is': (page) => page,
  'line ends of Windows': (page) => page.replaceAll('\n', '\r\n'),
  'a byte order mark and line ends of Windows': (page) => `\ufeff${page.replaceAll('\n', '\r\n')}`,
  'no line end at the end': (page) => page.trimEnd(),
  'three dashes and a comment first': (page) => `# home\n---\n# really\n${page}`,
  'three dots last': (page) => `---\n${page}...\n`,
  'spaces at the ends of lines': (page) => page.replaceAll('\n', '   \n'),
  'empty lines between lines that have keys': (page) => page.replace(/\n(?= *(?:- )?\w+: [\w/])/g, '\n\n'),
  'comments between lines that have keys': (page) => page.replace(/\n(?= *(?:- )?\w+: [\w/])/g, '\n# - a: "b\n'),
  JSON: (page) => JSON.stringify(parse(page)),
  'JSON over many lines': (page) => JSON.stringify(parse(page), null, 2),
  'JSON with tabs': (page) => JSON.stringify(parse(page), null, '\t'),
  'JSON and a comma after each last entry': (page) =>
    JSON.stringify(parse(page), null, 2).replace(/([^,[{\s])(\n\s*[\]}])/g, '$1,$2'),
  'the flow style': again({ collectionStyle: 'flow' }),
  'quoted keys': again({ defaultKeyType: 'QUOTE_DOUBLE' }),
  'all in single quotes': again({ defaultKeyType: 'PLAIN', defaultStringType: 'QUOTE_SINGLE' }),
  'all in double quotes': again({ defaultStringType: 'QUOTE_DOUBLE' }),
  'folded texts': again({ lineWidth: 40 }),
  'texts under >': again({ defaultStringType: 'BLOCK_FOLDED', defaultKeyType: 'PLAIN' }),
  'texts under |': again({ defaultStringType: 'BLOCK_LITERAL', defaultKeyType: 'PLAIN' }),
  'lists in the column of their key': again({ indentSeq: false }),
  'six spaces a level': again({ indent: 6 }),
};

/** Texts without quotes that look as if they needed them. */
const texts = [
  "It's here", 'R&D', 'C# and F#', '10:30', 'a:b', 'http://x', '50 % off', 'a - b', '-5 degrees', 'yes', 'No', 'on', '1.2.3',
  '12 items', '0x12g', '1_000', '(one) [two] {{three}}', 'a, b, c', 'say "hi"', '«Home»', 'We say “yes”', '~', 'a*b*c', 'x!',
  '2026-01-01', '+49 30 1234', '99.9 %', '👋 hello 👨‍👩‍👧', 'naïve café', '東京', 'שלום', 'مرحبا', 'a\u0301', 'a\u00a0b', '?why',
  ':smile', '-dash', 'a #', '#1'.replace('#', 'No. '), 'null and void', 'true story', 'www', '3 < 4', 'a > b', 'a | b',
  'Tom @ home', '100% `code`', 'a;b', 'a=b', 'a\\b', '/path', './x', '..', '…', '—', '_x_', '$5', '^', '<3', '1st', '.5x', '1e3x',
  '2*3*4', 'AT&T; and more', 'List<String>', 'a <b c', 'f(x)[1](2)', 'a * b * c', '5 & 6; 7', '__init__ of', 'x // y',
  '“They made our kitchen a home.”',
]; // biome-ignore format: a table

const heads = ['|', '|-', '|+', '|2', '|2-', '|-2', '>', '>-', '>+', '>2', '>2+', '| # why', '>- # why'];
const bodies = [
  'one\ntwo',
  'one\n\n\ntwo',
  'a: b\n- c\nd #',
  '"one\n\'two',
  '[a, {b',
  '@ % ` * & ! |',
  '\ttab\n  more',
  '{name} © {year}',
];

const files: [string, string][] = [
  ...Object.entries(notations).flatMap(([name, write]) =>
    examples.map((page, index): [string, string] => [`${name}, page ${index}`, write(page)]),
  ),
  ...texts
    .filter((text) => !['~'].includes(text))
    .map((text): [string, string] => [text, heroWith(`tagline: ${text}`)]),
  ...heads.flatMap((head) =>
    bodies.map((body): [string, string] => [
      `${head} ${body}`,
      heroWith(`description: ${head}\n${body.replace(/^(?=.)/gm, '  ')}\nalign: start`),
    ]),
  ),
];

function heroWith(keys: string): string {
  return `title: Home\ndescription: A\nblocks:\n  - type: hero\n    title: Hi\n${keys.replace(/^(?=.)/gm, '    ')}\n`;
}

test(`says nothing about ${files.length} unusual files that are right`, async () => {
  expect(files.length).toBeGreaterThan(200);
  const load = loaderInTurn();
  const alarms: string[] = [];
  for (const [what, page] of files) {
    const { diagnostics } = await load({
      'site.yaml': goodSite + email + contact,
      'pages/index.yaml': page,
      'public/a.png': png,
    });
    alarms.push(
      ...diagnostics.map(({ line, column, code, message }) => `${what}: ${line}:${column} ${code} ${message}`),
    );
  }
  expect(alarms).toEqual([]);
});
