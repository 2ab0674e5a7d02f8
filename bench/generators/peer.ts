import { join } from 'node:path';
import { type Page, type Site, slugOf } from '../content/content.ts';
import { copyTemplate, emptied, putPictures, withSlashes, write, yamlOf } from './files.ts';
import type { Generator } from './generator.ts';

/** Where a peer's project has what; paths in the project. */
export type Places = {
  /** The folder in `bench/peers`, which is also the name of the project. */
  readonly template: string;
  /** The folder with a file for each page. */
  readonly pages: string;
  /** How the name of a page's file ends, and what goes around its YAML. */
  readonly ending: '.md' | '.yaml';
  /** What all pages share. */
  readonly site: string;
  readonly icons: string;
  readonly styles: string;
  /** The folder whose files are published as they are. */
  readonly files: string;
};

const textOf = (value: unknown, path: string): string =>
  path.endsWith('.json') ? `${JSON.stringify(value, null, 1)}\n` : yamlOf(value);

/** What all peers have in common: a project made from a template, and pages at `/p/page-00001/`. */
export function peerProject(
  project: string,
  places: Places,
): Pick<Generator, 'put' | 'putPage' | 'putSite' | 'documentOf' | 'addressOf' | 'others'> {
  const { ending } = places;
  const putPage = (number: number, page: Page): void => {
    const text = yamlOf(withSlashes(page));
    const path = join(project, places.pages, slugOf(number) + ending);
    write(path, ending === '.md' ? `---\n${text}---\n` : text);
  };
  const putSite = (site: Site): void => write(join(project, places.site), textOf(withSlashes(site), places.site));
  return {
    put: ({ pages, page, site }) => {
      emptied(join(project, places.pages));
      copyTemplate(places.template, project);
      copyTemplate('icons.json', join(project, places.icons));
      copyTemplate('site.css', join(project, places.styles));
      copyTemplate('favicon.svg', join(project, places.files, 'favicon.svg'));
      putPictures(join(project, places.files));
      putSite(site);
      for (let number = 1; number <= pages; number += 1) putPage(number, page(number));
    },
    putPage,
    putSite,
    documentOf: (number) => `p/${slugOf(number)}/index.html`,
    addressOf: (number) => `/p/${slugOf(number)}/`,
    others: 0,
  };
}
