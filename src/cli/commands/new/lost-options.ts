import { type Command, misused } from '../../command.ts';
import type { Io } from '../../io.ts';

/** npm keeps options that come without `--` before them to itself. @throws UsageError if that happened */
export function refuseLostOptions({ name, options }: Command, env: Io['env']): void {
  const lost = options.find((option) => env[`npm_config_${option.name}`] !== undefined)?.name;
  if (lost === undefined) return;
  throw misused({ why: 'lost-option', option: lost, command: name });
}
