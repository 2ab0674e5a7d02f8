import type { SiteFile } from '../../../src/outputs/output.ts';

const pages = Array.from({ length: 4 }, (_, index) => `p${index}/page-${index}.html`);

/** The files of a version: as many for every word, each with the word in it; one has it in its name, as hashed files do. */
export function filesOf(word: string): SiteFile[] {
  const text = (name: string): string => `${name} of ${word}\n`.repeat(50);
  return [
    { path: 'index.html', text: text('index') },
    ...pages.map((path) => ({ path, text: text(path) })),
    { path: `built/app-${word}.js`, text: text('app'), hashed: true },
  ];
}
