/** What `messages/` says of commands: the options that several have, and each command. */
export type WrittenCommands = {
  readonly options: Readonly<Record<string, string>>;
  readonly commands: Readonly<Record<string, WrittenCommand>>;
};

type WrittenCommand = {
  readonly options: Readonly<Record<string, string | null>>;
  readonly uses: Readonly<Record<string, string>>;
};

/** The text of `src/cli/generated/commands.ts`: all commands with their texts, each with its module. @throws Error for an option without a text */
export function commandsModule({ options: shared, commands }: WrittenCommands): string {
  const entries = Object.entries(commands).map(([name, { options, uses, ...texts }]) => {
    const about = {
      ...{ name, ...texts },
      options: Object.entries(options).map(([typed, help]) =>
        help === null ? sharedOption(typed, shared) : option(typed, help),
      ),
      uses: Object.entries(uses).map(([typed, does]) => ({ typed, does })),
    };
    return `  { ...${JSON.stringify(about)}, load: () => import('../commands/${name.replace(' ', '/')}.ts') },\n`;
  });
  return `// Generated from messages/en.yaml by \`npm run generate\`. Do not edit.

import type { Command } from '../command.ts';

/** All commands, in the order of the help. */
export const allCommands: readonly Command[] = [
${entries.join('')}];
`;
}

function sharedOption(name: string, shared: WrittenCommands['options']) {
  const found = Object.entries(shared).find(([typed]) => typed.split(' ')[0] === name);
  if (found === undefined) throw new Error(`messages/: the option "${name}" has no text.`);
  return option(...found);
}

/** @param typed the name of an option, and what stands for its value: `root DIR` */
function option(typed: string, help: string) {
  const [name = '', value] = typed.split(' ');
  return { name, ...(value && { value }), ...(help && { help }) };
}
