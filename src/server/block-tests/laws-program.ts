import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { builderRoot } from '../../builder/builder-root.ts';
import { manager } from '../../diagnostics/run-by.ts';
import { codeOf } from '../../disk/error-code.mjs';
import { once } from '../../model/once.ts';
import { browserEntries } from '../browser-entries.ts';
import { toolsFolder } from '../dev/tools-folder.ts';

const AXE = 'axe-core/axe.min.js';

/** What installs axe in a site: few test blocks, so a package comes without it. */
export const installAxe = `${manager.addForDevelopment} axe-core`;

/** The text of axe, which looks for what keeps people from using a page; undefined where it isn't installed. @param root the content root */
export async function axeProgram(root: string): Promise<string | undefined> {
  for (const folder of [root, builderRoot]) {
    try {
      return await readFile(createRequire(join(folder, 'package.json')).resolve(AXE), 'utf8');
    } catch (error) {
      if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return undefined;
}

/** The text of what holds a page against the laws (`Laws`), as a program that leaves nothing but its name. */
export async function lawsProgram(): Promise<string> {
  return `(()=>{${await compiled()}})()`;
}

const compiled = once(async (): Promise<string> => {
  if (toolsFolder !== undefined) return readFile(join(toolsFolder, 'laws.js'), 'utf8');
  const { compileTools } = await import('../dev/compile-tools.ts');
  return (await compileTools({ laws: browserEntries.laws })).get('laws.js') ?? '';
});
