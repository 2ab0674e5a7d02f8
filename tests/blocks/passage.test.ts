import { describe, expect, test } from 'vitest';
import { passageOf } from '../../src/builder/plan/prose.ts';
import { parsePassage } from '../../src/content/texts/long/parse.ts';
import { renderBlocks } from './render-block.ts';

const context = {
  value: () => undefined,
  year: () => '2026',
  hrefOf: (href: string) => ({ kind: 'plain', href }) as const,
};

/** The offsets of the words of a text. */
const offsets = (text: string): unknown =>
  parsePassage(text).children.flatMap((node) =>
    node.type === 'paragraph'
      ? node.children.map((child) => [
          child.type === 'text' ? child.value : child.type,
          child.position?.start.offset,
          child.position?.end.offset,
        ])
      : [],
  );

describe('a passage', () => {
  test('of plain lines is what the parser makes of it, without being parsed', () => {
    const plain = 'One line.\nAnother one.\n\n\nA second, with a number 7.\n';
    // The star makes the parser read it all.
    expect(offsets(`${plain}\n\\*`)).toEqual([...(offsets(plain) as unknown[]), ['*', 53, 55]]);
  });

  test('of paragraphs stays a list of texts, and lines that only look like code stay words', () => {
    expect(passageOf('One.\n\n    Two, *indented*.', context)).toEqual([
      'One.',
      ['Two, ', { kind: 'emphasis', children: ['indented'] }, '.'],
    ]);
  });

  test('finds the addresses that stand elsewhere in it', () => {
    expect(passageOf('Read [it][it].\n\n[it]: /about', context)).toEqual([
      ['Read ', { kind: 'link', to: { kind: 'plain', href: '/about' }, children: ['it'] }, '.'],
    ]);
  });

  test('is written for the level it stands at', async () => {
    const text = '## Below\n\nWords.\n\n### Further below\n\n> ## No heading';
    const html = await renderBlocks([
      { type: 'rich-text', title: 'First', description: text, items: [{ title: 'Item', description: text }] },
      { type: 'faq', title: 'Second', items: [{ question: 'Item?', answer: text }] },
    ]);
    const headings = [...html.matchAll(/<(h\d)[^>]*>([^<]*)/g)].map(([, level, words]) => `${level} ${words}`);
    expect(headings).toEqual([
      'h1 First',
      'h2 Below',
      'h3 Further below',
      'h2 Item',
      'h3 Below',
      'h4 Further below',
      'h2 Second',
      'h3 Item?',
      'h4 Below',
      'h5 Further below',
    ]);
  });
});
