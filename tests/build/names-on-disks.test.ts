import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runHere } from '../cli/run-here.ts';
import { goodSite, png } from '../content/memory-disk.ts';
import { addressOf, start, stop } from './support/command.ts';
import { serveHere } from './support/dev-server.ts';
import { folderWith, put } from './support/site.ts';

/** A name as Macs store it, with each accent apart from its letter. */
const apart = (name: string): string => name.normalize('NFD');

const page = `title: Home
description: What we bake.
blocks:
  - type: hero
    title: Bread
    image: { src: /images/café.png, alt: Our café. }
    actions:
      - { label: The menu, href: /files/menü.txt }
      - { label: The price list, href: /files/${encodeURIComponent('menü.txt')} }
  - type: link-list
    title: More
    items:
      - title: Prices
        links: [{ label: Brot, href: /files/${apart('größe')}.txt }]
body: |
  ![The oven](/images/${apart('four-à-pain')}.png)
`;

/** A site whose files in public/ have their accents as a Mac stores them, and one that doesn't, while its text is from a Mac. */
const site = (): string =>
  folderWith({
    'site.yaml': `${goodSite}icon: /images/café.png\nallowedFiles: [/files/über.html]\n`,
    'pages/index.yaml': page,
    [`public/images/${apart('café')}.png`]: png,
    [`public/images/${apart('four-à-pain')}.png`]: png,
    [`public/files/${apart('menü')}.txt`]: 'Rye\n',
    'public/files/größe.txt': 'Large\n',
    [`public/files/${apart('über')}.html`]: '<script>alert(1)</script>\n',
    'kinds/price.yaml':
      'description: A price.\npage: false\ndata: data/prix-café.csv\nfields:\n  - { name: price, type: number, required: true, description: A price. }\n',
    [`data/${apart('prix-café')}.csv`]: 'title,price\nRye,3\n',
  });

const listed = {
  'pages/prices.yaml':
    'title: Prices\ndescription: What it costs.\nblocks:\n  - type: price-list\n    title: Prices\n    from: { kind: price }\n',
};

test('accents may be stored as a Mac does, and are published as links write them', async () => {
  const root = site();
  put(root, listed);
  expect(await runHere(['check', '--root', root])).toEqual({ code: 0, out: 'No mistakes found.\n', err: '' });
  expect(await runHere(['build', '--root', root])).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(join(root, 'dist/images')).sort()).toEqual(['café.png', 'four-à-pain.png']);
  expect(readdirSync(join(root, 'dist/files')).sort()).toEqual(['größe.txt', 'menü.txt', 'über.html']);
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  for (const address of ['/images/café.png', '/images/four-à-pain.png', '/files/menü.txt', '/files/größe.txt'])
    expect(html).toContain(`"${encodeURI(address)}"`);
  expect(html).not.toMatch(/%CC%8[0-9A-F]/);
  expect(readFileSync(join(root, 'dist/prices.html'), 'utf8')).toContain('Rye');
  // The icon is that picture.
  expect(readFileSync(join(root, 'dist/images/café.png'))).toEqual(Buffer.from(png));
  const server = await serveHere(root);
  onTestFinished(server.end);
  for (const address of ['images/café.png', 'files/menü.txt']) {
    const answer = await fetch(`${server.url}${encodeURI(address)}`);
    expect(answer.headers.get('content-type'), address).not.toContain('html');
  }
});

test('preview answers as a host does where the disk takes two names for one', async () => {
  const root = folderWith({
    'site.yaml': goodSite,
    'pages/index.yaml': page.slice(0, page.indexOf('    image:')),
    'public/images/hero.png': png,
  });
  expect(await runHere(['build', '--root', root])).toMatchObject({ code: 0 });
  // As Windows and macOS answer for a name in capitals: the file that is really called otherwise.
  symlinkSync('hero.png', join(root, 'dist/images/Hero.PNG'));
  symlinkSync('images', join(root, 'dist/Images'));
  expect(existsSync(join(root, 'dist/Images/Hero.PNG'))).toBe(true);
  const server = start(['preview', '--root', root, '--port', '0']);
  onTestFinished(async () => void (await stop(server)));
  const url = await addressOf(server);
  const statusOf = async (path: string): Promise<number> => (await fetch(`${url}${path}`)).status;
  expect(await statusOf('images/hero.png')).toBe(200);
  for (const path of ['images/Hero.PNG', 'Images/hero.png', 'Images/Hero.PNG'])
    expect(await statusOf(path), path).toBe(404);
});
