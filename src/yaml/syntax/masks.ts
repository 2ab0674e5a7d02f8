import type { Finding } from '../findings/finding.ts';
import { type Edit, replace } from '../text/edits.ts';
import { lineOf, type Range, type SourceText } from '../text/source.ts';
import type { Node } from './tree.ts';

/** A stretch of a text that could not be read as it is written, so that the rest can be. */
export type Mask = {
  readonly range: Range;
  /** Whether keys may have stood in it. */
  readonly lost: boolean;
  /** Whether it is nothing but the value of a key, so that all keys are where they should be. */
  readonly isValue?: true;
  /** Whether it is the start of a line that is read as if it stood in another column. */
  readonly isMoved?: true;
};

/** What a YAML text holds. Without a root there is nothing to look at: it is broken, or empty. */
export type Parsed = {
  readonly root: Node | undefined;
  readonly findings: readonly Finding[];
  /** What could not be read; the rest is sound. */
  readonly masks: readonly Mask[];
  /** Where reading was given up because there was too much to say above; undefined if all of it was read. */
  readonly unreadFrom: number | undefined;
};

/** A word in the place of a stretch: what stood there is still a value. It is as long, with the same line ends. */
export function wordFor(source: SourceText, range: Range): Edit {
  const text = source.text.slice(...range);
  const [first = ''] = text.split('\n', 1);
  return replace(range, blank(first, 'x') + blank(text.slice(first.length)));
}

/** Nothing in the place of a stretch, as long and with the same line ends. */
export function blankFor(source: SourceText, range: Range): Edit {
  return replace(range, blank(source.text.slice(...range)));
}

/** The text with nothing in the places of masks. Everything else keeps its place. */
export function masked(source: SourceText, masks: readonly Mask[]): SourceText {
  return filled(
    source,
    masks.map(({ range }) => blankFor(source, range)),
  );
}

/** A text with others in the places of stretches that are as long. They may overlap. */
export function filled(source: SourceText, edits: readonly Edit[]): SourceText {
  if (edits.length === 0) return source;
  const units = Buffer.from(source.text, 'utf16le');
  for (const { range, text } of edits) units.write(text, range[0] * 2, 'utf16le');
  return { ...source, text: units.toString('utf16le') };
}

/** From the start of the first line of a range to the end of its last. */
export function wholeLines(source: SourceText, [start, end]: Range): Range {
  const last = lineOf(source, Math.max(start, end - 1));
  return [lineOf(source, start).start, last.start + last.text.length];
}

const blank = (text: string, by = ' '): string => text.replace(/[^\r\n]+/g, ({ length }) => by.repeat(length));
