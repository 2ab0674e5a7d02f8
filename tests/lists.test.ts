import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addAll, largest, smallest } from '../src/model/lists.ts';

const many = Array.from({ length: 200_000 }, (_, index) => index);

test('a list may have 200,000 entries', () => {
  const entries = [0];
  addAll(entries, many);
  expect(entries.length).toBe(200_001);
  expect([largest(many), largest(many, 300_000), smallest(many, 5), smallest(many, -5)]).toEqual([
    199_999, 300_000, 0, -5,
  ]);
  expect([largest([]), smallest([])]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

/** The arguments of a call, from the bracket that opens them, without what stands in brackets there. */
function argumentsFrom(text: string, start: number): string {
  let depth = 0;
  let found = '';
  for (const character of text.slice(start, start + 2000)) {
    if (/[)\]}]/.test(character)) depth--;
    if (depth < 0) break;
    if (depth === 0) found += character;
    if (/[([{]/.test(character)) depth++;
  }
  return found;
}

test('no list is spread into the arguments of a call that takes any number', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const calls = files.flatMap((file) => {
    const text = readFileSync(join('src', file), 'utf8');
    return [...text.matchAll(/\b(?:Math\.(?:max|min)|push|unshift)\(/g)].map(({ 0: call, index }) => ({
      file,
      given: argumentsFrom(text, index + call.length),
    }));
  });
  expect(calls.length).toBeGreaterThan(200);
  expect(calls.filter(({ given }) => given.includes('...'))).toEqual([]);
});
