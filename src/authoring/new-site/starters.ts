import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'yaml';

/** A kind of site that one can begin with. */
export type Starter = {
  /** Its name, and that of its folder: `shop`. */
  readonly kind: string;
  /** What it is for, in words that follow "for": `a shop or a workshop`. */
  readonly purpose: string;
  /** What else people call it: `bakery`. */
  readonly also: readonly string[];
};

const folder = new URL('starters/', import.meta.url);

/** A checkout on Windows may have other line ends. */
async function textOf(file: URL): Promise<string> {
  return (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
}

/** All starters, in the order in which they are offered. */
export async function allStarters(): Promise<readonly Starter[]> {
  return parse(await textOf(new URL('starters.yaml', folder)));
}

/** Where the files that all sites share go: `starters/shared/` has them under names that no tool of ours looks for. */
const shared: Readonly<Record<string, string>> = {
  'README.md': 'README.md',
  '.gitignore': 'gitignore',
  '.vscode/extensions.json': 'vscode-extensions.json',
  '.vscode/settings.json': 'vscode-settings.json',
  '.github/workflows/site.yml': 'workflow.yml',
};

/** The files of a starter as they are written, by their path in the site. */
export async function filesOf(kind: string): Promise<ReadonlyMap<string, string>> {
  const own = new URL(`${kind}/`, folder);
  const pages = (await readdir(new URL('pages/', own))).map((name) => `pages/${name}`);
  const sources: [string, URL][] = [
    ...['site.yaml', ...pages.sort()].map((path): [string, URL] => [path, new URL(path, own)]),
    ...Object.entries(shared).map(([path, name]): [string, URL] => [path, new URL(`shared/${name}`, folder)]),
  ];
  return new Map(await Promise.all(sources.map(async ([path, file]) => [path, await textOf(file)] as const)));
}
