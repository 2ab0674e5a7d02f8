import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { withoutEndSlashes } from '../../model/address.ts';
import { isList, isObject, type Json, type JsonObject } from '../../model/json.ts';
import type { OldFolder } from './old-folder.ts';
import { factPlaces, type System } from './systems.ts';

/** An entry of a menu. */
export type MenuItem = { readonly label: string; readonly href?: string; readonly items?: readonly MenuItem[] };

/** What the settings of a system say that a site has, too. */
export type OldSettings = {
  readonly name: string | undefined;
  readonly url: string | undefined;
  readonly description: string | undefined;
  readonly language: string | undefined;
  readonly menu: readonly MenuItem[];
  /** All that they say. */
  readonly all: JsonObject;
};

/** What a program exports as a value, as far as that can be known without running it; undefined for nothing. */
export type ReadProgram = (text: string) => unknown;

/** Reads the settings of a system. A file that can't be read says nothing. @param unread is told of those */
export function settingsOf(
  { settings }: System,
  folder: OldFolder,
  { literalIn, unread }: { readonly literalIn: ReadProgram; readonly unread: (file: string) => void },
): OldSettings {
  const all: Record<string, Json> = {};
  for (const file of settings.filter(folder.has)) {
    const found = /\.[mc]?[jt]s$/.test(file)
      ? (literalIn(folder.text(file)) as Json | undefined)
      : valuesIn(file, folder.text(file));
    const [, part = ''] = /(?:^|\/)(?:_default|_data)\/(\w+)\.\w+$/.exec(file) ?? [];
    if (found === undefined || !(isObject(found) || (part !== '' && isList(found)))) {
      unread(file);
      continue;
    }
    // config/_default/params.yaml has what stands under params.
    const isWhole = part === '' || /^(?:hugo|config|site|metadata)$/.test(part);
    Object.assign(all, isWhole ? found : { [part]: found });
  }
  const [language] = isObject(all.languages) ? Object.values(all.languages).filter(isObject) : [];
  return withFacts({ ...all, ...language });
}

/** The values in a file in YAML, JSON or TOML; undefined where it can't be read. */
export function valuesIn(file: string, text: string): Json | undefined {
  try {
    return JSON.parse(JSON.stringify(file.endsWith('.toml') ? parseToml(text) : parseYaml(text)));
  } catch {
    // Whoever asks says so: it isn't a file of the new site.
    return undefined;
  }
}

function withFacts(all: JsonObject): OldSettings {
  const places = factPlaces();
  const text = (fact: 'name' | 'url' | 'description' | 'language'): string | undefined =>
    places[fact].map((place) => at(all, place)).find((each): each is string => typeof each === 'string' && each !== '');
  const menu = places.menu.map((place) => at(all, place)).find(isList);
  const address = places.url.map((place) => at(all, place)).find((each) => /^https?:\/\//.test(String(each)));
  return {
    ...{ name: text('name'), description: text('description'), language: text('language') },
    url: address === undefined ? undefined : withoutEndSlashes(String(address)),
    menu: (menu ?? []).flatMap(menuItem),
    all,
  };
}

/** What stands at a place such as `menu.main`. */
function at(all: Json, place: string): Json | undefined {
  return place.split('.').reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), all);
}

/** An entry of a menu under whatever keys; none for what has no words. */
function menuItem(value: Json): MenuItem[] {
  if (!isObject(value)) return [];
  const first = (...keys: readonly string[]): string | undefined =>
    keys.map((key) => value[key]).find((each): each is string => typeof each === 'string' && each !== '');
  const label = first('label', 'name', 'text', 'title', 'identifier');
  const href = first('url', 'pageRef', 'link', 'to', 'href');
  const below = ['items', 'children', 'links', 'sublinks'].map((key) => value[key]).find(isList);
  if (label === undefined) return [];
  return [{ label, ...(href !== undefined && { href }), ...(below && { items: below.flatMap(menuItem) }) }];
}
