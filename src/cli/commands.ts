import { builderIs } from '../diagnostics/run-by.ts';
import type { Command } from './command.ts';
import { allCommands } from './generated/commands.ts';

/** What only a package can do, because a clone is there already. */
const OF_PACKAGE: readonly string[] = ['no-install'];

/** All commands, in the order of the help. What is said of them is in `messages/`. */
export const commands: readonly Command[] = allCommands.map((command) => ({
  ...command,
  options: command.options.filter(({ name }) => builderIs === 'package' || !OF_PACKAGE.includes(name)),
}));
