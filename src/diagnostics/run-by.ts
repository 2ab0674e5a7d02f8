import { npm, type PackageManager } from './package-managers.mjs';

/** What the builder is: a clone, or a package that is installed in a site (`src/cli/compile-commands.ts`). */
export const builderIs: 'clone' | 'package' = 'clone';

/** What its commands are run by, and what installs more. */
export const manager: PackageManager = npm;
