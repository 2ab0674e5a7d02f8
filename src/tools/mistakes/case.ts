import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const usual = fileURLToPath(new URL('../../../tests/cases/default', import.meta.url));

/** What mending does to one file: a text before and after; undefined where there is none, or none that can be shown. */
export type Change = {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/**
 * A folder of tests/cases/invalid: a broken site, what the check says about it, and the site mended. `fixed/` has what `--fix` makes
 * of it, `mended/` what a person does besides that.
 */
export type Case = {
  readonly expected: string;
  readonly files: ReadonlyMap<string, string>;
  readonly changes: readonly Change[];
};

export function readCase(root: string): Case {
  const all = textsIn(root);
  const expected = all.get('expected.txt') ?? '';
  const files = new Map([...usualFiles(root), ...[...all].filter(([path]) => isOfSite(path))]);
  const mended = new Map([...textsIn(join(root, 'fixed')), ...textsIn(join(root, 'mended'))]);
  const removed = (mended.get('removed.txt') ?? '').split('\n').filter((path) => path !== '');
  mended.delete('removed.txt');
  const changes = [
    ...removed.map((file) => ({ file, before: files.get(file), after: undefined })),
    ...[...mended].map(([file, after]) => ({ file, before: files.get(file), after })),
  ];
  return { expected, files, changes: changes.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

/**
 * The files that a case leaves out, since most have the same: those of tests/cases/default that it doesn't have itself.
 * `absent.txt` names those that its site is without.
 */
export function usualFiles(root: string): ReadonlyMap<string, string> {
  const list = join(root, 'absent.txt');
  const absent = existsSync(list) ? readFileSync(list, 'utf8').trimEnd().split('\n') : [];
  return new Map([...textsIn(usual)].filter(([path]) => !absent.includes(path) && !existsSync(join(root, path))));
}

function isOfSite(path: string): boolean {
  return /^(?:site\.ya?ml|published\.txt|pages|kinds|data|blocks|public)(?:\/|$)/.test(path);
}

/** The ordinary files under a folder, none if there is no folder. */
function textsIn(root: string): Map<string, string> {
  if (!existsSync(root)) return new Map();
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    paths
      .filter((path) => lstatSync(join(root, path)).isFile())
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}
