import type { Root } from 'mdast';
import { eachNode, spanOf } from '../nodes.ts';

/** Takes the place of what isn't words: it's neither a space nor a letter. */
const FILLER = '\ufffc';

type IsHidden = (type: string) => boolean;

/** Masks what is hidden in texts. What is left of each is held by its tree: several rules ask for it, and ask again after each change of a file. */
function masking(isHidden: IsHidden): (root: Root, text: string) => string {
  const byTree = new WeakMap<Root, string>();
  return (root, text) => {
    const left = byTree.get(root) ?? masked(root, text, isHidden);
    byTree.set(root, left);
    return left;
  };
}

/** A long text with fillers in place of its code and HTML: what is left is words, each where it was. */
export const withoutCode = masking((type) => type === 'code' || type === 'inlineCode' || type === 'html');

/** A passage with fillers in place of its blocks of code and HTML. In short code, braces are filled in. */
export const withoutBlocksOfCode = masking((type) => type === 'code' || type === 'html');

/** A text with fillers in place of its code, short or long. HTML stays. */
export const withoutAnyCode = masking((type) => type === 'code' || type === 'inlineCode');

/** A text in pieces: those that are nodes of some types, each after what stands before it, and the rest. */
function piecesOf(root: Root, text: string, isOne: IsHidden): string[] {
  const pieces: string[] = [];
  let last = 0;
  for (const node of eachNode(root)) {
    const [start, end] = spanOf(node);
    if (!isOne(node.type) || start < last) continue;
    pieces.push(text.slice(last, start), text.slice(start, end));
    last = end;
  }
  return [...pieces, text.slice(last)];
}

const fill = (text: string): string => text.replace(/\S/g, FILLER);

const masked = (root: Root, text: string, isHidden: IsHidden): string =>
  piecesOf(root, text, isHidden)
    .map((piece, at) => (at % 2 === 0 ? piece : fill(piece)))
    .join('');

/** A text with fillers in place of all that Markdown has understood: what is left is shown as it is written. */
export const onlyShownOf = (root: Root, text: string): string =>
  piecesOf(root, text, (type) => type === 'text')
    .map((piece, at) => (at % 2 === 0 ? fill(piece) : piece.replace(/\\[^\n]/g, FILLER.repeat(2))))
    .join('');
