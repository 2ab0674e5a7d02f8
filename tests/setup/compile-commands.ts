import { compiled } from './compile.ts';

/** Before the tests that start commands: compiles the command line once, and tells where it is (`tests/build/support/command.ts`). */
export default async function setup(): Promise<() => void> {
  const { file, remove } = await compiled('src/cli/main.ts');
  process.env.SITEWRIGHT_COMPILED = file;
  return remove;
}
