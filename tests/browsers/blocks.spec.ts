import { expect } from 'playwright/test';
import { block, list, text, word } from '../own-site/content.ts';
import { at } from '../own-site/specification/addresses.ts';
import { test } from './test.ts';
import type { Thing } from './visitor.ts';

const press = '/press';

for (const width of [390, 1440]) {
  test(`answers open by a click on their words, move nothing above them, and Tab goes on: ${width} px`, async ({
    visitor,
  }) => {
    await visitor.resize(width, 844);
    await visitor.visit(at.contact);
    const questions = list(block(at.contact, 'faq'), 'items').map((item) => text(item, 'question'));
    const question = (index: number): Thing => ['main summary', questions[index] ?? ''];
    await visitor.click(question(1));
    await visitor.sees(['main details[open]', questions[1] ?? '']);
    // The first was open before.
    await visitor.sees(['main details[open]', questions[0] ?? '']);
    await visitor.press('Tab');
    await visitor.isOn('main details[open] a[href="/products"]');
    await visitor.press('Tab');
    await visitor.isOn(question(2));
    const before = await visitor.boxOf(question(2));
    await visitor.press('Enter');
    await visitor.sees(['main details[open]', questions[2] ?? '']);
    expect(await visitor.boxOf(question(2))).toEqual(before);
  });
}

test('pictures of a gallery open large, by mouse and by keys', async ({ visitor }) => {
  await visitor.resize(1440, 900);
  await visitor.visit(press);
  await visitor.takeOver();
  const id = text(block(press, 'gallery'), 'id');
  const link = (index: number): Thing => `#${id} li:nth-child(${index}) a`;
  const dialog = `dialog[aria-label="${word('largePicture')}"]`;
  await visitor.click(link(1));
  await visitor.sees(dialog);
  await visitor.press('ArrowRight');
  // Above the page it is dark.
  const second = await visitor.run(
    (css) => document.querySelector(css)?.getAttribute('src') ?? '',
    `${link(2)} img:last-child`,
  );
  await visitor.sees(`${dialog} img[src="${second}"]`);
  await visitor.press('Escape');
  await visitor.misses(dialog);
  await visitor.isOn(link(2));
  await visitor.press('Enter');
  await visitor.sees(`${dialog} img[src="${second}"]`);
  await visitor.press('Escape');
  await visitor.isAt(new RegExp(`${press}$`));
});

test('tabs change by mouse and by arrow keys', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.visit(press);
  await visitor.takeOver();
  const titles = list(block(press, 'tabs'), 'items').map((item) => text(item, 'title'));
  const tab = (index: number): Thing => ['[role=tab]', titles.at(index) ?? ''];
  const chosen = (index: number): Thing => ['[role=tab][aria-selected=true]', titles.at(index) ?? ''];
  await visitor.click(tab(1));
  await visitor.sees(chosen(1));
  await visitor.press('Home');
  await visitor.isOn(tab(0));
  await visitor.sees(chosen(0));
  await visitor.press('ArrowLeft');
  await visitor.isOn(tab(-1));
  await visitor.sees(chosen(-1));
  await visitor.isAt(new RegExp(`${press}(?:#|$)`));
});
