import type { Refusal } from '../authoring/new-page/refusal.ts';
import type { Arguments } from './command.ts';
import type { Io } from './io.ts';
import { nextCommands, typedFor } from './next-commands.ts';
import { report } from './report.ts';
import { UsageError } from './usage-error.ts';

/**
 * Says why something isn't done: prints the mistakes that are the reason, if there are any.
 * @throws UsageError always, with the sentence
 */
export function throwRefused(
  { refusal, diagnostics, sourceOf = () => undefined }: Refusal,
  options: Arguments,
  io: Io,
): never {
  report({ diagnostics, sourceOf }, io.err, { env: io.env, commands: nextCommands(options, io) });
  throw new UsageError(typedFor(refusal, options, io));
}
