// @ts-check
import * as modules from 'node:module';

/** Keeps what V8 makes of all modules that are loaded from here on. Node can do that from version 22 on. */
export function keepCompiled(/** @type {string} */ folder) {
  const enable = 'enableCompileCache' in modules ? modules.enableCompileCache : undefined;
  if (typeof enable === 'function') enable(folder);
}
