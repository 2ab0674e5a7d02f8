import { expect, test } from 'vitest';
import { isUsual } from '../../src/yaml/text/usual.ts';

const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));

/** What some rule about characters may look for in a file. */
const ODD = /[^\P{Cc}\n]|[^\S\n ]|[\u200b-\u200f\u2060\ufeff\ufffe\uffff]/u;

test('a text is never usual with a character that is looked for', () => {
  const odd = units.filter((unit) => ODD.test(unit));
  expect(odd.length).toBeGreaterThan(80);
  expect(odd.filter((unit) => isUsual(`title: a${unit}b`))).toEqual([]);
});

test('letters and marks of any language are usual', () => {
  const texts = ['Füße – „so“ … 20 €', 'Ελλάδα, Россия', 'नमस्ते, வணக்கம்', 'こんにちは「世界」', 'a: 1\n\n- b # c\n'];
  expect(texts.filter((text) => !isUsual(text))).toEqual([]);
});
