import { expect, test } from 'vitest';
import { constantsOf, inFewLetters, withConstants } from '../../src/app/styles/short-css.ts';
import { themeFor } from '../../src/app/theme/theme.ts';
import { themeIn } from '../../src/model/theme.ts';
import { planOf } from '../blocks/render-block.ts';

const given = themeIn(planOf([]).frame);
const theme = themeFor(given);
const constants = constantsOf(given);

/** A declaration as stylis hands it to its plugins, and what becomes of it. */
function shortened(value: string): string {
  const element = {
    type: 'decl',
    value,
    props: '',
    root: null,
    parent: null,
    children: '',
    line: 1,
    column: 1,
    length: 0,
  };
  const written = { ...element, return: '' };
  inFewLetters(written, 0, [], () => undefined);
  const rule = withConstants(`a{${written.return}}`, constants);
  return rule.slice(2, -1);
}

/** A value without spaces that nobody needs. */
const inShort = (value: string): string =>
  value.includes('"') ? value : value.replaceAll(', ', ',').replaceAll(/(?<![\w.])0(?=\.\d)/g, '');

test('a constant is what the theme says of it, and reads as the theme writes it', () => {
  const told = theme.tokens.allTokens
    // Chakra has a negative one of each length, which reads the same property.
    .filter(({ name }) => !name.includes('.-'))
    .map(({ name, value, originalValue }) => [theme.token.var(name), inShort(originalValue ?? value)] as const)
    .filter(([reading]) => constants.has(reading));
  expect(told.length).toBe(constants.size);
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(constants));
});

test('a declaration is shorter and says the same', () => {
  expect(shortened('gap:var(--sw-spacing-0\\.5);')).toBe('gap:.125rem;');
  expect(shortened('color:var(--sw-colors-fg);')).toBe('color:var(--sw-colors-fg);');
  expect(shortened('inset:10.05px, 0.5em;')).toBe('inset:10.05px,.5em;');
  expect(shortened('content:"1, 0.5";')).toBe('content:"1, 0.5";');
});

test('a declaration that a look does without is left out', () => {
  expect(shortened('word-spacing:var(--sw-letter-spacings-tagline);')).toBe('');
  expect(shortened('background:unset;')).toBe('background:unset;');
});
