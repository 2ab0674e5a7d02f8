import type { ImageFile } from '../../model/media.ts';
import type { PrintFigure, PrintHeading, PrintList, PrintPart, PrintWords } from '../../model/print.ts';
import type { ListOf, PartOf, Passage, PassageNode, Prose, ProseHeading, ProseNode } from '../../model/prose.ts';
import type { Text } from '../../model/text.ts';
import { addressOf, type PrintContext, plain, proseWords, wordsOf } from './context.ts';

/** A long text as the parts of a document. @param level of its largest headings */
export function proseParts({ content, footnotes }: Prose, level: number, context: PrintContext): PrintPart[] {
  const parts = partsOf(content, level, context);
  if (footnotes.length === 0) return parts;
  const notes: PrintList = {
    kind: 'list',
    ordered: true,
    start: footnotes[0]?.number ?? 1,
    items: footnotes.map(({ id, content }) => ({ id, content: partsOf(content, level, context).map(smaller) })),
  };
  return [...parts, { kind: 'rule' }, notes];
}

const smaller = (part: PrintPart): PrintPart => (part.kind === 'paragraph' ? { ...part, look: 'small' } : part);

function partsOf(nodes: readonly ProseNode[], level: number, context: PrintContext): PrintPart[] {
  return nodes.map((node) => nodeOf(node, level, context));
}

function nodeOf(node: ProseNode, level: number, context: PrintContext): PrintPart {
  switch (node.kind) {
    case 'heading':
      return headingOf(node, level, context);
    case 'note':
      return { kind: 'note', note: node.note, content: partsOf(node.content, level, context) };
    case 'figure':
      return figureOf(node.image, node.caption && proseWords(node.caption, context), context);
    default:
      return partOf(node, {
        words: (words) => proseWords(words, context),
        parts: (content) => partsOf(content, level, context),
      });
  }
}

/** A text of a block as the parts of a document. @param level of its largest headings */
export function passageParts(passage: Passage, level: number, context: PrintContext): PrintPart[] {
  if ('parts' in passage) return passageNodes(passage.parts, level, context);
  return passage.map((text) => ({ kind: 'paragraph', words: wordsOf(text, context) }));
}

function passageNodes(nodes: readonly PassageNode[], level: number, context: PrintContext): PrintPart[] {
  const words = (text: Text): PrintWords => wordsOf(text, context);
  return nodes.map((node) =>
    node.kind === 'heading'
      ? { kind: 'heading', level: levelOf(level + node.depth - 2), words: words(node.words) }
      : partOf(node, { words, parts: (content) => passageNodes(content, level, context) }),
  );
}

/** How the words and the nodes of a text become those of a document. */
type Making<W, N> = {
  readonly words: (words: W) => PrintWords;
  readonly parts: (nodes: readonly N[]) => PrintPart[];
};

function partOf<W, N>(part: PartOf<W, N>, { words, parts }: Making<W, N>): PrintPart {
  switch (part.kind) {
    case 'paragraph':
      return { kind: 'paragraph', words: words(part.words) };
    case 'list':
      return listOf(part, parts);
    case 'table':
      return {
        kind: 'table',
        columns: part.columns.map((column) => ({ words: words(column.words), align: column.align })),
        rows: part.rows.map((cells) => cells.map(words)),
      };
    case 'code':
      return part;
    case 'quote':
      return { kind: 'quote', content: parts(part.content) };
    case 'break':
      return { kind: 'rule' };
  }
}

function headingOf({ depth, id, words }: ProseHeading, level: number, context: PrintContext): PrintHeading {
  return { kind: 'heading', level: levelOf(level + depth - 2), id, words: proseWords(words, context) };
}

/** A level that a document has. */
export function levelOf(level: number): PrintHeading['level'] {
  return ([2, 3, 4, 5] as const).find((each) => each >= level) ?? 6;
}

function listOf<N>({ ordered, start, items }: ListOf<N>, parts: (nodes: readonly N[]) => PrintPart[]): PrintList {
  return {
    kind: 'list',
    ordered,
    start,
    items: items.map(({ done, content }) => ({ ...(done === undefined ? {} : { done }), content: parts(content) })),
  };
}

/** A picture. Only those in the site's own folder can be in the document. */
export function figureOf({ src, alt }: ImageFile, caption: PrintWords | undefined, context: PrintContext): PrintFigure {
  const { base } = context;
  return {
    kind: 'figure',
    ...(src.startsWith(base) ? { file: `/${decodeURI(src.slice(base.length))}` } : {}),
    address: addressOf({ kind: 'plain', href: src }, context),
    alt: plain(wordsOf(alt, context)),
    ...(caption === undefined ? {} : { caption }),
  };
}
