import { builderIs } from '../diagnostics/run-by.ts';
import type { Command } from './command.ts';
import { root } from './shared-options.ts';

export const newSite: Command = {
  name: 'new site',
  purpose: 'Make a site of your own to begin with, in a new folder.',
  words: 'DIR',
  more: ['On a terminal, it asks for what is left out.'],
  example: 'new site ../bakery --kind shop --look soft',
  options: [
    { name: 'name', value: '"WORDS"', help: 'the name of the site, in any language' },
    { name: 'kind', value: 'KIND', help: 'studio, shop, practice, restaurant, product or blank' },
    {
      name: 'look',
      value: 'LOOK',
      help: 'how it looks: one of the looks of theme in site.yaml (default: one that suits the kind)',
    },
    { name: 'language', value: 'CODE', help: 'the language of its texts, such as de or German (default: en)' },
    {
      name: 'from',
      value: 'FILE',
      help: 'a packed Sitewright to install, such as sitewright-1.0.0.tgz: the site keeps the file',
    },
    // A clone is there already.
    ...(builderIs === 'package' ? [{ name: 'no-install', help: 'without installing Sitewright in it' }] : []),
  ],
  uses: [
    {
      typed: 'new site ../bakery',
      does: 'makes a site of your own in a new folder, with four pages to write over. It asks for name, kind and look, or takes `--name`, `--kind` and `--look`. `--language de` is for a site in German',
    },
  ],
  load: () => import('./commands/new/site.ts'),
};

export const newPage: Command = {
  name: 'new page',
  purpose: 'Make a new page to start from.',
  words: 'ADDRESS',
  example: 'new page /services/quantum --from faq',
  options: [
    {
      name: 'from',
      value: 'WHAT',
      help: 'start from the example of a block (faq) or from another page (/services/cloud)',
    },
    { name: 'kind', value: 'KIND', help: 'a page of this kind (article), with its fields' },
    { name: 'md', help: 'with --kind: its text in a .md file of its own' },
    { name: 'title', value: '"WORDS"', help: 'the title of the page (default: the last word of its address)' },
    root,
  ],
  uses: [
    {
      typed: 'new page /services/quantum',
      does: "makes a new page. `--from faq` starts with a block's example, `--from /about` with a copy of that page",
    },
    {
      typed: 'new page /blog/news --kind article',
      does: 'makes a page of a kind, with its fields. `--md` puts its text into a `.md` file',
    },
  ],
  load: () => import('./commands/new/page.ts'),
};

export const newKind: Command = {
  name: 'new kind',
  purpose: 'Make a kind of page of your own, or renew what editors know of it.',
  words: 'NAME',
  example: 'new kind recipe',
  options: [root],
  uses: [
    {
      typed: 'new kind recipe',
      does: 'makes a kind of page of your own, `kinds/recipe.yaml`, and a schema for editors. After you change the kind, it renews the schema',
    },
  ],
  load: () => import('./commands/new/kind.ts'),
};

export const newBlock: Command = {
  name: 'new block',
  purpose: 'Make a block of your own, or renew what editors know of your blocks.',
  words: 'NAME',
  example: 'new block tides',
  options: [root],
  uses: [
    {
      typed: 'new block tides',
      does: 'makes [a block of your own](docs/own-blocks.md): its schema, its component and an example, and a schema for editors. After you change the schema of a block, it renews the one for editors',
    },
  ],
  load: () => import('./commands/new/block.ts'),
};
