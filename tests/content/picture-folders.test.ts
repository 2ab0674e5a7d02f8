import { expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { siteReader } from '../../src/content/load/site-reader.ts';
import { type Files, goodSite, memoryDisk, png } from './memory-disk.ts';

const page = `title: Home
description: What we do.
blocks:
  - type: gallery
    title: Our trip
    folder: /images/trip
`;

const texts = `photo-10.png: The lighthouse, with its door open
photo-9.png: { alt: Nets that dry in the sun, caption: On the *second* day }
photo-11.png: { decorative: true }
/images/trip/photo-1.png: The harbour at six in the morning
`;

const files = (alt: string, ...numbers: readonly number[]): Files => ({
  'site.yaml': goodSite,
  'pages/index.yaml': page,
  'public/images/trip/alt.yaml': alt,
  'public/images/trip/notes.txt': 'Ask Anna for more.',
  ...Object.fromEntries(numbers.map((number) => [`public/images/trip/photo-${number}.png`, png])),
});

async function shown(all: Files, reader = siteReader()) {
  const { site, diagnostics } = await loadSite(memoryDisk(all), { reader });
  expect(diagnostics).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  const { screen } = planSite(site, { year: '2031', drafts: false }).pages[0] ?? {};
  const block = screen?.kind === 'page' ? screen.blocks[0]?.block : undefined;
  if (block === undefined) throw new Error('There is no block.');
  // What blocks have in common says nothing of their items.
  const { items } = block as unknown as { readonly items: readonly { image: { src: string; alt: string } }[] };
  return { items, published: [...site.publicFiles.keys()] };
}

test('a gallery shows all pictures of a folder in the order of their names, with their texts', async () => {
  const { items, published } = await shown(files(texts, 1, 9, 10, 11));
  expect(items.map(({ image }) => [image.src, image.alt])).toEqual([
    ['/images/trip/photo-1.png', 'The harbour at six in the morning'],
    ['/images/trip/photo-9.png', 'Nets that dry in the sun'],
    ['/images/trip/photo-10.png', 'The lighthouse, with its door open'],
    ['/images/trip/photo-11.png', ''],
  ]);
  expect(items[1]).toHaveProperty('caption');
  expect(published).not.toContain('/images/trip/alt.yaml');
});

test('one that comes is shown as soon as it has a text', async () => {
  const reader = siteReader();
  await shown(files(texts, 1, 9, 10, 11), reader);
  const more = files(`${texts}photo-12.png: The way home\n`, 1, 9, 10, 11, 12);
  const { items } = await shown(more, reader);
  expect(items.at(-1)?.image).toMatchObject({ src: '/images/trip/photo-12.png', alt: 'The way home' });
});

test('one in a folder that a page is too heavy with counts', async () => {
  const heavy = new Uint8Array(450_000);
  heavy.set(png);
  const names = ['a', 'b', 'c', 'd', 'e'];
  const { diagnostics } = await loadSite(
    memoryDisk({
      ...files(names.map((name) => `${name}.png: Picture ${name} of the harbour\n`).join('')),
      ...Object.fromEntries(names.map((name) => [`public/images/trip/${name}.png`, heavy])),
    }),
  );
  expect(diagnostics.map(({ code, file, line }) => `${file}:${line} ${code}`)).toEqual([
    'pages/index.yaml:6 heavy-page',
  ]);
});
