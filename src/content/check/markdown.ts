import type { Nodes } from 'mdast';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locate } from '../texts/locate.ts';
import { allNodes, LONGEST_TEXT, parseMarkdown } from '../texts/markdown.ts';
import { placeOf } from '../yaml/source.ts';
import { type Content, type TextValue, textsOf } from './contents.ts';

/** Texts take bold, italic, code and links; everything else of Markdown has a better place. */
export function checkMarkdown(contents: readonly Content[]): Diagnostic[] {
  return textsOf(contents, ['richText']).flatMap(checkText);
}

function checkText(value: TextValue): Diagnostic[] {
  const { text, node, content } = value;
  // Nothing else can begin what we look for.
  if (!/[<#`~!]/.test(text) || text.length > LONGEST_TEXT) return [];
  const found = allNodes(parseMarkdown(text)).flatMap((part) => {
    const problem = problemOf(part);
    return problem === undefined ? [] : [{ part, problem }];
  });
  const [first] = found;
  if (first === undefined) return [];
  const start = first.part.position?.start.offset ?? 0;
  const written = text.slice(start, first.part.position?.end.offset).split('\n', 1).join('');
  return [diagnose('unsupported-markdown', placeOf(content.source, locate(node, written, start)), first.problem)];
}

function problemOf(node: Nodes): { what: string; instead: string } | undefined {
  switch (node.type) {
    case 'html':
      return html(node.value);
    case 'heading':
      return {
        what: 'A heading (a line that begins with #)',
        instead: 'Give the block a title, or start a new block.',
      };
    case 'code':
      return { what: 'A block of code', instead: 'Write short code between single `marks`.' };
    case 'image':
      return { what: 'A picture', instead: 'Use the "image" of a block, such as media-text.' };
    default:
      return undefined;
  }
}

function html(tag: string): { what: string; instead: string } {
  const name = /^<\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
  const what = `HTML (${tag.split('\n', 1).join('')})`;
  if (/^(b|strong)$/.test(name)) return { what, instead: 'Write **bold** instead.' };
  if (/^(i|em)$/.test(name)) return { what, instead: 'Write *italic* instead.' };
  if (name === 'a') return { what, instead: 'Write [the words](/address) instead.' };
  if (/^(br|p|div)$/.test(name)) return { what, instead: 'Leave an empty line to start a new paragraph.' };
  return { what, instead: 'Delete it. To show the sign <, write \\<.' };
}
