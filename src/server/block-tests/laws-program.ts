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

/** The text of what holds a page against the laws (`Laws`), as a program that leaves nothing but its name. */
export const lawsProgram = once(async (): Promise<string> => `(()=>{${await new Tools().text('laws.js')}})()`);
