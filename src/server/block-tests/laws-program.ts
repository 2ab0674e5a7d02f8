import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installedFor } from '../../builder/installed.ts';
import { once } from '../../model/once.ts';
import { browserEntries } from '../browser-entries.ts';
import { toolsFolder } from '../dev/tools-folder.ts';

const AXE = 'axe-core/axe.min.js';

/** The text of axe, which looks for what keeps people from using a page; undefined where it isn't installed. @param root the content root */
export async function axeProgram(root: string): Promise<string | undefined> {
  const file = installedFor(root, (load) => load.resolve(AXE));
  return file && readFile(file, 'utf8');
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
