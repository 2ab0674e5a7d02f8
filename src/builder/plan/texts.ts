import type { PhrasingContent } from 'mdast';
import { paragraphsOf } from '../../content/texts/markdown.ts';
import { splitPlaceholders } from '../../content/texts/placeholders.ts';
import { phoneAddress } from '../../model/address.ts';
import { withJoined } from '../../model/lists.ts';
import { type Href, type Inline, plainText, type RichText, type Text } from '../../model/text.ts';
import type { Facts } from './inputs.ts';

/** Neighbouring strings become one; white space collapses, as it does on a page. */
export function joined<T extends object>(inlines: readonly (string | T)[]): (string | T)[] {
  return withJoined(inlines, (last, next) =>
    typeof last === 'string' && typeof next === 'string' ? last + next : undefined,
  )
    .map((inline) => (typeof inline === 'string' ? inline.replace(/[ \t\r\n]+/g, ' ') : inline))
    .filter((inline) => inline !== '');
}

export function trimmed<T extends object>(inlines: readonly (string | T)[]): (string | T)[] {
  return inlines
    .map((inline, index) => {
      if (typeof inline !== 'string') return inline;
      const start = index === 0 ? inline.replace(/^ +/, '') : inline;
      return index === inlines.length - 1 ? start.replace(/(?<! ) +$/, '') : start;
    })
    .filter((inline) => inline !== '');
}

export type WordsContext = Pick<Facts, 'value' | 'year'> & { readonly hrefOf: (written: string) => Href };

export type FilledPiece = string | Extract<Inline, { kind: 'year' }>;

/** Most texts: words with a space between them, and nothing to fill in. They are ready as they are. */
const ready = /^[^\s{}]+(?: [^\s{}]+)*$/;

/** A text on one line: placeholders filled in, white space as a browser would show it. */
export function textOf(written: string, context: WordsContext): Text {
  if (ready.test(written)) return withWholeNumbers(written);
  return simplest(trimmed(joined(wordsOf(written, context))));
}

export function richTextOf(written: string, context: WordsContext): RichText {
  return paragraphsOf(written)
    .map((children) => inlineTextOf(children, context))
    .filter((text) => text.length > 0);
}

/** Words with their Markdown, on one line. @param addressNamed gives the addresses that stand elsewhere in the text */
export function inlineTextOf(
  nodes: readonly PhrasingContent[],
  context: WordsContext,
  addressNamed = (_: string) => '',
): Text {
  const [only] = nodes;
  if (nodes.length === 1 && only?.type === 'text' && ready.test(only.value)) {
    return withWholeNumbers(only.value);
  }
  return simplest(trimmed(inlinesOf(nodes, context, { addressNamed, piecesOf: (node) => piecesOf(node, context) })));
}

/** Where a link leads: `mailto:{email}` and `tel:{phone}` filled in. */
export function linkOf(written: string, context: WordsContext): Href {
  // Markdown writes the braces of `mailto:{email}` as %7B and %7D in some places.
  const href = plainText(fill(written.replace(/%7B(\w+)%7D/gi, '{$1}'), context));
  // A number is filled in as people write it: `tel:+91 257 555`.
  return context.hrefOf(href.startsWith('tel:') ? phoneAddress(href.slice('tel:'.length)) : href);
}

type Reading = {
  readonly addressNamed: (name: string) => string;
  readonly piecesOf: (node: PhrasingContent) => readonly Inline[];
};

export function inlinesOf(nodes: readonly PhrasingContent[], context: WordsContext, reading: Reading): Inline[] {
  const inlineOf = (node: PhrasingContent): readonly Inline[] => {
    if (!('children' in node)) return reading.piecesOf(node);
    const children = inlinesOf(node.children, context, reading);
    switch (node.type) {
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, children }];
      case 'delete':
        return [{ kind: 'strike', children }];
      default: {
        const address = node.type === 'link' ? node.url : reading.addressNamed(node.identifier);
        return [{ kind: 'link', to: linkOf(address, context), children }];
      }
    }
  };
  return joined(nodes.flatMap(inlineOf));
}

function piecesOf(node: PhrasingContent, context: WordsContext): readonly Inline[] {
  switch (node.type) {
    case 'text':
      return wordsOf(node.value, context);
    case 'break':
      return [' '];
    case 'inlineCode':
      return [codeOf(plainText(fill(node.value, context)))];
    default:
      throw new Error(`A text holds "${node.type}", which the checks should have refused.`);
  }
}

/** How many characters of code fit beside each other in the narrowest column of a phone. */
const shortCode = 16;

/** Code in a line of text. A name or an option stays together. */
export function codeOf(text: string): Extract<Inline, { kind: 'code' }> {
  return { kind: 'code', text, ...(text.length > shortCode ? { long: true as const } : {}) };
}

/** The pieces of a text that people read, and don't copy as they would code. */
function wordsOf(text: string, context: WordsContext): FilledPiece[] {
  return fill(text, context).map((piece) => (typeof piece === 'string' ? withWholeNumbers(piece) : piece));
}

export function fill(text: string, { value, year }: WordsContext): FilledPiece[] {
  return splitPlaceholders(text).map((piece) => {
    if (typeof piece === 'string') return piece;
    return piece.name === 'year' ? { kind: 'year', year: year() } : (value(piece.name) ?? '');
  });
}

function simplest(inlines: readonly Inline[]): Text {
  const [only] = inlines;
  if (inlines.length === 0) return '';
  return inlines.length === 1 && typeof only === 'string' ? only : inlines;
}

/** A telephone number as people write it: with its country or a zero first, in groups. */
const phoneNumber = /(?<![\p{L}\d])(?:\+\d|\(?0\d)[\d ()./-]{5,}\d/gu;

/** Telephone numbers in a text stay on one line: the spaces in them become no-break spaces. */
export function withWholeNumbers(text: string): string {
  return text.replace(phoneNumber, (found) => found.replaceAll(' ', '\u00a0'));
}
