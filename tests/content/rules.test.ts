import { expect, test } from 'vitest';
import { loadSite, readFiles } from '../../src/content/load/load.ts';
import { siteIndexOf } from '../../src/content/load/site-index.ts';
import { siteReader } from '../../src/content/load/site-reader.ts';
import { ONCE } from '../../src/yaml/findings/together.ts';
import { memoryStore } from '../engine/sheet.ts';
import { lookedIn } from './looked-in.ts';
import { type Files, goodPage, goodSite, memoryDisk, pageCalled, png } from './memory-disk.ts';

const site: Files = {
  'site.yaml': `${goodSite}language: de\nemail: { serviceId: service_a1, templateId: template_b2, publicKey: k3 }\nredirects: [{ from: /alt, to: /a }]\nplanned: [/soon]\n`,
  'published.txt': '/\n/a\n/b\n/alt\n',
  'pages/index.yaml': goodPage,
  'pages/a.yaml': `${pageCalled('A')}    description: "See [B](/b), [this](/files/a.txt) and [others](https://example.com)."\n`,
  'pages/b.yaml': `${pageCalled('B')}  - type: media-text\n    title: Oven\n    description: It is hot.\n    image: { src: /a.png, alt: The oven }\n`,
  'pages/c.yaml': pageCalled('C'),
  'pages/c.md': 'Words, and **more** words.\n',
  'public/a.png': png,
  'public/files/a.txt': 'x',
};

/** The pages and texts that are looked into again when a site that was right is checked once more. @param after the same, or changed by then */
async function lookedInto(before: Files, after = before): Promise<string[]> {
  const store = memoryStore();
  const first = siteReader({ store });
  const { diagnostics } = await loadSite(memoryDisk(before), { telling: ONCE, reader: first });
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual(['site.yaml english-words']);
  first.files.save();
  const again = () => loadSite(memoryDisk(after), { telling: ONCE, reader: siteReader({ store }) });
  return (await lookedIn(after, again)).toSorted();
}

test('a check of files that are known to be right looks into none, whatever rules there are', async () => {
  expect(await lookedInto(site)).toEqual([]);
  const asking = {
    ...site,
    'pages/a.yaml': `pdf: /a.pdf\n${pageCalled('A')}    description: "© {year} [B](/b#oven)"\n`,
    'pages/d.yaml': `${pageCalled('D')}  - type: download-list\n    title: Prices\n    items: [{ label: Prices, href: /files/a.txt, description: See above. }]\n`,
    'pages/b.yaml': site['pages/b.yaml']?.toString().replace('media-text', 'media-text\n    id: oven') ?? '',
    'pages/news.yaml': `kind: article\ndate: 2026-05-02\n${pageCalled('News')}`,
  };
  expect(await lookedInto(asking)).toEqual([]);
});

test('a file is looked into again when something has changed that it is held against', async () => {
  const asking = {
    ...site,
    'pages/a.yaml': `${pageCalled('A')}    description: "[B](/b#oven)"\n`,
    'pages/b.yaml': site['pages/b.yaml']?.toString().replace('media-text', 'media-text\n    id: oven') ?? '',
  };
  const with_ = (from: string, to: string): Files => ({
    ...asking,
    'pages/b.yaml': asking['pages/b.yaml'].replace(from, to),
  });
  expect(await lookedInto(asking, with_('It is hot.', 'It is cold.'))).toEqual(['pages/b.yaml']);
  expect(
    await lookedInto({ ...asking, 'pages/e.yaml': pageCalled('E') }, { ...asking, 'pages/e.yaml': pageCalled('F') }),
  ).toEqual(['pages/e.yaml']);
  expect(await lookedInto(asking, with_('id: oven', 'id: stove'))).toEqual(['pages/a.yaml', 'pages/b.yaml']);
});

test('whom a rule concerns is decided without what is in the file', async () => {
  const { files } = siteIndexOf(await readFiles(memoryDisk(site)));
  expect(files.map(({ file }) => file)).toContain('pages/c.md');
  const inFile = ['root', 'source', 'values', 'written'];
  expect(files.flatMap((outline) => inFile.filter((key) => key in outline))).toEqual([]);
});

test('a page that is looked at before its site is read again is held against all rules for single files', async () => {
  const ahead = async (page: string): Promise<boolean> => {
    const files = { 'site.yaml': goodSite, 'pages/index.yaml': goodPage, 'pages/a.yaml': pageCalled('A') };
    const loaded = await loadSite(memoryDisk(files));
    const changed = await loaded.whole?.withPage(memoryDisk({ ...files, 'pages/a.yaml': page }), 'pages/a.yaml');
    return changed !== undefined;
  };
  expect(await ahead(pageCalled('B'))).toBe(true);
  expect(await ahead(`${pageCalled('B')}    actions: [{ label: To, href: /gone }]\n`)).toBe(false);
  expect(await ahead(`${pageCalled('B')}    visible: { from: 2026-02-30 }\n`)).toBe(false);
  expect(await ahead(`expireAt: 2026-02-01\npublishAt: 2026-03-01\n${pageCalled('B')}`)).toBe(false);
});
