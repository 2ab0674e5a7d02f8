import { type Finding, fileFinding, findingAt, startOfFile, withRelatedFile } from '../../yaml/findings/finding.ts';
import { keyOf } from '../files/names.ts';
import { invisibleIn, windowsProblem } from '../files/portable.ts';

/** What keeps a file in public/ from having its name everywhere; undefined if nothing does. */
export function badPublicName(path: string): Finding | undefined {
  const at = startOfFile(path);
  const code = invisibleIn(path);
  if (code !== undefined) return findingAt('invisible-name', at, { code });
  const problem = windowsProblem(path);
  return problem === undefined ? undefined : findingAt('windows-name', at, problem);
}

/** Files that are one and the same on Windows and macOS: they differ in capital letters, or in how an accent is stored. */
export function similarNames(paths: readonly string[]): Finding[] {
  // A file can be the namesake of a folder, too.
  const first = new Map(paths.flatMap(foldersOf).map((folder) => [keyOf(folder), folder]));
  return paths.flatMap((path) => {
    const key = keyOf(path);
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, path);
      return [];
    }
    const onlyCase = path.normalize('NFC') !== other.normalize('NFC');
    const mistake = fileFinding('similar-name', path, { other, onlyCase });
    return [withRelatedFile(mistake, other, { why: 'other-file' })];
  });
}

/** The folders that a path lies in, from the outside in. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
