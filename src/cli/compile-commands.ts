import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builderRoot } from '../builder/builder-root.ts';
import { compileForNode, type ForPackage } from '../builder/bundle/compile-for-node.ts';
import { cachedIn } from '../builder/cache/cache.ts';
import { compileTools } from '../server/dev/compile-tools.ts';

/** How many versions of the commands are kept: servers that run may still load parts of older ones. */
const MOST_VERSIONS = 10;

/** A file that says where things are, beside the commands. */
const beside = (names: Readonly<Record<string, string>>): string =>
  [
    "import { join } from 'node:path';",
    ...Object.entries(names).map(([what, name]) => `export const ${what} = join(import.meta.dirname, '${name}');`),
    '',
  ].join('\n');

/** Where validators are, and whether more are kept there. */
const besideValidators = (keeps: boolean): string =>
  `${beside({ validatorsFolder: 'validators' })}export const keepsValidators = ${keeps};\n`;

/** In the place of files that say that there is none. @param app in a package, where it is */
const besideCommands = (app: string | undefined): Readonly<Record<string, string>> => ({
  'src/schema/schemas/validators-folder.ts': besideValidators(app === undefined),
  'src/builder/beside-commands.ts': [
    beside({ toolsFolder: 'tools', compilerProgram: 'compiler.mjs', ...(app && { prebuiltApp: app }) }),
    ...(app === undefined ? ['export const prebuiltApp = undefined;\n'] : []),
  ].join(''),
});

const programs = {
  program: join(builderRoot, 'src/cli/main.ts'),
  compiler: join(builderRoot, 'src/builder/bundle/compiler.ts'),
};

async function writeTools(folder: string): Promise<void> {
  mkdirSync(folder);
  for (const [name, text] of await compileTools()) writeFileSync(join(folder, name), text);
}

/** How commands are compiled for a package: where it has the app, compiled, from their folder. */
export type CommandsForPackage = ForPackage & { readonly app: string };

/** In a package, in the place of what only a clone has. */
const inPackage: Readonly<Record<string, string>> = {
  'src/cli/builder-block.ts': 'export const makeBuilderBlock = undefined;\n',
  'src/diagnostics/run-by.ts': [
    "import { managerNamed, managerVariable } from './package-managers.mjs';",
    "export const builderIs = 'package';",
    'export const manager = managerNamed(process.env[managerVariable]);',
    '',
  ].join('\n'),
};

/**
 * Compiles the commands into a folder: their programs, the parts of these, and what browsers load of the server. The folder lies among packages,
 * unless they are compiled for a package.
 */
export async function compileCommandsInto(folder: string, forPackage?: CommandsForPackage): Promise<void> {
  const replaced = { ...besideCommands(forPackage?.app), ...(forPackage && inPackage) };
  await compileForNode(programs, folder, { replaced, ...(forPackage && { forPackage }) });
  await writeTools(join(folder, 'tools'));
}

/**
 * Compiles the commands, or finds them compiled by somebody else in the meantime.
 * @param cache the folder in which versions of the commands are kept, and `name` what tells this one from others
 * @param isFresh whether they are compiled in any case
 * @returns the program; undefined where nothing can be kept
 * @throws what the compiler says of source that doesn't compile
 */
export async function compileCommands(cache: string, name: string, isFresh: boolean): Promise<string | undefined> {
  const folder = await cachedIn({ folder: cache, most: MOST_VERSIONS, isFresh }, name, compileCommandsInto);
  return folder === undefined ? undefined : join(folder, 'program.mjs');
}
