import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Action, Block, Card, Content, Page, Site } from '../content/content.ts';
import { slugOf } from '../content/content.ts';
import { emptied, putPictures, write, yamlOf } from './files.ts';
import type { Command, Generator, Workshop } from './generator.ts';

const builder = fileURLToPath(new URL('../..', import.meta.url));
const caches = join(builder, 'node_modules', '.cache');

/** What depends on the builder's own code and never on content: the compiled app and the compiled commands. */
export const compiled: readonly string[] = ['sitewright', 'sitewright-commands', 'sitewright-commands.json'].map(
  (name) => join(caches, name),
);

/** What other processes keep there: the addresses of running servers, and what tests use. */
const othersOwn = ['sitewright-servers', 'sitewright-tests'];

function contentCaches(): string[] {
  // A builder that was just installed has none.
  mkdirSync(caches, { recursive: true });
  const found = readdirSync(caches).filter((name) => name.startsWith('sitewright') && !othersOwn.includes(name));
  return found.map((name) => join(caches, name)).filter((path) => !compiled.includes(path));
}

const actionsOf = (actions: readonly Action[]): object =>
  actions.length === 0
    ? {}
    : {
        actions: actions.map(({ label, href, variant }) => ({
          label,
          href,
          ...(variant === 'outline' ? { variant: 'secondary' } : {}),
        })),
      };

const cardOf = ({ icon, title, text, link }: Card): object => ({
  ...(icon === undefined ? {} : { icon }),
  title,
  description: text,
  ...(link === undefined ? {} : { href: link.href, linkLabel: link.label }),
});

function blockOf(block: Block): object {
  if (block.type === 'stats' || block.type === 'faq') return block;
  if (block.type === 'card-grid') return { type: block.type, title: block.title, items: block.cards.map(cardOf) };
  const { text, actions, ...rest } = block;
  return { ...rest, description: text, ...actionsOf(actions) };
}

const pageOf = ({ blocks, ...head }: Page): object => ({ ...head, blocks: blocks.map(blockOf) });

const siteOf = ({ brand, nav, footer }: Site): object => ({
  name: brand,
  url: 'https://bench.example',
  description: 'A site of many pages.',
  language: 'en',
  nav: {
    items: nav.map(({ label, children }) => ({ label, href: children[0]?.href ?? '/', items: children })),
  },
  footer: { description: footer.text, columns: [{ title: 'More', items: footer.links }] },
});

/** What `npm run build` and the others give Node before the program. */
function flags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(builder, 'package.json'), 'utf8'));
  return String(scripts.build)
    .split(' ')
    .slice(1)
    .filter((word) => word.startsWith('--'));
}

function command(...args: readonly string[]): Command {
  return { program: process.execPath, args: [...flags(), join(builder, 'src/cli/start.mjs'), ...args], cwd: builder };
}

/** This builder, as it stands in the checkout. */
export type Sitewright = Generator & { readonly check: Command };

/** Makes a project in our own YAML. The home page is one more of the same pages. */
export function sitewright({ folder }: Workshop): Sitewright {
  const root = join(folder, 'sitewright');
  const { version }: { version: string } = JSON.parse(readFileSync(join(builder, 'package.json'), 'utf8'));
  const putPage = (number: number, page: Page): void =>
    write(join(root, 'pages/p', `${slugOf(number)}.yaml`), yamlOf(pageOf(page)));
  const putSite = (site: Site): void => write(join(root, 'site.yaml'), yamlOf(siteOf(site)));
  return {
    name: 'Sitewright',
    version,
    put: ({ pages, page, site }: Content) => {
      emptied(join(root, 'pages'));
      for (let number = 1; number <= pages; number += 1) putPage(number, page(number));
      write(join(root, 'pages/index.yaml'), yamlOf(pageOf(page(0))));
      putSite(site);
      putPictures(join(root, 'public'));
    },
    putPage,
    putSite,
    build: (out) => command('build', '--root', root, '--out', out),
    serve: (port) => command('start', '--root', root, '--port', String(port)),
    check: command('check', '--root', root),
    get kept() {
      return [...contentCaches(), join(root, '.sitewright')];
    },
    documentOf: (number) => `p/${slugOf(number)}.html`,
    addressOf: (number) => `/p/${slugOf(number)}`,
    others: 2,
  };
}
