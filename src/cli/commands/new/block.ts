import { asTyped } from '../../../diagnostics/as-typed.ts';
import { isBlock, newBlock } from '../../../tools/new-block.ts';
import type { Run } from '../../command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { UsageError } from '../../usage-error.ts';

/** `sitewright new block`: makes the files of a new kind of block. */
export const run: Run = async ({ words }, io) => {
  const [name, ...others] = words;
  if (name === undefined || others.length > 0) {
    throw new UsageError(`Give the name of the block: ${asTyped('new block price-table')}`);
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new UsageError(`"${name}" is not a block name: use lower-case words and hyphens.`);
  }
  if (isBlock(name)) throw new UsageError(`There's already a block called "${name}".`);
  for (const path of await newBlock(name)) io.out.write(`${path}\n`);
  io.out.write('Then run `npm run format`.\n');
  return exitCodes.fine;
};
