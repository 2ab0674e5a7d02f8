import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sort of mistake, and what becomes of the text of a page that has it. */
export type Mistake = { readonly name: string; readonly make: (page: string) => string };

/** The names of the pages of a site. */
export function pagesOf(root: string): string[] {
  const pages = join(root, 'pages');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.yaml')).map((file) => join(pages, file));
}

/** The made-up site in a folder once more, with a mistake in each page. @returns where it is */
export function siteWith(folder: string, { name, make }: Mistake): string {
  const root = join(folder, name.replaceAll(' ', '-'));
  cpSync(join(folder, 'sitewright'), root, { recursive: true });
  for (const path of pagesOf(root)) writeFileSync(path, make(readFileSync(path, 'utf8')));
  return root;
}
