import type { ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';

const HOW = 'Say what to make: npm run new -- page /services/quantum, or npm run new -- block price-table.';

/** `sitewright new`: a page to start from, or the files of a new kind of block. */
export async function run([what, ...args]: readonly string[], io: Io): Promise<ExitCode> {
  if (what === 'page') return (await import('./new/page.ts')).run(args, io);
  if (what === 'block') return (await import('./new/block.ts')).run(args, io);
  throw new UsageError(what === undefined || what.startsWith('-') ? HOW : `"${what}" can't be made. ${HOW}`);
}
