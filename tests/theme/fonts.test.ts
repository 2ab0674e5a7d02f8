import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { fontFacesOf, fontFiles } from '../../src/builder/plan/fonts.ts';
import { measureFont } from '../../src/content/check/own-fonts.ts';
import { letterWidthsOf, measuredLetters } from '../../src/content/texts/header-widths.ts';
import { families, fontOf } from '../../src/content/theme/fonts.ts';
import type { SiteFile } from '../../src/outputs/output.ts';

const included = Object.entries(families);
/** Those that a package has with all weights in one file. Of Instrument Sans there are only the files that were cut. */
const packaged = included.filter(([name]) => name !== 'Instrument Sans');

test('each family has its file, with the measures that its stand-in takes', () => {
  expect(included.length).toBeGreaterThanOrEqual(9);
  for (const [name, { ascent, descent }] of included) {
    const [latin] = fontFiles(fontFacesOf([fontOf(name)], { language: 'en', base: '/' }));
    const font = openSync(latin !== undefined && 'from' in latin ? latin.from : '');
    if (!('unitsPerEm' in font)) throw new Error(`${name} is a collection.`);
    expect(
      [font.ascent, -font.descent].map((value) => value / font.unitsPerEm),
      name,
    ).toEqual([expect.closeTo(ascent, 2), expect.closeTo(descent, 2)]);
  }
});

test('the widths of letters are about those of each family in its file', () => {
  for (const [name] of packaged) {
    const [latin] = fontFiles(fontFacesOf([fontOf(name)], { language: 'en', base: '/' }));
    const font = openSync(latin !== undefined && 'from' in latin ? latin.from : '');
    if (!('unitsPerEm' in font)) throw new Error(`${name} is a collection.`);
    const written = letterWidthsOf(name);
    expect(written.size, name).toBe([...measuredLetters()].length);
    // The file's own weight is lighter than that of the menu.
    const off = [...'AMWaeginst HT27'].filter((letter) => {
      const { advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      return Math.abs((written.get(letter) ?? 0) - (100 * advanceWidth) / font.unitsPerEm) > 9;
    });
    expect(off, name).toEqual([]);
  }
  expect(letterWidthsOf('Own font')).toBe(letterWidthsOf(''));
});

test('a page asks for the letters of its language, from its own site', () => {
  const { css, preloads, files } = fontFacesOf([fontOf('inter'), fontOf('Lora'), fontOf('Inter')], {
    language: 'ru-RU',
    base: '/shop/',
  });
  expect(preloads).toHaveLength(2);
  expect(files.map(({ name }) => name)).toEqual([
    'inter-latin.woff2',
    'inter-latin-ext-wght-normal.woff2',
    'inter-cyrillic-wght-normal.woff2',
    'lora-latin-wght-normal.woff2',
    'lora-latin-ext-wght-normal.woff2',
    'lora-cyrillic-wght-normal.woff2',
  ]);
  const addresses = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address);
  expect(addresses).toEqual(files.map(({ path }) => join('/shop', path)));
});

/** What a font of a file has: letters, weights and features. */
function contentsOf(file: SiteFile | undefined) {
  const font = openSync(file !== undefined && 'from' in file ? file.from : '');
  if (!('unitsPerEm' in font)) throw new Error('It is a collection.');
  const letters = font.characterSet.filter((letter) => letter < 0xfe_ff);
  return { letters, weights: font.variationAxes.wght, features: font.availableFeatures };
}

test('what is cut of a family has all its letters, and what rules ask for', () => {
  for (const [name, { slug }] of packaged) {
    const facesFor = (language: string) => fontFacesOf([fontOf(name)], { language, base: '/' });
    const [whole] = fontFiles(facesFor('de'));
    if (whole?.path.includes('-latin-') !== true) throw new Error(`${name} has no Latin letters.`);
    const [common, rare] = fontFiles(facesFor('en')).map(contentsOf);
    if (common === undefined || contentsOf(whole).letters.length === common.letters.length) continue;
    const letters = [...common.letters, ...(rare?.letters ?? [])];
    expect(
      letters.sort((a, b) => a - b),
      name,
    ).toEqual(contentsOf(whole).letters.sort((a, b) => a - b));
    const source = openSync(`node_modules/@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`);
    if (!('unitsPerEm' in source)) throw new Error(`${name} is a collection.`);
    expect(contentsOf(whole).letters.length, name).toBe(
      source.characterSet.filter((letter) => letter < 0xfe_ff).length,
    );
    const usual = ['kern', 'liga', 'calt', 'tnum', 'rvrn'].filter((feature) =>
      source.availableFeatures.includes(feature),
    );
    expect(contentsOf(whole).features, name).toEqual(expect.arrayContaining(usual));
    // What the style says of the first file's weights is what is in it.
    const { min, max } = common.weights ?? {};
    expect(facesFor('en').css, name).toMatch(new RegExp(`^@font-face\\{[^}]*font-weight:${min} ${max};`));
    // ASCII, whatever a visitor types.
    expect(
      common.letters.filter((letter) => letter <= 126),
      name,
    ).toHaveLength(95);
  }
});

test('a file of the author is used as it is, and the fonts of the device need none', () => {
  const own = fontFacesOf([fontOf('/fonts/own.woff2'), fontOf('system')], { language: 'en', base: '/shop/' });
  expect(own.preloads).toEqual(['/shop/fonts/own.woff2']);
  expect(own.files).toEqual([]);
  expect(own.css).toContain('src:url("/shop/fonts/own.woff2") format("woff2")');
});

test('what stands in for a font of the author has the measures of its file', async () => {
  // A family that was measured in a browser, as if it were the author's.
  for (const name of ['Inter', 'Source Serif 4']) {
    const family = families[name];
    const [latin] = fontFiles(fontFacesOf([fontOf(name)], { language: 'en', base: '/' }));
    const measures = await measureFont(readFileSync(latin !== undefined && 'from' in latin ? latin.from : ''));
    if (family === undefined || measures === undefined) throw new Error(`${name} can't be measured.`);
    expect(measures.serifs, name).toBe(family.serifs);
    expect([measures.ascent, measures.descent]).toEqual([
      expect.closeTo(family.ascent, 2),
      expect.closeTo(family.descent, 2),
    ]);
    for (const weight of [0, 1]) {
      expect(Math.abs((measures.widths[weight] ?? 0) - (family.widths[weight] ?? 0)), name).toBeLessThan(0.05);
    }
    const font = fontOf('/fonts/own.woff2');
    const { css } = fontFacesOf([font], {
      language: 'en',
      base: '/',
      measured: new Map([['/fonts/own.woff2', measures]]),
    });
    expect(font.stack).toContain(`"${font.name} Fallback"`);
    expect(css).toContain(`font-family:"${font.name} Fallback"`);
  }
  expect(await measureFont(new TextEncoder().encode('wOF2 but not really'))).toBeUndefined();
});

test('all files of a family say the same weights: Chromium takes either those with some weights or those with others', () => {
  for (const [name] of included) {
    for (const language of ['en', 'de', 'ru', 'vi']) {
      const { css } = fontFacesOf([fontOf(name)], { language, base: '/' });
      const weights = [...css.matchAll(/url\([^}]*font-weight:([\d ]+)/g)].map(([, weight]) => weight);
      expect(weights.length, name).toBeGreaterThan(0);
      expect(new Set(weights).size, `${name} ${language}`).toBe(1);
    }
  }
});
