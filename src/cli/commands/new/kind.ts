import { dirname, join } from 'node:path';
import { kindCalled, type NewKind, newKind } from '../../../authoring/new-page/kind-wish.ts';
import { isRefusal, type Refusal } from '../../../authoring/new-page/refusal.ts';
import { surroundingsIn } from '../../../authoring/new-page/surroundings.ts';
import { writeNewFile } from '../../../builder/write/new-file.ts';
import { type EntryKind, ofSite } from '../../../content/entries/kinds.ts';
import { stampIn } from '../../../content/entries/stamp.ts';
import { editorFileOf, FIELDS_FILE, kindFileOf } from '../../../content/files/kind-files.ts';
import { bytesIfThere } from '../../../content/files/read.ts';
import { folderDisk } from '../../../disk/disk.ts';
import { fieldsOfKindsText, kindSchemaText } from '../../../tools/editor/schemas.ts';
import { rootFrom } from '../../arguments.ts';
import { cacheFor } from '../../cache/cache.ts';
import { type CachedFiles, withCachedFiles } from '../../cache/files.ts';
import { type Arguments, exitCodes, misused, type Run } from '../../command.ts';
import { scriptCommand, throwRefused } from '../../report.ts';
import { quoted } from '../../typed-in.ts';
import { schemaOfPages } from './builder-place.ts';
import { changeFile, writeForEditors } from './for-editors.ts';

/** `sitewright new kind`: declares a kind of page, or renews what editors know of one. */
export const run: Run = async ({ options, words }, io) => {
  const [name, ...others] = words;
  if (name === undefined || others.length > 0) throw misused({ why: 'no-kind' });
  const root = rootFrom(options, io);
  const wanted = await withCachedFiles(root, cacheFor(io, false), (known) => kindWanted(name, known));
  if (isRefusal(wanted)) throwRefused(wanted, options, io);
  const { kind, made, kinds } = wanted;
  if (made !== undefined) {
    await writeNewFile({ root, file: made.file }, made.text);
    io.out.write(`Made ${made.file}. Change its fields and its layout as you like.\n`);
  }
  io.out.write(`${await tellEditors(root, kind)}\n`);
  io.out.write(await tellOfFields(root, kinds));
  if (made !== undefined)
    io.out.write(
      `No page is of this kind yet. To make one, with its own name in place of "first": ${scriptCommand(['new', 'page', `/${name}/first`, '--kind', name, ...rootAgain(options)], new Map(), io)}\n`,
    );
  return exitCodes.fine;
};

/** A kind, what is to be written for it, and all kinds of the site's own. */
type WantedKind = {
  readonly kind: EntryKind;
  readonly made: NewKind | undefined;
  readonly kinds: readonly EntryKind[];
};

/** A kind of a site; one that it hasn't yet comes with the file that is to be written. */
async function kindWanted(name: string, { disk, reader }: CachedFiles): Promise<WantedKind | Refusal> {
  const before = await surroundingsIn(disk, reader);
  if (isRefusal(before)) return before;
  const isThere = (await disk.find(kindFileOf(name))) !== undefined;
  const made = isThere ? undefined : await newKind(name, before);
  if (isRefusal(made)) return { ...made, sourceOf: before.sourceOf };
  const site = made === undefined ? before : await before.over(new Map([[made.file, Buffer.from(made.text)]]));
  const kind = kindCalled(name, site);
  return isRefusal(kind)
    ? { ...kind, sourceOf: site.sourceOf }
    : { kind, made, kinds: ofSite(site.files.kinds).filter(({ isSound }) => isSound) };
}

/** The folder that was named goes behind the words of the next command. */
function rootAgain(options: Arguments): string[] {
  const root = options.get('root');
  return root === undefined ? [] : ['--root', quoted(root)];
}

/** Writes the schema for editors, and says so. @throws as `writeForEditors` */
async function tellEditors(root: string, kind: EntryKind): Promise<string> {
  const file = editorFileOf(kind.name);
  const isOurs = (text: string): boolean => stampIn(text) !== undefined;
  const text = kindSchemaText(kind, schemaOfPages(dirname(join(root, file))));
  switch (await writeForEditors(root, { file, text, isOurs })) {
    case 'same':
      return `${file} is up to date: editors know the fields of this kind.`;
    case 'made':
      return `Made ${file}, by which editors know its fields. After you change the kind, type this command again.`;
    case 'renewed':
      return `Renewed ${file}: editors know the fields as they are now.`;
  }
}

/** Where VS Code is told which schema pages have, and the files that these are. */
const SETTINGS = '.vscode/settings.json';
const OF_PAGES = /"[^"\n]*page\.schema\.json": *(\[[^[\]]*\]|"[^"\n]*")/;

/** Has VS Code know the fields of all kinds on their pages, whether they name a schema or not. Says what became of it. @throws as `writeForEditors` */
async function tellOfFields(root: string, kinds: readonly EntryKind[]): Promise<string> {
  const before = bytesIfThere(folderDisk(root), SETTINGS);
  const settings = Buffer.from(before ?? '').toString();
  const [ofPages, files] = OF_PAGES.exec(settings) ?? [];
  if (before === undefined || ofPages === undefined) return '';
  const isOurs = (text: string): boolean => stampIn(text) !== undefined;
  const became = await writeForEditors(root, { file: FIELDS_FILE, text: fieldsOfKindsText(kinds), isOurs });
  const isNamed = settings.includes(FIELDS_FILE);
  if (!isNamed) {
    const text = settings.replace(ofPages, () => `"./${FIELDS_FILE}": ${files},\n    ${ofPages}`);
    await changeFile(root, { file: SETTINGS, before, text });
  }
  if (became === 'same' && isNamed) return '';
  const named = isNamed ? '' : `, and named it in ${SETTINGS}`;
  const what = became === 'made' ? 'Made' : 'Renewed';
  return `${what} ${FIELDS_FILE}${named}: VS Code knows the fields of your kinds on all pages.\n`;
}
