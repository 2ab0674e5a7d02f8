/** A stream for words: standard output, or standard error. */
export type Printer = {
  readonly write: (text: string) => void;
  /** Whether a person is watching, so that a line may be rewritten and coloured. */
  readonly isTerminal: boolean;
};

/** What a command may touch, besides files. */
export type Io = {
  readonly out: Printer;
  readonly err: Printer;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** Resolves when somebody wants the command to end (Ctrl+C). Unasked, the signal ends the process. */
  readonly stopped: () => Promise<void>;
};

/** Whether to colour what goes to `printer`. https://no-color.org */
export function wantsColor(printer: Printer, env: Io['env']): boolean {
  return printer.isTerminal && (env.NO_COLOR ?? '') === '';
}
