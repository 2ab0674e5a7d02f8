import { expect } from 'playwright/test';
import { test } from './test.ts';
import type { Thing, Visitor } from './visitor.ts';

test.use({ site: 'photos' });

const all = ['First bowls', 'Tea for two', 'Tall vases', 'Glazes of ash', 'Café cups'];
const chip = (words: string): Thing => ['main search label', words];

/** What is shown of the list. */
const expectTitles = (visitor: Visitor, titles: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      visitor.run(() =>
        [...document.querySelectorAll('main li :is(h2, h3)')]
          .filter((each) => each.checkVisibility())
          .map((each) => each.textContent ?? ''),
      ),
    )
    .toEqual(titles);

test('a choice shows what fits, stands in the address, and ends with Back', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.visit('/classes?from=letter');
  await expectTitles(visitor, all);
  await visitor.click(chip('beginner'));
  await expectTitles(visitor, ['First bowls', 'Tea for two', 'Café cups']);
  await visitor.sees(['output', '3 of 5']);
  await visitor.takeOver();
  await visitor.focus('[value=tuesday]');
  await visitor.press('Space');
  await visitor.click(chip('Monday'));
  await expectTitles(visitor, ['First bowls', 'Café cups']);
  await visitor.isAt(/\?from=letter&level=beginner&day=monday&day=tuesday$/);
  await visitor.back();
  await expectTitles(visitor, ['Café cups']);
  await visitor.click(['main search button', 'Show all']);
  await expectTitles(visitor, all);
  await visitor.isAt(/\?from=letter$/);
});

test('who searches finds that again by the address and by Back', async ({ visitor }) => {
  await visitor.resize(1440, 900);
  await visitor.visit('/classes?level=advanced&find=GLAZ');
  await expectTitles(visitor, ['Glazes of ash']);
  await visitor.run(() => document.querySelector<HTMLInputElement>('[type=search]')?.select());
  await visitor.focus('[type=search]');
  await visitor.type('cafe');
  await visitor.sees(['output', 'Nothing here fits your choice.']);
  await visitor.click(chip('advanced'));
  await expectTitles(visitor, ['Café cups']);
  await visitor.takeOver();
  await visitor.click(['main a', 'The workshop']);
  await visitor.isAt(/\/workshop$/);
  await visitor.back();
  await visitor.isAt(/\?find=cafe$/);
  await expectTitles(visitor, ['Café cups']);
});
