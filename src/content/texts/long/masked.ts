import type { Root } from 'mdast';
import { eachNode, spanOf } from '../nodes.ts';

/** Takes the place of what isn't words: it's neither a space nor a letter. */
const FILLER = '\ufffc';

/** What is left of texts, by their trees: several rules ask for the words of each, and ask again after each change of a file. */
type MaskedTexts = WeakMap<Root, string>;
const words: MaskedTexts = new WeakMap();
const wordsAndShortCode: MaskedTexts = new WeakMap();
const wordsAndHtml: MaskedTexts = new WeakMap();

/** A long text with fillers in place of its code and HTML: what is left is words, each where it was. */
export function withoutCode(root: Root, text: string): string {
  return once(words, root, text, (type) => type === 'code' || type === 'inlineCode' || type === 'html');
}

/** A passage with fillers in place of its blocks of code and HTML. In short code, braces are filled in. */
export function withoutBlocksOfCode(root: Root, text: string): string {
  return once(wordsAndShortCode, root, text, (type) => type === 'code' || type === 'html');
}

/** A text with fillers in place of its code, short or long. HTML stays. */
export function withoutAnyCode(root: Root, text: string): string {
  return once(wordsAndHtml, root, text, (type) => type === 'code' || type === 'inlineCode');
}

function once(known: MaskedTexts, root: Root, text: string, isHidden: (type: string) => boolean): string {
  const left = known.get(root) ?? masked(root, text, isHidden);
  known.set(root, left);
  return left;
}

function masked(root: Root, text: string, isHidden: (type: string) => boolean): string {
  const parts: string[] = [];
  let last = 0;
  for (const node of eachNode(root)) {
    const [start, end] = spanOf(node);
    if (!isHidden(node.type) || start < last) continue;
    parts.push(text.slice(last, start), text.slice(start, end).replace(/\S/g, FILLER));
    last = end;
  }
  return [...parts, text.slice(last)].join('');
}

/** A long text with fillers in place of all that Markdown has understood: what is left is shown as it is written. */
export function onlyShownOf(root: Root, text: string): string {
  const parts: string[] = [];
  let last = 0;
  for (const node of eachNode(root)) {
    const [start, end] = spanOf(node);
    if (node.type !== 'text' || start < last) continue;
    const shown = text.slice(start, end).replace(/\\[^\n]/g, FILLER.repeat(2));
    parts.push(text.slice(last, start).replace(/\S/g, FILLER), shown);
    last = end;
  }
  return [...parts, text.slice(last).replace(/\S/g, FILLER)].join('');
}
