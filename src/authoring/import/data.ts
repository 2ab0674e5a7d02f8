import { posix } from 'node:path';
import { stringify } from 'yaml';
import { say } from '../../diagnostics/messages/say.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { simpleWords } from '../../values/address-words.ts';
import { fieldsOf, kindFile } from './kinds.ts';
import type { Left } from './new-pages.ts';
import type { OldFolder } from './old-folder.ts';
import { isSection } from './sections.ts';
import { valuesIn } from './settings.ts';
import type { System } from './systems.ts';

/** Lists of data as entries of a kind of their own, which blocks can show. @param left gets what is no such list */
export function dataOf({ data, settings }: System, folder: OldFolder, left: Left[]): [string, string][] {
  const files =
    data === undefined
      ? []
      : folder.files.filter(
          (file) => file.startsWith(`${data}/`) && !settings.includes(file) && /\.(?:ya?ml|json|toml)$/.test(file),
        );
  return files.flatMap((file): [string, string][] => {
    const { name } = posix.parse(file);
    const all = valuesIn(file, folder.text(file));
    const kind = simpleWords(name, undefined);
    const isFlat = (each: Json): each is JsonObject => isObject(each) && !Object.values(each).some(isSection);
    if (kind === undefined || all === undefined || !isList(all) || all.length === 0 || !all.every(isFlat)) {
      left.push({ file, why: 'data', what: '' });
      return [];
    }
    const entries = all.map(({ name, title = name ?? null, ...each }) => ({ title, ...each }));
    if (entries.some(({ title }) => typeof title !== 'string')) {
      left.push({ file, why: 'data', what: '' });
      return [];
    }
    const fields = fieldsOf(entries);
    const known = ['title', 'description', ...fields.map((field) => field.name)];
    const lost = new Set(entries.flatMap(Object.keys).filter((key) => !known.includes(key)));
    for (const what of lost) left.push({ file, why: 'key', what });
    const kept = entries.map((each) => Object.fromEntries(Object.entries(each).filter(([key]) => !lost.has(key))));
    const made = {
      description: say('imported', { why: 'entry', of: name }),
      data: `data/${kind}.yaml`,
      page: false,
      fields,
    };
    return [
      [`kinds/${kind}.yaml`, kindFile(made as unknown as JsonObject)],
      [`data/${kind}.yaml`, stringify(kept, { lineWidth: 0 })],
    ];
  });
}
