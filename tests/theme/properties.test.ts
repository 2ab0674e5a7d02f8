import { expect, test } from 'vitest';
import { constantsOf } from '../../src/app/styles/short-css.ts';
import { themeFor } from '../../src/app/theme/theme.ts';
import { faultIn, faultInColor } from '../../src/content/check/rules/theme.ts';
import { themeOf } from '../../src/content/theme/theme.ts';
import { LONGEST_PROPERTY, readable, settable } from '../../src/model/look-properties.ts';
import { caseReader, loadCase } from '../case-disk.ts';
import { memoryDisk } from '../content/memory-disk.ts';
import { tableAt } from '../manual/guides.ts';
import fc from '../random.ts';

// CSS custom properties whose names stay: docs/themes.md.

const properties = {
  '--look-card-radius': 0,
  '--look-display-size': '7rem',
  '--look-text-size': '18px',
  '--site-water': { light: '#fff', dark: '#000' },
};
const theme = themeOf({ look: 'bold', properties });
const globalCss = (isRead?: true): string => JSON.stringify(themeFor({ ...theme, ...(isRead && { isRead }) })._global);

test('a property of the look is another value of a token', () => {
  const before = constantsOf(themeOf({ look: 'bold' }));
  const changed = [...constantsOf(theme)].filter(([name, value]) => before.get(name) !== value);
  expect(changed).toEqual([
    ['var(--sw-font-sizes-display)', '7rem'],
    ['var(--sw-font-sizes-body)', '1.125rem'],
    ['var(--sw-radii-card)', '0px'],
  ]);
});

test('only a site with blocks of its own has them by name: those of the look, and its own', () => {
  expect(globalCss()).not.toMatch(/--(?:look|site)-/);
  const named = [...globalCss(true).matchAll(/"(--(?:look|site)-[\w-]+)":"([^"]*)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(named.map(([name]) => name).sort()).toEqual(
    [...Object.keys(settable), ...Object.keys(readable), '--site-water'].sort(),
  );
  expect(Object.fromEntries(named)).toMatchObject({
    '--look-card-radius': '0px',
    '--look-display-size': 'min(12.5vw, 7rem)',
    '--look-card-shadow': 'none',
    '--look-brand-color': 'var(--sw-colors-brand-solid)',
    '--site-water': 'light-dark(#fff, #000)',
  });
});

test('docs/themes.md lists all of them, as editors explain them', () => {
  const rows = [
    ...tableAt('docs/themes.md', '| property | value |'),
    ...tableAt('docs/themes.md', '| property | made of |'),
  ];
  const all = Object.entries({ ...settable, ...readable }).map(([name, { of }]) => [`\`${name}\``, of]);
  expect(rows.map(([name, , of]) => [name, of])).toEqual(all);
});

test('whatever is let through is one value, which loads nothing', () => {
  const pieces = [
    '1rem',
    '#fff',
    'red',
    'calc(',
    ')',
    '(',
    ',',
    ' ',
    '/',
    '*',
    '-',
    '+',
    ';',
    '}',
    '{',
    '<',
    '"',
    "'",
    '\\',
    '!',
    '@',
    ':',
  ];
  const calls = [
    'url(',
    'image-set(',
    'expression(',
    'var(',
    '--look-card-gap',
    '--x',
    'linear-gradient(',
    '%',
    '.5',
    '\n',
    '\0',
    'é',
  ];
  const value = fc.array(fc.constantFrom(...pieces, ...calls), { maxLength: 8 }).map((some) => some.join(''));
  const isLet = (text: string): boolean =>
    faultIn(text, () => true) === undefined || faultInColor(text, () => true) === undefined;
  let count = 0;
  fc.assert(
    fc.property(value, (text) => {
      if (!isLet(text)) return;
      count += 1;
      expect(text).not.toMatch(/[;{}<>"'\\!@:]|\/\*|url|image-set|expression|(?<![\w-])--x/);
      expect(text.split('(').length).toBe(text.split(')').length);
    }),
    { numRuns: 3000, seed: 1 },
  );
  expect(count).toBeGreaterThan(50);
});

test('there are bounds: the length of a value, and how many a site has', async () => {
  expect(faultIn(`${'1'.repeat(LONGEST_PROPERTY - 2)}px`, () => true)).toBeUndefined();
  expect(faultIn('('.repeat(1_000_000), () => true)?.facts).toEqual({ why: 'long', most: LONGEST_PROPERTY });
  const names = Array.from({ length: 4000 }, (_, at) => `    --site-p${at}: 1px\n`).join('');
  const disk = memoryDisk({
    'site.yaml': `name: A\nurl: https://www.example.com\ntheme:\n  properties:\n${names}`,
    'pages/index.yaml': 'title: A\ndescription: A page.\nblocks:\n  - { type: hero, title: A }\n',
  });
  const { diagnostics } = await loadCase(disk, caseReader());
  const tooMany = diagnostics.filter(({ code }) => code === 'unknown-property');
  expect(tooMany.map(({ line, message }) => [line, message])).toEqual([
    [55, 'These are more properties of your own than a site can have (50).'],
  ]);
});
