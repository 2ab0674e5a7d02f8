import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { bundleApp } from '../../src/builder/bundle/bundle.ts';
import { carriedByBlocks } from '../../src/builder/render/carried.ts';
import { verifying } from '../../src/builder/render/verified.ts';
import type { Carried } from '../../src/model/carried.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { RoutePlan } from '../../src/model/plan.ts';
import type { Rendered } from '../../src/model/rendering.ts';
import { blockNames } from '../../src/schema/schemas/schemas.ts';
import { anyPage } from '../blocks/any-pages.ts';
import { planOf } from '../blocks/plan-blocks.ts';
import { sampleOf } from '../blocks/samples.ts';
import fc from '../random.ts';

// As builds have it: React is several times as slow while it looks for mistakes.
const { render, renderer } = (await bundleApp()).entry;

/** The law: a page whose blocks were filled into shapes is the page that React renders. */
const pages = renderer(carriedByBlocks(), { from: 1, cachesItems: true });
const { frame } = planOf([{ type: 'hero', title: 'Home' }]);
/** With one frame for all, as the pages of a site have. */
const planned = (blocks: readonly JsonObject[]): RoutePlan => ({ ...planOf(blocks), frame });

function expectLaw(plan: RoutePlan): Rendered {
  const filled = pages.render(plan);
  expect(filled).toEqual(render(plan));
  return filled;
}

test('the example of every block', async () => {
  for (const type of blockNames()) {
    const example: JsonObject = parse(await readFile(`src/blocks/${type}/example.yaml`, 'utf8'));
    const above = { type: 'cta', title: 'Above' };
    for (const blocks of [[example], [above, example, example]]) {
      expectLaw(planned(blocks));
    }
  }
});

test('pages of any blocks with any texts', () => {
  fc.assert(
    fc.property(anyPage(planned), (plan) => void expectLaw(plan)),
    { numRuns: 20, seed: 14 },
  );
});

test('tables with pictures, of which some rows have none', () => {
  const table = (...rows: (readonly (string | JsonObject)[])[]): RoutePlan =>
    planned([{ type: 'table', columns: [{ title: 'Photo' }, { title: 'Home' }, { title: 'Lift' }], rows }]);
  const [flat, house] = ['flat', 'house'].map((name) => ({ src: `/${name}.svg`, alt: `A ${name}` }));
  const linked = { ' link': '/contact', text: { src: '/a.jpg', alt: 'A plot', width: 400, height: 300 } };
  for (const [first, second] of [
    [flat, house],
    [linked, flat],
    ['', house],
    ['', ''],
  ])
    expectLaw(table([first ?? '', 'One', 'yes'], [second ?? '', 'Two', 'no']));
});

const withIcon = { title: 'An icon', icon: 'cloud' };
const linked = { title: 'A link', href: '/contact', linkLabel: 'More' };
const described = { title: 'Words', description: 'With **bold** ones' };
const question = { question: 'Why?', answer: 'Because.' };
const long = { question: 'How?', answer: 'Like this.\n\nAnd so.' };

test.each([
  ['card-grid', [withIcon, linked, described]],
  ['faq', [question, long]],
  // The last rows are pairs.
  ['article-grid', [described, { title: 'A link', href: '/contact' }, { title: 'A category', category: 'News' }]],
  [
    'timeline',
    [
      { title: 'Founded', date: '1970' },
      { title: 'Moved', date: '1990', description: 'To a larger house.' },
    ],
  ],
])('the items of a %s are shared, however they are mixed', (type, kinds) => {
  const { render: filled, report } = renderer(carriedByBlocks(), { from: 1 });
  const mixture = (...which: number[]): RoutePlan =>
    planned([{ type, items: which.map((kind) => kinds[kind] ?? kinds[0] ?? {}) }]);
  const first = [0, 1, 2, 1, 0];
  for (const order of [first, [1, 2, 0, 0, 2], [2, 0, 1, 1, 1]])
    expect(filled(mixture(...order))).toEqual(render(mixture(...order)));
  const { shapes } = report();
  for (const order of [
    [0, 0, 0, 0, 0],
    [2, 1, 0, 1, 0],
    [1, 1, 2, 2, 2],
  ]) {
    expect(filled(mixture(...order))).toEqual(render(mixture(...order)));
  }
  expect(report()).toMatchObject({ shapes, rendered: 0, whole: 0 });
});

const figures = (...values: string[]): JsonObject => ({
  type: 'figures',
  items: values.map((value) => ({ value, label: 'Words' })),
});
const people = (...abouts: (string | undefined)[]): JsonObject => ({
  type: 'people',
  items: abouts.map((about) => ({ name: 'Asha Patil', role: 'Baker', ...(about === undefined ? {} : { about }) })),
});
const bars = (...values: number[]): JsonObject => ({ values: values.map((value) => ({ label: 'Words', value })) });
const panels = (widths: string): JsonObject => ({
  type: 'screen',
  title: 'Words',
  items: [...widths].map((width) => ({
    title: 'Panel',
    chart: bars(5, 7),
    ...(width === 'w' && { wide: true }),
  })),
});
const chart = (...values: number[]): JsonObject => ({
  type: 'screen',
  title: 'Words',
  items: [{ title: 'Chart', chart: bars(...values) }],
});

/** Blocks that look at their items together. Each of the first two could be taken for one that doesn't. */
const together: readonly (readonly JsonObject[])[] = [
  [figures('12', '12'), figures('99,999', '99,999'), figures('12', '99,999')],
  [people(undefined, undefined), people('Words.', 'Words.'), people(undefined, 'Words.')],
  [panels('nn'), panels('ww'), panels('nw')],
  [panels('nnnn'), panels('nnww'), panels('nwnn')],
  [chart(5, 5), chart(7, 7), chart(5, 7)],
];

function withoutTogether(carried: Carried): Carried {
  if (typeof carried === 'string' || 'text' in carried) return carried;
  if ('each' in carried) return { each: withoutTogether(carried.each) };
  return { fields: new Map([...carried.fields].map(([name, inner]) => [name, withoutTogether(inner)])) };
}

test.each([
  ['has one shape', carriedByBlocks()],
  // A new block may look at its items together, and not say so.
  [
    'is noticed where its schema does not say so',
    new Map(
      ['figures', 'people', 'screen'].map((type) => [
        type,
        withoutTogether(carriedByBlocks().get(type) ?? { fields: new Map() }),
      ]),
    ),
  ],
])('a list whose items are looked at together %s', (_, carried) => {
  for (const blocks of together) {
    for (const order of [blocks, [...blocks].reverse()]) {
      const { render: filled } = renderer(carried, { from: 1 });
      for (const block of order) expect(filled(planned([block]))).toEqual(render(planned([block])));
    }
  }
});

test('header and footer know which of their links lead to the page', () => {
  const link = (label: string, href: string) => ({ label, href });
  const below = [link('Contact', '/contact'), link('Elsewhere', 'https://www.example.org/')];
  const nav = { items: [{ ...link('Home', '/'), items: below }, link('Contact', '/contact')] };
  const settings = { nav, footer: { columns: [{ title: 'More', items: below }] } };
  const withMenu = planOf([{ type: 'cta', title: 'Hello' }], settings);
  const marked = ['/', '/contact', '/contact/below', '/elsewhere'].map((route) => {
    const { body } = expectLaw({ ...withMenu, route });
    return [body.split(' aria-current="page"').length - 1, body.split(' aria-current="true"').length - 1];
  });
  expect(marked[1]?.[0]).toBeGreaterThan(marked[3]?.[0] ?? 0);
});

/** As if the schema of `contact-form` did not say that its component looks at which answer is chosen. */
function careless(): ReturnType<typeof renderer> {
  const field: Carried = { fields: new Map([['default', 'text']]) };
  return renderer(new Map([['contact-form', { fields: new Map([['fields', { each: field }]]) }]]), { from: 1 });
}

const form = (chosen: string): RoutePlan => {
  const field = { name: 'size', label: 'Size', type: 'radio', options: ['Small', 'Large'], default: chosen };
  return planned([{ type: 'contact-form', fields: [field] }]);
};

test('a component that looks at a value of the first block is noticed', () => {
  const { render: filled, report } = careless();
  expect(filled(form('Large'))).toEqual(render(form('Large')));
  expect(filled(form('words'))).toEqual(render(form('words')));
  expect(report().refused.get('contact-form')).toEqual({ count: 1, reason: 'it looks at a value' });
});

test('--verify fails where a component looks at a value that was not tried', () => {
  const verified = verifying(careless(), { render });
  expect(verified.render(form('words'))).toEqual(render(form('words')));
  expect(() => verified.render(form('Large'))).toThrow(/it has ".*" in place of ".*checked/s);
});

test('every block can be filled in, but for those that show what page they are on', () => {
  for (const type of blockNames()) {
    for (const count of [1, 3]) expectLaw(planned([sampleOf(type, { optional: true, text: 'Words', count })]));
  }
  const { refused, filled, whole } = pages.report();
  expect(Object.fromEntries(refused)).toEqual({
    'page-links': { count: expect.any(Number), reason: 'it shows what page it is on' },
  });
  expect(whole).toBe(0);
  expect(filled).toBeGreaterThan(100);
});

test('lists whose items are the same objects as in a list before, in other places, or all but one', () => {
  const kept = renderer(carriedByBlocks(), { from: 1, cachesItems: true });
  const items = [described, { title: 'A link', href: '/contact' }, { title: 'A category', category: 'News' }];
  const plan = planned([{ type: 'article-grid', title: 'All', items: [...items, described, described] }]);
  const { screen } = plan;
  if (screen.kind !== 'page') throw new Error('There is no page.');
  const [placed] = screen.blocks;
  if (placed?.block.type !== 'article-grid') throw new Error('There is no list.');
  const { place, block } = placed;
  const listOf = (those: typeof block.items): RoutePlan => ({
    ...plan,
    screen: { ...screen, blocks: [{ place, block: { ...block, items: those } }] },
  });
  const [first, ...others] = block.items;
  const edited = others.map((item, at) => (at === 1 ? { ...item, title: 'Edited' } : item));
  for (const those of [
    block.items,
    [...others, ...(first ? [first] : [])],
    edited,
    block.items,
    [first ?? edited[0], ...edited],
  ])
    for (const list of [those, those.flatMap((item) => item ?? []).toReversed()]) {
      const page = listOf(list.flatMap((item) => item ?? []));
      expect(kept.render(page)).toEqual(render(page));
    }
  expect(kept.report().refused.size).toBe(0);
});

test('a long list, which is learned in short', () => {
  const listOf = (count: number, last: JsonObject): RoutePlan =>
    planned([
      { type: 'article-grid', items: Array.from({ length: count }, (_, at) => (at === 99 ? last : described)) },
    ]);
  const { render: filled, report } = renderer(carriedByBlocks(), { from: 1 });
  for (const plan of [listOf(122, described), listOf(122, { title: 'A link', href: '/contact' })])
    expect(filled(plan)).toEqual(render(plan));
  expect(report()).toMatchObject({ rendered: 0, whole: 0 });
});

test('a list of hundreds is learned when it is met first, also where little is to be learned', () => {
  const cards = (count: number, title: string): RoutePlan =>
    planned([
      {
        type: 'card-grid',
        items: Array.from({ length: count }, (_, at) => ({ ...[withIcon, linked, described][at % 3], title })),
      },
    ]);
  const { render: filled, report } = renderer(carriedByBlocks(), { from: 3, most: 0 });
  for (const title of ['Words', 'Other <words>']) expect(filled(cards(250, title))).toEqual(render(cards(250, title)));
  expect(report()).toMatchObject({ filled: 2, rendered: 0, whole: 0 });
});

test('a form of many fields, each with a name of its own, is not learned field by field', () => {
  const fields = Array.from({ length: 150 }, (_, at) => ({ name: `field${at}`, label: `Field ${at}` }));
  const form = { type: 'contact-form', title: 'Ask', action: 'https://formspree.io/f/mayzgrqb', fields };
  const many = renderer(carriedByBlocks(), { from: 1 });
  const plan = planned([form]);
  expect(many.render(plan)).toEqual(render(plan));
  expect(many.report().shapes).toBeLessThan(20);
});
