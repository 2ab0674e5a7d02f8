/** The parts of a text between marks, each a letter, and between words with spaces around them, such as "and". */
export function splitAt(text: string, marks: string, words: readonly string[]): string[] {
  const parts: string[] = [];
  let part: string[] = [];
  const end = (): void => {
    parts.push(part.join(' '));
    part = [];
  };
  const pieces = [...marks]
    .reduce((each, mark) => each.replaceAll(mark, ` ${mark} `), text)
    .trim()
    .split(/\s+/);
  for (const [at, piece] of pieces.entries()) {
    const isBetween = words.includes(piece) && at > 0 && at < pieces.length - 1;
    if (isBetween || (piece.length === 1 && marks.includes(piece))) end();
    else part.push(piece);
  }
  end();
  return parts;
}
