import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Words } from '../../src/model/generated/resolved.ts';
import type { WrittenPage, WrittenSite } from '../../src/model/generated/written.ts';
import type { JsonObject, WrittenBlock } from '../../src/model/json.ts';

/** Our own site as its author writes it. Tests that need its words or numbers read them here, so that authors may change them. */

/** The top of the repository. */
export const top = fileURLToPath(new URL('../..', import.meta.url));

const read = (path: string): string => readFileSync(join(top, path), 'utf8');

export const settings: WrittenSite = parse(read('site.yaml'));

/** The files of its pages. One with a parameter in its name is many pages. */
export const pageFiles: readonly string[] = readdirSync(join(top, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => `pages/${name}`)
  .sort();

/** The page at an address. @throws Error if it has no file of its own */
export function page(address: string): WrittenPage {
  const names = [`pages${address}.yaml`, `pages${address === '/' ? '' : address}/index.yaml`];
  const file = pageFiles.find((name) => names.includes(name));
  if (file === undefined) throw new Error(`Our own site has no page at ${address}.`);
  return parse(read(file));
}

/** What the first block of a type says. @throws Error if the page has none */
export function block(address: string, type: string): WrittenBlock {
  const found = page(address).blocks?.find((each) => each.type === type);
  if (found === undefined) throw new Error(`The page at ${address} has no block "${type}".`);
  return found;
}

/** A text of a block, its placeholders filled in. @throws Error if it has none of this name */
export function text(from: JsonObject, key: string): string {
  const value = from[key];
  if (typeof value !== 'string') throw new Error(`There is no text "${key}".`);
  return filled(value);
}

/** The entries of a list in a block. */
export function list(from: JsonObject, key: string): readonly JsonObject[] {
  const value = from[key];
  return Array.isArray(value) ? value : [];
}

/** A text with its placeholders filled in, but for the year. */
export const filled = (written: string): string =>
  written.replace(/\{(name|phone|email|address)\}/g, (_, key: string) =>
    String(key === 'name' ? settings.name : settings.contact?.[key as 'phone' | 'email' | 'address']),
  );

/** What the browser's tab is called at an address. */
export function documentTitle(address: string): string {
  const title = filled(page(address).title);
  return title.includes(settings.name) ? title : `${title} | ${settings.name}`;
}

/** The whole address of a page. */
export const wholeAddress = (address: string): string => new URL(address, settings.url).href;

type MenuEntry = { readonly label: string; readonly href: string };

/** The entry of the menu that leads to an address, and the entries below it. @throws Error if there is none */
export function menuEntry(address: string): MenuEntry & { readonly items: readonly MenuEntry[] } {
  const found = settings.nav?.items?.find(({ href }) => href === address);
  if (found === undefined) throw new Error(`No entry of the menu leads to ${address}.`);
  return { label: found.label, href: address, items: found.items ?? [] };
}

/** The entries of the menu that have others below them. */
export const subMenus: readonly string[] = (settings.nav?.items ?? []).flatMap(({ label, items }) =>
  items === undefined ? [] : label,
);

/** The ways out of the not-found page. */
export const waysOut: readonly MenuEntry[] = settings.notFound?.actions ?? [];

type Defaults = { readonly properties: Readonly<Record<string, { readonly default: string }>> };
const { properties }: Defaults = JSON.parse(read('schemas/words.schema.json'));

/** A word that every site has, as ours says it. */
export const word = (name: keyof Words): string => settings.words?.[name] ?? properties[name]?.default ?? '';

/** One page of each kind: the first by the name of its file. */
export const oneOfEachKind: readonly string[] = [
  ...new Map(
    pageFiles
      .filter((file) => !file.includes('['))
      .map((file) => ({ address: file.replace(/^pages(.*?)(\/index)?\.yaml$/, '$1'), kind: kindOf(file) }))
      .filter(({ kind }) => kind !== undefined)
      .reverse()
      .map(({ kind, address }) => [kind, address] as const),
  ).values(),
];

function kindOf(file: string): string | undefined {
  const { kind }: WrittenPage = parse(read(file));
  return kind;
}
