import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteWithKinds } from '../../tests/bench/kinds-site.ts';
import type { Files } from '../../tests/build/support/site.ts';

/** One edited line, and where its words are shown. */
export type Edit = {
  readonly name: string;
  readonly file: string;
  /** What is written, and stays: new words come after it. */
  readonly words: string;
  readonly addresses: readonly string[];
};

/** A site, and what is edited in it. */
export type EditedSite = { readonly name: string; readonly files: Files; readonly edits: readonly Edit[] };

const sites = fileURLToPath(new URL('../../tests/sites', import.meta.url));

function filesOf(site: string): Files {
  const folder = join(sites, site);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}

type Row = readonly [name: string, file: string, words: string, ...addresses: readonly string[]];

const editOf = ([name, file, words, ...addresses]: Row): Edit => ({ name, file, words, addresses });

/** What is edited in the sites of `tests/sites`. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  dance: [
    ['a page', 'pages/prices.yaml', 'What a month of each of our courses costs.', '/prices'],
    ['an entry in data', 'data/courses.yaml', 'title: Salsa for everybody', '/courses', '/prices', '/styles/salsa'],
    ['the card of a kind', 'kinds/course.yaml', '{price} a month', '/courses', '/styles/salsa'],
    ['the layout of a kind', 'kinds/teacher.yaml', 'title: Courses of', '/teachers/mara-lindner'],
    ['a label of the menu', 'site.yaml', 'label: Prices', '/', '/courses', '/prices'],
  ],
  homes: [
    [
      'a page that is listed',
      'pages/homes/bright-flat-in-baner.yaml',
      'title: Bright flat in Baner',
      '/homes/bright-flat-in-baner',
      '/homes',
      '/homes/pune',
      '/homes/pune/flat',
    ],
  ],
  menu: [['a row of a CSV file', 'data/semaine.csv', 'Velouté de potiron', '/carte', '/semaine']],
  club: [['a row of a CSV file', 'data/results.csv', 'Canterbury Town', '/results']],
  festival: [
    ['an entry in data', 'data/concerts.yaml', 'title: Nils Aakre Trio', '/programme', '/artists/nils-aakre-trio'],
  ],
};

/** The sites of `tests/sites`, and one of so many pages. */
export function editedSites(pages: number): readonly EditedSite[] {
  const half = Math.round(pages / 2);
  return [
    ...Object.entries(rows).map(([name, all]) => ({ name, files: filesOf(name), edits: all.map(editOf) })),
    {
      name: `${pages} pages`,
      files: siteWithKinds({ articles: half, categories: 20, pages: half }),
      edits: [
        ['a page', 'pages/services/s1.yaml', 'title: Service 1', '/services/s1'] as const,
        [
          'a page that is listed',
          'pages/news/a1.yaml',
          'title: Article number 1',
          '/news/a1',
          '/news/about/category-1',
          '/news/archive',
        ] as const,
        ['a row of a CSV file', 'data/rates.csv', '"Rate ""2', '/rates'] as const,
      ].map(editOf),
    },
  ];
}
