import { codeOf, Failure } from '../../build/failure.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

const HOW = 'Say what to make: npm run new -- page /services/quantum, or npm run new -- block price-table.';

/** What makes a block generates types and docs too, with packages that are only installed for development. */
async function blockCommand(): Promise<typeof import('./new/block.ts')> {
  try {
    return await import('./new/block.ts');
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    const words = "A new block needs the packages for development, which aren't installed. Run npm ci, then try again.";
    throw new Failure(words, { cause: error });
  }
}

/** `sitewright new`: a page to start from, or the files of a new kind of block. */
export async function run([what, ...args]: readonly string[], io: Io): Promise<ExitCode> {
  if (what === 'page') return (await import('./new/page.ts')).run(args, io);
  if (what === 'block') return (await blockCommand()).run(args, io);
  throw new UsageError(what === undefined || what.startsWith('-') ? HOW : `"${what}" can't be made. ${HOW}`);
}
