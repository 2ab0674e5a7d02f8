import { expect, test } from 'vitest';
import { planOf, renderBlocks, type settings } from './render-block.ts';

const own = { type: 'announcement', description: 'Closed today' };
const hero = { type: 'hero', title: 'Hello' };
const announcement = { description: 'Closed on Monday', action: { label: 'Hours', href: '/contact' } };
const typesOf = (blocks: readonly object[], change: Partial<typeof settings>) => {
  const { screen } = planOf(
    blocks.map((block) => ({ type: '', ...block })),
    change,
  );
  return screen.kind === 'page' ? screen.blocks.map(({ block }) => block.type) : [];
};

test('it ends the page wherever it is written, and leaves the opening to the block below it', async () => {
  expect(typesOf([own, hero], {})).toEqual(['hero', 'announcement']);
  const html = await renderBlocks([own, hero]);
  expect(html).toMatch(/<h1.*Closed today/s);
});

test('that of the site is on pages without one of their own', async () => {
  expect(typesOf([hero], { announcement })).toEqual(['hero', 'announcement']);
  const html = await renderBlocks([hero, own], { announcement });
  expect(html).toContain('Closed today');
  expect(html).not.toContain('Closed on Monday');
  expect(JSON.stringify(planOf([hero], { announcement }).frame)).not.toContain('Closed on Monday');
});

test('at the top it begins the page, which another block opens; what nobody may put away has nothing to do so', async () => {
  const kept = { ...own, place: 'top', closable: false };
  expect(typesOf([hero, kept], {})).toEqual(['announcement', 'hero']);
  expect(typesOf([hero], { announcement: { ...announcement, place: 'top' } })).toEqual(['announcement', 'hero']);
  const { screen } = planOf([hero, kept].map((block) => ({ ...block })));
  expect(screen.kind === 'page' && screen.blocks.map(({ place }) => place.index)).toEqual([0, 0]);
  expect(await renderBlocks([hero, kept])).not.toMatch(/<input|data-away/);
});

test('what puts it away needs no script, and is nothing that the boot script keeps', async () => {
  const html = await renderBlocks([own]);
  const [box = ''] = /<input[^>]*>/.exec(html) ?? [];
  expect(box).toContain('type="checkbox"');
  expect(box).not.toMatch(/ id=| checked/);
});
