import { block, list, menuEntry, text, word } from '../own-site/content.ts';
import { at, linked, restApi } from '../own-site/specification/addresses.ts';
import { test, usual } from './test.ts';
import type { Thing } from './visitor.ts';

test.use({ settings: { ...usual, script: false, dark: true } });

const services = menuEntry(at.services);
const lastService = `header nav a[href="${services.items.at(-1)?.href}"]`;
const opener: Thing = ['header nav summary', services.label];
const press = '/press';

test('the menu opens, on a wide window and on a phone, and there is no switch that could not work', async ({
  visitor,
}) => {
  await visitor.resize(1440, 900);
  await visitor.visit(at.home);
  await visitor.misses('[data-mode-switch]');
  await visitor.click(opener);
  await visitor.sees(lastService);
  await visitor.resize(390, 844);
  await visitor.visit(at.home);
  await visitor.misses('header nav');
  await visitor.click(`summary[aria-label="${word('menu')}"]`);
  await visitor.sees(`header nav a[href="${at.about}"]`);
  await visitor.click(opener);
  await visitor.click(lastService);
  await visitor.isAt(new RegExp(`${services.items.at(-1)?.href}$`));
});

test('tabs are texts with headings, and a picture is a link to its file', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.visit(press);
  for (const item of list(block(press, 'tabs'), 'items')) await visitor.sees(['main h3', text(item, 'title')]);
  await visitor.misses('[role=tab]');
  await visitor.click(`#${text(block(press, 'gallery'), 'id')} li a`);
  await visitor.isAt(/\.svg$/);
});

test('the switch above the plans changes the prices', async ({ visitor }) => {
  const pricing = block(linked.pricing, 'pricing');
  const plan = list(pricing, 'plans').find(({ yearlyPrice }) => yearlyPrice !== undefined);
  if (plan === undefined) throw new Error('The plans have nothing to switch.');
  const price = (key: string): Thing => [`#${text(pricing, 'id')} p *`, text(plan, key)];
  await visitor.resize(1440, 900);
  await visitor.visit(linked.pricing);
  await visitor.sees(price('price'));
  await visitor.misses(price('yearlyPrice'));
  await visitor.focus('main [type=radio]');
  await visitor.press('ArrowRight');
  await visitor.sees(price('yearlyPrice'));
  await visitor.misses(price('price'));
});

test('the side menu opens on a phone, and is open where there is room', async ({ visitor }) => {
  const current = 'nav[aria-label="All pages"] [aria-current=page]';
  await visitor.resize(390, 844);
  await visitor.visit(restApi);
  await visitor.misses(current);
  await visitor.click('nav[aria-label="All pages"] summary');
  await visitor.sees(current);
  await visitor.resize(1440, 900);
  await visitor.visit(restApi);
  await visitor.sees(current);
});

test.describe('lists', () => {
  test.use({ site: 'photos' });
  test('are complete, and values lead to their pages', async ({ visitor }) => {
    await visitor.resize(390, 844);
    await visitor.visit('/classes?level=advanced');
    for (const title of ['First bowls', 'Tea for two', 'Glazes of ash'])
      await visitor.sees(['main li :is(h2, h3)', title]);
    await visitor.misses('[type=checkbox]');
    await visitor.click(['main a', 'beginner']);
    await visitor.isAt(/\/classes\/beginner$/);
    await visitor.misses(['main li :is(h2, h3)', 'Glazes of ash']);
  });
});
