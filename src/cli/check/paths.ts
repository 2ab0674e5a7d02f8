import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { holds } from '../folders.ts';
import type { Io } from '../io.ts';

/**
 * Where a file of the content root stands for a service or an editor: from the top of the repository where the service
 * says which that is, otherwise from the current folder. From the content root, if that lies elsewhere.
 */
export function pathsFrom(root: string, { env, cwd }: Pick<Io, 'env' | 'cwd'>): (file: string) => string {
  const top = [env.GITHUB_WORKSPACE, env.CI_PROJECT_DIR, cwd].flatMap(real).find((folder) => holds(folder, root));
  return (file) =>
    relative(top ?? root, join(root, file))
      .split(sep)
      .join('/');
}

function real(folder: string | undefined): string[] {
  if (folder === undefined || folder === '') return [];
  try {
    return [realpathSync(folder)];
  } catch {
    // Somewhere else is named: then the next place counts.
    return [];
  }
}
