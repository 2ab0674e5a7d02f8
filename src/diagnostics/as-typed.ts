import { manager } from './run-by.ts';

/**
 * A command as its reader types it. PowerShell takes away the `--` that a script of npm needs before options, so it is `npx` that runs it, in
 * any shell: `npx sitewright check --fix`. In a site that another package manager has installed, it is that one.
 * @param words the command, and all that follows it: `check --fix`
 * @param runs how it is called in the reader's folder: `npx --prefix ../sitewright`
 */
export function asTyped(words: string, runs = manager.run): string {
  return `${runs} sitewright ${words}`;
}
