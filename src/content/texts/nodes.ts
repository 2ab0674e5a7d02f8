import type { Blockquote, Definition, Image, ImageReference, ListItem, Nodes, Root, Text } from 'mdast';
import { decodedOnce } from '../../model/address.ts';
import { addAll } from '../../model/lists.ts';
import { onceFor } from '../../model/once.ts';
import type { NoteKind } from '../../model/prose.ts';

/** Takes the place of what isn't words: it's neither a space nor a letter. */
const FILLER = '\ufffc';

type IsHidden = (type: string) => boolean;

/** Masks what is hidden in texts. What is left of each is held by its tree: several rules ask for it, and ask again after each change of a file. */
function masking(isHidden: IsHidden): (root: Root, text: string) => string {
  const byTree = new WeakMap<Root, string>();
  return (root, text) => {
    const masked = () => piecesOf(root, text, isHidden).map((piece, at) => (at % 2 === 0 ? piece : fill(piece)));
    const left = byTree.get(root) ?? masked().join('');
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

/** A text with fillers in place of all that Markdown has understood: what is left is shown as it is written. */
export const onlyShownOf = (root: Root, text: string): string =>
  piecesOf(root, text, (type) => type === 'text')
    .map((piece, at) => (at % 2 === 0 ? fill(piece) : piece.replace(/\\[^\n]/g, FILLER.repeat(2))))
    .join('');

type TextPicture = {
  readonly node: Image | ImageReference;
  /** What has the address: the picture itself, or a line elsewhere in the text. */
  readonly addressed: Image | Definition;
  readonly url: string;
  readonly alt: string;
};

/** The pictures of a long text that have an address. They are looked for once. */
export const picturesOf = onceFor((root: Root): readonly TextPicture[] => {
  const nodes = [...eachNode(root)];
  const definitions = new Map(
    nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node] as const] : [])).toReversed(),
  );
  return nodes.flatMap((node) => {
    if (node.type !== 'image' && node.type !== 'imageReference') return [];
    const addressed = node.type === 'image' ? node : definitions.get(node.identifier);
    return addressed === undefined ? [] : [{ node, addressed, url: addressed.url, alt: (node.alt ?? '').trim() }];
  });
});

/** The path of a picture as it is named in public/: Markdown writes spaces as `%20`. */
export function picturePath(url: string): string {
  return url.startsWith('/') ? decodedOnce(url) : url;
}

export const noteKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const satisfies readonly NoteKind[];

/** What a quote begins with that is a note, or was meant as one: `[!NOTE]`. */
type NoteMark = {
  readonly name: string;
  /** Undefined for a kind that there isn't. */
  readonly kind: NoteKind | undefined;
  /** The words that the mark begins, and how much of them it takes, with the line end after it. */
  readonly text: Text;
  readonly length: number;
};

/** The mark that makes a note of a quote; undefined for an ordinary quote. */
export function noteMarkOf(quote: Blockquote): NoteMark | undefined {
  const [paragraph] = quote.children;
  const [text] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (text?.type !== 'text') return undefined;
  const [mark, name] = /^\[!([\p{L}\d-]+)\][ \t]*(?:\n|$)/u.exec(text.value) ?? [];
  if (mark === undefined || name === undefined) return undefined;
  return { name, kind: noteKinds.find((kind) => kind === name.toLowerCase()), text, length: mark.length };
}

/** The box of a task, `[x]`: whether it is ticked, how long it is with the space behind it, and where it starts. */
type TaskBox = { readonly done: boolean; readonly length: number; readonly start: number };

/** The box that an entry of a list begins with; undefined if it is no task. */
export function taskBoxOf(item: ListItem): TaskBox | undefined {
  const [first] = item.children;
  const [text] = first?.type === 'paragraph' ? first.children : [];
  if (text?.type !== 'text') return undefined;
  const [box, mark] = /^\[([ xX])\]\s+/.exec(text.value) ?? [];
  return box === undefined ? undefined : { done: mark !== ' ', length: box.length, start: spanOf(text)[0] };
}

export function taskBoxesIn(root: Root): ReadonlySet<number> {
  const boxes = [...eachNode(root)].flatMap((node) => (node.type === 'listItem' ? (taskBoxOf(node) ?? []) : []));
  return new Set(boxes.map(({ start }) => start));
}

/** All nodes below one and itself, from the outside in. */
export function* eachNode(node: Nodes): Generator<Nodes> {
  const pending: Nodes[] = [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    yield next;
    if ('children' in next) addAll(pending, next.children.toReversed());
  }
}

export function spanOf({ position }: Nodes): readonly [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** Whether a text that knows no footnotes takes a footnote, or the number that leads to it, for a link: `[^1]: Later.` */
export function isMeantAsFootnote(node: Nodes): boolean {
  return (node.type === 'definition' || node.type === 'linkReference') && node.identifier.startsWith('^');
}
