import { lineOf, type Range, type SourceText } from '../text/source.ts';

/** A stretch of a text that is masked, so that the rest can be read. */
export type Mask = {
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

/** A mask with a word in it: what stood there is still a value. */
export function wordMask(source: SourceText, range: Range): Mask {
  const [first = '', ...rest] = source.text.slice(...range).split('\n');
  return { range, text: [first.replace(/[^\r]/g, 'x'), ...rest.map(blank)].join('\n'), lost: false, isValue: true };
}

/** A mask with nothing in it. */
export function blankMask(source: SourceText, range: Range, lost: boolean): Mask {
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

/** The text with masks in it. Everything else keeps its place. */
export function masked(source: SourceText, masks: readonly Mask[]): SourceText {
  const [only, ...others] = masks;
  if (only === undefined) return source;
  if (others.length === 0) {
    const [start, end] = only.range;
    return { ...source, text: source.text.slice(0, start) + only.text + source.text.slice(end) };
  }
  // A mask is as long as what it covers: each is written over the text, however many there are.
  const units = Buffer.from(source.text, 'utf16le');
  for (const { range, text } of masks) units.write(text, range[0] * 2, 'utf16le');
  return { ...source, text: units.toString('utf16le') };
}

/** From the start of the first line of a range to the end of its last. */
export function wholeLines(source: SourceText, [start, end]: Range): Range {
  const last = lineOf(source, Math.max(start, end - 1));
  return [lineOf(source, start).start, last.start + last.text.length];
}

function blank(line: string): string {
  return line.includes('\r') ? line.replace(/[^\r]/g, ' ') : ' '.repeat(line.length);
}
