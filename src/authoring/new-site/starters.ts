import { readdir } from 'node:fs/promises';
import { parse } from 'yaml';
import { ownTextOf } from '../new-page/yaml-text.ts';

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

/** All starters, in the order in which they are offered. */
export async function allStarters(): Promise<readonly Starter[]> {
  return parse(await ownTextOf(new URL('starters.yaml', folder)));
}

/** Where the files that all sites share go. They have names here that no tool of ours looks for. */
const shared: Readonly<Record<string, string>> = {
  '.gitignore': 'gitignore',
  '.vscode/extensions.json': 'vscode-extensions.json',
  '.vscode/settings.json': 'vscode-settings.json',
  'AGENTS.md': 'agents.md',
};

/** Where the files go that another builder needs otherwise: they are in the folder of its form. */
const ofClone = { 'README.md': 'README.md', '.github/workflows/site.yml': 'workflow.yml' };
const byForm = { clone: ofClone, package: { ...ofClone, 'package.json': 'package.json' } };

/** The files of a starter as they are written, by their path in the site. */
export async function filesOf(kind: string, form: keyof typeof byForm): Promise<ReadonlyMap<string, string>> {
  const own = new URL(`${kind}/`, folder);
  const filesFrom = (name: string, files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([path, file]) => [path, new URL(`${name}/${file}`, folder)] as const);
  const pages = (await readdir(new URL('pages/', own))).map((name) => `pages/${name}`);
  const sources: readonly (readonly [path: string, file: URL])[] = [
    ...['site.yaml', ...pages.sort()].map((path) => [path, new URL(path, own)] as const),
    ...filesFrom('shared', shared),
    ...filesFrom(form, byForm[form]),
  ];
  return new Map(await Promise.all(sources.map(async ([path, file]) => [path, await ownTextOf(file)] as const)));
}
