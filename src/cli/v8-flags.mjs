// @ts-check
import * as modules from 'node:module';
import { setFlagsFromString } from 'node:v8';

// How V8 runs commands, set when this is imported.

// The content of a large site is in memory for long, and V8 would let the rest grow to four times as much before it clears anything.
setFlagsFromString('--heap-growing-percent=20');
// Most commands end before a function that is compiled for speed pays for that: here V8 does it eight times as late. It has a name for that in Node 20 and one
// in Node 22, and says on standard error which it doesn't know.
const [v8 = ''] = process.versions.v8.split('.');
if (v8 === '11') setFlagsFromString('--interrupt-budget=500000');
if (v8 === '12') setFlagsFromString('--invocation-count-for-turbofan=24000');
// An expression that is used once is used again: V8 would interpret it the first time, and compile it the second.
setFlagsFromString('--no-regexp-tier-up');

/** Keeps what V8 makes of all modules that are loaded from here on. Node can do that from version 22 on. */
export function keepCompiled(/** @type {string} */ folder) {
  const enable = 'enableCompileCache' in modules ? modules.enableCompileCache : undefined;
  if (typeof enable === 'function') enable(folder);
}
