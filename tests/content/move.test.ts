import { describe, expect, test } from 'vitest';
import { moveOf } from '../../src/authoring/move/move.ts';
import { surroundingsIn } from '../../src/authoring/new-page/surroundings.ts';
import { planSite } from '../../src/builder/plan/plan.ts';
import { writesOf } from '../../src/cli/commands/move.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { changedDisk } from '../../src/disk/changed-disk.ts';
import { redirectLines, redirectsIn } from '../../src/outputs/redirects.ts';
import { type Files, memoryDisk } from './memory-disk.ts';
import { refusalOf } from './refusal.ts';

type Changed = Record<string, string | undefined>;

/** What a move makes of the files that it changes; undefined for one that is gone. Or why it isn't made. */
async function moved(files: Files, from: string, to: string): Promise<Changed | string> {
  const disk = memoryDisk(files);
  const asked = moveOf(await surroundingsIn(disk), { from, to });
  const refused = await refusalOf(asked);
  if (refused !== undefined)
    return [refused.message, ...refused.diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`)].join(
      '\n',
    );
  const changes = new Map<string, Uint8Array | undefined>();
  for (const { file, name, before, after } of (await asked).files) {
    expect(before).toEqual(await disk.read(file));
    changes.set(file, undefined);
    changes.set(name, after);
  }
  expect((await loadSite(changedDisk(disk, changes))).diagnostics).toEqual([]);
  const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return Object.fromEntries([...changes].map(([file, bytes]) => [file, bytes && text(bytes)]));
}

const site = 'name: Acme\nurl: https://www.acme.example\n';

const page = (title: string, more = ''): string =>
  `title: ${title}\ndescription: About ${title}.\n${more}blocks:\n  - type: cta\n    id: top\n    title: ${title}\n`;

const withLinks = (...links: string[]): string =>
  `${page('Home')}    actions:\n${links.map((href) => `      - { label: Go, href: ${href} }\n`).join('')}`;

const home = { 'site.yaml': site, 'pages/index.yaml': page('Home') };

describe('a page moves', () => {
  test('with the PDF document that all pages of its kind have', async () => {
    const paper = 'kind: whitepaper\ntitle: Rye\ndescription: About rye.\nbody: Long.\n';
    const files = {
      'site.yaml': site,
      'pages/index.yaml': withLinks('/papers/rye.pdf'),
      'pages/papers/rye.yaml': paper,
      'published.txt': '/\n/papers/rye\n/papers/rye.pdf\n',
    };
    expect(await moved(files, '/papers/rye', '/papers/bread')).toEqual({
      'pages/index.yaml': withLinks('/papers/bread.pdf'),
      'pages/papers/rye.yaml': undefined,
      'pages/papers/bread.yaml': paper.replace('rye.\n', 'rye.\naliases: [/papers/rye, /papers/rye.pdf]\n'),
    });
  });

  test('and its old addresses lead to the page, that of the document to the document', async () => {
    const at = (aliases: string): Files => ({
      'site.yaml': site.replace('example', 'example/shop'),
      'pages/index.yaml': page('Home'),
      'pages/papers/bread.yaml': `kind: whitepaper\ntitle: Rye\ndescription: About rye.\nbody: Long.\n${aliases}`,
      'pages/plain.yaml': page('Plain', 'aliases: [/leaflet.pdf]\n'),
    });
    const { site: read, diagnostics } = await loadSite(memoryDisk(at('aliases: [/papers/rye, /papers/rye.pdf]\n')));
    expect([read !== undefined, diagnostics]).toEqual([true, []]);
    if (read === undefined) return;
    const plan = planSite(read, { year: '2026', drafts: false });
    expect(redirectLines(redirectsIn(plan), plan.frame.base)).toBe(
      '/shop/papers/rye /shop/papers/bread 301\n/shop/papers/rye.pdf /shop/papers/bread.pdf 301\n/shop/leaflet.pdf /shop/plain 301\n',
    );
  });

  test('with its text, and all that leads to it follows; every other byte stays', async () => {
    const settings = `\uFEFF${site}nav:\r\n  items:\r\n    - { label: "Team", href: '/team' } # who we are\r\nredirects:\r\n  - from: /people\r\n    to: "/team#who"\r\nplanned: [/soon]\r\n`;
    const start = `${page('Home')}    description: >-\n      Ask [our\n      team](/team?from=home#who), or [call](</team>).\n    actions:\n      - label: Team # /team stays here\n        href: /team\n      - { label: Soon, href: /soon }\n      - { label: Others, href: "/teams" }\n      - { label: Whole, href: "https://acme.example/team#who" }\n`;
    const text = 'See [who](/team#who), [that][1], `[x](/team)`.\n\n## Who\n\nWe.\n\n[1]: /team\n';
    const files = {
      'site.yaml': settings,
      'pages/index.yaml': start,
      'pages/teams.yaml': page('Teams'),
      'pages/team.yaml': `# Who we are.\ntitle: Team\ndescription: 'About it.' # short\n`,
      'pages/team.md': text,
    };
    const disk = memoryDisk(files);
    const before = (await loadSite(disk)).diagnostics.map(({ code }) => code);
    expect(before).toEqual(['planned-link', 'full-address']);
    const move = await moveOf(await surroundingsIn(disk), { from: '/team', to: '/about/us' });
    expect(Object.fromEntries(move.files.map(({ name, after }) => [name, decode(after)]))).toEqual({
      'site.yaml': settings.replace("'/team'", "'/about/us'").replace('"/team#who"', '"/about/us#who"'),
      'pages/index.yaml': start
        .replace('(/team?', '(/about/us?')
        .replace('</team>', '</about/us>')
        .replace('href: /team\n', 'href: /about/us\n')
        .replace('example/team#', 'example/about/us#'),
      'pages/about/us.yaml': `# Who we are.\ntitle: Team\ndescription: 'About it.' # short\naliases: [/team]\n`,
      'pages/about/us.md': text.replace('(/team#who)', '(/about/us#who)').replace('[1]: /team', '[1]: /about/us'),
    });
  });

  test.each([
    ['no list', '', 'aliases: [/team]\n'],
    ['brackets', 'aliases: [/us] # old\n', 'aliases: [/us, /team] # old\n'],
    ['empty brackets', 'aliases: []\n', 'aliases: [/team]\n'],
    ['dashes', 'aliases:\n  - /us # old\n  - "/we"\n', 'aliases:\n  - /us # old\n  - "/we"\n  - /team\n'],
    ['dashes at the left', 'aliases:\n- /us\n', 'aliases:\n- /us\n- /team\n'],
    ['its new address', 'aliases: [/us, /crew]\n', 'aliases: [/us, /team]\n'],
    ['its own address, from a move that was cut off', 'aliases: [/us, /team]\n', 'aliases: [/us, /team]\n'],
  ])('and lists its old address: %s', async (_what, written, now) => {
    const files = { ...home, 'pages/team.yaml': page('Team', written) };
    expect(await moved(files, '/team', '/crew')).toEqual({
      'pages/team.yaml': undefined,
      'pages/crew.yaml': page('Team', now),
    });
  });

  test('written in braces, too, and at the end of a file', async () => {
    const files = {
      ...home,
      'pages/a.yaml': '{ title: A, description: All, body: Hi }',
      'pages/b.yaml': 'body: Hi\ntitle: B\ndescription: All of it',
    };
    expect(await moved(files, '/a', '/c')).toEqual({
      'pages/a.yaml': undefined,
      'pages/c.yaml': '{ title: A, description: All, body: Hi, aliases: [/a] }',
    });
    expect(await moved(files, '/b', '/c')).toEqual({
      'pages/b.yaml': undefined,
      'pages/c.yaml': 'body: Hi\ntitle: B\ndescription: All of it\naliases: [/b]',
    });
  });

  test('back, and its address is no old one any more', async () => {
    const files = {
      ...home,
      'site.yaml': `${site}redirects:\n  - { from: /we, to: / }\n  # Until May.\n  - from: /old\n    to: /team\n`,
      'pages/team.yaml': page('Team', 'aliases:\n  - /crew\n'),
    };
    expect(await moved(files, '/team', '/crew')).toEqual({
      'pages/team.yaml': undefined,
      'pages/crew.yaml': page('Team', 'aliases:\n  - /team\n'),
      'site.yaml': files['site.yaml'].replace('to: /team', 'to: /crew'),
    });
    expect(await moved(files, '/team', '/old')).toEqual({
      'pages/team.yaml': undefined,
      'pages/old.yaml': page('Team', 'aliases:\n  - /crew\n  - /team\n'),
      'site.yaml': `${site}redirects:\n  - { from: /we, to: / }\n  # Until May.\n`,
    });
  });

  test('to where it was planned; a draft leaves no old address, unless it was published once', async () => {
    const planned = `${site}planned:\n  - /crew\n  - /later\n`;
    const draft = page('Team', 'draft: true\n');
    const files = { ...home, 'site.yaml': planned, 'pages/team.yaml': draft };
    expect(await moved(files, '/team', '/crew')).toEqual({
      'site.yaml': `${site}planned:\n  - /later\n`,
      'pages/team.yaml': undefined,
      'pages/crew.yaml': draft,
    });
    const listed = {
      ...home,
      'site.yaml': `${site}planned: [/crew]\n`,
      'pages/team.yaml': page('Team'),
      'published.txt': '/\n/team\n',
    };
    expect(await moved(listed, 'pages/team.yaml', 'Crew')).toEqual({
      'site.yaml': site,
      'pages/team.yaml': undefined,
      'pages/crew.yaml': page('Team', 'aliases: [/team]\n'),
    });
  });
});

const article = (title: string, more = ''): string =>
  `kind: article\ntitle: ${title}\ndescription: About ${title}.\n${more}date: 2026-05-12\ncategory: Bread\n`;

describe('a folder moves', () => {
  const list = '  - type: article-grid\n    title: News\n    from: { kind: article, folder: /news/ }\n';
  const files = {
    'site.yaml': `${site}planned: [/news/soon]\n`,
    'pages/index.yaml': `${withLinks('/news', '/news/oven#top', '/news/soon', '/newsroom')}${list}`,
    'pages/newsroom.yaml': page('Newsroom'),
    'pages/news/index.yaml': page('News'),
    'pages/news/oven.yaml': article('Oven', 'author: asha\n'),
    'pages/news/bread/rye.yaml': article('Rye'),
    'pages/people/asha.yaml': 'kind: person\ntitle: Asha\ndescription: Bakes.\n',
  };

  test('with all its pages, lists of it and plans for it', async () => {
    const start = files['pages/index.yaml'];
    const disk = memoryDisk(files);
    const move = await moveOf(await surroundingsIn(disk), { from: '/news', to: '/blog/all' });
    expect(Object.fromEntries(move.files.map(({ file, name, after }) => [`${file} ${name}`, decode(after)]))).toEqual({
      'site.yaml site.yaml': `${site}planned: [/blog/all/soon]\n`,
      'pages/index.yaml pages/index.yaml': start.replace(/\/news(?=[ /#])/g, '/blog/all'),
      'pages/news/index.yaml pages/blog/all/index.yaml': page('News', 'aliases: [/news]\n'),
      'pages/news/oven.yaml pages/blog/all/oven.yaml': article('Oven', 'aliases: [/news/oven]\nauthor: asha\n'),
      'pages/news/bread/rye.yaml pages/blog/all/bread/rye.yaml': article('Rye', 'aliases: [/news/bread/rye]\n'),
    });
    expect([...move.links]).toEqual([['pages/index.yaml', 4]]);
  });

  test('an entry that gets another name is called by that', async () => {
    const others = { ...files, 'site.yaml': site, 'pages/index.yaml': page('Home') };
    expect(await moved(others, '/people/asha', '/team/asha-patil')).toEqual({
      'pages/news/oven.yaml': files['pages/news/oven.yaml'].replace('author: asha', 'author: asha-patil'),
      'pages/people/asha.yaml': undefined,
      'pages/team/asha-patil.yaml': 'kind: person\ntitle: Asha\ndescription: Bakes.\naliases: [/people/asha]\n',
    });
    const twice = {
      ...others,
      'pages/crew/asha-patil.yaml': 'kind: person\ntitle: Another Asha\ndescription: Sells.\n',
    };
    expect(await moved(twice, '/people/asha', '/team/asha-patil')).toMatch(
      /crew\/asha-patil\.yaml has the name "asha-patil" already/,
    );
  });

  test('also where kinds of pages lead', async () => {
    const kind =
      'description: A recipe.\nlayout:\n  - type: cta\n    title: "{title}"\n    actions: [{ label: All, href: /news }]\n';
    const recipe = {
      ...home,
      'kinds/recipe.yaml': kind,
      'pages/rye.yaml': 'kind: recipe\ntitle: Rye\ndescription: Bread.\n',
      'pages/news.yaml': page('News'),
    };
    expect(await moved(recipe, '/news', '/blog')).toMatchObject({
      'kinds/recipe.yaml': kind.replace('/news', '/blog'),
    });
  });
});

test('a move that is cut off anywhere can be made again, and ends as one that was not', async () => {
  const before: Files = {
    'site.yaml': `${site}planned: [/news/soon]\n`,
    'pages/index.yaml': `${withLinks('/news', '/news/rye#how', '/news/soon')}  - type: article-grid\n    title: News\n    from: { kind: article, folder: /news }\n`,
    'pages/news.yaml': page('News'),
    'pages/news/oven.yaml': article('Oven', 'author: asha\n'),
    'pages/news/rye.yaml': article('Rye'),
    'pages/news/rye.md': '## How\n\nSee [the oven](/news/oven), and [more](/news/soon).\n',
    'pages/news/asha.yaml': 'kind: person\ntitle: Asha\ndescription: Bakes.\n',
  };
  const whole = await steps(before);
  const end = whole.at(-1) ?? {};
  expect(Object.keys(end)).toContain('pages/blog/rye.md');
  expect(whole.length).toBeGreaterThan(Object.keys(before).length);
  for (const [index, state] of whole.slice(0, -1).entries()) {
    expect((await steps(state)).at(-1), `cut off after step ${index}`).toEqual(end);
  }
});

/** The site after each step of writing a move, beginning with none. */
async function steps(files: Files): Promise<Files[]> {
  const move = await moveOf(await surroundingsIn(memoryDisk(files)), { from: '/news', to: '/blog' });
  const states = [files];
  for (const { file, name, before, after } of writesOf(move.files)) {
    const { [file]: old, ...others } = states.at(-1) ?? {};
    expect(old).toBe(decode(before));
    states.push({ ...others, [name]: decode(after) });
  }
  return states;
}

describe('nothing moves', () => {
  const files = {
    ...home,
    'site.yaml': `${site}redirects:\n  - { from: /old, to: /team }\n`,
    'pages/team.yaml': page('Team', 'aliases: [/crew]\n'),
    'pages/about/team.yaml': page('About'),
    'pages/oven.yaml': article('Oven'),
    'pages/topics/[category].yaml':
      'title: "{category}"\ndescription: All about {category}.\nblocks:\n  - type: article-grid\n    title: "{category}"\n    from: { kind: article, category: "{category}" }\n',
    'public/menu.html': 'Hi',
  };
  test.each([
    ['/', '/start', /^The home page can't be moved/],
    ['/404', '/lost', /^The not-found page can't be moved/],
    ['/team', '/Team/', /^The old address and the new one are the same/],
    ['/tema', '/crews', /^There's no page at \/tema\. Did you mean \/team\?$/],
    ['/old', '/new', /^\/old is an old address, which leads to \/team \(site\.yaml, line 4\)\. Move \/team instead\.$/],
    ['/crew', '/new', /^\/crew is an old address, which leads to \/team \(pages\/team\.yaml, line 3\)/],
    [
      '/topics',
      '/themes',
      /^pages\/topics\/\[category\]\.yaml makes a page .* Then add to "redirects" in site\.yaml:\n {2}- \{ from: \/topics\/bread, to: \/themes\/bread \}$/s,
    ],
    ['/topics/bread', '/bread', /^pages\/topics\/\[category\]\.yaml makes a page for each value/],
    ['/topics/[category]', '/bread', /^pages\/topics\/\[category\]\.yaml makes a page for each value/],
    ['/team', '/about/team', /^pages\/about\/team\.yaml is at \/about\/team already/],
    [
      '/oven',
      '/crew',
      /^\/crew is an old address, which leads to \/team \(pages\/team\.yaml, line 3\)\. Delete that first/,
    ],
    ['/oven', '/old', /^\/old is an old address, which leads to \/team \(site\.yaml, line 4\)\. Delete that first/],
    ['/oven', '/built/oven', /^The site itself uses the address \/built/],
    ['/oven', '/', /^pages\/index\.yaml is at \/ already/],
    ['/oven', '/topics/bread', /^pages\/topics\/\[category\]\.yaml is at \/topics\/bread already/],
  ])('from %s to %s', async (from, to, words) => {
    expect(await moved(files, from, to)).toMatch(words);
  });

  test('where a file would be in the place of the page, or a list would be empty: the mistakes are shown', async () => {
    const lists = `  - type: article-grid\n    title: News\n    from: { kind: article, folder: /news }\n`;
    const some = {
      ...home,
      'pages/index.yaml': page('Home') + lists,
      'pages/news/oven.yaml': article('Oven'),
      'public/menu.html': 'Hi',
    };
    expect(await moved({ ...some, 'site.yaml': `${site}allowedFiles: [/menu.html]\n` }, '/news/oven', '/menu')).toBe(
      'The site would have these mistakes after the move, so nothing was changed. Fix what causes them first.\npages/index.yaml:9 empty-query\npublic/menu.html:1 output-clash',
    );
  });

  test('where a file cannot be read: a link in it could not be changed', async () => {
    const broken = { ...files, 'pages/b.yaml': 'title: "B\n' };
    expect(await moved(broken, '/team', '/new')).toMatch(
      /^pages\/b\.yaml can't be read, so links there can't be changed\. Fix that first\.\npages\/b\.yaml:1 unclosed-quote/,
    );
  });
});

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
