import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Disk } from '../../src/disk/disk.ts';
import { compare } from '../../src/review/compare.ts';
import { inJson, inMarkdown, inText, LONGEST_COMMENT } from '../../src/review/formats.ts';
import { gitIn, rangeOf } from '../../src/review/git/git.ts';
import { statesOf } from '../../src/review/git/tree.ts';
import { itemsFor } from '../../src/review/items.ts';
import { outlineOf } from '../../src/review/outline.ts';
import { type Review, reviewOf } from '../../src/review/review.ts';
import { readState } from '../../src/review/state.ts';
import { toldOf } from '../../src/review/told.ts';
import { passagesOf } from '../../src/review/values.ts';
import { schemaOf } from '../../src/schema/schemas/schemas.ts';
import { page, smallSite } from '../build/support/site.ts';
import { Pieces } from '../growth/counted.ts';
import { commit, git, repository } from './repository.ts';

/** A disk with these files, and those that were read of it. */
function countingDisk(files: ReadonlyMap<string, string>): { readonly disk: Disk; readonly read: string[] } {
  const read: string[] = [];
  const entries = [...files].map(([path, text]) => ({ path, size: text.length }));
  return {
    read,
    disk: {
      find: async (path) => entries.find((entry) => entry.path === path),
      list: async (folder) => entries.filter(({ path }) => path.startsWith(`${folder}/`)),
      read: (path) => {
        read.push(path);
        return new TextEncoder().encode(files.get(path) ?? '');
      },
      namesIn: () => [],
    },
  };
}

describe('of 10,000 pages, where 3 changed', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `pages/p${index}.yaml`);

  test('those 3 are read, and site.yaml', async () => {
    const files = new Map([
      ['site.yaml', smallSite['site.yaml'] as string],
      ...names.map((name) => [name, page(name)] as const),
    ]);
    const { disk, read } = countingDisk(files);
    const changed = ['pages/p1.yaml', 'pages/p500.yaml', 'pages/p9999.yaml'];
    const state = await readState(disk, new Set(changed));
    expect([...state.files.values()].map(({ file }) => file)).toEqual(changed);
    expect(read.sort()).toEqual([...changed, 'site.yaml']);
  });

  test('Git says which they are', async () => {
    const root = repository();
    const blob = (path: string, text: string): string =>
      `M 644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
    const head = (branch: string, mark: string): string =>
      `commit refs/heads/${branch}\n${mark}committer A <a@example.com> 0 +0000\ndata 1\nx\n`;
    const all = [
      ['site.yaml', String(smallSite['site.yaml'])] as const,
      ...names.map((name) => [name, page('P')] as const),
    ];
    const input = [
      head('main', 'mark :1\n'),
      ...all.map(([path, text]) => blob(path, text)),
      head('work', '').replace('data 1\nx\n', 'data 1\nx\nfrom :1\n'),
      ...['pages/p1.yaml', 'pages/p2.yaml', 'pages/p3.yaml'].map((path) => blob(path, page('Q'))),
    ].join('');
    execFileSync('git', ['fast-import', '--quiet'], { cwd: root, input });
    const asked = gitIn(root);
    const { changed } = await statesOf(asked, root, await rangeOf(asked, root, 'main..work'));
    expect([...changed]).toEqual(['pages/p1.yaml', 'pages/p2.yaml', 'pages/p3.yaml']);
  });
});

describe('large changes', () => {
  const words = (count: number, word: string): string =>
    Array.from({ length: count }, (_, at) => `${word} ${at} ü.`).join(' ');

  async function largeReview(): Promise<Review> {
    const root = repository();
    const grid = (word: string): string => {
      const cards = Array.from(
        { length: 40 },
        (_, at) => `      - title: Card ${at}\n        description: ${words(15, word)}\n`,
      );
      return `title: Cards\ndescription: Many.\nblocks:\n  - type: card-grid\n    title: Cards\n    items:\n${cards.join('')}`;
    };
    const pages = (word: string) =>
      Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`pages/p${at}.yaml`, grid(word)]));
    commit(root, { ...smallSite, ...pages('x') });
    commit(root, pages('y'));
    return reviewOf(root, 'HEAD~1..HEAD');
  }

  test('a comment stays below what GitHub takes, and says how much is left out; JSON has all', async () => {
    const review = await largeReview();
    const comment = inMarkdown(toldOf(review));
    expect(Buffer.byteLength(comment)).toBeLessThan(LONGEST_COMMENT);
    expect(comment).toMatch(
      /\nThere is more than fits here: \d+ pages, \d+ changes\. To see all of it: --format=json\.\n$/,
    );
    expect(inText(toldOf(review)).split('\n').length).toBeLessThan(2500);
    expect(JSON.parse(inJson(review)).pages).toHaveLength(20);
  });

  test('of many changes in a page, the first are told, and how many more there are', async () => {
    const root = repository();
    const listed = (word: string): string =>
      `title: A\ndescription: B.\nblocks:\n  - type: card-grid\n    items:\n${Array.from({ length: 100 }, (_, at) => `      - title: Card ${at}\n        description: ${word} ${at}.\n`).join('')}`;
    commit(root, { ...smallSite, 'pages/a.yaml': listed('Once') });
    commit(root, { 'pages/a.yaml': listed('Twice') });
    const text = inText(toldOf(await reviewOf(root, 'HEAD~1..HEAD')));
    expect(text.match(/description: "Once/g)).toHaveLength(40);
    expect(text).toContain('\n  and 60 changes more\n');
    git(root, 'gc', '-q');
    expect(inText(toldOf(await reviewOf(root, 'HEAD~1..HEAD')))).toBe(text);
  });

  test('four times as much of anything takes about four times the steps', async () => {
    const pieces = new Pieces();
    const { compare: counted } = await pieces.load(new URL('../../src/review/compare.ts', import.meta.url));
    const { outlineOf: outlined } = await pieces.load(new URL('../../src/review/outline.ts', import.meta.url));
    if (typeof counted !== 'function' || typeof outlined !== 'function') throw new Error('Nothing compares.');
    const steps = (work: () => unknown): number => {
      pieces.reset();
      work();
      return pieces.all.reduce((sum, { count }) => sum + count, 0);
    };
    const shapes: Readonly<Record<string, (count: number, other: string) => object>> = {
      'another text': (count, other) => ({ body: words(count, other) }),
      'the same lines in another order': (count, other) => ({
        tags: Array.from({ length: count }, (_, at) => (other === 'a' ? at : count - at)),
      }),
      'other lines': (count, other) => ({ tags: Array.from({ length: count }, (_, at) => `${other}${at}`) }),
      'equal lines': (count, other) => ({
        tags: Array.from({ length: other === 'a' ? count : count - 1 }, () => 'same'),
      }),
      'cards without a name': (count, other) => ({
        cards: Array.from({ length: count }, (_, at) => ({ text: `${other} ${at}` })),
      }),
    };
    for (const [name, shape] of Object.entries(shapes)) {
      const run = (count: number) => () =>
        counted(outlined(shape(count, 'a'), schemaOf('page')), outlined(shape(count, 'b'), schemaOf('page')));
      run(500)();
      const [small, large] = [steps(run(1500)), steps(run(6000))];
      // Of one text, they are those of its key alone.
      expect(small, name).toBeGreaterThan(50);
      expect(large / small, name).toBeLessThan(5);
    }
  });

  test('a text of 1 MB that is another one is shown in a few lines', () => {
    const { shown, more } = passagesOf(words(80_000, 'old'), words(80_000, 'new'));
    expect([shown.length, more]).toEqual([1, 0]);
    const outline = (word: string) => outlineOf({ body: words(80_000, word) }, schemaOf('page'));
    const changes = compare(outline('old'), outline('new'));
    expect(JSON.stringify(itemsFor(changes)).length).toBeLessThan(1000);
  });
});
