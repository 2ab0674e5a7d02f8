import { basename } from 'node:path';
import { asTyped } from '../../diagnostics/as-typed.ts';
import { npm } from '../../diagnostics/package-managers.mjs';
import { manager } from '../../diagnostics/run-by.ts';
import { filesOf } from './starters.ts';

/** What is above what a host reads. */
const madeBy = (host: string): string => `Made by "${asTyped(`hosting ${host}`)}". Change it as you like.`;

/** What a host runs to build a site: a script of its `package.json`, whatever the builder is. */
const build = `${manager.script} build`;

const netlifySettings = (): string => `# ${madeBy('netlify')}
[build]
  command = "${build}"
  publish = "dist"

[build.environment]
  NODE_VERSION = "24"
`;

/** What Cloudflare calls a site: at most 63 small letters, digits and hyphens, which make a part of its address. */
function workerName(root: string): string {
  const name = basename(root)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 63)
    .replace(/-$/, '');
  return name || 'site';
}

/** https://developers.cloudflare.com/workers/static-assets/ */
function cloudflareSettings(root: string): string {
  const settings = {
    name: workerName(root),
    // What the Workers platform does since that day: nothing that matters for files.
    compatibility_date: '2026-01-01',
    build: { command: build },
    // As the site writes its addresses: /contact, not /contact/.
    assets: { directory: './dist', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
  };
  return `// ${madeBy('cloudflare')}\n${JSON.stringify(settings, null, 2)}\n`;
}

/** The workflow of a new site, for a site that has none, with what installs this one. */
async function pagesSettings(): Promise<string> {
  const text = (await filesOf('blank', 'package')).get('.github/workflows/site.yml') ?? '';
  return text
    .replace(npm.fresh.join(), manager.fresh.join('\n      - run: '))
    .replaceAll(`${npm.run} `, `${manager.run} `);
}

/** What a host that builds a site itself reads in its folder, for the site in the folder `root`. */
export const hosts = new Map<string, (root: string) => string | Promise<string>>([
  ['netlify', netlifySettings],
  ['cloudflare', cloudflareSettings],
  ['pages', pagesSettings],
]);
