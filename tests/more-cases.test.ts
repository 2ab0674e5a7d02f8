import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { applyFixes, fixedIn } from '../src/authoring/fix/apply-fixes.ts';
import { formatPretty } from '../src/diagnostics/format/pretty.ts';
import { caseDisk, caseReader, leaveOutUsual, loadCase } from './case-disk.ts';
import { keptValues } from './content/fix-law.ts';
import { filesIn, writeFiles } from './fixed-files.ts';

/**
 * More sites for a code: `more/CODE/WHAT/` has a site, what its author reads, and in `fixed/` the files that are fixed. `habits/BUILDER/` has the
 * same of somebody who writes as for another builder.
 */
const folder = fileURLToPath(new URL('./cases/', import.meta.url));
const groups = [...(await readdir(join(folder, 'more'))).map((code) => `more/${code}`), 'habits'];
const cases = (
  await Promise.all(groups.map(async (group) => (await readdir(join(folder, group))).map((name) => `${group}/${name}`)))
)
  .flat()
  .sort();

test.each(cases)('%s is explained, and fixed where that is sure', async (name) => {
  const root = join(folder, name);
  const disk = caseDisk(root);
  // As the command does: what was checked is fixed without being read once more.
  const reader = caseReader();
  const { diagnostics, sourceOf } = await loadCase(disk, reader);
  const all = await applyFixes(disk, undefined, { reader });
  const { files } = all;
  const text = formatPretty(diagnostics, { sourceOf, color: false, fixable: fixedIn(all) });
  const fixed = Object.fromEntries(files.map((file) => [file.name, new TextDecoder().decode(file.after)]));
  if (process.env.UPDATE === '1') {
    await leaveOutUsual(root);
    await writeFile(join(root, 'expected.txt'), text);
    await writeFiles(join(root, 'fixed'), fixed);
  }
  const update = `UPDATE=1 npx vitest run tests/more-cases.test.ts -t ${name} writes expected.txt and fixed/.`;
  expect(text, update).toBe(readFileSync(join(root, 'expected.txt'), 'utf8'));
  expect(fixed, update).toEqual(await filesIn(join(root, 'fixed')));
  expect(keptValues(diagnostics, all).problems).toEqual([]);
  if (name.startsWith('habits/')) return;
  expect(
    new Set(diagnostics.map(({ code }) => code)),
    `A folder has the mistake that it is named after alone: mend the others in tests/cases/${name}/`,
  ).toEqual(new Set([basename(dirname(name))]));
});
