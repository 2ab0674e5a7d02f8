import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleApp } from '../../src/builder/bundle/bundle.ts';
import { LiveContent } from '../../src/server/dev/live-content.ts';
import { ServedOutputs } from '../../src/server/dev/middleware.ts';
import { type Files, folderWith, page, put, siteYaml, smallSite } from './support/site.ts';

const team = 'pages/about/team.yaml';
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
const withIcon: Files = {
  ...smallSite,
  'public/icon.svg': mark,
  'site.yaml': `${siteYaml}icon: /icon.svg\n`,
};

const app = await bundleApp();
/** The keys of files, and of what several are made of. */
const isOfFile = (key: string): boolean => /^(?:inFile\0|(?:frame|theme)$)/.test(key);

type Serving = {
  readonly root: string;
  readonly content: LiveContent;
  /** What is served at a path, as text. */
  readonly at: (path: string) => Promise<string | undefined>;
  readonly document: (route: string) => string;
  /** What was made since this was called last. */
  readonly made: () => readonly string[];
};

/** What serves a folder with these files, which nobody has read yet. */
function serving(files: Files): Serving {
  const root = folderWith(files);
  const options = { root, out: join(root, 'dist'), color: false, width: () => undefined, print: () => undefined };
  const content = new LiveContent(options, () => new Date('2026-06-01'));
  const made: string[] = [];
  const loader = { load: async () => app };
  const outputs = new ServedOutputs({ root, loader, onMake: (key) => void made.push(key) });
  return {
    root,
    content,
    at: async (path) => {
      const served = await outputs.at(await content.siteFor(path), path);
      return served === undefined ? undefined : Buffer.from(served).toString('latin1');
    },
    document: (route) => {
      const { live } = content.site;
      if (live === undefined) throw new Error('There is no site.');
      return outputs.document(live, app, route);
    },
    made: () =>
      made
        .splice(0)
        .filter(isOfFile)
        .map((key) => key.replace('inFile\0', '').replace('\0', ' ')),
  };
}

test('an edit of words makes its page again, and what lists pages, and nothing else', async () => {
  // A file in public/ that was written a moment ago counts as another one each time.
  const { 'public/robots.txt': _, ...files } = smallSite;
  const { root, content, at, document, made } = serving(files);
  await content.read();
  const data = JSON.parse((await at('/about/team.page.json')) ?? '');
  const paths = [
    '/',
    '/about/team.page.json',
    '/index.page.json',
    '/apple-touch-icon.png',
    '/robots.txt',
    '/sitemap.xml',
  ];
  const ask = async (): Promise<readonly string[]> => {
    for (const route of ['/about/team', '/']) document(route);
    for (const path of [...paths, data.frame, '/built/theme-1.css']) await at(path);
    return made();
  };
  expect(await ask()).toEqual([
    ...['data /about/team', 'frame', 'documents /about/team', 'theme', 'documents /', 'data /'],
    ...['icons for home screens 180', 'robots robots.txt', 'sitemap 0'],
  ]);
  expect(await ask()).toEqual([]);
  put(root, { [team]: page('Colleagues') });
  await content.show([team]);
  expect(await at('/about/team.page.json')).toContain('Colleagues');
  expect(document('/about/team')).toContain('Colleagues');
  expect(await ask()).toEqual(['data /about/team', 'documents /about/team', 'sitemap 0']);
  await content.read([team]);
  expect(await ask()).toEqual(['sitemap 0']);
  put(root, { 'site.yaml': `${siteYaml}theme: { brand: orange }\n` });
  await content.read(['site.yaml']);
  expect(await ask()).toEqual(expect.arrayContaining(['theme', 'icons for home screens 180']));
});

test('what is served goes with the page that is shown, in its last good version', async () => {
  const { root, content, at } = serving(smallSite);
  await content.read();
  put(root, { [team]: page('Colleagues').replace('title', 'titel') });
  const wait = await content.read([team]);
  expect(await at('/about/team.page.json')).toContain('About Team.');
  await new Promise((resolve) => setTimeout(resolve, wait));
  expect(await content.read([team])).toBeUndefined();
  expect(content.site.problems.map(({ file }) => file)).toContain(team);
  expect(await at('/about/team.page.json')).toContain('About Team.');
  expect(await at('/sitemap.xml')).toContain('/about/team<');
  rmSync(join(root, team));
  while ((await content.read([team])) !== undefined) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await at('/about/team.page.json')).toBeUndefined();
  expect(await at('/sitemap.xml')).not.toContain('/about/team<');
});

test('what could not be made is made when somebody asks again', async () => {
  const { root, content, at } = serving(withIcon);
  await content.read();
  rmSync(join(root, 'public/icon.svg'));
  await expect(at('/apple-touch-icon.png')).rejects.toThrow('ENOENT');
  put(root, { 'public/icon.svg': mark });
  expect(await at('/apple-touch-icon.png')).toContain('PNG');
});
