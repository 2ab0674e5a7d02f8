import { readFileSync } from 'node:fs';

/** A package as the lock file has it. */
export type Locked = {
  /** Where it is installed: `node_modules/vite`, `node_modules/a/node_modules/b`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** Only for development. */
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
};

type Names = Readonly<Record<string, string>>;
type Manifest = {
  readonly dependencies: Names;
  readonly devDependencies: Names;
  readonly scripts: Names;
  readonly allowScripts: Readonly<Record<string, boolean>>;
};

/** package.json */
export const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));

const lock: { readonly packages: Readonly<Record<string, Omit<Locked, 'path' | 'name'>>> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);

/** Every package that is installed on some system. */
export const locked: readonly Locked[] = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, path, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));
