import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by their path. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The least a page needs, with a title to know it by. */
export function page(title: string, more = ''): string {
  return `title: ${title}\ndescription: About ${title}.\nblocks:\n  - type: cta\n    title: ${title}\n${more}`;
}

export const siteYaml = 'name: Example\nurl: https://www.example.com\n';

/** A small site of two pages and a public file. */
export const smallSite: Files = {
  'site.yaml': siteYaml,
  'pages/index.yaml': page('Home'),
  'pages/about/team.yaml': page('Team'),
  'public/robots.txt': 'User-agent: *\n',
};

/** Writes files into a folder. */
export function put(root: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** A folder with these files, deleted after the test. */
export function folderWith(files: Files): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'sitewright-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  put(root, files);
  return root;
}

/** All files of a folder: each with a hash of its bytes. */
export function contentsOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  const hash = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  return Object.fromEntries(files.map((file) => [relative(folder, file), hash(file)]));
}

/** One hash over all files of a folder: names and bytes. */
export function digestOf(folder: string): string {
  return createHash('sha256')
    .update(JSON.stringify(contentsOf(folder)))
    .digest('hex')
    .slice(0, 16);
}
