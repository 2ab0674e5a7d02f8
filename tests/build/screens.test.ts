import { expect, test } from 'vitest';
import { Screens } from '../../src/builder/queries/screens.ts';
import type { AboutPage } from '../../src/content/load/filled.ts';

const aboutPage = (name: string, number = 1): AboutPage => [`pages/${name}.yaml`, `/${name}`, number];

test('a page that is planned again and again takes no more room among those that are not compressed', () => {
  const screens = new Screens();
  const [archive, news] = [aboutPage('archive'), aboutPage('news')];
  for (let edit = 0; edit < 100; edit += 1) expect(screens.isPlain(archive, 20_000_000)).toBe(true);
  expect(screens.isPlain(news, 12_000_001)).toBe(false);
  expect(screens.isPlain(news, 12_000_000)).toBe(true);
  // It has become longer, and gives back what it had.
  expect(screens.isPlain(news, 12_000_001)).toBe(false);
  expect(screens.isPlain(aboutPage('news', 2), 12_000_000)).toBe(true);
});
