import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LiveContent } from '../../src/server/dev/live-content.ts';
import type { LiveSite } from '../../src/server/dev/live-site.ts';
import { folderWith, page, put, siteYaml, smallSite } from '../build/support/site.ts';

const list =
  'title: News\ndescription: All.\nblocks:\n  - { type: article-grid, title: News, from: { kind: article } }\n';
const article = (title: string): string =>
  `kind: article\ntitle: ${title}\ndescription: About ${title}.\ndate: 2026-05-12\n`;

/** The content of a folder, which nobody has read yet. */
function contentIn(root: string): { readonly content: LiveContent; readonly printed: () => string } {
  const printed: string[] = [];
  const options = { root, out: join(root, 'dist'), color: false, width: () => undefined };
  const content = new LiveContent({ ...options, print: (text) => printed.push(text) }, () => new Date('2026-06-01'));
  return { content, printed: () => printed.join('') };
}

const titleAt = ({ live }: LiveSite, route: string): string | undefined => live?.pages.get(route)?.head.title;

test('before the site is read, a page answers by itself, and one with a list waits for the rest', async () => {
  const root = folderWith({
    ...smallSite,
    'pages/about/index.yaml': page('About us'),
    'pages/about/team.yaml': page(
      'Team',
      '    actions: [{ label: Home, href: / }, { label: Nowhere, href: /nowhere }]\n',
    ),
    'pages/about/broken.yaml': page('Broken').replace('title', 'titel'),
    'pages/news.yaml': list,
    'pages/news/first.yaml': article('First'),
  });
  const { content, printed } = contentIn(root);
  const answered: string[] = [];
  const waiting = ['/news', '/about/broken', '/nothing'].map((url) =>
    content.siteFor(url).then((site) => {
      answered.push(url);
      return site;
    }),
  );
  const team = await content.siteFor('/about/team');
  expect(titleAt(team, '/about/team')).toContain('Team');
  // It knows what lies above it, and says nothing of the link that leads nowhere: what is there isn't known yet.
  expect(JSON.stringify(team.live?.plan.pages.map(({ screen }) => screen))).toContain('About us');
  expect(team.problems).toEqual([]);
  expect([printed(), answered]).toEqual(['', []]);
  await content.read();
  const [news, broken] = await Promise.all(waiting);
  expect(news && titleAt(news, '/news')).toContain('News');
  expect(JSON.stringify(news?.live?.pages.get('/news')?.screen)).toContain('First');
  expect(broken?.problems.map(({ file, code }) => [file, code])).toEqual(
    expect.arrayContaining([
      ['pages/about/broken.yaml', 'unknown-key'],
      ['pages/about/team.yaml', 'broken-link'],
    ]),
  );
});

test('a page that is saved before the site is read is read again', async () => {
  const root = folderWith(smallSite);
  const { content } = contentIn(root);
  expect(titleAt(await content.siteFor('/about/team'), '/about/team')).toContain('Team');
  writeFileSync(join(root, 'pages/about/team.yaml'), page('Colleagues'));
  expect(await content.show(['pages/about/team.yaml'])).toEqual({ paths: ['/about/team'], problems: false });
  expect(titleAt(await content.siteFor('/about/team'), '/about/team')).toContain('Colleagues');
});

test('before the site is read, a page shows what those above it are called now', async () => {
  const root = folderWith({ ...smallSite, 'pages/about/index.yaml': page('About us') });
  const { content } = contentIn(root);
  const shown = async (): Promise<string> =>
    JSON.stringify((await content.siteFor('/about/team')).live?.pages.get('/about/team'));
  expect(await shown()).toContain('About us');
  writeFileSync(join(root, 'pages/about/index.yaml'), page('Who we are'));
  expect(await content.show(['pages/about/index.yaml'])).toEqual({ paths: ['/about/team'], problems: false });
  expect(await shown()).toContain('Who we are');
});

test('a save is shown before the whole site is read again, and what else it concerns then', async () => {
  const root = folderWith({ ...smallSite, 'pages/news.yaml': list, 'pages/news/first.yaml': article('First') });
  const { content, printed } = contentIn(root);
  await content.read();
  const said = printed();
  const save = (file: string, text: string): Promise<unknown> => {
    put(root, { [file]: text });
    return content.show([file]);
  };
  expect(await save('pages/news/first.yaml', article('Second'))).toEqual({ paths: ['/news/first'], problems: false });
  expect(titleAt(content.site, '/news/first')).toContain('Second');
  expect(printed()).toBe(said);
  expect(JSON.stringify(content.site.live?.pages.get('/news')?.screen)).toContain('First');
  await content.read(['pages/news/first.yaml']);
  expect(JSON.stringify(content.site.live?.pages.get('/news')?.screen)).toContain('Second');
  // What may be wrong waits for the whole site: a mistake, a link that leads nowhere, a page that comes or goes.
  const toNowhere = page('Team', '    actions: [{ label: Nowhere, href: /nowhere }]\n');
  for (const text of [page('Team').replace('title', 'titel'), toNowhere, '']) {
    expect(await save('pages/about/team.yaml', text)).toBeUndefined();
    expect(titleAt(content.site, '/about/team')).toContain('Team');
  }
  expect(await save('pages/new.yaml', page('New'))).toBeUndefined();
  rmSync(join(root, 'pages/new.yaml'));
  expect(await content.show(['pages/new.yaml'])).toBeUndefined();
});

test('a page in JSON is shown as it is saved, with its text in a file of its own, and stays while it has a mistake', async () => {
  const { 'pages/about/team.yaml': _, ...others } = smallSite;
  const inJson = (title: string): string =>
    `{ "kind": "article", "title": "${title}", "description": "About us.", "date": "2026-05-12" }`;
  const root = folderWith({
    ...others,
    'pages/team.json': inJson('Team'),
    'pages/team.md': 'One.',
    'pages/b.yml': page('B'),
  });
  const { content } = contentIn(root);
  expect(titleAt(await content.siteFor('/b'), '/b')).toContain('B');
  await content.read();
  expect(content.site.problems).toEqual([]);
  const save = (file: string, text: string): Promise<unknown> => {
    put(root, { [file]: text });
    return content.show([file]);
  };
  expect(await save('pages/team.json', inJson('Crew'))).toEqual({ paths: ['/team'], problems: false });
  expect(await save('pages/b.yml', page('C'))).toEqual({ paths: ['/b'], problems: false });
  expect(await save('pages/team.md', 'Two.')).toEqual({ paths: ['/team'], problems: false });
  expect(JSON.stringify(content.site.live?.pages.get('/team')?.screen)).toContain('Two.');
  await content.read(['pages/team.json', 'pages/b.yml', 'pages/team.md']);
  put(root, { 'pages/team.json': `${inJson('Staff')},` });
  // A mistake that is new is believed when it is still there after a moment.
  while ((await content.read(['pages/team.json'])) !== undefined) await content.pauses.pause();
  expect(content.site.problems.map(({ file, code }) => [file, code])).toEqual([['pages/team.json', 'json-syntax']]);
  expect(titleAt(content.site, '/team')).toContain('Crew');
  put(root, { 'pages/team.json': inJson('Staff') });
  expect(await content.show(['pages/team.json'])).toEqual({ paths: ['/team'], problems: true });
  expect(titleAt(content.site, '/team')).toContain('Staff');
});

test('lists, values and names of a file that gets a mistake stay as it last was, and others go on', async () => {
  const cards = (kind: string, title: string): string =>
    `  - { type: card-grid, title: All, from: { kind: ${kind} }, show: { title: "${title}" } }\n`;
  const cook = (title: string): string => `kind: person\ntitle: ${title}\ndescription: A cook.\n`;
  const cooks = cards('person', 'Chef {title}');
  const dishes = (second: string): string => `title,cook\nSoup,ada\n${second}\n`;
  const root = folderWith({
    'site.yaml': siteYaml,
    'kinds/dish.yaml':
      'description: A dish.\ndata: data/dishes.csv\nfields:\n  - { name: cook, type: entry, kind: person, required: true }\n',
    'data/dishes.csv': dishes('Stew,ada'),
    'pages/index.yaml': page('Dishes', cards('dish', '{title} of {cook.title}')),
    'pages/cooks/index.yaml': page('Our cooks', cooks),
    'pages/cooks/ada.yaml': cook('Ada'),
    'pages/cooks/bo.yaml': cook('Bo'),
    'pages/cooks/more/today.yaml': page('Today'),
  });
  const { content } = contentIn(root);
  const save = async (file: string, text: string): Promise<void> => {
    put(root, { [file]: text });
    await content.show([file]);
    while ((await content.read([file])) !== undefined) await content.pauses.pause();
  };
  const shown = (url: string): string => JSON.stringify(content.site.live?.pages.get(url)?.screen);
  const files = (): string[] => [...new Set(content.site.problems.map(({ file }) => file))];
  await content.read();
  expect(content.site.problems).toEqual([]);
  await save('pages/cooks/ada.yaml', cook('Eve').replace('title', 'titel'));
  // Nothing of site.yaml can be read in between.
  await save('site.yaml', 'name: [\n');
  await save('site.yaml', siteYaml);
  await save('pages/cooks/bo.yaml', cook('Bob'));
  await save('data/dishes.csv', dishes('Cake,nobody'));
  expect(files()).toEqual(['data/dishes.csv', 'pages/cooks/ada.yaml']);
  expect(shown('/')).toMatch(/Soup of Ada.*Stew of Ada/s);
  expect(shown('/')).not.toContain('Cake');
  expect(shown('/cooks')).toMatch(/Chef Ada.*Chef Bob/s);
  await save('pages/cooks/index.yaml', page('Everybody', cooks).replace('title', 'titel'));
  expect(files()).toContain('pages/cooks/index.yaml');
  await save('pages/cooks/more/today.yaml', page('Tomorrow'));
  expect(shown('/cooks/more/today')).toMatch(/Our cooks.*Tomorrow|Tomorrow.*Our cooks/s);
  await save('pages/cooks/index.yaml', page('Cooks', cooks));
  await save('pages/cooks/ada.yaml', cook('Eve'));
  await save('data/dishes.csv', dishes('Cake,ada'));
  expect(files()).toEqual([]);
  expect(shown('/')).toMatch(/Soup of Eve.*Cake of Eve/s);
  expect(shown('/cooks')).not.toContain('Ada');
});

test('a save while the site is read is shown afterwards, too', async () => {
  const root = folderWith(smallSite);
  const { content } = contentIn(root);
  await content.read();
  const reading = content.read(['site.yaml']);
  writeFileSync(join(root, 'pages/about/team.yaml'), page('Colleagues'));
  await content.show(['pages/about/team.yaml']);
  await reading;
  expect(titleAt(content.site, '/about/team')).toContain('Colleagues');
  await content.read(['pages/about/team.yaml']);
  expect(titleAt(content.site, '/about/team')).toContain('Colleagues');
});

test('a page that gets a mistake stays as it was saved last, also if the site was not read in between', async () => {
  const root = folderWith(smallSite);
  const { content } = contentIn(root);
  await content.read();
  const save = (text: string): Promise<unknown> => {
    put(root, { 'pages/about/team.yaml': text });
    return content.show(['pages/about/team.yaml']);
  };
  await save(page('Colleagues'));
  await save(page('Broken').replace('blocks:', 'bloks:'));
  while ((await content.read(['pages/about/team.yaml'])) !== undefined) await content.pauses.pause();
  expect(content.site.problems.map(({ file }) => file)).toContain('pages/about/team.yaml');
  expect(titleAt(content.site, '/about/team')).toContain('Colleagues');
});

/** A kind whose entries are rows. */
const rate = (badge: string): string =>
  `description: A rate.\ndata: data/rates.csv\ncard: { badge: "${badge} {title}" }\n`;

/** Its file, and a list of its entries. */
const rates = {
  ...smallSite,
  'kinds/rate.yaml': rate('Old'),
  'data/rates.csv': 'title\nBread\nCake\n',
  'pages/all.yaml': list.replace('article-grid', 'card-grid').replace('kind: article', 'kind: rate'),
};

test('a page that is saved twice while the site is read, the second time with a mistake, stays as it was saved first', async () => {
  const root = folderWith(rates);
  const { content } = contentIn(root);
  await content.read();
  const save = (text: string): Promise<unknown> => {
    put(root, { 'pages/about/team.yaml': text });
    return content.show(['pages/about/team.yaml']);
  };
  put(root, { 'kinds/rate.yaml': rate('New') });
  const reading = content.read(['kinds/rate.yaml']);
  await save(page('Colleagues'));
  await save(page('Broken').replace('blocks:', 'bloks:'));
  await reading;
  expect(titleAt(content.site, '/about/team')).toContain('Colleagues');
  while ((await content.read(['pages/about/team.yaml'])) !== undefined) await content.pauses.pause();
  expect(content.site.problems.map(({ file }) => file)).toContain('pages/about/team.yaml');
  expect(titleAt(content.site, '/about/team')).toContain('Colleagues');
});
