import { usualPort } from '../build/dev/next-port.ts';

const commands = {
  dev: 'Show the site while you edit it. Changes appear at once.',
  build: 'Build the site into a folder of static files.',
  check: 'Look for mistakes without building anything.',
  preview: 'Serve the built site the way a host would.',
  hosting: 'Print the settings a web server needs for the built site.',
  new: 'Make a new page to start from, or a new kind of block.',
} as const;

export type CommandName = keyof typeof commands;

const names = Object.keys(commands);
const rootLine = '  --root DIR          the folder with site.yaml (default: this one, or the nearest above it)';
const outLine = '  --out DIR           the folder of the built site (default: dist in the root)';
const helpLine = '  --help              show this help';

function serverLines(port: number): string[] {
  return [
    `  --port N            the port (default: ${port})`,
    '  --host NAME         the address to listen on (default: 127.0.0.1, this computer only)',
    '  --allow-host NAME   also answer to this name, for tunnels and proxies (several: a,b)',
  ];
}

const options: Readonly<Record<CommandName, readonly string[]>> = {
  dev: [rootLine, ...serverLines(usualPort), helpLine],
  build: [
    rootLine,
    outLine,
    '  --live              publish without a gap, for a web server that serves the folder itself: DIR becomes a link',
    '  --compress          also write compressed copies (.br, .gz), for a web server that sends them',
    helpLine,
  ],
  check: [
    rootLine,
    '  --format FORMAT     pretty, line, json, github, sarif, gitlab, junit or rdjson (default: pretty)',
    '  --output FILE       where to write the report (default: standard output)',
    '  --no-color          print no colours; --color always prints them (default: colours on a terminal)',
    '  --explain CODE      explain a mistake and how to fix it, without checking',
    '  --fix               fix every mistake that has one right answer, and report the others',
    '  --dry-run           with --fix: show what would change without writing anything',
    helpLine,
  ],
  preview: [rootLine, outLine, ...serverLines(4173), helpLine],
  hosting: [rootLine, outLine, helpLine],
  new: [
    '  --from WHAT         start from the example of a block (faq) or from another page (/services/cloud)',
    '  --title "WORDS"     the title of the page (default: the last word of its address)',
    rootLine,
    helpLine,
  ],
};

/** How a command is typed, where it takes more than options. */
const usages: Partial<Record<CommandName, string>> = {
  hosting: [
    'sitewright hosting SERVER [options]',
    '',
    'SERVER is nginx, caddy, apache, vercel, cloudfront-headers or cloudfront-function.',
    'Example: npm run -s hosting -- nginx > site.conf',
  ].join('\n'),
  new: [
    'sitewright new page ADDRESS [options]',
    '       sitewright new block NAME',
    '',
    'Example: npm run new -- page /services/quantum --from faq',
  ].join('\n'),
};

export function isCommand(name: string): name is CommandName {
  return names.includes(name);
}

/** What all commands are for. */
export function generalHelp(): string {
  const lines = Object.entries(commands).map(([name, words]) => `  ${name.padEnd(10)}${words}`);
  return ['Usage: sitewright <command> [options]', '', ...lines, '', 'For more: sitewright <command> --help', ''].join(
    '\n',
  );
}

/** What one command is for, and its options. */
export function helpFor(name: CommandName): string {
  const exits = 'Exit code: 0 no errors, 1 errors in the content, 2 wrong usage or a failure.';
  const usage = usages[name] ?? `sitewright ${name} [options]`;
  return [`Usage: ${usage}`, '', commands[name], '', ...options[name], '', exits, ''].join('\n');
}
