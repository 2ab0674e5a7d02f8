import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { putCreator, putPackage } from './package.ts';

// npm run pack -- --out DIR: makes both packages, `sitewright-VERSION.tgz` and `create-sitewright-VERSION.tgz`, in a folder. The same source gives the same bytes.

/** Puts a package together with `fill`, and packs it into the folder `out`. */
async function pack(out: string, fill: (folder: string) => Promise<void> | void): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'sitewright-pack-'));
  try {
    await fill(work);
    execFileSync('npm', ['pack', work, '--pack-destination', out, '--silent'], { stdio: 'inherit' });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (values.out === undefined) throw new Error('Say where to put the packages: npm run pack -- --out DIR');
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
await pack(out, putPackage);
await pack(out, putCreator);
