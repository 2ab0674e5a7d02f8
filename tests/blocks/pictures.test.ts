import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/json.ts';
import { renderBlocks } from './render-block.ts';

const picture = (at: number): JsonObject => ({ src: `https://photos.example.org/${at}.jpg`, alt: `Loaf ${at}` });
const twelve = Array.from({ length: 12 }, (_, at) => at);

/** When each picture is fetched. */
async function fetched(blocks: readonly JsonObject[]): Promise<readonly string[]> {
  const html = await renderBlocks(blocks);
  return [...html.matchAll(/<img [^>]*>/g)].map(([tag]) =>
    /fetchPriority="high"/i.test(tag) ? 'first' : tag.includes('loading="lazy"') ? 'late' : 'at once',
  );
}

const inRows = ['first', 'at once', 'at once', 'at once', ...twelve.slice(4).map(() => 'late')];
const lists: Readonly<Record<string, JsonObject>> = {
  gallery: { type: 'gallery', items: twelve.map((at) => ({ image: picture(at) })) },
  'card-grid': {
    type: 'card-grid',
    title: 'Bread',
    items: twelve.map((at) => ({ title: `Loaf ${at}`, description: 'Rye.', image: picture(at) })),
  },
  people: { type: 'people', title: 'Team', items: twelve.map((at) => ({ name: `Anna ${at}`, image: picture(at) })) },
};

test.each(Object.keys(lists))(
  'of a %s that comes first, the first picture is fetched first, and most wait',
  async (type) => {
    const block = lists[type] ?? {};
    expect(await fetched([block])).toEqual(inRows);
    const hero = { type: 'hero', title: 'Bread', image: picture(99) };
    expect(await fetched([hero, block])).toEqual(['first', ...twelve.map(() => 'late')]);
  },
);

test('of a long text that comes first, a picture that it begins with is fetched first, and others wait', async () => {
  const pictures = twelve.map((at) => `![Loaf ${at}](/images/team.jpg)\n\nSome words about it.`);
  const text = (body: string): JsonObject => ({ type: 'long-text', body });
  expect(await fetched([text(pictures.join('\n\n'))])).toEqual(['first', ...twelve.slice(1).map(() => 'late')]);
  expect(await fetched([text(`Words.\n\n${pictures.join('\n\n')}`)])).toEqual(twelve.map(() => 'late'));
});
