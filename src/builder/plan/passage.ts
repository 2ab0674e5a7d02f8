import type { PhrasingContent, RootContent } from 'mdast';
import { parsePassage } from '../../content/texts/long/passage.ts';
import type { Passage, PassageNode } from '../../model/prose.ts';
import type { Text } from '../../model/text.ts';
import { type Making, partOf } from './parts.ts';
import { definitionsIn } from './prose-words.ts';
import { inlineTextOf, type WordsContext } from './texts.ts';

type Words = (nodes: readonly PhrasingContent[]) => Text;

/** A text of a block, with its Markdown. What is not supported has been reported before and is left out. */
export function passageOf(written: string, context: WordsContext): Passage {
  const root = parsePassage(written);
  const definitions = definitionsIn(root);
  const words: Words = (nodes) => inlineTextOf(nodes, context, (name) => definitions.get(name)?.url ?? '');
  const parts = nodesOf(root.children, words, true);
  const paragraphs = parts.flatMap((part) => (part.kind === 'paragraph' ? [part.words] : []));
  return paragraphs.length === parts.length ? paragraphs : { parts };
}

function nodesOf(nodes: readonly RootContent[], words: Words, isTop: boolean): PassageNode[] {
  return nodes.flatMap((node) => nodeOf(node, words, isTop));
}

/** A heading in a list or a quote is no part of the text: it becomes a strong paragraph. */
function nodeOf(node: RootContent, words: Words, isTop: boolean): PassageNode[] {
  if (node.type !== 'heading' && node.type !== 'paragraph') {
    const making: Making<Text, PassageNode> = { words, nodes: (inner) => nodesOf(inner, words, false) };
    const part = partOf(node, making);
    return part === undefined ? [] : [part];
  }
  const text = words(node.children);
  if (text.length === 0) return [];
  if (node.type === 'paragraph') return [{ kind: 'paragraph', words: text }];
  if (isTop) return [{ kind: 'heading', depth: node.depth === 1 ? 2 : node.depth, words: text }];
  const children = typeof text === 'string' ? [text] : text;
  return [{ kind: 'paragraph', words: [{ kind: 'strong', children }] }];
}
