import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFacesOf, fontFiles } from '../../src/builder/plan/fonts.ts';
import { families, fontOf } from '../../src/content/theme/fonts.ts';

const packaged = Object.entries(families).filter(([, { slug }]) => slug !== undefined);

test('each family has its file, with the measures that its stand-in takes', () => {
  expect(packaged.length).toBeGreaterThanOrEqual(8);
  for (const [name, { ascent, descent }] of packaged) {
    const [latin] = fontFiles(fontFacesOf([fontOf(name)], 'en', '/'));
    const font = openSync(latin !== undefined && 'from' in latin ? latin.from : '');
    if (!('unitsPerEm' in font)) throw new Error(`${name} is a collection.`);
    expect(
      [font.ascent, -font.descent].map((value) => value / font.unitsPerEm),
      name,
    ).toEqual([expect.closeTo(ascent, 2), expect.closeTo(descent, 2)]);
  }
});

test('a page asks for the letters of its language, from its own site', () => {
  const { css, preloads, files } = fontFacesOf([fontOf('inter'), fontOf('Lora'), fontOf('Inter')], 'ru-RU', '/shop/');
  expect(preloads).toHaveLength(2);
  expect(files.map(({ name }) => name)).toEqual([
    'inter-latin-wght-normal.woff2',
    'inter-latin-ext-wght-normal.woff2',
    'inter-cyrillic-wght-normal.woff2',
    'lora-latin-wght-normal.woff2',
    'lora-latin-ext-wght-normal.woff2',
    'lora-cyrillic-wght-normal.woff2',
  ]);
  const addresses = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address);
  expect(addresses).toEqual(files.map(({ path }) => join('/shop', path)));
});

test('a file of the author is used as it is, and the fonts of the device need none', () => {
  const own = fontFacesOf([fontOf('/fonts/own.woff2'), fontOf('system')], 'en', '/shop/');
  expect(own.preloads).toEqual(['/shop/fonts/own.woff2']);
  expect(own.files).toEqual([]);
  expect(own.css).toContain('src:url("/shop/fonts/own.woff2") format("woff2")');
});
