import { Failure } from '../builder/failure.ts';
import { codeOf } from '../disk/error-code.mjs';
import type { Command } from './command.ts';

const newBlock: Command = {
  name: 'new block',
  purpose: 'Make the files of a new kind of block.',
  words: 'NAME',
  options: [],
  uses: [
    {
      typed: 'new block NAME',
      does: 'starts a new kind of block: makes its four files, and what is generated from them',
    },
  ],
  // What makes a block generates types and docs too, with packages that are only installed for development.
  load: () =>
    import('./commands/new/block.ts').catch((error: unknown) => {
      if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
      const words =
        "A new block needs the packages for development, which aren't installed. Run npm ci, then try again.";
      throw new Failure(words, { cause: error });
    }),
};

/** The commands that change the builder itself. A package has none of them (`src/cli/package/package.ts`). */
export const builderCommands: readonly Command[] = [newBlock];
