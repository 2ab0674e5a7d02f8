import { compiledCommands } from './compile.ts';

/**
 * Compiles the command line once for all tests that start it, and says where it is (`tests/build/support/command.ts`).
 * Does nothing inside of `npm test`, which has done so for all its stages.
 * @returns what deletes it
 */
export default async function setup(): Promise<() => void> {
  if (process.env.SITEWRIGHT_COMPILED !== undefined) return () => undefined;
  const { file, remove } = await compiledCommands();
  process.env.SITEWRIGHT_COMPILED = file;
  return () => {
    delete process.env.SITEWRIGHT_COMPILED;
    remove();
  };
}
