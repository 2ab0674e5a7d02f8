/** A text over several lines on one: a space for each end of a line and the spaces around it. */
export function onOneLine(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*/g, ' ');
}

/** The parts of a text between marks, without the spaces around each. */
export function partsBetween(text: string, marks: RegExp): string[] {
  return text.split(marks).map((part) => part.trim());
}
