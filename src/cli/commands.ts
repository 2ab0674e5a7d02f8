import { usualPort } from '../server/dev/next-port.ts';
import { previewPort } from './arguments.ts';
import { data, move, upgrade } from './change-commands.ts';
import type { Command, Option } from './command.ts';
import { newBlock, newKind, newPage, newSite } from './new-commands.ts';
import { at, fresh, out, output, root, serverOptions } from './shared-options.ts';

const formatOption: Option = {
  name: 'format',
  value: 'FORMAT',
  help: 'pretty, line, json, github, sarif, gitlab, junit or rdjson (default: pretty)',
};

const start: Command = {
  name: 'start',
  purpose: 'Show the site while you edit it. Changes appear at once.',
  options: [
    root,
    ...serverOptions(usualPort),
    {
      name: 'editor',
      value: 'COMMAND',
      help: 'what opens a mistake in your editor: code (default: the one that runs)',
    },
  ],
  uses: [{ typed: 'start', does: 'shows the site while you edit it, with every mistake above the last good page' }],
  load: () => import('./commands/start.ts'),
};

const build: Command = {
  name: 'build',
  purpose: 'Build the site into a folder of static files.',
  words: '[PART...]',
  options: [
    root,
    out,
    at,
    { name: 'live', help: 'publish as a link that is switched in one step, for a web server that serves the folder' },
    { name: 'compress', help: 'also write compressed copies (.br, .gz), for a web server that sends them' },
    { name: 'profile', help: 'say where the time went' },
    { name: 'shard', value: 'N/ALL', help: 'build one part of the site, such as 3/8, into part-3' },
    { name: 'merge', help: 'make the whole site of its parts: build --merge part-*' },
    fresh,
  ],
  uses: [
    { typed: 'build', does: 'writes the whole site to `dist/`, or changes nothing' },
    {
      typed: 'build --live',
      does: 'the same, for a web server that serves the folder itself. `dist` becomes a link that is switched in one step, so there is [no moment without a site](docs/hosting.md#a-folder-that-is-served-while-you-build)',
    },
    {
      typed: 'build --at 2026-12-01',
      does: 'builds the site of that day: what `publishAt`, `expireAt` and `visible` say of it',
    },
    {
      typed: 'build --shard 3/8',
      does: 'builds the third of eight parts of a very large site, [each on a machine of its own](docs/ci.md#building-in-parts). `--merge part-*` makes the site of them',
    },
    {
      typed: 'build --compress',
      does: 'the same, with compressed copies of texts (`.br`, `.gz`) for a web server of your own',
    },
    {
      typed: 'build --profile',
      does: 'says where the time went, in all and for a page',
    },
  ],
  load: () => import('./commands/build.ts'),
};

const check: Command = {
  name: 'check',
  purpose: 'Look for mistakes without building anything.',
  options: [
    root,
    formatOption,
    output,
    { name: 'no-color', help: 'without colours; --color for colours (default: colours on a terminal)' },
    { name: 'color' },
    { name: 'explain', value: 'CODE', help: 'explain a mistake and how to fix it, without checking' },
    at,
    { name: 'fix', help: 'fix what has one right answer, and report what is left' },
    { name: 'dry-run', help: 'with --fix: show what would change without writing anything' },
    {
      name: 'accept-removed',
      value: 'ADDRESS',
      help: 'end a published address on purpose, so that nothing has to be there any more (several: /a,/b)',
    },
    fresh,
  ],
  uses: [
    {
      typed: 'check',
      does: 'shows what is wrong in the content and where. `--format` prints json, sarif, github and others for [CI](docs/ci.md)',
    },
    {
      typed: 'check --fix',
      does: 'fixes every mistake that has one right answer, and changes nothing else. `--dry-run` shows the changes first',
    },
    {
      typed: 'check --explain unknown-key',
      does: 'explains a mistake, with an example and its fixed version',
    },
    {
      typed: 'check --accept-removed /old',
      does: 'ends a published address on purpose: nothing has to be there any more',
    },
  ],
  load: () => import('./commands/check.ts'),
};

const release: Command = {
  name: 'release',
  purpose: 'Add new addresses to the list of those that are published.',
  more: ['Run it whenever you publish the site: from then on, check says when an address is gone.'],
  options: [root],
  uses: [
    {
      typed: 'release',
      does: 'checks the site and adds its new addresses to `published.txt`: [none of them ever breaks](docs/authors.md#addresses-that-last)',
    },
  ],
  load: () => import('./commands/release.ts'),
};

const testBlocks: Command = {
  name: 'test-blocks',
  purpose: 'Test the blocks of the site in a browser.',
  words: '[NAME...]',
  more: [
    'It shows the example of each block in blocks/ in all looks, in light and dark, on a phone and without',
    'JavaScript, and says what keeps visitors from using it. Without names, all blocks are tested.',
  ],
  example: 'test-blocks tides',
  options: [
    root,
    formatOption,
    { name: 'no-color', help: 'without colours; --color for colours (default: colours on a terminal)' },
    { name: 'color' },
    { name: 'timeout', value: 'SECONDS', help: 'how long a block may take for one thing (default: 10)' },
  ],
  uses: [
    {
      typed: 'test-blocks',
      does: 'tests [blocks of your own](docs/own-blocks.md#test-it) in a browser: contrast, names for screen readers, phones, without JavaScript',
    },
  ],
  load: () => import('./commands/test-blocks.ts'),
};

const diff: Command = {
  name: 'diff',
  purpose: 'Show what changes on the site: pages, texts, prices, dates, links, pictures, settings.',
  words: '[BRANCH]',
  more: [
    'BRANCH is a branch, a tag or a commit: the files as they are now are compared with the commit at which',
    'they parted from it. A..B compares two of them. Without it: what is not committed yet.',
  ],
  example: 'diff main',
  options: [
    root,
    { name: 'format', value: 'FORMAT', help: 'text, markdown or json (default: text)' },
    { name: 'pictures', value: 'DIR', help: 'also take pictures of the pages, before and after, with a browser' },
  ],
  uses: [
    {
      typed: 'diff main',
      does: 'says what a branch changes on the site, in words. `--format markdown` makes [a comment of it](docs/ci.md#what-a-pull-request-changes)',
    },
  ],
  load: () => import('./commands/diff.ts'),
};

const preview: Command = {
  name: 'preview',
  purpose: 'Serve the built site the way a host would.',
  options: [root, out, ...serverOptions(previewPort)],
  uses: [{ typed: 'preview', does: 'serves `dist/` the way a static host would, with the same headers' }],
  load: () => import('./commands/preview.ts'),
};

const hosting: Command = {
  name: 'hosting',
  purpose: 'Print the settings a web server or a host needs for the site.',
  words: 'SERVER',
  more: ['SERVER is nginx, caddy, apache, vercel, cloudfront-headers or cloudfront-function.'],
  example: 'hosting nginx --output site.conf',
  options: [root, out, output],
  uses: [
    {
      typed: 'hosting nginx',
      does: 'prints the settings a web server needs for the built site: headers, caching, redirects. With `netlify`, `cloudflare` or `pages`, it prints [the file](docs/hosting.md) with which that host builds the site itself',
    },
  ],
  load: () => import('./commands/hosting.ts'),
};

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  start,
  build,
  check,
  release,
  preview,
  hosting,
  newSite,
  newPage,
  newKind,
  newBlock,
  testBlocks,
  move,
  diff,
  data,
  upgrade,
];
