import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What mending does to one file: a text before and after; undefined where there is none, or none that can be shown. */
export type Change = {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/** A folder of tests/cases/invalid: a broken site, what the check says about it, and the site mended. */
export type Case = {
  readonly expected: string;
  /** The texts of the broken site. */
  readonly files: ReadonlyMap<string, string>;
  readonly changes: readonly Change[];
};

/** Reads a case. */
export function readCase(root: string): Case {
  const all = textsIn(root);
  const expected = all.get('expected.txt') ?? '';
  const files = new Map([...all].filter(([path]) => isOfSite(path)));
  const mended = textsIn(join(root, 'mended'));
  const removed = (mended.get('removed.txt') ?? '').split('\n').filter((path) => path !== '');
  mended.delete('removed.txt');
  const changes = [
    ...removed.map((file) => ({ file, before: files.get(file), after: undefined })),
    ...[...mended].map(([file, after]) => ({ file, before: files.get(file), after })),
  ];
  return { expected, files, changes: changes.sort((a, b) => (a.file < b.file ? -1 : 1)) };
}

function isOfSite(path: string): boolean {
  return /^(?:site\.ya?ml|published\.txt|pages|kinds|public)(?:\/|$)/.test(path);
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
