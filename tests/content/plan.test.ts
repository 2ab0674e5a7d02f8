import { describe, expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { routePlan } from '../../src/builder/render/document.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { ImageFile } from '../../src/model/media.ts';
import type { RoutePlan } from '../../src/model/plan.ts';
import { type Files, goodSite, memoryDisk, png } from './memory-disk.ts';

const options = { year: '2031', drafts: false };

async function plan(files: Files, more: Partial<typeof options> = {}): Promise<RoutePlan[]> {
  const { site, diagnostics } = await loadSite(memoryDisk({ 'site.yaml': goodSite, ...files }));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  const { pages, notFound, frame } = planSite(site, { ...options, ...more });
  return [...pages, notFound].map((page) => routePlan(page, frame));
}

const page = (blocks: string, title = 'Home'): string =>
  `title: ${title}\ndescription: What we do.\nblocks:\n${blocks}`;

async function blockOf(block: string, files: Files = {}): Promise<unknown> {
  const [home] = await plan({ 'pages/index.yaml': page(block), ...files });
  return home?.screen.kind === 'page' ? home.screen.blocks[0]?.block : undefined;
}

describe('texts', () => {
  const description = async (text: string): Promise<unknown> => {
    const site = `${goodSite}contact:\n  phone: "+91 1"\n  email: a@b.example\n`;
    const block = await blockOf(`  - type: cta\n    title: Hi\n    description: ${JSON.stringify(text)}\n`, {
      'site.yaml': site,
    });
    return typeof block === 'object' && block !== null && 'description' in block ? block.description : undefined;
  };

  test('stay strings as long as they can', async () => {
    // The number isn't broken into lines.
    expect(await description('Call {phone}, {{ask}} for {name}')).toEqual(['Call +91\u00a01, {ask} for Acme']);
  });
  test('become paragraphs at empty lines, and line ends become spaces', async () => {
    expect(await description('One\ntwo\n\nThree  \nfour\n')).toEqual(['One two', 'Three four']);
  });
  test('carry their Markdown as nodes', async () => {
    expect(await description('**A** *b* `{name}` [home](/) {year}')).toEqual([
      [
        { kind: 'strong', children: ['A'] },
        ' ',
        { kind: 'emphasis', children: ['b'] },
        ' ',
        { kind: 'code', text: 'Acme' },
        ' ',
        { kind: 'link', to: { kind: 'page', href: '/' }, children: ['home'] },
        ' ',
        { kind: 'year', year: '2031' },
      ],
    ]);
  });
  test('say which code may be broken into lines', async () => {
    expect(await description('`--ca-file` `npm run check -- --fix`')).toEqual([
      [{ kind: 'code', text: '--ca-file' }, ' ', { kind: 'code', text: 'npm run check -- --fix', long: true }],
    ]);
  });
  test('fill in links', async () => {
    expect(await description('[Mail](mailto:{email}) [call](tel:{phone})')).toEqual([
      [
        { kind: 'link', to: { kind: 'plain', href: 'mailto:a@b.example' }, children: ['Mail'] },
        ' ',
        { kind: 'link', to: { kind: 'plain', href: 'tel:+911' }, children: ['call'] },
      ],
    ]);
  });
  test('leave what is no inline Markdown as it is written', async () => {
    expect(await description('- one\n- two\n')).toEqual(['- one - two']);
    expect(await description('    indented, 1 < 2')).toEqual(['indented, 1 < 2']);
  });
});

describe('links and pictures', () => {
  test('know the base of the site', async () => {
    const links = ['/', '/#block', '/file.pdf', '/soon', '/old', 'https://a.example/', 'mailto:a@b.example', '"#x"'];
    const [home] = await plan({
      'site.yaml': `${goodSite.replace('.com', '.com/site')}planned: [/soon]\nredirects: [{ from: /old, to: / }]\n`,
      'pages/index.yaml': page(
        `  - type: hero\n    id: x\n    title: Hi\n    links:\n${links.map((href) => `      - { label: Go, href: ${href} }\n`).join('')}  - type: cta\n    id: block\n    title: Hi\n`,
      ),
      'public/file.pdf': '%PDF',
    });
    const block = home?.screen.kind === 'page' ? home.screen.blocks[0]?.block : undefined;
    expect(block?.type === 'hero' ? block.links?.map(({ href }) => href) : undefined).toEqual([
      { kind: 'page', href: '/' },
      { kind: 'page', href: '/#block' },
      { kind: 'plain', href: '/site/file.pdf' },
      { kind: 'plain', href: '/site/soon' },
      { kind: 'plain', href: '/site/old' },
      { kind: 'plain', href: 'https://a.example/' },
      { kind: 'plain', href: 'mailto:a@b.example' },
      { kind: 'plain', href: '#x' },
    ]);
    expect(home?.head.canonical).toBe('https://www.example.com/site/');
  });
  test.each([
    [
      'are offered in the widths their host makes',
      'https://images.unsplash.com/photo-1?q=80&w=800',
      600,
      '?w=480&q=80&fit=min&auto=format',
    ],
    [
      'stay cut where their address cuts them',
      'https://images.unsplash.com/photo-1?w=800&h=600',
      600,
      '?w=480&h=360&fit=min&auto=format',
    ],
    ['are offered as they are from a host that makes no others', 'https://photos.example/1.jpg?w=800', 600, undefined],
  ])('%s', async (_, src, height, expected) => {
    const image = `{ src: "${src}", alt: A, width: 800, height: ${height} }`;
    const block = await blockOf(`  - type: hero\n    title: Hi\n    image: ${image}\n`);
    const srcSet = (block as { readonly image: ImageFile }).image.srcSet?.split(', ');
    expect(srcSet?.[1]).toEqual(
      expected === undefined ? undefined : `https://images.unsplash.com/photo-1${expected} 480w`,
    );
    expect(srcSet?.map((one) => one.split(' ')[1])).toEqual(expected && ['360w', '480w', '640w', '800w']);
  });
  test('are measured', async () => {
    const block = await blockOf('  - type: hero\n    title: Hi\n    image: { src: /a b.png, alt: A }\n', {
      'public/a b.png': png,
    });
    expect(block).toEqual({ type: 'hero', title: 'Hi', image: { src: '/a%20b.png', alt: 'A', width: 1, height: 1 } });
  });
});

describe('places', () => {
  test('number blocks, and give the first title the h1', async () => {
    const [home] = await plan({
      'pages/index.yaml': page(
        '  - type: stats\n    items: [{ value: "1", label: A }]\n' +
          '  - type: hero\n    title: Hi\n    id: block-4\n    align: split\n' +
          '  - type: cta\n    title: Go\n    background: dark\n' +
          '  - type: cta\n    title: Go\n',
      ),
    });
    expect(home?.screen.kind === 'page' ? home.screen.blocks.map(({ place }) => place) : []).toEqual([
      { id: 'block-1', index: 0, titleLevel: 2, itemLevel: 2 },
      { id: 'block-4', index: 1, titleLevel: 1, itemLevel: 2, previousBackground: 'default' },
      { id: 'block-3', index: 2, titleLevel: 2, itemLevel: 3, previousBackground: 'subtle' },
      { id: 'block-4-x', index: 3, titleLevel: 2, itemLevel: 3, previousBackground: 'dark' },
    ]);
  });
  test('hide the title of the page when no block has one', async () => {
    const [home] = await plan({
      'pages/index.yaml': page('  - type: stats\n    items: [{ value: "1", label: A }]\n', 'Facts of {year}'),
    });
    expect(home?.screen).toMatchObject({ kind: 'page', hiddenTitle: 'Facts of 2031' });
  });
});

describe('routes', () => {
  const draft = `draft: true\n${page('  - type: cta\n    title: Hi\n', 'Acme is coming')}`;
  const files = { 'pages/index.yaml': page('  - type: cta\n    title: Hi\n'), 'pages/a/b.yaml': draft };

  test('are one for each page and one for the not-found screen; drafts only where they are wanted', async () => {
    expect((await plan(files)).map(({ route }) => route)).toEqual(['/', '/404']);
    expect((await plan(files, { drafts: true })).map(({ route }) => route)).toEqual(['/', '/a/b', '/404']);
  });
  test('say who they are', async () => {
    const heads = (await plan(files, { drafts: true })).map(({ head }) => head);
    expect(heads).toEqual([
      { title: 'Home | Acme', description: 'What we do.', canonical: 'https://www.example.com/', siteName: 'Acme' },
      {
        title: 'Acme is coming',
        description: 'What we do.',
        canonical: 'https://www.example.com/a/b',
        siteName: 'Acme',
      },
      {
        title: 'Page not found | Acme',
        description: 'There is no page at this address. It may have moved, or the address may have a slip in it.',
        siteName: 'Acme',
      },
    ]);
  });
});

describe('the way to a sub-page', () => {
  const cta = '  - type: cta\n    title: Hi\n';
  const trailOf = async (route: string, files: Files, site = goodSite): Promise<unknown> => {
    const plans = await plan({ 'site.yaml': site, 'pages/index.yaml': page(cta), ...files });
    const screen = plans.find((each) => each.route === route)?.screen;
    return screen?.kind === 'page' ? screen.blocks[0]?.place.trail?.map(({ label, href }) => [label, href.href]) : null;
  };
  const files = { 'pages/shop/index.yaml': page(cta, 'Our shop'), 'pages/shop/mugs.yaml': page(cta, 'Mugs') };

  test('goes over the pages above it, in the menu’s words', async () => {
    const menu = `${goodSite}nav: { items: [{ label: Shop, href: /shop }] }\n`;
    expect(await trailOf('/shop/mugs', files, menu)).toEqual([
      ['Acme', '/'],
      ['Shop', '/shop'],
      ['Mugs', '/shop/mugs'],
    ]);
  });
  test('is not shown right below the home page, or where nothing stands between', async () => {
    expect(await trailOf('/shop', files)).toBeUndefined();
    expect(await trailOf('/shop/mugs', { 'pages/shop/mugs.yaml': page(cta, 'Mugs') })).toBeUndefined();
  });
});
