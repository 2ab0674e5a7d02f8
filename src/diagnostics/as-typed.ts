import { runBy } from './run-by.ts';

/**
 * A command as its reader types it: `npm run check -- --fix` with a clone of the builder, `npx sitewright check --fix` with a package.
 * @param words the command, and all that follows it: `check --fix`
 * @param npm how npm is called in the reader's folder, with a clone: `npm --prefix ../sitewright`
 */
export function asTyped(words: string, npm = 'npm'): string {
  if (runBy === 'npx') return `npx sitewright ${words}`;
  const [script = '', ...rest] = words.split(' ');
  const run = script === 'start' ? script : `run ${script}`;
  return [npm, run, ...(rest.length === 0 ? [] : ['--', ...rest])].join(' ');
}
