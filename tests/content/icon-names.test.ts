import { expect, test } from 'vitest';
import { iconWords, meantIcon } from '../../src/content/check/rules/icons.ts';
import { iconOf } from '../../src/content/icons.ts';

const { same, forThings, forEmoji } = iconWords();

test('every icon that is suggested for a word exists', () => {
  const suggested = [...Object.keys(same), ...[forThings, forEmoji].flatMap(Object.values).join(' ').split(' ')];
  expect(suggested.filter((name) => iconOf(name) === undefined)).toEqual([]);
});

test('no word is listed that is the name of an icon, apart from names that mean something else elsewhere', () => {
  const words = [...Object.values(same).join(' ').split(' '), ...Object.keys(forThings)];
  expect(words.filter((word) => iconOf(word) !== undefined)).toEqual(['bolt']);
});

/** Written -> the icon. `check --fix` writes it without asking. */
test.each([
  ['fa-solid fa-phone', 'phone'],
  ['fas fa-envelope', 'mail'],
  ['fa fa-bolt', 'zap'],
  ['bi bi-telephone-fill', 'phone'],
  ['mdi:home', 'house'],
  ['CheckCircle', 'circle-check'],
  ['lock_outline', 'lock'],
  ['heroicons:phone', 'phone'],
  ['home', 'house'],
])('%s is certainly %s', (written, icon) => {
  expect(meantIcon(written)).toEqual({ suggestions: [icon], isSure: true, isLogo: false });
});

/** These may mean several things: whoever wrote them is asked. */
test.each([
  ['bread', ['wheat', 'croissant', 'sandwich']],
  ['❤️', ['heart']],
  ['👍🏽', ['thumbs-up']],
  ['music', ['eighth-note']],
  ['/icons/phone.svg', ['phone']],
  ['fa-truck-fast', ['truck', 'zap', 'rocket']],
  ['none', []],
  ['fa', []],
])('%s may be one of %j', (written, icons) => {
  expect(meantIcon(written)).toEqual({ suggestions: icons, isSure: false, isLogo: false });
});
