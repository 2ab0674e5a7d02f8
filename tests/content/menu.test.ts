import '../setup/compiled-styles.ts';
import { expect, test } from 'vitest';
import { prepare, render } from '../../src/app/entry-server.tsx';
import { menuFrom } from '../../src/builder/plan/plan.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { planOf } from '../blocks/plan-blocks.ts';
import { goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const entries = (count: number): { label: string; href: string }[] =>
  Array.from({ length: count }, (_, at) => ({ label: `Bread and rolls ${at}`, href: '/' }));

test('a menu is a row where it fits beside the name, and a sheet elsewhere', async () => {
  await prepare();
  const made = [3, 5, 12, 40].map((count) => {
    const plan = planOf([{ type: 'cta', title: 'Hi' }], {
      name: 'Bakery and Confectionery Miller & Daughters',
      nav: { items: entries(count) },
    });
    const hidden = /@media [^{]*min-width: ?(\d+)rem\)\{[^@]*\[data-sheet\],[^{}]*\{display:none/.exec(
      render(plan).css,
    );
    return [menuFrom(plan.frame.site), hidden?.[1]];
  });
  expect(made).toEqual([
    ['xl', '64'],
    ['2xl', '80'],
    ['none', undefined],
    ['none', undefined],
  ]);
});

test('an entry of the menu can do without a page, and is marked while one of its pages is shown', async () => {
  await prepare();
  const items = [
    { label: 'Bread', items: [{ label: 'Rye', href: '/' }], note: 'Baked at night.' },
    { label: 'Cakes', href: '/contact', items: [{ label: 'Plum', href: '/contact' }] },
    { label: 'Drinks', items: [{ label: 'Tea', href: '/contact' }] },
  ];
  const { body } = render(planOf([{ type: 'cta', title: 'Hi' }], { nav: { items } }));
  const groups = [...body.matchAll(/<details name="menu".*?<\/details>/gs)].map(([group]) => [
    / aria-current="true"/.test(group),
    [...group.matchAll(/<a [^>]*>(?:<b>)?([^<]*)/g)].map(([, label]) => label),
    /class="foot"/.test(group),
  ]);
  expect(groups).toEqual([
    [true, ['Rye'], true],
    [false, ['Plum', 'All: '], true],
    [false, ['Tea'], false],
  ]);
});

test('whether a menu fits depends on the typeface that it is set in', async () => {
  const menu = [
    'Bread',
    'Wedding cakes',
    'Workshops',
    'Opening hours',
    'Our mill',
    'Journal',
    'Questions',
    'Contact',
    'Weddings and birthdays',
  ];
  const nav = `nav:\n  items:\n${menu.map((label) => `    - { label: ${label}, href: / }\n`).join('')}`;
  const told = async (theme: string): Promise<readonly string[]> => {
    const files = { 'site.yaml': `${goodSite}${theme}${nav}`, 'pages/index.yaml': pageCalled('Home') };
    const { diagnostics } = await loadSite(memoryDisk(files));
    return diagnostics.map(({ code }) => code);
  };
  expect(await told('')).toEqual([]);
  expect(await told('theme: { look: editorial }\n')).toEqual(['crowded-menu']);
  expect(await told('theme: { look: editorial, fonts: { body: instrument sans } }\n')).toEqual([]);
});
