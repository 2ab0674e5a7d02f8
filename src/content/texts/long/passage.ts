import type { Paragraph, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Excess, excessOf, parsedOnce } from '../markdown.ts';
import { excessOfLong } from './excess.ts';
import { parseInRuns } from './parse.ts';

// Paragraphs may be indented in YAML: four spaces make no code.
const extensions = [gfmTable(), { disable: { null: ['codeIndented'] } }];
const mdastExtensions = [gfmTableFromMarkdown()];

/** A line without anything that could mean something in Markdown. Parsing takes a hundred times as long as looking. */
const PLAIN = /^(?![\s\-+=\d])[^\\`*_[\]<>&!#~|\p{Cc}\ufeff]+(?<! )$/u;

/** The Markdown of a passage, the text of a block that takes more than paragraphs: CommonMark with tables. */
export function parsePassage(text: string): Root {
  const lines = text.split('\n');
  if (lines.every((line) => line === '' || PLAIN.test(line))) return plainRoot(lines);
  return parseInRuns(text, (each) => fromMarkdown(each, { extensions, mdastExtensions }));
}

/** What the parser would make of plain lines: a paragraph of those without an empty one between them. */
function plainRoot(lines: readonly string[]): Root {
  const children: Paragraph[] = [];
  let offset = 0;
  let isOpen = false;
  for (const line of lines) {
    const last = isOpen ? children.at(-1)?.children[0] : undefined;
    if (line !== '' && last?.type === 'text') {
      last.value += `\n${line}`;
      if (last.position !== undefined) last.position.end.offset = offset + line.length;
    } else if (line !== '') children.push(plainParagraph(line, offset));
    isOpen = line !== '';
    offset += line.length + 1;
  }
  return { type: 'root', children };
}

function plainParagraph(value: string, offset: number): Paragraph {
  const position = {
    start: { line: 1, column: 1, offset },
    end: { line: 1, column: 1, offset: offset + value.length },
  };
  return { type: 'paragraph', children: [{ type: 'text', value, position }], position };
}

/** What a passage has too much of to be parsed. Such a text is reported, and nothing else in it looked at. */
export function excessOfPassage(text: string): Excess | undefined {
  return excessOf(text) ?? excessOfLong(text);
}

/** The Markdown of a passage. */
export const passageRootOf = parsedOnce(excessOfPassage, parsePassage);
