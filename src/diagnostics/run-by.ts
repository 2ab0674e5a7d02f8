/** What the commands of a site are run by: scripts of npm in a clone of the builder, `npx` in a package (`src/cli/compile-commands.ts`). */
export const runBy: 'npm' | 'npx' = 'npm';
