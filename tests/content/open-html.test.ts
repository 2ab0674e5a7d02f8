import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { parseWithoutOpenHtml } from '../../src/content/texts/markdown.ts';

const starts = ['<!--', '<?', '<![CDATA[', '<!A', '<? -->', '<!-- ?>'];

test.each(starts)('HTML that nothing ends is what Markdown makes of it: %s', (start) => {
  const many = start.repeat(30);
  const text = `x **b** ${many} [go](/x "a title ${start}") \`${start}\` ![${start}](/a.png) \ue000`;
  expect(parseWithoutOpenHtml(text, fromMarkdown)).toEqual(fromMarkdown(text));
  const ended = `${text} --> ?> ]]> <b> ${many}`;
  expect(parseWithoutOpenHtml(ended, fromMarkdown)).toEqual(fromMarkdown(ended));
});

test.each(starts)('the parser does not look for its end again and again: %s', (start) => {
  const handed: string[] = [];
  parseWithoutOpenHtml(start.repeat(100), (text) => {
    handed.push(text);
    return fromMarkdown('');
  });
  expect(handed.map((text) => text.includes('<'))).toEqual([false]);
});
