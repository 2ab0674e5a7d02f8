import { expect, test } from 'vitest';
import { siteWithKinds } from '../bench/kinds-site.ts';
import fc from '../random.ts';
import { type Change, changed, changes, follower, lasts, plannedAnew, planner, shownAlone } from './changes.ts';
import type { Files } from './memory-disk.ts';

const files = siteWithKinds({ articles: 20, categories: 5, pages: 6 });

test('no page is kept that a change of one file concerns; npm run fuzz-dependencies tries more', async () => {
  const rounds: readonly Change[] = fc.sample(changes, { numRuns: 16, seed: 3 });
  const follow = follower();
  let now: Files = files;
  await follow(now);
  const counts = { changed: 0, planned: 0, ahead: 0 };
  for (const [round, change] of rounds.entries()) {
    const [next, file] = changed(now, change, round);
    const followed = await follow(next);
    expect([file, followed?.missed ?? []]).toEqual([file, []]);
    // What is shown of a save before the whole site is read is what the whole site makes of it.
    expect([file, followed?.wrong ?? []]).toEqual([file, []]);
    counts.ahead += followed?.ahead.length ?? 0;
    counts.changed += followed?.changed.length ?? 0;
    counts.planned += followed?.planned.length ?? 0;
    // Mistakes would pile up, and leave no page to look at: the next change takes this one back.
    if (lasts(change)) now = next;
  }
  // A page planned anew that is the same is time lost, and no more than that.
  expect(counts.changed).toBeGreaterThan(50);
  expect(counts.planned).toBeLessThan(counts.changed * 1.2);
  expect(counts.ahead).toBeGreaterThan(3);
});

test('a page that is shown before the other files are read is what the whole site makes of it', async () => {
  const { pages, wrong } = await shownAlone(files);
  expect(wrong).toEqual([]);
  expect(pages).toBeGreaterThan(5);
});

test('a change concerns the pages that show something of it, and no others', async () => {
  const plan = planner();
  await plan(files);
  const planned = async (change: Files): Promise<readonly string[]> => {
    const anew = plannedAnew(await plan({ ...files, ...change }));
    await plan(files);
    return anew;
  };
  const text = (file: string): string => String(files[file]);
  const article = text('pages/news/a2.yaml');
  // Whoever wrote it lists it, too.
  const lists = ['/news/about/category-2', '/news/archive', '/people/person-2'];
  expect(await planned({ 'pages/news/a2.md': 'Other words.\n' })).toEqual(['/news/a2']);
  expect(await planned({ 'pages/news/a2.yaml': article.replace('number 2', 'with another name') })).toEqual([
    // Those before and after it lead there.
    ...['/news/a16', '/news/a17', '/news/a2'],
    ...lists,
  ]);
  // An entry that no list could know of before: it comes after the last one.
  expect(await planned({ 'pages/news/older.yaml': article.replace(/date: .*/, 'date: 1999-01-01') })).toEqual([
    '/news/a0',
    ...lists,
  ]);
  expect(await planned({ 'pages/services/new.yaml': text('pages/services/s1.yaml') })).toEqual([]);
  expect(
    await planned({ 'pages/recipes/r3.yaml': text('pages/recipes/r3.yaml').replace('title: R', 'title: The r') }),
  ).toEqual(expect.arrayContaining(['/recipes', '/recipes/r0', '/recipes/r3']));
  // Whoever is named is shown by those pages, by their lists, and where they are among the latest: on every article.
  const person = await planned({
    'pages/people/person-2.yaml': 'kind: person\ntitle: Somebody else\ndescription: Writes.\n',
  });
  const articles = Array.from({ length: 20 }, (_, index) => `/news/a${index}`);
  expect(person).toEqual([...articles, '/news', ...lists, '/recipes/r2'].sort());
  expect(await planned({ 'public/shared.svg': text('public/shared.svg').replace('40', '60') })).toHaveLength(6);
  expect(await planned({ 'site.yaml': `${text('site.yaml')}footer: { note: Open on Sundays }\n` })).toEqual([]);
});
