import type { ImageFile } from '../../model/media.ts';
import type { PrintFigure, PrintHeading, PrintList, PrintPart, PrintWords } from '../../model/print.ts';
import type { Prose, ProseHeading, ProseList, ProseNode } from '../../model/prose.ts';
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
  return nodes.map((node) => partOf(node, level, context));
}

function partOf(node: ProseNode, level: number, context: PrintContext): PrintPart {
  switch (node.kind) {
    case 'heading':
      return headingOf(node, level, context);
    case 'paragraph':
      return { kind: 'paragraph', words: proseWords(node.words, context) };
    case 'list':
      return listOf(node, level, context);
    case 'table': {
      const wordsIn = (words: Parameters<typeof proseWords>[0]): PrintWords => proseWords(words, context);
      const columns = node.columns.map(({ words, align }) => ({ words: wordsIn(words), align }));
      return { kind: 'table', columns, rows: node.rows.map((cells) => cells.map(wordsIn)) };
    }
    case 'code':
      return node;
    case 'quote':
      return { kind: 'quote', content: partsOf(node.content, level, context) };
    case 'note':
      return { kind: 'note', note: node.note, content: partsOf(node.content, level, context) };
    case 'figure':
      return figureOf(node.image, node.caption && proseWords(node.caption, context), context);
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

function listOf({ ordered, start, items }: ProseList, level: number, context: PrintContext): PrintList {
  return {
    kind: 'list',
    ordered,
    start,
    items: items.map(({ done, content }) => ({
      ...(done === undefined ? {} : { done }),
      content: partsOf(content, level, context),
    })),
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
