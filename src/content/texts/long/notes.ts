import type { Blockquote, Text } from 'mdast';
import type { NoteKind } from '../../../model/prose.ts';

/** The kinds of notes there are. */
export const noteKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const satisfies readonly NoteKind[];

/** What a quote begins with that is a note, or was meant as one: `[!NOTE]`. */
export type NoteMark = {
  /** As it is written. */
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
