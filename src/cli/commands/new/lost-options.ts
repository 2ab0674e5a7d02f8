import { asTyped } from '../../../diagnostics/as-typed.ts';
import { type Command, UsageError } from '../../command.ts';
import type { Io } from '../../io.ts';

/**
 * npm keeps options that come without `--` before them to itself.
 * @throws UsageError if that happened
 */
export function refuseLostOptions({ name, options }: Command, env: Io['env']): void {
  const lost = options.find((option) => env[`npm_config_${option.name}`] !== undefined)?.name;
  if (lost === undefined) return;
  throw new UsageError(`npm took --${lost} for itself. Type it again with npx: ${asTyped(`${name} --${lost} ...`)}`);
}
