import { existsSync, statSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { type Imported, importSite } from '../../authoring/import/import.ts';
import type { Left } from '../../authoring/import/new-pages.ts';
import { oldFolder } from '../../authoring/import/old-folder.ts';
import { newSite } from '../../authoring/new-site/new-site.ts';
import { say } from '../../diagnostics/messages/say.ts';
import { isIn, slashed } from '../../disk/slashed.ts';
import { grouped } from '../../model/grouped.ts';
import { exitCodes, misused, type Run } from '../command.ts';
import { literalIn } from '../importing/literal.ts';
import { scriptCommand } from '../report.ts';
import { quoted } from '../typed-in.ts';
import { builderFor } from './new/builder-place.ts';
import { putSite, siteFolder } from './new/new-place.ts';
import { nameFrom } from './new/site.ts';

/** The list of what could not be brought, in the new site. */
const LIST = 'not-imported.txt';

/** `sitewright import`: says what a site of another system would be here, or makes it. */
export const run: Run = async ({ options, words: [from, ...to] }, io) => {
  if (from === undefined) throw misused({ why: 'no-import' });
  const old = resolve(io.cwd, from);
  if (!existsSync(old)) throw misused({ why: 'not-there', option: from, what: 'folder', given: from });
  const isFile = statSync(old).isFile();
  const root = isFile ? dirname(old) : old;
  const folder = to.length === 0 ? undefined : await siteFolder(to, io);
  // Beside the one file that WordPress exports, there may be anything.
  if (folder !== undefined && !isFile && isIn(root, folder)) throw misused({ why: 'in-old', folder: from });
  const name = nameFrom(root);
  const imported = await importSite(oldFolder(root, isFile ? basename(old) : undefined), { name, literalIn });
  if (imported.pages === 0) throw misused({ why: 'no-texts', folder: from });
  io.out.write(`${summary(imported)}\n`);
  if (folder === undefined) {
    const command = scriptCommand(['import', quoted(from), '../new-site'], options, io);
    io.out.write(`\n${say('imported', { why: 'not-written', command })}\n`);
    return exitCodes.fine;
  }
  const builder = builderFor(folder, undefined);
  const around = await newSite({ name, kind: 'blank', look: undefined }, builder);
  const own = [...around.files].filter(([path]) => !/^(?:pages\/|public\/|site\.yaml$)/.test(path));
  const list = imported.left.length === 0 ? [] : [[LIST, listOf(imported.left)] as const];
  const files = new Map<string, string | Uint8Array>([...own, ...imported.files, ...list]);
  const path = slashed(relative(io.cwd, folder));
  const command = builder.form === 'clone' ? `${builder.npx} sitewright` : 'npm';
  const made = say('imported', { why: 'made', folder: path, typed: quoted(path), command });
  return putSite(files, { folder, path, builder, options, io }, `\n${made}\n`);
};

/** What a site becomes, and what of it doesn't, the most first. */
function summary({ system, pages, pictures, left }: Imported): string {
  const groups = [...grouped(left, ({ why }) => why)].sort(([, a], [, b]) => b.length - a.length);
  return [
    say('imported', { why: 'found', system, pages, pictures }),
    ...(groups.length === 0 ? [] : ['', say('imported', { why: 'left', file: LIST })]),
    ...groups.map(([what, { length }]) => `  ${say('imported', { why: 'group', what, count: length })}`),
  ].join('\n');
}

/** By file and line. */
function listOf(left: readonly Left[]): string {
  const lines = left.map(({ file, line, why, what }) => {
    const words = what.replace(/\s+/g, ' ').slice(0, 200);
    return `${file}${line === undefined ? '' : `:${line}`}: ${say('imported', { why: 'one', what: why })}${words === '' ? '' : `: ${words}`}`;
  });
  return `${[...new Set(lines)].join('\n')}\n`;
}
