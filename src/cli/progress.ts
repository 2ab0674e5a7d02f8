import type { Printer } from './io.ts';

/** Tells what a long command is doing. */
type Progress = {
  readonly stage: (words: string) => void;
  /** Takes the last stage away, before something else is printed. */
  readonly end: () => void;
};

/** One line that is rewritten for a person, a line per stage for a log. */
export function progressOn(printer: Printer): Progress {
  if (!printer.isTerminal) return { stage: (words) => printer.write(`${words}\n`), end: () => undefined };
  const clear = '\r\u001b[2K';
  return { stage: (words) => printer.write(`${clear}${words} ...`), end: () => printer.write(clear) };
}
