import { linesFrom } from '../text/edits.ts';
import { linePartsOf } from '../text/line-parts.ts';
import { excerptOf, type Line, lineAt, lineOf, type SourceText, sourceText } from '../text/source.ts';

/** Some lines of a text, below the lines that they hang under. */
export type Chunk = {
  readonly source: SourceText;
  /** How many units of its text are such lines above. */
  readonly head: number;
  /** Where its own lines start and end in the whole text. */
  readonly start: number;
  readonly end: number;
  /** Whether the text goes on below. */
  readonly isCut: boolean;
};

/**
 * Cuts a text into chunks that can be read on their own, one after the other: what is wrong in one says nothing about the
 * others, and reading a chunk again takes little time, however long the text is.
 */
export class Cutter {
  private readonly whole: SourceText;
  private readonly above: WrittenLine[] = [];

  constructor(whole: SourceText) {
    this.whole = whole;
  }

  /** The chunk that starts at some line and has about so many units. */
  chunkAt(start: number, size: number): Chunk {
    const end = this.endAfter(start, size);
    const own = this.whole.text.slice(start, end);
    const [first] = writtenLines(sourceText(this.whole.file, own));
    const head = first === undefined ? [] : this.headOf(first);
    const { number } = lineOf(this.whole, start);
    const text = linesOf(head) + own;
    return {
      source: excerptOf(this.whole, text, number - head.length),
      head: text.length - own.length,
      start,
      end,
      isCut: end < this.whole.text.length,
    };
  }

  /** Goes past the lines that start at some offset, as they have been read. */
  pass(lines: string, start: number): void {
    const { number } = lineOf(this.whole, start);
    for (const line of writtenLines(sourceText(this.whole.file, lines, number))) {
      for (let last = this.above.at(-1); last !== undefined && !isUnder(line, last); last = this.above.at(-1))
        this.above.pop();
      this.above.push(line);
    }
  }

  /** The lines that one stands under, and the entry above it where that stands in another column of the same list. */
  private headOf(first: WrittenLine): readonly WrittenLine[] {
    const head = this.above.filter((each) => isUnder(first, each));
    const next = this.above[head.length];
    const isUneven = first.dash && next?.dash === true && next.indent > first.indent;
    return isUneven ? [...head, next] : head;
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
      const { indent, dash, key } = linePartsOf(line);
      if ((dash || key !== undefined) && (best === undefined || indent < best.indent))
        best = { start: line.start, indent };
    }
    return text.length;
  }

  private lineAfter(offset: number): Line {
    return lineAt(this.whole, lineOf(this.whole, offset).number + 1);
  }
}

function linesOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => `${text}\n`).join('');
}

type WrittenLine = Line & { readonly indent: number; readonly dash: boolean };

/** Whether a line hangs under one above it: it is deeper, or an entry of the list that the key above begins. */
function isUnder(line: WrittenLine, above: WrittenLine): boolean {
  return above.indent < line.indent || (above.indent === line.indent && line.dash && !above.dash);
}

/** The lines of a text that are neither empty nor comments. */
function* writtenLines(source: SourceText): Generator<WrittenLine> {
  for (const line of linesFrom(source, source.firstLine)) {
    const written = writtenLine(line);
    if (written !== undefined) yield written;
  }
}

/** A line with what stands at its start; undefined if that is nothing or a comment. */
function writtenLine({ number, start, text }: Line): WrittenLine | undefined {
  const indent = text.search(/[^\s]/);
  if (indent === -1 || text[indent] === '#') return undefined;
  return { number, start, text, indent, dash: text[indent] === '-' && /\s/.test(text.charAt(indent + 1)) };
}
