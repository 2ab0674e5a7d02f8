import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentsOf, folderWith, page, smallSite } from '../build/support/site.ts';
import { runHere } from './run-here.ts';

const inJson = (title: string, more = ''): string => `{
  "title": "${title}",
  "description": "About ${title}.",
  "blocks": [
    { "type": "hero", "title": "${title}"${more} }
  ]
}
`;

const { 'pages/about/team.yaml': _, 'pages/index.yaml': __, ...others } = smallSite;
const files = {
  ...others,
  'pages/index.json': inJson('Home', ', "actions": [{ "label": "Team", "href": "/about/team" }]'),
  'pages/about/team.json': inJson('Team'),
  'pages/about.yml': page('About'),
};
test('pages in JSON and in .yml files are checked and moved, and stay what they are', async () => {
  const root = folderWith(files);
  expect(await runHere(['check'], {}, root)).toMatchObject({ code: 0, out: 'No mistakes found.\n' });
  expect((await runHere(['move', '/about/team', '/people'], {}, root)).code).toBe(0);
  expect((await runHere(['move', '/about', '/bakery'], {}, root)).code).toBe(0);
  expect(Object.keys(contentsOf(root)).filter((path) => path.startsWith('pages/'))).toEqual([
    'pages/bakery.yml',
    'pages/index.json',
    'pages/people.json',
  ]);
  expect(readFileSync(join(root, 'pages/index.json'), 'utf8')).toBe(
    files['pages/index.json'].replace('/about/team', '/people'),
  );
  expect(readFileSync(join(root, 'pages/people.json'), 'utf8')).toBe(
    files['pages/about/team.json'].replace('Team.",', 'Team.",\n  "aliases": ["/about/team"],'),
  );
  expect((await runHere(['move', '/people', '/staff'], {}, root)).code).toBe(0);
  expect(JSON.parse(readFileSync(join(root, 'pages/staff.json'), 'utf8')).aliases).toEqual(['/about/team', '/people']);
  expect((await runHere(['move', '/staff', '/people'], {}, root)).code).toBe(0);
  expect(JSON.parse(readFileSync(join(root, 'pages/people.json'), 'utf8')).aliases).toEqual(['/about/team', '/staff']);
  expect(await runHere(['check'], {}, root)).toMatchObject({ code: 0 });
});

test('a new page is in JSON where that was asked for, or where all pages are, or the one that it is a copy of', async () => {
  const json = { ...others, 'pages/index.json': inJson('Home') };
  for (const [root, typed, file] of [
    [folderWith(files), ['/prices.json'], 'pages/prices.json'],
    [folderWith(json), ['/prices'], 'pages/prices.json'],
    [folderWith(files), ['/crew', '--from', '/about/team'], 'pages/crew.json'],
    [folderWith(files), ['/crew', '--from', 'faq'], 'pages/crew.yaml'],
    [folderWith(json), ['/news', '--kind', 'article', '--md'], 'pages/news.md'],
    [folderWith(json), ['/news', '--kind', 'article'], 'pages/news.json'],
  ] as const) {
    expect((await runHere(['new', 'page', ...typed], {}, root)).code, file).toBe(0);
    const text = readFileSync(join(root, file), 'utf8');
    if (file.endsWith('.json'))
      expect(Object.keys(JSON.parse(text)).slice(0, 1)).toEqual([text.includes('"kind"') ? 'kind' : 'title']);
    expect((await runHere(['check'], {}, root)).out, file).not.toContain('json-syntax');
  }
});

test('answers to other mistakes are written as JSON, too', async () => {
  const bad = inJson('Team', ', "align": "left", "heading": "Hi", "background": "subtel"').replace(
    '"title": "Team",',
    '"titel": "Team",\n  "draft": "no",',
  );
  const root = folderWith({ ...files, 'pages/about/team.json': bad });
  const { out } = await runHere(['check', '--fix'], {}, root);
  expect(out).toContain('pages/about/team.json: fixed');
  expect(out).not.toContain('json-syntax');
  expect(JSON.parse(readFileSync(join(root, 'pages/about/team.json'), 'utf8'))).toMatchObject({
    title: 'Team',
    draft: false,
  });
});
