import type { NewSite, SiteWish } from '../../../authoring/new-site/new-site.ts';
import { quoted } from '../../typed-in.ts';

/** Where a site was written, for whoever reads about it. */
export type Place = {
  readonly wish: SiteWish;
  /** From the folder in which the command was typed. */
  readonly path: string;
  /** How npm is called in the site's folder. */
  readonly npm: string;
};

/** What somebody wants to know about a site that was made for them. */
export function aboutSite({ files, diagnostics }: NewSite, { wish, path, npm }: Place): string {
  const pages = [...files.keys()].filter((file) => file.startsWith('pages/')).sort(homeFirst);
  const lines = [
    `Made ${path}, a site of the kind ${wish.kind} with ${pages.length} pages:`,
    '',
    '  site.yaml   its name, menu, contact details and colours',
    ...pages.map((file) => `  ${file}`),
    '  README.md   what to type',
    '',
    'To see it, and change it while you look at it:',
    '',
    `  cd ${quoted(path)}`,
    `  ${npm} start`,
    '',
    `All names, addresses, prices and texts are made up: write your own over them. Before you publish the site, change "url" and "contact" in site.yaml.`,
    ...(wish.language === undefined
      ? []
      : [
          `Its language is ${wish.language}. What visitors read besides your texts is at the end of site.yaml, to write over.`,
        ]),
    ...diagnostics
      .filter(({ code }) => code !== 'english-words')
      .map(({ file, line, message }) => `${file}, line ${line}: ${message}`),
  ];
  return `${lines.join('\n')}\n`;
}

const homeFirst = (a: string, b: string): number =>
  Number(b === 'pages/index.yaml') - Number(a === 'pages/index.yaml') || (a < b ? -1 : 1);
