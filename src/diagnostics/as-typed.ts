/**
 * A command as its reader types it. PowerShell takes away the `--` that a script of npm needs before options, so it is `npx` that runs it, in
 * any shell: `npx sitewright check --fix`.
 * @param words the command, and all that follows it: `check --fix`
 * @param npx how it is called in the reader's folder: `npx --prefix ../sitewright`
 */
export function asTyped(words: string, npx = 'npx'): string {
  return `${npx} sitewright ${words}`;
}
