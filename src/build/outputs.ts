import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Where a route is published, relative to the output folder: `/` -> `index.html`, `/a/b` -> `a/b.html`. */
export function pathOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** Two names that some file system takes for the same are the same. */
function keyOf(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function foldersOf(path: string): string[] {
  const parts = keyOf(path).split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function clash(name: string): Diagnostic {
  return {
    code: 'output-clash',
    severity: 'error',
    file: `public${name}`,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    message: `The build makes a file or folder of its own at "${name}", and this file would be in its place.`,
    hint: 'Give the file another name, or put it into another folder.',
  };
}

/**
 * Public files that cannot be published beside what the build makes.
 * @param generated paths relative to the output folder
 * @param publicFiles names with a leading `/`
 */
export function outputClashes(generated: readonly string[], publicFiles: ReadonlySet<string>): Diagnostic[] {
  const files = new Set(generated.map(keyOf));
  const folders = new Set(generated.flatMap(foldersOf));
  return [...publicFiles].sort().flatMap((name) => {
    const path = name.slice(1);
    const key = keyOf(path);
    const taken = files.has(key) || folders.has(key) || foldersOf(path).some((folder) => files.has(folder));
    return taken ? [clash(name)] : [];
  });
}
