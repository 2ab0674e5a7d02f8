/** Breaks a sentence at its spaces into lines of at most so many cells. A longer word stays whole: a path that is cut in two cannot be copied. */
export function wrap(text: string, cells: number | undefined): string[] {
  if (cells === undefined) return [text];
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of text.split(' ')) {
    const longer: string = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || cellsOf(longer) <= cells) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line ?? ''];
}

/** Made when a text needs it: to load its rules takes longer than to start most other things. */
let segmenter: Intl.Segmenter | undefined;

function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

const plain = /^[\u0020-\u007e]*$/;
const unseen = /^[\p{Mark}\p{Default_Ignorable_Code_Point}]+$/u;
const narrow = /^[\uff61-\uff9f]/;
const wide =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6])/u;

/** How many cells of a terminal a text takes: two for an emoji or a Chinese character, none for an accent of its own. */
export function cellsOf(text: string): number {
  if (plain.test(text)) return text.length;
  let cells = 0;
  for (const { segment } of graphemesOf(text)) cells += cellsOfOne(segment);
  return cells;
}

/** The start of a text that fits into so many cells. Characters stay whole. */
export function cutTo(text: string, cells: number): string {
  if (plain.test(text)) return text.slice(0, cells);
  let taken = 0;
  for (const { segment, index } of graphemesOf(text)) {
    taken += cellsOfOne(segment);
    if (taken > cells) return text.slice(0, index);
  }
  return text;
}

function cellsOfOne(grapheme: string): number {
  if (unseen.test(grapheme)) return 0;
  return wide.test(grapheme) && !narrow.test(grapheme) ? 2 : 1;
}
