#!/usr/bin/env node
// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cacheRootOf } from '../../disk/cache/cache-root.mjs';
import { sealName } from '../../disk/cache/cached-folder.mjs';
import { keepCompiled } from '../v8-flags.mjs';

/*
 * What `sitewright` starts in a package. The commands were compiled when the package was made, and npm has looked whether all is as it
 * was then.
 */

const builder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
const commands = join(builder, 'commands');
// What commands have found out before is used again by the same version of them only (src/cli/cache/results.ts).
process.env.SITEWRIGHT_VERSION = createHash('sha256')
  .update(`${builder}\0${process.version}\0`)
  .update(readFileSync(join(commands, sealName)))
  .digest('hex')
  .slice(0, 20);
keepCompiled(join(cacheRootOf(builder), 'sitewright-compiled'));
await import(pathToFileURL(join(commands, 'program.mjs')).href);
