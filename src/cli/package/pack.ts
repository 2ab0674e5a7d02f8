import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { putPackage } from './package.ts';

// npm run pack -- FOLDER: makes the package `sitewright-VERSION.tgz` in a folder. The same source gives the same bytes.

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say where to put the package: npm run pack -- FOLDER');
mkdirSync(resolve(folder), { recursive: true });
const work = mkdtempSync(join(tmpdir(), 'sitewright-pack-'));
try {
  await putPackage(work);
  execFileSync('npm', ['pack', work, '--pack-destination', resolve(folder), '--silent'], { stdio: 'inherit' });
} finally {
  rmSync(work, { recursive: true, force: true });
}
