import { type Parts as PartsOfLine, partsOf } from '../../text/line-parts.ts';
import { type Line, lineAt, lineOf, type SourceText, sourceText } from '../../text/source.ts';
import type { Mask } from '../syntax/masks.ts';

/** How much of a text is read at a time around a mistake, in UTF-16 units. Nearly all pages are shorter. */
export const LONGEST_PART = 4_000;

/** Some lines of a text, below the lines that they hang under. */
export type Part = {
  readonly source: SourceText;
  /** How many units of its text are such lines above. */
  readonly head: number;
  /** Where its own lines start and end in the whole text. */
  readonly start: number;
  readonly end: number;
  /** Whether the text goes on below. */
  readonly isCut: boolean;
};

/** A text as its only part. */
export function wholeOf(source: SourceText): Part {
  return { source, head: 0, start: 0, end: source.text.length, isCut: false };
}

/**
 * Cuts a text into parts that can be read on their own, one after the other: what is wrong in one says nothing about the
 * others, and reading a part again takes little time, however long the text is.
 */
export class Cutter {
  private readonly whole: SourceText;
  private readonly above: Above[] = [];

  constructor(whole: SourceText) {
    this.whole = whole;
  }

  /** The part that starts at some line and has about so many units. */
  partAt(start: number, size: number): Part {
    const end = this.endAfter(start, size);
    const own = this.whole.text.slice(start, end);
    const [first] = writtenLines(sourceText(this.whole.file, own));
    const head = first === undefined ? [] : this.above.filter((each) => isUnder(first, each)).map(({ text }) => text);
    const { number } = lineOf(this.whole, start);
    const text = head.join('') + own;
    return {
      source: sourceText(this.whole.file, text, number - head.length, this.whole.tries),
      head: text.length - own.length,
      start,
      end,
      isCut: end < this.whole.text.length,
    };
  }

  /** Whether the lines below a part hang under one of its last ones, from some offset on. */
  goesOnBelow({ source, end }: Part, from: number): boolean {
    const [next] = writtenLines(sourceText(source.file, this.whole.text.slice(end, end + LONGEST_PART)));
    const last = writtenLines(sourceText(source.file, source.text.slice(from)));
    return next !== undefined && [...last].some((line) => isUnder(next, line));
  }

  /** Goes past the lines of a part, as they have been read. */
  pass(lines: string): void {
    for (const line of writtenLines(sourceText(this.whole.file, lines))) {
      while (this.above.length > 0 && !this.above.slice(-1).every((last) => isUnder(line, last))) this.above.pop();
      this.above.push({ ...line, text: `${line.text}\n` });
    }
  }

  /** Where the list or the keys go on that are least indented, some way below. */
  private endAfter(start: number, size: number): number {
    const { text } = this.whole;
    if (start + size * 2 >= text.length) return text.length;
    let best: { readonly start: number; readonly indent: number } | undefined;
    for (
      let line = this.lineAfter(start + size);
      line.start < text.length;
      line = lineAt(this.whole, line.number + 1)
    ) {
      if (line.start > start + size * 2) return best?.start ?? line.start;
      const { indent, dash, key } = partsOf(line);
      if ((dash || key !== undefined) && (best === undefined || indent < best.indent))
        best = { start: line.start, indent };
    }
    return text.length;
  }

  private lineAfter(offset: number): Line {
    return lineAt(this.whole, lineOf(this.whole, offset).number + 1);
  }
}

type Above = Pick<PartsOfLine, 'indent' | 'dash'> & { readonly text: string };

/** Whether a line hangs under one above it: it is deeper, or an entry of the list that the key above begins. */
function isUnder(line: Pick<PartsOfLine, 'indent' | 'dash'>, above: Above): boolean {
  return above.indent < line.indent || (above.indent === line.indent && line.dash && !above.dash);
}

/** The lines of a text that are neither empty nor comments. */
function* writtenLines(source: SourceText): Generator<PartsOfLine & { readonly text: string }> {
  for (let number = 1; number <= source.lineStarts.length; number += 1) {
    const line = lineAt(source, number);
    if (!/^\s*(?:#|$)/.test(line.text)) yield { ...partsOf(line), text: line.text };
  }
}

/** A mask, in a text that starts so many units later. */
export function movedMask(mask: Mask, by: number): Mask {
  const [start, end] = mask.range;
  const moved = { ...mask, range: [start + by, end + by] as const };
  return mask.key === undefined ? moved : { ...moved, key: { ...mask.key, start: mask.key.start + by } };
}
