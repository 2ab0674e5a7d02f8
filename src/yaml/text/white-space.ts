/** A text over several lines on one: a space for each end of a line and the spaces around it. */
export const onOneLine = (text: string): string => text.replace(/(?<!\s)\s*\n\s*/g, ' ');

/** The parts of a text between marks, without the spaces around each. */
export const partsBetween = (text: string, marks: RegExp): string[] => text.split(marks).map((part) => part.trim());
