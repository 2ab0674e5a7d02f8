import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lineOf, sourceText } from '../../src/content/text/source.ts';
import { parse } from '../../src/content/yaml/reading/parse.ts';
import type { Node } from '../../src/content/yaml/syntax/tree.ts';

/*
 * The law of fixes: whatever was right before `--fix` is there after it, under the same keys. Each case folder holds a site
 * before and after.
 */

const cases = new URL('../cases/', import.meta.url).pathname;
const folders = (root: string): string[] => readdirSync(root).map((name) => join(root, name));
const roots = [...folders(`${cases}invalid`), ...folders(`${cases}more`).flatMap(folders)];

/** Mistakes whose fix names another key or place for what stands below. */
const MOVES = / {2}(?:missing-\w+|unknown-\w+|unnamed-pair|wrong-kind|not-keys|extra-dash|bad-indent|colon-in-text)$/m;

/** The values of a file that could be read, each with its keys; without those on lines that have a mistake. */
function valuesIn(text: string, isWrong: (line: number) => boolean): string[] {
  const source = sourceText('a.yaml', text);
  const { root, masks } = parse(source);
  const isMasked = (at: number): boolean => masks.some(({ range: [start, end] }) => start <= at && at <= end);
  const inNode = (node: Node, keys: string): string[] => {
    if (node.kind === 'list') return node.items.flatMap((item) => inNode(item, keys));
    if (node.kind === 'map') {
      return node.entries.flatMap(({ key, keyRange: [at], value }) =>
        isMasked(at) || isWrong(lineOf(source, at).number) ? [] : inNode(value, `${keys}/${key}`),
      );
    }
    const [at, end] = node.range;
    const [first, last] = [lineOf(source, at).number, lineOf(source, end).number];
    const lines = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return isMasked(at) || lines.some(isWrong) ? [] : [`${keys}: ${node.value}`];
  };
  return root === undefined ? [] : inNode(root, '');
}

test('what was right before a fix is there after it', () => {
  let count = 0;
  const lost: string[] = [];
  for (const root of roots) {
    const fixed = join(root, 'fixed');
    if (!existsSync(fixed)) continue;
    const told = readFileSync(join(root, 'expected.txt'), 'utf8');
    for (const file of readdirSync(fixed, { recursive: true }).map(String)) {
      if (!file.endsWith('.yaml') || !existsSync(join(root, file))) continue;
      const own = [...told.matchAll(/^(\S+?):(\d+):\d+ /gm)].filter(([, name]) => name === file);
      const again = [...told.matchAll(/The same goes for lines? ([\d, and]+)/g)].flatMap(([, all = '']) =>
        (all.match(/\d+/g) ?? []).map(Number),
      );
      const wrong = new Set([...own.map(([, , line]) => Number(line)), ...again]);
      const after = valuesIn(readFileSync(join(fixed, file), 'utf8'), () => false);
      const before = readFileSync(join(root, file), 'utf8');
      const kept = new Set(readFileSync(join(fixed, file), 'utf8').split(/\r?\n/));
      const lines = before.split(/\r?\n/);
      // A line that a fix rewrites is told at the file that is the cause, or with others.
      const isWrong = (line: number): boolean => wrong.has(line) || !kept.has(lines[line - 1] ?? '');
      for (const value of valuesIn(before, isWrong)) {
        if (value.endsWith(': null')) continue;
        count += 1;
        const own = value.slice(value.lastIndexOf('/', value.indexOf(': '))).trimEnd();
        if (MOVES.test(told) && after.some((each) => each.includes(own))) continue;
        if (!after.includes(value)) lost.push(`${root.slice(cases.length)}/${file} ${value}`);
      }
    }
  }
  expect(lost).toEqual([]);
  expect(count).toBeGreaterThan(400);
});
