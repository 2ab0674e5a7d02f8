import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, isAbsolute, join, relative, resolve } from 'node:path';
import type { BuilderPlace } from '../../../authoring/new-site/new-site.ts';
import { builderRoot } from '../../../builder/builder-root.ts';
import { builderIs } from '../../../diagnostics/run-by.ts';
import { isIn, slashed } from '../../../disk/slashed.ts';
import { misused } from '../../command.ts';
import { projectAbove } from '../../package/installation.mjs';
import { quoted } from '../../typed-in.ts';

/** A packed builder, as `npm run pack` makes it. */
export type Packed = { readonly name: string; readonly bytes: Uint8Array };

/**
 * The packed builder that a new site is to have in place of the one of its registry.
 * @param typed its path; undefined if there is none
 * @throws UsageError if it is no such file
 */
export function packedBuilder(typed: string | undefined, cwd: string): Packed | undefined {
  if (typed === undefined) return undefined;
  const [file, name] = [resolve(cwd, typed), basename(typed)];
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true)
    throw misused({ why: 'not-there', option: '--from', what: 'file', given: typed });
  if (/^sitewright-\d.*\.tgz$/.test(name)) return { name, bytes: readFileSync(file) };
  throw misused({ why: 'not-packed', given: name });
}

/** The builder as a new site in a folder has it: this clone, or a package that is installed in the site, this version or a packed one. */
export function builderFor(site: string, packed: Packed | undefined): BuilderPlace {
  if (builderIs === 'package' || packed !== undefined) {
    const own = JSON.parse(readFileSync(join(builderRoot, 'package.json'), 'utf8'));
    const version = packed === undefined ? own.version : `file:${packed.name}`;
    return { form: 'package', folder: 'node_modules/sitewright', version, node: own.engines.node };
  }
  const folder = slashed(relative(site, builderRoot));
  const prefix = isIn(builderRoot, site) ? '' : ` --prefix ${quoted(folder)}`;
  return { form: 'clone', folder, npm: `npm${prefix}`, npx: `npx${prefix}` };
}

/** What editors know of all pages, as a file in a folder of a site names it; undefined where no path to the builder lasts. */
export function schemaOfPages(folder: string): string | undefined {
  const project = builderIs === 'package' ? projectAbove(folder)?.folder : builderRoot;
  const file = join(
    project ?? '',
    builderIs === 'package' ? 'node_modules/sitewright' : '',
    'schemas/editor/page.schema.json',
  );
  const path = slashed(relative(folder, file));
  return project === undefined || isAbsolute(path) || !existsSync(file) ? undefined : path;
}
