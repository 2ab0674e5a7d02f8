import { describe, expect, test } from 'vitest';
import { planSite } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { coverKey } from '../../src/model/site.ts';
import { categoryWords } from '../../src/values/address-words.ts';
import { ONCE } from '../../src/yaml/findings/together.ts';
import { filledPages } from './filled-pages.ts';
import { type Files, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const list = (from: string, type = 'article-grid'): string =>
  `${pageCalled('Welcome')}  - type: ${type}\n    title: News ({count})\n    from: ${from}\n`;

const article = (title: string, more = ''): string =>
  `kind: article\ntitle: ${title}\ndescription: About ${title}.\ndate: 2026-05-12\n${more}`;

const blog: Files = {
  'site.yaml': goodSite,
  'pages/index.yaml': list('{ kind: article, limit: 2 }'),
  'pages/news/ovens.yaml': article('Ovens', 'category: Bread & rolls\nauthor: asha\n'),
  'pages/people/asha.yaml': 'kind: person\ntitle: Asha Patil\ndescription: Bakes.\n',
  'pages/news/about/[category].yaml':
    'title: "About {category}"\ndescription: All about {category}.\nblocks:\n  - type: hero\n    title: "{category}"\n  - type: article-grid\n    from: { kind: article, category: "{category}" }\n',
  'pages/archive.yaml': list('{ kind: article }').replace('title: Welcome', 'title: Archive'),
};

/** What is shown at each address, as JSON. */
async function shown(files: Files): Promise<Readonly<Record<string, string>>> {
  const { site, diagnostics } = await loadSite(memoryDisk(files));
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([]);
  if (site === undefined) throw new Error('There is no site.');
  const { pages } = planSite(site, { year: '2026', drafts: false });
  return Object.fromEntries(pages.map(({ route, screen, head }) => [route, JSON.stringify([head.title, screen])]));
}

describe('an article that is added as one file', () => {
  const added = article('Rye at last', 'category: Rye\nauthor: asha\n').replace('05-12', '06-01');

  test('appears wherever such pages are listed, with nothing else touched', async () => {
    const before = await shown(blog);
    const after = await shown({ ...blog, 'pages/news/rye.yaml': added });
    expect(Object.keys(after).filter((route) => !(route in before))).toEqual(['/news/about/rye', '/news/rye']);
    for (const route of ['/', '/archive', '/news/about/rye']) {
      expect(after[route], route).toContain('"Rye at last"');
      expect(after[route], route).toContain('"/news/rye"');
    }
    expect(after['/']).toContain('News (2)');
    expect(before['/']).toContain('News (1)');
    // The latest first, its author by name, its day as people write it.
    expect(after['/']).toMatch(/Rye at last.*Ovens/);
    expect(after['/']).toContain('"1 June 2026"');
    expect(after['/news/rye']).toContain('"Asha Patil"');
    // Not in its own list.
    expect(after['/news/rye']?.split('"/news/rye"')).toHaveLength(1);
    expect(after['/news/about/bread-rolls']).toBe(before['/news/about/bread-rolls']);
    // The latest comes before the others.
    expect(after['/news/rye']).toMatch(/"type":"page-links".*"next":\{[^}]*"Ovens"/);
    expect(after['/news/ovens']).toMatch(/"type":"page-links".*"previous":\{[^}]*"Rye at last"/);
    expect(before['/news/ovens']).not.toContain('"page-links"');
    expect(await shown(blog)).toEqual(before);
  });

  test('is in no list while it is a draft', async () => {
    const { '/': home } = await shown({ ...blog, 'pages/news/rye.yaml': `${added}draft: true\n` });
    expect(home).toContain('News (1)');
    expect(home).not.toContain('Rye');
  });
});

test('what a page adds to its kind comes below its text, and above the lists that lead on', async () => {
  const own = 'blocks:\n  - type: cta\n    title: Order now\n';
  const pages = await shown({
    ...blog,
    'pages/news/rye.yaml': article('Rye', `category: Rye\nauthor: asha\nbody: All about rye.\n${own}`),
  });
  const types = [...(pages['/news/rye'] ?? '').matchAll(/"type":"([a-z-]+)"/g)].map(([, type]) => type);
  expect(types).toEqual(['hero', 'long-text', 'cta', 'page-links', 'article-grid']);
});

test('a kind of a site’s own is a file, and its pages have its words and its mistakes', async () => {
  const kind =
    'description: A recipe.\nfields:\n  - { name: time, type: text, required: true }\n  - { name: steps, type: texts }\nlayout:\n  - type: hero\n    title: "{title}"\n    tagline: "Ready in {time}"\n  - type: card-grid\n    items:\n      - title: Steps\n        points: "{steps}"\n';
  const site: Files = { 'site.yaml': goodSite, 'pages/index.yaml': pageCalled('Home'), 'kinds/recipe.yaml': kind };
  const recipe = 'kind: recipe\ntitle: Rye bread\ndescription: Good.\n';
  const good = await shown({ ...site, 'pages/rye.yaml': `${recipe}time: 2 hours\nsteps: [Mix, Bake]\n` });
  expect(good['/rye']).toContain('"Ready in 2 hours"');
  expect(good['/rye']).toContain('"Rye bread"');
  expect(good['/rye']).toContain('"Bake"');
  // Without steps there are none, and no heading above nothing.
  expect((await shown({ ...site, 'pages/rye.yaml': `${recipe}time: 2 hours\n` }))['/rye']).not.toContain('"points"');
  const bad = await loadSite(memoryDisk({ ...site, 'pages/rye.yaml': `${recipe}tme: 2 hours\n` }));
  expect(bad.diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual(['unknown-key 4']);
});

test('hundreds of pages of a kind take a list no longer than its length', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 250 }, (_, index) => [
      `pages/news/n${index}.yaml`,
      article(`Number ${index}`, `category: C${index % 10}\nauthor: asha\n`),
    ]),
  );
  const pages = await shown({ ...blog, ...many });
  expect(Object.keys(pages).filter((route) => route.startsWith('/news/about/'))).toHaveLength(11);
  expect(pages['/']?.match(/"href":\{"kind":"page"/g)).toHaveLength(2);
  expect(pages['/archive']?.match(/"href":\{"kind":"page"/g)).toHaveLength(251);
});

test('a kind with a mistake is reported once, and its pages are not shown', async () => {
  const { site, diagnostics } = await loadSite(
    memoryDisk({
      'site.yaml': goodSite,
      'kinds/recipe.yaml':
        'description: A recipe.\nfields:\n  - { name: year, type: text }\nlayout:\n  - { type: cta, title: "{title}" }\n',
      'pages/index.yaml': list('{ kind: recipe, sort: year }'),
      'pages/bread.yaml': 'kind: recipe\ntitle: Bread\ndescription: A loaf.\nyear: "1999"\n',
    }),
  );
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual(['kinds/recipe.yaml field-name']);
  expect(site?.pages.map(({ route }) => route)).toEqual(['/']);
});

test('of two pages with the same name, more of the path says which one is meant', async () => {
  const pages = await shown({
    'site.yaml': goodSite,
    'pages/index.yaml': pageCalled('Welcome'),
    'pages/people/asha.yaml': 'kind: person\ntitle: Asha of the people\ndescription: Bakes.\n',
    'pages/team/asha.yaml': 'kind: person\ntitle: Asha of the team\ndescription: Bakes, too.\n',
    'pages/ovens.yaml': article('Ovens', 'author: team/asha\n'),
  });
  expect(pages['/ovens']).toContain('"Asha of the team"');
});

test('the page of a person lists what names it, of two with the same name the right one', async () => {
  const pages = await shown({
    'site.yaml': goodSite,
    'pages/index.yaml': pageCalled('Welcome'),
    'pages/people/asha.yaml': 'kind: person\ntitle: Asha of the people\ndescription: Bakes.\n',
    'pages/team/asha.yaml': 'kind: person\ntitle: Asha of the team\ndescription: Bakes, too.\n',
    'pages/people/bo.yaml': 'kind: person\ntitle: Bo\ndescription: Eats.\n',
    'pages/ovens.yaml': article('Ovens', 'author: team/asha\n'),
    'pages/rye.yaml': article('Rye', 'author: people/asha\n'),
    'pages/talk.yaml': 'kind: webinar\ntitle: Talk\ndescription: Of bread.\ndate: 2026-05-12\npresenter: bo\n',
  });
  expect(pages['/team/asha']).toContain('"/ovens"');
  expect(pages['/team/asha']).not.toContain('"/rye"');
  expect(pages['/people/asha']).toContain('"/rye"');
  // Without articles, no heading above nothing.
  expect(pages['/people/bo']).not.toContain('Articles');
  expect(pages['/people/bo']).toContain('"/talk"');
});

describe('a list by day', () => {
  const talk = (date: string): string =>
    `kind: webinar\ntitle: Talk of ${date}\ndescription: Of bread.\ndate: ${date}\n`;
  const site: Files = {
    'site.yaml': goodSite,
    'pages/index.yaml': `${pageCalled('Welcome')}  - type: webinar-list\n    title: To come ({count})\n    from: { kind: webinar, when: upcoming }\n  - type: webinar-list\n    title: Over ({count})\n    linkLabel: Watch it\n    from: { kind: webinar, when: past }\n`,
    ...Object.fromEntries(['2026-05-12', '2026-06-01', '2026-07-01'].map((day) => [`pages/on-${day}.yaml`, talk(day)])),
  };
  const seen = async (at: string): Promise<unknown> => {
    const {
      site: found,
      nextChange,
      holdsUntil,
      diagnostics,
    } = await loadSite(memoryDisk(site), { telling: ONCE, view: { at, all: false } });
    // What was found out may be kept until then.
    const then = nextChange?.at.replace(' UTC', 'Z').replace(' ', 'T');
    expect(holdsUntil).toBe(then === undefined ? Number.POSITIVE_INFINITY : Date.parse(then));
    expect(diagnostics.map(({ code }) => code)).toEqual(then === undefined ? ['all-over'] : []);
    const home = filledPages(found).find(({ route }) => route === '/')?.content.blocks ?? [];
    // A cover has the title, too.
    const shown = JSON.stringify(home, (key, value) => (key === coverKey ? undefined : value));
    return [shown.match(/To come \(\d\)|Over \(\d\)|Talk of [\d-]+|Watch it/g), nextChange?.at];
  };

  test('has the next one first, and a day is over when it ends', async () => {
    expect(await seen('2026-06-01 23:59')).toEqual([
      ['To come (2)', 'Talk of 2026-06-01', 'Talk of 2026-07-01', 'Over (1)', 'Watch it', 'Talk of 2026-05-12'],
      '2026-06-02 00:00 UTC',
    ]);
    expect(await seen('2026-06-02')).toEqual([
      ['To come (1)', 'Talk of 2026-07-01', 'Over (2)', 'Watch it', 'Talk of 2026-06-01', 'Talk of 2026-05-12'],
      '2026-07-02 00:00 UTC',
    ]);
  });

  test('is left out when nothing is to come, which only the author is told', async () => {
    expect(await seen('2027-01-01')).toEqual([
      ['Over (3)', 'Watch it', 'Talk of 2026-07-01', 'Talk of 2026-06-01', 'Talk of 2026-05-12'],
      undefined,
    ]);
  });

  test('goes by the days that a kind has, whatever their name, also in a group of a layout', async () => {
    const fair = (name: string, from: string, until: string): string =>
      `kind: fair\ntitle: ${name}\nrun: { from: ${from}, until: ${until} }\n`;
    const files: Files = {
      'site.yaml': goodSite,
      'kinds/fair.yaml':
        'description: A fair.\npage: false\nfields:\n  - { name: run, type: date-range, required: true }\n',
      'kinds/town.yaml':
        'description: A town.\nlayout:\n  - type: link-list\n    title: Fairs\n    items:\n      - title: To come ({count})\n        from: { kind: fair, when: upcoming }\n        show: { label: "{title}" }\n',
      'pages/york.yaml': 'kind: town\ntitle: York\ndescription: Its fairs.\n',
      'pages/a.yaml': fair('Spring', '2026-05-01', '2026-05-03'),
      'pages/b.yaml': fair('Summer', '2026-06-30', '2026-07-02'),
    };
    const at = async (day: string): Promise<unknown> => {
      const { site: found, nextChange } = await loadSite(memoryDisk(files), {
        telling: ONCE,
        view: { at: day, all: false },
      });
      const town = filledPages(found).find(({ route }) => route === '/york')?.content.blocks ?? [];
      return [JSON.stringify(town).match(/To come \(\d\)|Spring|Summer/g), nextChange?.at];
    };
    expect(await at('2026-05-03')).toEqual([['To come (2)', 'Spring', 'Summer'], '2026-05-04 00:00 UTC']);
    expect(await at('2026-07-02')).toEqual([['To come (1)', 'Summer'], '2026-07-03 00:00 UTC']);
    expect(await at('2026-07-03')).toEqual([null, undefined]);
  });

  test('asks for a kind that has days', async () => {
    const { diagnostics } = await loadSite(
      memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': list('{ kind: person, when: past }') }),
    );
    expect(diagnostics.map(({ code, line, message }) => `${code} ${line} ${message}`)).toEqual([
      expect.stringMatching(/^query-field \d+ "when" asks for the field "date"/),
    ]);
  });
});

test('groups of links find pages, have a last link, and go when they find nothing', async () => {
  const doc = (title: string, section: string, order: number): string =>
    `kind: doc\ntitle: ${title}\ndescription: About ${title}.\nsection: ${section}\norder: ${order}\n`;
  const group = (title: string, from: string): string => `      - title: ${title}\n        from: ${from}\n`;
  const library = `${pageCalled('Welcome')}  - type: link-list\n    items:\n${group('Start ({count})', '{ kind: doc, section: Start }')}        more: { label: The first, href: /one }\n${group('Rest', '{ kind: doc, section: Rest, limit: 1 }')}`;
  const files: Files = {
    'site.yaml': goodSite,
    'pages/index.yaml': library,
    'pages/one.yaml': doc('One', 'Start', 1),
    'pages/two.yaml': doc('Two', 'Start', 2),
    'pages/three.yaml': doc('Three', 'Rest', 3),
  };
  const { '/': home } = await shown(files);
  expect(home).toMatch(/"Start \(2\)".*"One".*"Two".*"Rest".*"Three"/);
  expect(home).toContain('"The first"');
  expect(home).toContain('"About Three."');
  const { site } = await loadSite(
    memoryDisk({ ...files, 'pages/three.yaml': `${doc('Three', 'Rest', 3)}draft: true\n` }),
  );
  expect(JSON.stringify(filledPages(site).find(({ route }) => route === '/')?.content)).not.toContain('"Rest"');
});

test('a paper that is added as one file has its facts and its document in every list', async () => {
  const paper = 'kind: whitepaper\ntitle: On rye\ndescription: All of it.\ncategory: Bread\nreadTime: 40 min\n';
  const files: Files = {
    'site.yaml': `${goodSite}words:\n  downloadPdf: As a file\n`,
    'pages/index.yaml': list('{ kind: whitepaper }'),
  };
  const first = await shown({ ...files, 'pages/papers/wheat.yaml': paper.replace('rye', 'wheat') });
  expect(first['/']).not.toContain('On rye');
  const { '/': home } = await shown({
    ...files,
    'pages/papers/wheat.yaml': paper.replace('rye', 'wheat'),
    'pages/papers/rye.yaml': `${paper}downloadSize: 2.5 MB\npdf: /rye.pdf\n`,
  });
  expect(home).toMatch(/"meta":\["2.5 MB"\].*"download":\{"label":"As a file","href":\{[^}]*"\/rye.pdf"/);
  expect(home).toContain('"/papers/wheat.pdf"');
});

test('words become addresses in any script: accents of Latin letters go, marks of others are part of the word', () => {
  const words = ['Süßes & Salziges', 'रोटी', 'Йогурт', 'パン', 'Café crème', 'می‌خواهم', '100 % Roggen', 'İzmir', '...'];
  expect(words.map(categoryWords)).toEqual([
    'sußes-salziges',
    'रोटी',
    'йогурт',
    'パン',
    'cafe-creme',
    'میخواهم',
    '100-roggen',
    'izmir',
    '',
  ]);
});

test('a page is known by its kind and its day without what it shows', async () => {
  const { site } = await loadSite(memoryDisk(blog));
  if (site === undefined) throw new Error('There is no site.');
  const known = planSite(site, { year: '2026', drafts: false }).pages.map(({ route, kind, date }) => [
    route,
    kind,
    date,
  ]);
  expect(known).toContainEqual(['/news/ovens', 'article', '2026-05-12']);
  expect(known).toContainEqual(['/people/asha', 'person', undefined]);
  expect(known).toContainEqual(['/archive', undefined, undefined]);
});
