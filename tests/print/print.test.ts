import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { planFilled, planSite } from '../../src/builder/plan/plan.ts';
import { printPlanOf } from '../../src/builder/printed/print-plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { Json, JsonObject, WrittenBlock } from '../../src/model/json.ts';
import type { PrintPlan } from '../../src/model/print.ts';
import type { PageContent, Site } from '../../src/model/site.ts';
import { linesOf } from '../../src/print/lines.ts';
import { Pen } from '../../src/print/pen.ts';
import { printPdf } from '../../src/print/print.ts';
import { styles } from '../../src/print/style.ts';
import { exampleOf } from '../../src/schema/examples.ts';
import { below, blockNames, type Schema, schemaOf } from '../../src/schema/schemas/schemas.ts';
import { settings } from '../blocks/render-block.ts';
import { goodSite, memoryDisk, png } from '../content/memory-disk.ts';
import { flawsOf } from './flaws.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';

type Content = PageContent['content'];

function printPlan(content: Partial<Content>, change: Partial<Site['settings']> = {}): PrintPlan {
  const written: PageContent = {
    file: 'pages/papers/all.yaml',
    route: '/papers/all',
    title: content.title ?? 'All blocks',
    content: { title: 'All blocks', description: 'One page with every block.', ...content },
    pdf: { address: '/papers/all.pdf' },
  };
  const site: Site = {
    settings: { ...settings, ...change },
    pages: [written],
    publicFiles: new Map([['/images/plan.png', 'public/images/plan.png']]),
    brokenRoutes: new Map(),
    imageSizes: new Map(),
  };
  const plan = planFilled(site, [written], { year: '2031', drafts: false });
  const [page] = plan.pages;
  if (page === undefined) throw new Error('The site has no page.');
  return printPlanOf(page, plan);
}

const print = (plan: PrintPlan): Promise<Uint8Array> =>
  printPdf(plan, async (file) => (file === '/images/plan.png' ? png : undefined));

const blockOf = async (name: string): Promise<WrittenBlock> => {
  const [block]: [WrittenBlock] = parse(await exampleOf(name));
  return { ...block, type: name };
};

/** The texts of a block that are told on paper, without what Markdown makes of them. */
function textsOf(value: Json, schema: Schema, left: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string, Json][] = Array.isArray(value)
    ? value.map((each: Json, index) => [String(index), each])
    : Object.entries(value).filter(([key]) => !left.includes(key));
  return entries.flatMap(([key, inner]) => {
    const next = below(schema, Array.isArray(value) ? Number(key) : key);
    if (next?.kind === undefined) return next === undefined ? [] : textsOf(inner, next.schema);
    // Days are in the words of the language.
    if (next.kind === 'text') return schema.properties?.[key]?.dated ? [] : [String(inner)];
    return next.kind === 'richText' || next.kind === 'passage' ? plain(String(inner)).split(/\n\s*\n/) : [];
  });
}

const plain = (markdown: string): string =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*`]|\\(?=\W)/g, '');

/** Words without the spaces between them: a line ends anywhere. */
const dense = (text: string): string => text.replace(/\s/g, '');

const body = `Words before, with a call.[^1] Some are **strong**, some *are not*, and ~~none~~ is \`code\`.

## First part

A paragraph with a [link to the second](#second-part), [another page](/contact) and [another site](https://example.org/a).

- One
- Two, with more
  1. And a list in it
- [x] Done
- [ ] To do

### A smaller part

| Name | Size |
| --- | ---: |
| Flour | 12 |
| Water | 7 |

> [!WARNING]
> It's hot.

> Somebody said so.

## Second part

\`\`\`js
const loaves = bake(12); // ${'a long comment that goes on and on '.repeat(4)}
\`\`\`

![A plan of the oven](/images/plan.png "Plan, 2031")

![A photo](https://photos.example.org/bread.jpg)

---

[^1]: The note at the end.
`;

describe('the document of a page with every block', () => {
  let blocks: readonly WrittenBlock[] = [];
  let plan: PrintPlan;
  let bytes: Uint8Array;
  let read: ReadPdf;
  let judged: Awaited<ReturnType<typeof flawsOf>>;
  beforeAll(async () => {
    const others = blockNames().filter((name) => name !== 'hero');
    blocks = await Promise.all(['hero', ...others].map(blockOf));
    plan = printPlan({ blocks: [...blocks, { type: 'long-text', id: 'long', title: 'A long text', body }] });
    bytes = await print(plan);
    read = await readPdf(bytes);
    judged = await flawsOf(bytes);
  });

  test('has the words of all of them', () => {
    const text = dense(read.texts.join(''));
    for (const block of blocks.slice(1)) {
      const schema = schemaOf(`blocks/${block.type}`);
      const { leavesOut = [], items } = schema.print ?? {};
      if (leavesOut === 'all') continue;
      // Of other pages, the words that lead there are enough.
      const isLinks = items === 'links';
      const told = isLinks ? { ...block, items: undefined, actions: undefined } : block;
      const wanted = textsOf(told as JsonObject, schema, leavesOut);
      expect(
        // A mark is the word of the site on paper.
        wanted.filter((words) => !text.includes(dense(words.replace(/^yes$/, 'Yes').replace('{name}', 'Example')))),
        block.type,
      ).toEqual([]);
    }
  });

  test('begins with a cover, which has the title and the description', () => {
    const [hero] = blocks;
    expect(dense(read.texts[0] ?? '')).toContain(dense(String(hero?.title)));
    expect(dense(read.texts[0] ?? '')).toContain(dense(plain(String(hero?.description))));
    expect(read.title).toBe(plan.title);
  });

  test('has the words of a long text, down to its footnotes', () => {
    const text = dense(read.texts.join(''));
    const wanted = ['Words before, with a call.', 'strong', 'Flour', '12', 'Warning', "It's hot.", 'Somebody said so.'];
    wanted.push(
      'const loaves = bake(12); // a long comment',
      'Plan, 2031',
      'A photo',
      'The note at the end.',
      '2.',
      '☑',
    );
    expect(wanted.filter((words) => !text.includes(dense(words)))).toEqual([]);
  });

  test('is tagged for screen readers, in the language of the site', () => {
    expect(read).toMatchObject({ isTagged: true, language: 'en', alts: ['A plan of the oven'] });
    const wanted = ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TH', 'TD', 'Figure', 'Caption'];
    wanted.push('Code', 'Note', 'BlockQuote', 'Link', 'TOC', 'TOCI');
    expect(wanted.filter((role) => !read.roles.has(role))).toEqual([]);
    expect(judged.flaws).toEqual([]);
  });

  test('would be found wanting without them', async () => {
    const without = (text: string, part: string): string => text.replaceAll(part, part.replace(/.$/, 'X'));
    const parts = ['/Marked true', '/DisplayDocTitle true', '/Type /OBJR', '/Scope /Column', '/Tabs /S', '/ToUnicode'];
    const worse = parts.reduce(without, Buffer.from(bytes).toString('latin1'));
    expect((await flawsOf(Buffer.from(worse, 'latin1'))).flaws).toEqual([
      'not so: the document is tagged',
      'not so: the title is shown',
      'not so: the keyboard goes along the tags',
      'not so: every link belongs to a tag',
      'not so: every head of a column says so',
      'not so: every font has its letters and their meanings',
    ]);
  });

  test('is read in the order in which it was written', () => {
    const told = dense(judged.told);
    const order = [
      'Words before',
      'First part',
      'A paragraph',
      'Two, with more',
      'And a list',
      'Done',
      'A smaller part',
    ];
    order.push('Name', 'Size', 'Flour', '12', 'Water', '7', "It's hot.", 'Somebody', 'Second part', 'const loaves');
    order.push('Plan, 2031', 'A photo', 'The note at the end.');
    let at = told.lastIndexOf(dense('A long text'));
    for (const words of order) {
      const next = told.indexOf(dense(words), at);
      expect(next, words).toBeGreaterThan(0);
      at = next;
    }
  });

  test('has bookmarks, and contents with the numbers of pages', () => {
    expect(read.outline).toContain('A long text');
    expect(read.outline).toContain('  Second part');
    const listed = read.links.filter(({ page, leadsTo }) => page === 2 && leadsTo !== undefined);
    expect(listed.length).toBeGreaterThan(20);
    const numbers = (read.texts[1] ?? '').match(/\d+(?= )/g)?.map(Number) ?? [];
    // An entry has two links: its words, and the number.
    expect(listed.every(({ leadsTo = 0 }) => numbers.includes(leadsTo) && leadsTo <= read.pages)).toBe(true);
  });

  test('says on every page but the cover whose it is, and its number', () => {
    expect(read.artifacts[0]).toBe('');
    read.artifacts.slice(1).forEach((artifact, index) => {
      expect(dense(artifact)).toContain(`Example`);
      // The head of a table that goes on comes after the number.
      expect(artifact).toMatch(new RegExp(` ${index + 2}(?: |$)`));
    });
  });

  test('has links with whole addresses, and links within itself', () => {
    const urls = read.links.flatMap(({ url }) => url ?? []);
    expect(urls).toContain('https://example.org/a');
    expect(urls).toContain('https://www.example.com/contact');
    expect(urls.filter((url) => !/^(?:https?|mailto|tel):/.test(url))).toEqual([]);
    const last = read.links.filter(({ page, leadsTo }) => page > 2 && leadsTo !== undefined);
    expect(last.length).toBeGreaterThanOrEqual(2);
  });

  test('is the same, byte for byte, whenever it is made', async () => {
    expect(Buffer.from(await print(plan)).equals(Buffer.from(bytes))).toBe(true);
  });

  test('has a picture once, however often it is shown', async () => {
    const body = '![A plan](/images/plan.png)\n\n![Again](/images/plan.png)\n';
    const [once, twice] = await Promise.all([printPlan({ body: body.slice(0, 28) }), printPlan({ body })].map(print));
    const pictures = (pdf: Uint8Array | undefined): number =>
      (pdf && Buffer.from(pdf).toString('latin1'))?.match(/\/Subtype \/Image/g)?.length ?? 0;
    expect(pictures(once)).toBeGreaterThan(0);
    expect(pictures(twice)).toBe(pictures(once));
  });
});

describe('other documents', () => {
  test('are short without contents, and say so in their own language', async () => {
    const german = 'Das Brot wird **täglich** frisch gebacken.\n\n> [!NOTE]\n> Auch sonntags.\n';
    const read = await readPdf(
      await print(printPlan({ body: german }, { language: 'de', words: { note: 'Hinweis' } })),
    );
    expect(read).toMatchObject({ pages: 1, language: 'de', outline: [] });
    expect(dense(read.texts[0] ?? '')).toContain(
      dense('Das Brot wird täglich frisch gebacken. Hinweis Auch sonntags.'),
    );
  });

  test('begin on their first page if they are short, unless that is said otherwise', async () => {
    const plan = printPlan({ body: 'A few words.' });
    const read = await readPdf(await print(plan));
    expect(read.pages).toBe(1);
    expect(read.roles).toContain('H1');
    expect(dense(read.texts[0] ?? '')).toContain(dense('All blocks One page with every block. A few words.'));
    expect((await readPdf(await print({ ...plan, cover: true }))).pages).toBe(2);
    const long = printPlan({ body: '# Part\n\nWords.\n\n'.repeat(80) });
    const [covered, plain] = [await readPdf(await print(long)), await readPdf(await print({ ...long, cover: false }))];
    expect(dense(covered.texts[0] ?? '')).not.toContain('Part');
    expect(dense(plain.texts[0] ?? '')).toContain('Part');
  });

  test('have no cover if their page or their kind says so, and the page before the kind', async () => {
    const page = (...lines: string[]): string =>
      [
        'title: Prices',
        'description: What bread costs.',
        ...lines,
        `body: "${'## Part\\n\\nWords.\\n\\n'.repeat(80)}"`,
      ].join('\n');
    const { site } = await loadSite(
      memoryDisk({
        'site.yaml': goodSite,
        'kinds/paper.yaml':
          'description: A paper.\npdf: { cover: false }\nlayout:\n  - { type: hero, title: "{title}" }\n',
        'pages/index.yaml': page('pdf: /docs/prices.pdf'),
        'pages/own.yaml': page('pdf: { cover: false }'),
        'pages/named.yaml': page('pdf:', '  address: /docs/named.pdf', '  cover: false'),
        'pages/paper.yaml': page('kind: paper'),
        'pages/covered.yaml': page('kind: paper', 'pdf: { cover: true }'),
      }),
    );
    if (site === undefined) throw new Error('The site has mistakes.');
    const plan = planSite(site, { year: '2031', drafts: false });
    const plans = plan.pages.map((each) => printPlanOf(each, plan));
    expect(Object.fromEntries(plan.pages.map(({ pdf }, at) => [pdf?.address, plans[at]?.cover]))).toEqual({
      '/docs/prices.pdf': undefined,
      '/own.pdf': false,
      '/docs/named.pdf': false,
      '/paper.pdf': false,
      '/covered.pdf': true,
    });
    const printed = plans.filter(({ cover }) => cover === false).slice(0, 1);
    for (const each of printed) expect(dense((await readPdf(await print(each))).texts[0] ?? '')).toContain('Part');
    expect(printed).toHaveLength(1);
  });

  test('say at the end whose they are, and where that is', async () => {
    const read = await readPdf(await print(printPlan({ body: 'A few words.' })));
    expect(dense(read.texts[0] ?? '')).toMatch(
      /Example·Jalgaon,India\+912575550100·hello@example.com·www.example.com$/,
    );
    expect(read.links.flatMap(({ url }) => url ?? [])).toEqual([
      'tel:+912575550100',
      'mailto:hello@example.com',
      'https://www.example.com/',
    ]);
  });

  test('have prices in a column, and no button to themselves', () => {
    const items = [
      { title: 'Rye', price: '€4.80', badge: 'New', description: 'Dark.' },
      { title: 'Bun', price: '€1' },
    ];
    const download = { label: 'Download', href: '/papers/all.pdf' };
    const { parts } = printPlan({
      blocks: [
        { type: 'hero', title: 'Prices' },
        { type: 'price-list', groups: [{ items }] },
        { type: 'cta', title: 'Take it along', actions: [download, { label: 'Write', href: '/contact' }] },
      ],
    });
    const [groups, ...others] = parts;
    const [[table] = []] = groups?.kind === 'cards' ? groups.items : [];
    expect(table).toMatchObject({
      kind: 'table',
      columns: [{ align: 'start' }, { align: 'end' }],
      rows: [
        [[{ kind: 'strong', children: ['Rye'] }, ' \u00b7 ', 'New', { kind: 'break' }, 'Dark.'], ['€4.80']],
        [[{ kind: 'strong', children: ['Bun'] }], ['€1']],
      ],
    });
    expect(JSON.stringify(others)).not.toMatch(/Download|all\.pdf/);
    expect(JSON.stringify(others)).toContain('Write');
  });

  test('have what a price is for behind it, and leave out blocks whose pdf is false', () => {
    const plans = [{ title: 'Small', price: '€9', period: 'a month', yearlyPrice: '€90', yearlyPeriod: 'a year' }];
    const { parts } = printPlan({
      blocks: [
        { type: 'hero', title: 'Plans' },
        { type: 'pricing', periods: { monthly: 'By month', yearly: 'By year' }, plans },
        { type: 'cta', title: 'Only on the web', pdf: false, actions: [{ label: 'Write', href: '/contact' }] },
      ],
    });
    const told = JSON.stringify(parts);
    expect(told).toContain(JSON.stringify(['€9', ' ', 'a month', ' \u00b7 ', '€90', ' ', 'a year']).slice(1));
    expect(told).not.toMatch(/By month|By year|Only on the web/);
  });

  test('have letters of other writing systems, and a sign for those that no font has', async () => {
    const read = await readPdf(await print(printPlan({ body: 'Ψωμί, хлеб, bánh mì, रोटी → ✓ パン.' })));
    expect(dense(read.texts[0] ?? '')).toContain(dense('Ψωμί, хлеб, bánh mì, रोटी → ✓ \ufffd\ufffd.'));
  });

  test('have headings with what they are the heading of', async () => {
    const parts = Array.from({ length: 40 }, (_, index) => `## Part ${index}.\n\n${'Some words. '.repeat(20 + index)}`);
    const read = await readPdf(await print(printPlan({ body: parts.join('\n\n') })));
    expect(read.pages).toBeGreaterThan(8);
    for (const text of read.texts.slice(1)) expect(text.trim()).not.toMatch(/Part \d+\.$/);
  });

  test('leave no short word alone in the last line of a text', () => {
    const pen = new Pen({ title: 'A', description: 'A', siteName: 'A', language: 'en' });
    const rows = (text: string, width: number): string[] =>
      linesOf([{ text, style: styles.text }], width, pen).map(({ pieces }) => pieces.map((each) => each.text).join(''));
    const full = 'Long enough to fill a line.';
    const width = (linesOf([{ text: full, style: styles.text }], 1000, pen)[0]?.width ?? 0) + 1;
    expect(rows(`${full} So.`, width)).toEqual(['Long enough to fill a ', 'line. So.']);
    expect(rows(`${full} Extraordinarily.`, width)).toEqual([`${full} `, 'Extraordinarily.']);
    expect(rows(`${full}\nSo.`, width)).toEqual([full, 'So.']);
  });

  test('leave pictures that say nothing out of what is read', async () => {
    const pictures = '![](/images/plan.png)\n\n![](/images/plan.png "The plan")\n';
    const bytes = await print(printPlan({ body: pictures }));
    expect((await readPdf(bytes)).alts).toEqual(['The plan']);
    expect((await flawsOf(bytes)).flaws).toEqual([]);
  });

  test('show a damaged picture as words', async () => {
    const plan = printPlan({ body: '![A plan](/images/plan.png)' });
    const damaged = png.slice(0, -20);
    const read = await readPdf(await printPdf(plan, async () => damaged));
    expect(read.texts[0]).toContain('A plan');
    expect(read.alts).toEqual([]);
  });
});
