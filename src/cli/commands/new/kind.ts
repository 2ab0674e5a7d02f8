import { dirname, join } from 'node:path';
import { kindCalled, newKind } from '../../../authoring/new-page/kind-wish.ts';
import type { Surroundings } from '../../../authoring/new-page/surroundings.ts';
import { writeNewFile } from '../../../builder/write/new-file.ts';
import { type EntryKind, ofSite } from '../../../content/entries/kinds.ts';
import { stampIn } from '../../../content/entries/stamp.ts';
import { editorFileOf, FIELDS_FILE, kindFileOf } from '../../../content/files/kind-files.ts';
import { bytesIfThere } from '../../../content/files/read.ts';
import { say } from '../../../diagnostics/messages/say.ts';
import { folderDisk } from '../../../disk/disk.ts';
import { fieldsOfKindsText, kindSchemaText } from '../../../tools/editor/schemas.ts';
import { exitCodes, misused, quoted, type Run, rootFrom } from '../../command.ts';
import { orRefused } from '../../or-refused.ts';
import { scriptCommand } from '../../report.ts';
import { nameInSettings, SETTINGS, schemaOfPages, writeForEditors } from './new-place.ts';

/** `sitewright new kind`: declares a kind of page, or renews what editors know of one. */
export const run: Run = async ({ options, words }, io) => {
  const [name, ...others] = words;
  if (name === undefined || others.length > 0) throw misused({ why: 'no-kind' });
  const root = rootFrom(options, io);
  const { kind, made, kinds } = await orRefused({ root, options, io }, (site) => kindWanted(name, site));
  if (made !== undefined) {
    await writeNewFile({ root, file: made.file }, made.text);
    io.out.write(`${say('for-editors', { why: 'made-kind', file: made.file })}\n`);
  }
  io.out.write(`${await tellEditors(root, kind)}\n`);
  io.out.write(await tellOfFields(root, kinds));
  if (made !== undefined) {
    // The folder that was named goes behind the words.
    const again = options.has('root') ? ['--root', quoted(options.get('root') ?? '')] : [];
    const words = ['new', 'page', `/${name}/first`, '--kind', name, ...again];
    io.out.write(`${say('for-editors', { why: 'no-page', command: scriptCommand(words, new Map(), io) })}\n`);
  }
  return exitCodes.fine;
};

/** A kind of a site; one that it hasn't yet comes with the file that is to be written. @throws Refused if there can be none */
async function kindWanted(name: string, before: Surroundings) {
  const isThere = (await before.files.disk.find(kindFileOf(name))) !== undefined;
  const made = isThere ? undefined : await newKind(name, before);
  const site = made === undefined ? before : await before.over(new Map([[made.file, Buffer.from(made.text)]]));
  const kind = kindCalled(name, site);
  return { kind, made, kinds: ofSite(site.files.kinds).filter(({ isSound }) => isSound) };
}

async function tellEditors(root: string, kind: EntryKind): Promise<string> {
  const file = editorFileOf(kind.name);
  const text = kindSchemaText(kind, schemaOfPages(dirname(join(root, file))));
  return say('for-editors', { why: `kind-${await writeForEditors(root, { file, text, stampIn })}`, file });
}

/** What settings of VS Code say of the schema of pages, and of the files that these are. */
const OF_PAGES = /"[^"\n]*page\.schema\.json": *(\[[^[\]]*\]|"[^"\n]*")/;

/** Has VS Code know the fields of all kinds on their pages, whether they name a schema or not. Says what became of it. @throws as `writeForEditors` */
async function tellOfFields(root: string, kinds: readonly EntryKind[]): Promise<string> {
  const settings = Buffer.from(bytesIfThere(folderDisk(root), SETTINGS) ?? '').toString();
  const [ofPages, files] = OF_PAGES.exec(settings) ?? [];
  if (ofPages === undefined) return '';
  const file = FIELDS_FILE;
  const became = await writeForEditors(root, { file, text: fieldsOfKindsText(kinds), stampIn });
  const named = await nameInSettings(root, (text) =>
    text.includes(file) ? text : text.replace(ofPages, () => `"./${file}": ${files},\n    ${ofPages}`),
  );
  if (became === 'same' && named === undefined) return '';
  return `${say('for-editors', { why: became === 'made' ? 'fields-made' : 'fields-renewed', file, named })}\n`;
}
