/** A telephone number as people write it: with its country or a zero first, in groups. */
const number = /(?<![\p{L}\d])(?:\+\d|\(?0\d)[\d ()./-]{5,}\d/gu;

/** Telephone numbers in a text stay on one line: the spaces in them become no-break spaces. */
export function withWholeNumbers(text: string): string {
  return text.replace(number, (found) => found.replaceAll(' ', '\u00a0'));
}
