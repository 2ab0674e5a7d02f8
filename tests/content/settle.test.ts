import { expect, test } from 'vitest';
import { settle } from '../../src/content/settle/settle.ts';
import { finding, inText } from '../../src/yaml/findings/finding.ts';
import { sourceText } from '../../src/yaml/text/source.ts';

test('of two mistakes that cover each other, one is told', () => {
  const source = sourceText('pages/index.yaml', 'title: [Home]\n');
  const [whole, part] = ([[0, 13] as const, [7, 13] as const] as const).map((range) => ({
    ...finding('html-line', inText(source, range), { tag: 'p' }),
    covers: [[0, 14] as const],
  }));
  expect(
    settle(
      [whole, part].flatMap((each) => each ?? []),
      new Map(),
    ),
  ).toEqual([whole]);
});
