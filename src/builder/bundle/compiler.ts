import { reasonOf } from '../failure.ts';
import { compile } from './compile.ts';
import type { Outcome } from './compile-in-process.ts';

// What a process of its own runs: it compiles the app as it was asked to, and says why if it can't.
const [folder = ''] = process.argv.slice(2);
// Nobody waits for it any more.
process.once('disconnect', () => process.exit(1));
const failure = await compile(folder).then(() => undefined, reasonOf);
process.send?.({ failure } satisfies Outcome, () => process.exit(0));
