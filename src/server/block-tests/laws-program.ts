import { readFile } from 'node:fs/promises';
import { installedFor } from '../../builder/installed.ts';
import { once } from '../../model/once.ts';
import { Tools } from '../dev/tools.ts';

const AXE = 'axe-core/axe.min.js';

/** The text of axe, which looks for what keeps people from using a page; undefined where it isn't installed. @param root the content root */
export async function axeProgram(root: string): Promise<string | undefined> {
  const file = installedFor(root, (load) => load.resolve(AXE));
  return file && readFile(file, 'utf8');
}

/** The text of what holds a page against the laws (`Laws`), as a program that leaves nothing but its name. @throws Error where it is missing */
export const lawsProgram = once(async (): Promise<string> => {
  const text = await new Tools().text('laws.js');
  if (text === undefined) throw new Error('The laws for blocks (laws.js) are missing among the compiled commands.');
  return `(()=>{${text}})()`;
});
