import { codeOf } from './code.ts';
import { commandsModule } from './commands.ts';
import { messagesIn, writtenMessages } from './read.ts';
import { typesOf } from './types.ts';

const folder = 'src/diagnostics/messages/generated';

/** The modules that are made of `messages/`: path and text. Parsing it at each check would take longer than the check. */
export function messageModules(): ReadonlyMap<string, string> {
  const written = writtenMessages('en');
  const messages = messagesIn(written);
  return new Map([
    [`${folder}/en.ts`, codeOf(messages, 'en')],
    [`${folder}/facts.ts`, typesOf(messages)],
    ['src/cli/generated/commands.ts', commandsModule(written)],
  ]);
}
