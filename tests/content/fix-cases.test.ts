import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../src/authoring/fix/apply-fixes.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { siteReader } from '../../src/content/load/site-reader.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { caseDisk } from '../case-disk.ts';
import { filesIn, leaveOut, writeFiles } from '../fixed-files.ts';
import { keptValues } from './fix-law.ts';

const folder = fileURLToPath(new URL('../cases/invalid/', import.meta.url));
const cases = (await readdir(folder)).sort();

describe('a broken site has its fixed form beside it, or none', () => {
  for (const name of cases) {
    test(name, async () => {
      const disk = caseDisk(join(folder, name));
      const reader = siteReader();
      const told = (await loadSite(disk, { reader })).diagnostics;
      const all = await applyFixes(disk, undefined, { reader });
      const { files, diagnostics } = all;
      const mended = Object.fromEntries(files.map((file) => [file.name, new TextDecoder().decode(file.after)]));
      const fixed = join(folder, name, 'fixed');
      if (process.env.UPDATE === '1') {
        await writeFiles(fixed, mended);
        await leaveOut(join(folder, name, 'mended'), mended);
      }
      expect(mended, `UPDATE=1 npx vitest run tests/content/fix-cases.test.ts -t ${name} writes fixed/.`).toEqual(
        await filesIn(fixed),
      );
      const isOne = ({ code }: Diagnostic): boolean => code === name;
      expect(keptValues(told, all).problems).toEqual([]);
      const before = told.filter(isOne);
      const after = diagnostics.filter(isOne);
      expect(before.length).toBeGreaterThan(0);
      expect(after.length).toBeLessThanOrEqual(before.length - files.length);
      // Where nothing was fixed, nothing is said to be.
      if (files.length === 0) expect(after).toEqual(before);
    });
  }
});
