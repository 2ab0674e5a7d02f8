import { type SaidOf, say } from '../diagnostics/messages/say.ts';
import type { Io } from './io.ts';

/** What a command's exit code means. Warnings do not count. */
export const exitCodes = {
  fine: 0,
  mistakes: 1,
  /** The command was used wrongly, or something other than the content failed. */
  failed: 2,
  /** The builder has changed: whoever supervises the server starts the next one. */
  again: 75,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export type Option = {
  /** Without its dashes. */
  readonly name: string;
  /** What stands for its value in the help; absent for an option that takes none. */
  readonly value?: string;
  /** Absent where the help of another option speaks of it. */
  readonly help?: string;
};

export type Arguments = ReadonlyMap<string, string>;

export type Typed = { readonly options: Arguments; readonly words: readonly string[] };

/** Runs a command. @throws UsageError for what was typed wrongly */
export type Run = (typed: Typed, io: Io, command: Command) => Promise<ExitCode>;

/** A command, declared once: the dispatcher, the help and the README's table follow. */
export type Command = {
  /** One or two words: `build`, `new page`. */
  readonly name: string;
  readonly purpose: string;
  /** The words it takes besides options, as the help shows them: `SERVER`. Absent for a command that takes none. */
  readonly words?: string;
  readonly more?: readonly string[];
  /** For its help: the command with what is typed after it. */
  readonly example?: string;
  readonly options: readonly Option[];
  /** What is typed (`check --fix`), and what that does: the README's table, in Markdown. */
  readonly uses: readonly { readonly typed: string; readonly does: string }[];
  /** Imported when it is called for: `check` must not wait for what only the servers need. */
  readonly load: () => Promise<{ readonly run: Run }>;
};

/** The command was typed wrongly. The message is a sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The same, with a sentence of `messages/`. */
export const misused = (why: SaidOf<'usage'>): UsageError => new UsageError(say('usage', why));
