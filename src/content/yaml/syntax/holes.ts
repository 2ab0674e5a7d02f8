import { lineOf, type Range, type SourceText } from '../../text/source.ts';

/** A stretch of a text that is looked away from, so that the rest can be read. */
export type Hole = {
  readonly range: Range;
  /** What is read instead: just as long, with the same line ends. */
  readonly text: string;
  /** Whether keys may have stood in it. */
  readonly lost: boolean;
  /** Whether it is nothing but the value of a key, so that all keys are where they should be. */
  readonly isValue?: true;
  /** Whether nothing is lost through it: a dash in another column, before the same keys. */
  readonly isSound?: true;
  /** A key that is read under another name: where it starts then, and its own name. */
  readonly key?: { readonly start: number; readonly name: string };
};

/** A hole with a word in it: what stood there is still a value. */
export function standIn(source: SourceText, range: Range): Hole {
  const [first = '', ...rest] = source.text.slice(...range).split('\n');
  return { range, text: [first.replace(/[^\r]/g, 'x'), ...rest.map(blank)].join('\n'), lost: false, isValue: true };
}

/** A hole with nothing in it. */
export function gap(source: SourceText, range: Range, lost: boolean): Hole {
  return {
    range,
    text: source.text
      .slice(...range)
      .split('\n')
      .map(blank)
      .join('\n'),
    lost,
  };
}

/** The text with holes in it. Everything else keeps its place. */
export function withHoles(source: SourceText, holes: readonly Hole[]): SourceText {
  if (holes.length === 0) return source;
  // A hole is as long as what it covers: each is written over the text, however many there are.
  const units = Buffer.from(source.text, 'utf16le');
  for (const { range, text } of holes) units.write(text, range[0] * 2, 'utf16le');
  return { ...source, text: units.toString('utf16le') };
}

/** From the start of the first line of a range to the end of its last. */
export function wholeLines(source: SourceText, [start, end]: Range): Range {
  const last = lineOf(source, Math.max(start, end - 1));
  return [lineOf(source, start).start, last.start + last.text.length];
}

function blank(line: string): string {
  return line.replace(/[^\r]/g, ' ');
}
