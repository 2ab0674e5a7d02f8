import { posix } from 'node:path';
import { say } from '../../diagnostics/messages/say.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { simpleWords } from '../../values/address-words.ts';
import { fieldsOf, foldersOf, inYaml, listPages, siteFile } from './kinds.ts';
import { movedFrom } from './moved.ts';
import { isSection, type Left, newPages, placeOf } from './new-pages.ts';
import { oldPages, withOurKeys } from './old-pages.ts';
import { settled } from './settled.ts';
import { type OldFolder, type ReadProgram, type System, settingsOf, systemOf, valuesIn } from './systems.ts';
import { wordpressIn } from './wordpress.ts';

/** Lists of data as entries of a kind of their own, which blocks can show. @param left gets what is no such list */
function dataOf({ data, settings }: System, folder: OldFolder, left: Left[]): [string, string][] {
  const isData = (file: string): boolean =>
    data !== undefined &&
    file.startsWith(`${data}/`) &&
    !settings.includes(file) &&
    /\.(?:ya?ml|json|toml)$/.test(file);
  return folder.files.filter(isData).flatMap((file): [string, string][] => {
    const { name } = posix.parse(file);
    const all = valuesIn(file, folder.text(file));
    const kind = simpleWords(name, undefined);
    const isFlat = (each: Json): each is JsonObject => isObject(each) && !Object.values(each).some(isSection);
    const entries = (isList(all) && all.every(isFlat) ? all : []).map(({ name, title = name ?? null, ...each }) => ({
      title,
      ...each,
    }));
    if (kind === undefined || entries.length === 0 || entries.some(({ title }) => typeof title !== 'string')) {
      left.push({ file, why: 'data', what: '' });
      return [];
    }
    const fields = fieldsOf(entries);
    const known = ['title', 'description', ...fields.map((field) => field.name)];
    const lost = new Set(entries.flatMap(Object.keys).filter((key) => !known.includes(key)));
    for (const what of lost) left.push({ file, why: 'key', what });
    const kept = entries.map((each) => Object.fromEntries(Object.entries(each).filter(([key]) => !lost.has(key))));
    const description = say('imported', { why: 'entry', of: name });
    return [
      [`kinds/${kind}.yaml`, inYaml({ description, data: `data/${kind}.yaml`, page: false, fields })],
      [`data/${kind}.yaml`, inYaml(kept)],
    ];
  });
}

/** A site made of another system's. Nothing has been written. */
export type Imported = {
  readonly system: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly pages: number;
  /** How many files are published as they are. */
  readonly pictures: number;
  readonly left: readonly Left[];
};

/** Makes a site of the texts, settings and pictures of another system. The old folder is only read. */
export async function importSite(
  folder: OldFolder,
  { name, literalIn }: { readonly name: string; readonly literalIn: ReadProgram },
): Promise<Imported> {
  const left: Left[] = [];
  const leave = (why: Left['why'], file: string, what = ''): unknown => left.push({ file, why, what });
  const exported = wordpressIn(folder);
  for (const [file, what] of exported?.others ?? []) leave('other', file, what);
  const { system, site, part } = systemOf(exported?.site ?? folder);
  const settings = settingsOf(system, site, { literalIn, unread: (file) => leave('settings', file) });
  if (settings.url === undefined) leave('address', system.settings.find(site.has) ?? 'site.yaml');
  const { pages, others } = oldPages(site, system, settings);
  for (const file of [...others, ...site.files.filter((file) => isTemplate(file, system))]) leave('template', file);
  const moved = movedFrom(site, { system, settings, pages });
  for (const page of pages)
    for (const each of withOurKeys(page, moved)) left.push({ file: page.file, why: 'key', ...each });
  const folders = foldersOf(pages, system.docs === true);
  const made = newPages(pages, { folders, moved, left });
  const brought = [...made.oldPages.values()];
  const around = { pages: brought, folders, moved, settings, name: settings.name ?? name, ignored: made.ignored };
  const texts = [
    ...made.texts,
    ...folders.flatMap(({ kind, made }) => (made === undefined ? [] : [[`kinds/${kind}.yaml`, inYaml(made)] as const])),
    ...listPages(around),
    ...dataOf(system, site, left),
    ['site.yaml', siteFile(around)] as const,
  ];
  const files = new Map<string, Uint8Array>(texts.map(([file, text]) => [file, new TextEncoder().encode(text)]));
  for (const [path, old] of moved.used) files.set(path, site.bytes(old));
  const done = await settled(files);
  for (const { file, why, what } of done.taken) {
    const old = made.oldPages.get(file);
    left.push(old === undefined ? { file, why, what } : { ...placeOf(old, what), why, what });
  }
  return {
    system: system.name,
    files: done.files,
    pages: made.oldPages.size,
    pictures: moved.used.size,
    left: left.map(({ line, file, ...each }) => ({
      ...each,
      file: posix.join(part, file),
      ...(line !== undefined && system.exported !== true && { line }),
    })),
  };
}

/** Whether a file makes pages of others, or is one that only its system can make. */
function isTemplate(file: string, { collections }: System): boolean {
  const isPage = /\.(?:html?|njk|liquid|astro|vue|svelte|jsx|tsx|pug|ejs|hbs|rst|adoc|org)$/.test(file);
  return (
    isPage &&
    !/(?:^|\/)(?:[._]|layouts?\/|components?\/|partials?\/|assets\/|static\/|public\/)/.test(file) &&
    collections.some(({ from }) => (from === '' ? !file.includes('/') : file.startsWith(`${from}/`)))
  );
}
