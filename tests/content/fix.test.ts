import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyFixes, type Fixed } from '../../src/authoring/fix/apply-fixes.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { siteWith, translations } from './corpus-table.ts';
import { keptValues } from './fix-law.ts';
import { answers } from './fix-table.ts';
import { besidesExamples, type Files, goodPage, goodSite, memoryDisk } from './memory-disk.ts';

type Entry = { readonly id: string; readonly what: string };
const corpus: readonly Entry[] = JSON.parse(
  readFileSync(new URL('../corpus/bad-inputs.json', import.meta.url), 'utf8'),
);
const email = 'email:\n  serviceId: service_ab1\n  templateId: template_ab1\n  publicKey: abc\n';

/** Mistakes that leave little of a page to look at: what they hid is told once they are fixed. */
const hiding = ['V02', 'T05', 'V04'];

const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const codes = (mistakes: readonly Diagnostic[]): string[] => mistakes.map(({ code }) => code);

/** A site after fixing, to fix it again. */
function afterwards(files: Files, { files: fixed }: Fixed): Files {
  const kept = Object.entries(files).filter(([path]) => !fixed.some(({ file }) => file === path));
  return Object.fromEntries([...kept, ...fixed.map(({ name, after }): [string, Uint8Array] => [name, after])]);
}

/** What becomes of one file of a site. */
async function fix(file: string, content: string | Uint8Array, more: Files = {}): Promise<string> {
  const { files } = await applyFixes(
    memoryDisk({ 'site.yaml': goodSite + email, 'pages/index.yaml': goodPage, ...more, [file]: content }),
  );
  const fixed = files.find((each) => each.file === file);
  return fixed === undefined ? 'unchanged' : text(fixed.after);
}

describe('of the mistakes that people really make', () => {
  test('at least 57 of 80 are fixed', () => {
    expect(corpus).toHaveLength(80);
    expect(Object.keys(answers).length).toBeGreaterThanOrEqual(57);
  });

  for (const { id, what } of corpus) {
    const translation = translations[id];
    const answer = answers[id];
    if (translation === undefined) throw new Error(`${id} has no translation.`);
    const file = answer?.file ?? translation.file ?? 'pages/index.yaml';
    const more = { ...translation.more, ...answer?.more };
    const files = siteWith({ file, text: answer?.text ?? translation.text, more });
    if (answer === undefined) {
      test(`${id} ${what}: is left to its author`, async () => {
        expect((await applyFixes(memoryDisk(files))).files).toEqual([]);
      });
      continue;
    }
    test(`${id} ${what}: is fixed`, async () => {
      const before = await loadSite(memoryDisk(files));
      const fixed = await applyFixes(memoryDisk(files));
      expect(fixed.files.map(({ name, after }) => [name, text(after)])).toEqual([[answer.name ?? file, answer.fixed]]);
      expect(codes(before.diagnostics)).toContain(translation.code);
      expect(codes(fixed.diagnostics)).not.toContain(translation.code);
      if (!hiding.includes(id)) expect(fixed.diagnostics).toEqual([]);
      expect(keptValues(before.diagnostics, fixed).problems).toEqual([]);
      const again = memoryDisk(afterwards(files, fixed));
      expect((await loadSite(again)).diagnostics).toEqual(fixed.diagnostics);
      expect((await applyFixes(again)).files).toEqual([]);
    });
  }
});

describe('what is not a mistake stays as it is, byte by byte', () => {
  const shop = (top: string, title: string, align: string): string =>
    [
      '\ufeff# Our shop  ',
      '',
      `${top}   # shown in search results`,
      "description: 'What we do.'",
      '',
      'blocks:',
      '  - {type: cta, title: "Hi", actions: [{label: Go, href: /}]}',
      '',
      '  # The first thing people see',
      '  - type: hero',
      `    title: ${title} # with a colon`,
      `    ${align}`,
      "    tagline: 'It''s open'",
      '    description: >-',
      '      One',
      '',
      '      two ',
      '',
    ].join('\r\n');

  test('comments, order, quotes, blank lines, line ends, the byte order mark, braces', async () => {
    const bad = shop('titel: Shop', 'Open: now', 'align: Centre');
    expect(await fix('pages/shop.yaml', bad)).toBe(shop('title: Shop', '"Open: now"', 'align: center'));
  });

  test('a page in which nothing can be fixed', async () => {
    const disk = memoryDisk({
      'site.yaml': goodSite,
      'pages/index.yaml': goodPage,
      'pages/a.yaml': `titel:${goodPage}`,
    });
    expect((await applyFixes(disk)).files.map(({ file }) => file)).toEqual([]);
  });
});

describe('of more mistakes than are told at a time', () => {
  const page = (title: string, count: number): string =>
    `title: Many\ndescription: What we do.\nblocks:\n${`  - type: cta\n    title: ${title}\n`.repeat(count)}`;

  test('all are fixed, with a load of the site for each 50 and one more', async () => {
    const disk = memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'pages/a.yaml': page('a: b', 110) });
    let loads = 0;
    const read: typeof disk.read = (path, firstBytes) => {
      if (path === 'site.yaml') loads += 1;
      return disk.read(path, firstBytes);
    };
    const { files, diagnostics } = await applyFixes({ ...disk, read });
    expect(files.map(({ after }) => text(after))).toEqual([page('"a: b"', 110)]);
    expect(diagnostics).toEqual([]);
    expect(loads).toBeLessThanOrEqual(4);
  });
});

describe('without one right answer, or with one that makes another mistake, nothing is changed', () => {
  test.each([
    ['a draft would leave the site without a home page', 'pages/index.yaml', `draft: yes\n${goodPage}`],
    ['a lost line end is no text', 'pages/a.yaml', goodPage.replace('cta\n    title: Hi', 'hero title: Hi')],
    ['a lost line end in a text', 'pages/a.yaml', goodPage.replace('title: Hi', 'description: Hi title: Ho')],
    ['quotes that hide the rest of the file', 'pages/a.yaml', ` @${goodPage}`],
    ['two keys may mean the same', 'pages/a.yaml', `${goodPage}    text: A\n    content: B\n`],
    ['a name that means something else', 'pages/a.yaml', `${goodPage}    colour: teal\n`],
    ['more than one entry may be meant', 'site.yaml', `${goodSite}planned: /a, /b\n`],
    ['a comment may be meant', 'pages/a.yaml', goodPage.replace('Hi', 'Hi #later')],
    [
      'a number between two',
      'pages/a.yaml',
      goodPage.replace('cta\n', 'card-grid\n    columns: 2.5\n    items: [{title: A}]\n'),
    ],
    [
      'letters of another alphabet',
      'pages/a.yaml',
      new Uint8Array([...Buffer.from('title: '), 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 10]),
    ],
  ])('%s', async (_, file, content) => {
    const files = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, [file]: content };
    expect((await loadSite(memoryDisk(files))).diagnostics).not.toEqual([]);
    expect(await fix(file, content)).toBe('unchanged');
  });

  test('a file is not renamed to a name that is taken', async () => {
    const { files } = await applyFixes(
      memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'pages/index.yml': goodPage }),
    );
    expect(files).toEqual([]);
  });
});

test('an answer that only fits when another mistake is fixed is tried again', async () => {
  const page = `\u00a0-\n\u00a0title: Home\n${goodPage.replace(/^title.*\n/, '')}`;
  const files = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'pages/a.yaml': page };
  const fixed = await applyFixes(memoryDisk(files));
  expect(fixed.files.flatMap((file) => codes(file.fixed))).toEqual(['odd-space', 'bad-indent']);
  expect((await applyFixes(memoryDisk(afterwards(files, fixed)))).files).toEqual([]);
});

/** What hands do to a line. Undefined where it cannot be done. */
const slips: Readonly<Record<string, (line: string) => string | undefined>> = {
  'no space after the colon': (line) => changed(line, /^(\s*(?:- )?\w+:) (?=\w)/, '$1'),
  'two letters swapped': (line) => changed(line, /^(\s*(?:- )?\w)(\w)(\w)(\w*:)/, '$1$3$2$4'),
  'a tab': (line) => changed(line, /^ {2}/, '\t'),
  'one space too many': (line) => changed(line, /^(?= +\w+:)/, ' '),
  'one space too few': (line) => changed(line, /^ (?= *\w+:)/, ''),
  'no space after the dash': (line) => changed(line, /^( *)- (?=\w+:)/, '$1-'),
  'no dash': (line) => changed(line, /^( *)- (?=\w+:)/, '$1'),
  'spaces from a web site': (line) => changed(line, /^ {2}/, '\u00a0\u00a0'),
};

function changed(line: string, pattern: RegExp, by: string): string | undefined {
  const other = line.replace(pattern, by);
  return other === line ? undefined : other;
}

describe('a slip of the hand in any line of a page is taken back, or left to its author', () => {
  const example = readFileSync(new URL('../../src/blocks/hero/example.yaml', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const block = example.map((line, at) => (at === 0 ? `  - ${line}` : line === '' ? '' : `    ${line}`));
  const lines = ['title: Home', 'description: What we do.', 'blocks:', ...block, '  - type: cta', '    title: Last'];
  const planned = [...lines.join('\n').matchAll(/(?:href: |\]\()(\/[\w/-]+)/g)].map(([, href]) => href);
  const good = `${lines.join('\n')}\n`;
  const site = `${goodSite}planned: ["/x", ${planned.map((href) => `"${href}"`).join(', ')}]\n`;

  for (const [name, slip] of Object.entries(slips)) {
    test(name, async () => {
      let tried = 0;
      let restored = 0;
      for (const [index, line] of lines.entries()) {
        const other = slip(line);
        if (other === undefined) continue;
        const bad = `${[...lines.slice(0, index), other, ...lines.slice(index + 1)].join('\n')}\n`;
        const files = { 'site.yaml': site, 'pages/index.yaml': bad };
        if (
          codes(besidesExamples((await loadSite(memoryDisk(files))).diagnostics)).every(
            (code) => code === 'planned-link',
          )
        )
          continue;
        tried += 1;
        const fixed = await applyFixes(memoryDisk(files));
        if (fixed.files.length === 0) continue;
        expect(codes(besidesExamples(fixed.diagnostics)).filter((code) => code !== 'planned-link')).toEqual([]);
        if (text(fixed.files[0]?.after ?? new Uint8Array()) === good) restored += 1;
      }
      expect(tried).toBeGreaterThan(0);
      expect(restored).toBeGreaterThanOrEqual(name === 'no space after the dash' ? 0 : Math.floor(tried / 2));
    });
  }
});

test('as many loads of the site are enough for 40 files with answers that are refused as for 10', async () => {
  const tops = [
    'title: Post\n\tsubtitle: x\ndate: 02.01.2024',
    `Title: "Post"\ncategories:\n- a\n- b\nexcerpt: It's "good" # not`,
    'title: Post: the story\ntags: [a, b\nauthor: Ann',
    'title: "Post\ndescription: >\n  Some text\n  more\ndraft: yes',
    'cover:\n  image: a.png\n  alt: b\npublished: true\nsummary: Foo: bar',
  ];
  for (const count of [10, 40]) {
    const pages = Array.from({ length: count }, (_, at) => [
      `pages/post-${at}.yaml`,
      `---\n${tops[at % tops.length]}\n---\n\nHello ${at} **b**.\n`,
    ]);
    const disk = memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage, ...Object.fromEntries(pages) });
    const { files, isCutShort } = await applyFixes(disk, { loads: 14, bytes: Number.POSITIVE_INFINITY });
    expect([files.length, isCutShort]).toEqual([count, false]);
  }
});
