import type { Command } from '../../command.ts';
import type { Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';

/**
 * npm keeps options that come without `--` before them to itself.
 * @throws UsageError if that happened
 */
export function refuseLostOptions({ options }: Command, env: Io['env']): void {
  const lost = options.find(({ name }) => env[`npm_config_${name}`] !== undefined)?.name;
  if (lost === undefined) return;
  throw new UsageError(`npm took --${lost} for itself. Type it again with -- before all options: -- --${lost} ...`);
}
