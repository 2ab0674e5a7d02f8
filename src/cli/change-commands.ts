import type { Command } from './command.ts';
import { root } from './shared-options.ts';

// Commands that change an author's files.

export const move: Command = {
  name: 'move',
  purpose: 'Move a page to another address, with all links to it.',
  words: 'OLD NEW',
  more: ['Pages below the old address move along.'],
  example: 'move /team /about/team',
  options: [root, { name: 'dry-run', help: 'show what would change without writing anything' }],
  uses: [
    {
      typed: 'move /old /new',
      does: 'moves a page, or a whole folder of pages: changes all links to them, and leads visitors on from the old addresses',
    },
  ],
  load: () => import('./commands/move.ts'),
};

export const data: Command = {
  name: 'data',
  purpose: 'Fetch the entries of a kind from a published sheet or another address.',
  words: 'NAME [URL]',
  more: [
    'NAME is a kind with "data", or its file. Without URL, it takes the address that the kind says as "source".',
    'It shows what would change and asks before it writes anything. A build never fetches data.',
  ],
  example: 'data prices "https://example.com/prices.csv"',
  options: [
    root,
    { name: 'yes', help: 'write the file without asking' },
    { name: 'anyway', help: 'write the file also if it has mistakes' },
  ],
  uses: [
    {
      typed: 'data prices "https://…"',
      does: 'fetches [a published sheet](docs/authors.md#data-from-the-web), JSON or YAML into the file of a kind, after the same checks, and says first what changes. `--yes` is for scripts',
    },
  ],
  load: () => import('./commands/data.ts'),
};

export const upgrade: Command = {
  name: 'upgrade',
  purpose: 'Bring the files of a site to the format of this version.',
  more: ['It shows what would change. Comments, quotes and the order of lines stay.'],
  options: [root, { name: 'write', help: 'write the changes' }],
  uses: [
    {
      typed: 'upgrade',
      does: 'shows what a [new version](docs/authors.md#a-new-version) of Sitewright wants to be written in another way. `--write` writes it',
    },
  ],
  load: () => import('./commands/upgrade.ts'),
};
