import type { Definition, PhrasingContent, Root } from 'mdast';
import { picturePath } from '../../content/texts/long/pictures.ts';
import { eachNode } from '../../content/texts/nodes.ts';
import type { ProseInline, ProseWords } from '../../model/prose.ts';
import type { Footnotes } from './footnotes.ts';
import { type ImageContext, imageFileOf } from './images.ts';
import { joined, trimmed } from './inline.ts';
import { codeOf, fill, linkOf, type WordsContext } from './texts.ts';

/** What the words of a long text need to become ready for use. */
export type InlineContext = {
  readonly context: ImageContext;
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: Footnotes;
};

/** The addresses that are given elsewhere in a text, by name: `[docs]: /resources/docs`. The first of a name counts. */
export function definitionsIn(root: Root): ReadonlyMap<string, Definition> {
  const found = [...eachNode(root)].filter((node) => node.type === 'definition');
  return new Map(found.toReversed().map((node) => [node.identifier, node]));
}

/** Words that flow in a line, without spaces around them. */
export function proseWords(nodes: readonly PhrasingContent[], state: InlineContext): ProseWords {
  return trimmed(inlinesOf(nodes, state));
}

/** Plain words: a caption. */
export function wordsIn(text: string, context: WordsContext): ProseWords {
  return trimmed(joined(fill(text, context)));
}

function inlinesOf(nodes: readonly PhrasingContent[], state: InlineContext): ProseInline[] {
  return joined(nodes.flatMap((node) => inlineOf(node, state)));
}

function inlineOf(node: PhrasingContent, state: InlineContext): readonly ProseInline[] {
  const { context, definitions, footnotes } = state;
  switch (node.type) {
    case 'text':
      return fill(node.value, context);
    case 'break':
      return [{ kind: 'break' }];
    case 'inlineCode':
      // Braces in code belong to the code.
      return [codeOf(node.value)];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, children: inlinesOf(node.children, state) }];
    case 'delete':
      return [{ kind: 'strike', children: inlinesOf(node.children, state) }];
    case 'link':
      return [{ kind: 'link', to: linkOf(node.url, context), children: inlinesOf(node.children, state) }];
    case 'linkReference': {
      const url = definitions.get(node.identifier)?.url ?? '';
      return [{ kind: 'link', to: linkOf(url, context), children: inlinesOf(node.children, state) }];
    }
    case 'image':
      return [pictureOf(node.url, node.alt, context)];
    case 'imageReference':
      return [pictureOf(definitions.get(node.identifier)?.url ?? '', node.alt, context)];
    case 'footnoteReference':
      return [footnotes.call(node.identifier) ?? ''];
    default:
      return [];
  }
}

function pictureOf(url: string, alt: string | null | undefined, context: ImageContext): ProseInline {
  return { kind: 'image', image: imageFileOf({ src: picturePath(url), alt: alt ?? '' }, context) };
}
