import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { put, siteYaml, smallSite } from '../support/site.ts';

/** What stands in files that no server may show. */
export const secrets = ['TOP-SECRET', 'export async function startDev', '"private": true', 'root:x:0:0'];

const files = {
  'a.txt': 'a text',
  'empty.txt': '',
  'big.bin': 'x'.repeat(300_000),
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'folder/inner.txt': 'inner',
  '.well-known/security.txt': 'Contact: mailto:us@example.com\n',
};
const hidden = { '.env': 'TOP-SECRET', '.git/config': 'TOP-SECRET', 'folder/.hidden': 'TOP-SECRET' };

function under(folder: string, some: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(some).map(([path, text]) => [`${folder}/${path}`, text]));
}

/** Links out of a folder, as no build makes them. */
function linksOut(root: string, folder: string): void {
  symlinkSync(root, join(root, folder, 'out'));
  symlinkSync(join(root, 'secret.txt'), join(root, folder, 'link.txt'));
}

/** Makes a site to attack in a folder: its sources, or as it was built. */
export function makeTarget(root: string, kind: 'sources' | 'built'): void {
  put(root, { 'secret.txt': 'TOP-SECRET' });
  if (kind === 'sources') {
    put(root, { ...smallSite, 'site.yaml': `${siteYaml}# TOP-SECRET\n`, ...under('public', { ...files, ...hidden }) });
    linksOut(root, 'public');
    return;
  }
  const pages = {
    'index.html': 'home',
    'contact.html': '<form method="post" action="https://api.emailjs.com/api/v1.0/email/send-form"></form>',
    '404.html': 'no such page',
    'contact.page.json': '{}',
    '.sitewright.json': '{"base":"/","version":1}\n',
  };
  mkdirSync(join(root, 'dist'));
  put(root, under('dist', { ...pages, ...files, ...hidden }));
  linksOut(root, 'dist');
}
