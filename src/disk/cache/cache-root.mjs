// @ts-check
import { basename, dirname, join } from 'node:path';

/**
 * Where what one run keeps for the next lies: in the `node_modules` of whoever has the builder. A package lies in the `node_modules` of a site,
 * which its author may write to and which `npm ci` clears; a clone has its own.
 * @param {string} builder the folder of the builder, without a slash at the end
 */
export function cacheRootOf(builder) {
  const above = dirname(builder);
  const modules = basename(above) === 'node_modules' ? above : join(builder, 'node_modules');
  return join(modules, '.cache');
}
