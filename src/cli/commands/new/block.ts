import { dirname, join } from 'node:path';
import { blockFiles } from '../../../authoring/new-block/new-block.ts';
import { builderRoot } from '../../../builder/builder-root.ts';
import { writeNewFile } from '../../../builder/write/new-file.ts';
import { printable } from '../../../diagnostics/format/printable.ts';
import { say } from '../../../diagnostics/messages/say.ts';
import { folderDisk } from '../../../disk/disk.ts';
import { EDITOR_FILE, editorStampIn } from '../../../schema/own/editor-file.ts';
import { isBlockName, readOwnBlocks } from '../../../schema/own/read-own.ts';
import { builderSchemas } from '../../../schema/schemas/schemas.ts';
import { pageSchemaText } from '../../../tools/editor/schemas.ts';
import { severityOf } from '../../../yaml/findings/finding.ts';
import { makeBuilderBlock } from '../../builder-block.ts';
import { exitCodes, misused, type Run, rootFrom } from '../../command.ts';
import { scriptCommand } from '../../report.ts';
import { nameInSettings, schemaOfPages, writeForEditors } from './new-place.ts';

/** `sitewright new block`: makes a block of a site's own, or renews what editors know of those; in the builder's own folder, a block of the builder. */
export const run: Run = async ({ options, words }, io) => {
  const [name, ...others] = words;
  if (name === undefined || others.length > 0) throw misused({ why: 'no-block' });
  if (!isBlockName(name)) throw misused({ why: 'block-name', name });
  const root = rootFrom(options, io);
  if (makeBuilderBlock !== undefined && root === builderRoot) {
    const paths = await makeBuilderBlock(name);
    if (paths === undefined) throw misused({ why: 'block-there', name });
    io.out.write(`${paths.join('\n')}\nThen run \`npm run format\`, and go on with "A block" in CONTRIBUTING.md.\n`);
    return exitCodes.fine;
  }
  if (builderSchemas().has(`blocks/${name}.schema.json`)) throw misused({ why: 'block-of-ours', name });
  const made = await makeFiles(root, name);
  for (const file of made) io.out.write(`${say('for-editors', { why: 'made-file', file })}\n`);
  io.out.write(`${await tellEditors(root)}\n`);
  if (made.length > 0) {
    const { findCompiler, installCompiler } = await import('../../../builder/own/compiler.ts');
    if (findCompiler(root) === undefined)
      io.out.write(`${say('for-editors', { why: 'install', command: installCompiler })}\n`);
    const command = scriptCommand(['start'], options, io);
    io.out.write(`${say('for-editors', { why: 'see-block', command, name })}\n`);
  }
  return exitCodes.fine;
};

async function makeFiles(root: string, name: string): Promise<readonly string[]> {
  const disk = folderDisk(root);
  // One with a schema is whole, whatever its component is called.
  const there = await Promise.all(['yaml', 'json'].map((ending) => disk.find(`blocks/${name}/schema.${ending}`)));
  if (there.some((each) => each !== undefined)) return [];
  const made: string[] = [];
  for (const [file, text] of blockFiles(name)) {
    if ((await disk.find(file)) !== undefined) continue;
    await writeNewFile({ root, file }, text);
    made.push(file);
  }
  return made;
}

/** What settings of VS Code say of the schema of pages. */
const OF_BUILDER = /"[^"\n]*schemas\/editor\/page\.schema\.json"/g;

/** Writes what editors read of pages with the blocks of a site, and has VS Code read it. Says what became of it. */
async function tellEditors(root: string): Promise<string> {
  const own = await readOwnBlocks(folderDisk(root));
  const wrong = own.findings.find((each) => severityOf(each) === 'error');
  if (wrong !== undefined) throw misused({ why: 'wrong-blocks', file: printable(wrong.source.file) });
  const text = pageSchemaText(own.stamp, schemaOfPages(dirname(join(root, EDITOR_FILE))));
  const file = EDITOR_FILE;
  const became = await writeForEditors(root, { file, text, stampIn: editorStampIn });
  if (became !== 'made') return say('for-editors', { why: `blocks-${became}`, file });
  const named = await nameInSettings(root, (settings) => settings.replaceAll(OF_BUILDER, `"./${file}"`));
  return say('for-editors', { why: 'blocks-made', file, named });
}
