/** A text with the digits of any script as 0 to 9: `٢٥` -> `25`. */
export function withPlainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const code = zero;
    // The ten digits of a script follow each other, and those of the next one may follow them.
    while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}
