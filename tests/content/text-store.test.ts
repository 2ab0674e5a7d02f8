import { expect, test } from 'vitest';
import { TextStore } from '../../src/content/text-store.ts';

test('texts come back as they were: empty ones, large ones, in any script', () => {
  const store = new TextStore();
  const texts = [
    '',
    'a',
    'é',
    'नमस्ते 🙏',
    'x'.repeat(3_000_000),
    JSON.stringify('\ud800'),
    'ß'.repeat(700_000),
    'ß'.repeat(700_000),
    'end',
  ];
  const stored = texts.map((text) => store.put(text));
  expect(stored.map((get) => get()).every((text, index) => text === texts[index])).toBe(true);
});
