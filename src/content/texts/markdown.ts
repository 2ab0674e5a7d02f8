import type { Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { parseWithoutOpenHtml } from './open-html.ts';

/** Longer texts are refused before: the parser takes quadratic time over nested brackets. In UTF-16 units. */
export const LONGEST_TEXT = 20_000;

/** The Markdown of a text. What could surprise in a sentence (a line that starts with 1. or -) stays as it is written. */
export function parseMarkdown(text: string): Root {
  return parseWithoutOpenHtml(text, (each) =>
    fromMarkdown(each, { extensions: [{ disable: { null: [...LITERAL] } }] }),
  );
}

const LITERAL = ['list', 'blockQuote', 'setextUnderline', 'codeIndented', 'definition', 'thematicBreak'];

/** The paragraphs of a text. Whatever is not supported has been reported before and is left out. */
export function paragraphsOf(text: string): (readonly PhrasingContent[])[] {
  return parseMarkdown(text).children.flatMap((node) => (node.type === 'paragraph' ? [node.children] : []));
}

/** All nodes of a text, from the outside in. */
export function allNodes(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(allNodes)] : [node];
}
