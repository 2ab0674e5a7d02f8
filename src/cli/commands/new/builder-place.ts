import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BuilderPlace } from '../../../authoring/new-site/new-site.ts';
import { builderRoot } from '../../../builder/builder-root.ts';
import { runBy } from '../../../diagnostics/run-by.ts';
import { slashed } from '../../../disk/slashed.ts';
import { holds } from '../../folders.ts';
import { quoted } from '../../typed-in.ts';

/** The builder as a new site in a folder has it: this clone, or a package of the same version, which is installed in the site. */
export function builderFor(site: string): BuilderPlace {
  if (runBy === 'npx') {
    const own = JSON.parse(readFileSync(join(builderRoot, 'package.json'), 'utf8'));
    return { form: 'package', folder: 'node_modules/sitewright', version: own.version, node: own.engines.node };
  }
  const folder = slashed(relative(site, builderRoot));
  const prefix = holds(builderRoot, site) ? '' : ` --prefix ${quoted(folder)}`;
  return { form: 'clone', folder, npm: `npm${prefix}`, npx: `npx${prefix}` };
}
