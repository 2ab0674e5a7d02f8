// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { managerVariable } from '../../diagnostics/package-managers.mjs';
import { cacheRootOf } from '../../disk/cache/cache-root.mjs';
import { sealName } from '../../disk/cache/cached-folder.mjs';
import '../node-version.mjs';
import { keepCompiled } from '../compile-cache.mjs';
import { complaintsAbout, managerOf, otherBuilder, projectAbove, versionOf } from './installation.mjs';

/*
 * What `sitewright` starts in a package. The commands were compiled when the package was made, and npm has looked whether all is as it
 * was then.
 */

const builder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

function say(/** @type {string} */ words) {
  process.stderr.write(`${words}\n`);
}

async function runCommands() {
  const commands = join(builder, 'commands');
  // What commands have found out before is used again by the same version of them only (src/cli/cache/cache.ts).
  process.env.SITEWRIGHT_VERSION = createHash('sha256')
    .update(`${builder}\0${process.version}\0${manager}\0`)
    .update(readFileSync(join(commands, sealName)))
    .digest('hex')
    .slice(0, 20);
  keepCompiled(join(cacheRootOf(builder), 'sitewright-compiled'));
  await import(pathToFileURL(join(commands, 'program.mjs')).href);
}

const project = projectAbove(process.cwd());
const manager = project && managerOf(project.folder);
process.env[managerVariable] = manager ?? '';
// Called by another way than the site's own, such as a version for all sites of this computer: a site is built with the version that it asks for.
const other = project && otherBuilder(project, builder);
if (other !== undefined) {
  if (versionOf(other) !== versionOf(builder))
    say(`This site has Sitewright ${versionOf(other)} of its own, which runs in place of ${versionOf(builder)}.`);
  await import(pathToFileURL(join(other, 'src/cli/package/sitewright.mjs')).href);
} else {
  if (project !== undefined && ['check', 'build'].includes(process.argv[2] ?? ''))
    for (const words of complaintsAbout(project, versionOf(builder), manager)) say(words);
  await runCommands();
}
