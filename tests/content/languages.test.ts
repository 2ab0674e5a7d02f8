import { expect, test } from 'vitest';
import { languageCalled } from '../../src/schema/schemas/languages.ts';

test.each([
  ['german', 'de'],
  ['Deutsch', 'de'],
  ['English', 'en'],
  ['français', 'fr'],
  ['francais', 'fr'],
  ['हिन्दी', 'hi'],
  ['日本語', 'ja'],
  ['en_US', 'en-US'],
  ['en_US.UTF-8', 'en-US'],
  ['EN', 'en'],
])('%s is certainly %s', (written, code) => {
  expect(languageCalled(written)).toEqual({ code, isSure: true });
});

test.each([
  ['English (US)', 'en'],
  ['englisch', 'en'],
])('%s may be %s', (written, code) => {
  expect(languageCalled(written)).toEqual({ code, isSure: false });
});

test.each(['Klingon', 'xx', 'zz_US', ''])('%j is no language', (written) => {
  expect(languageCalled(written)).toBeUndefined();
});
