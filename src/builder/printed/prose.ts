import type { ImageFile } from '../../model/media.ts';
import { plainText } from '../../model/plain-text.ts';
import type { PrintFigure, PrintHeading, PrintList, PrintPart, PrintWords } from '../../model/print.ts';
import type { Passage, Prose, ProseNode } from '../../model/prose.ts';
import { addressOf, type PrintContext, wordsOf } from './context.ts';

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

/** A text of a block as the parts of a document. @param level of its largest headings */
export function passageParts(passage: Passage, level: number, context: PrintContext): PrintPart[] {
  if ('parts' in passage) return partsOf(passage.parts, level, context);
  return passage.map((text) => ({ kind: 'paragraph', words: wordsOf(text, context) }));
}

function partsOf(nodes: readonly ProseNode[], level: number, context: PrintContext): PrintPart[] {
  return nodes.map((node) => partOf(node, level, context));
}

function partOf(node: ProseNode, level: number, context: PrintContext): PrintPart {
  const inside = (nodes: readonly ProseNode[]): PrintPart[] => partsOf(nodes, level, context);
  switch (node.kind) {
    case 'heading': {
      const words = wordsOf(node.words, context);
      return {
        kind: 'heading',
        level: levelOf(level + node.depth - 2),
        ...(node.id !== undefined && { id: node.id }),
        words,
      };
    }
    case 'paragraph':
      return { kind: 'paragraph', words: wordsOf(node.words, context) };
    case 'list': {
      const { ordered, start, items } = node;
      const entries = items.map(({ done, content }) => ({
        ...(done !== undefined && { done }),
        content: inside(content),
      }));
      return { kind: 'list', ordered, start, items: entries };
    }
    case 'table':
      return {
        kind: 'table',
        columns: node.columns.map(({ words, align }) => ({ words: wordsOf(words, context), align })),
        rows: node.rows.map((cells) => cells.map((words) => wordsOf(words, context))),
      };
    case 'code':
      return node;
    case 'quote':
      return { kind: 'quote', content: inside(node.content) };
    case 'note':
      return { kind: 'note', note: node.note, content: inside(node.content) };
    case 'figure':
      return figureOf(node.image, node.caption === undefined ? undefined : wordsOf(node.caption, context), context);
    case 'break':
      return { kind: 'rule' };
  }
}

export function levelOf(level: number): PrintHeading['level'] {
  return ([2, 3, 4, 5] as const).find((each) => each >= level) ?? 6;
}

/** A picture. Only those in the site's own folder can be in the document. */
export function figureOf({ src, alt }: ImageFile, caption: PrintWords | undefined, context: PrintContext): PrintFigure {
  const { base } = context;
  return {
    kind: 'figure',
    ...(src.startsWith(base) ? { file: `/${decodeURI(src.slice(base.length))}` } : {}),
    address: addressOf({ kind: 'plain', href: src }, context),
    alt: plainText(alt),
    ...(caption === undefined ? {} : { caption }),
  };
}
