import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blockFiles } from '../../src/authoring/new-block/new-block.ts';
import { putTypes } from '../../src/cli/package/package.ts';
import { tides, tidesFiles } from '../build/support/own-block.ts';
import { folderWith } from '../build/support/site.ts';
import { fencesIn, guides } from '../manual/guides.ts';
import { programOf } from '../setup/tool.ts';

// What a package declares of `sitewright/blocks`, beside what that is.

test('the block of the guide and a new block have right types with it, and what is wrong is found', () => {
  const guide = guides.find(({ file }) => file === 'docs/own-blocks.md');
  const [config = ''] = (guide === undefined ? [] : fencesIn(guide)).flatMap((each) =>
    each.language === 'json' ? each.text : [],
  );
  const site = folderWith({
    ...tidesFiles,
    ...Object.fromEntries(blockFiles('price-wave')),
    'blocks/bad/Bad.tsx': tides.component.replace('<Words of={high} />', '<Words off={high} />'),
    'blocks/bad/styles.ts':
      "import type { Styles } from 'sitewright/blocks';\nexport const wrong: Styles = { color: true };\n",
    'tsconfig.json': config,
    'node_modules/sitewright/package.json': '{ "exports": { "./blocks": { "types": "./types/blocks/offered.d.ts" } } }',
  });
  putTypes(join(site, 'node_modules/sitewright'));
  symlinkSync(join(process.cwd(), 'node_modules/@types'), join(site, 'node_modules/@types'));
  const tsc = (...args: readonly string[]): string => {
    try {
      return String(execFileSync(process.execPath, [programOf('tsc'), ...args], { cwd: site }));
    } catch (error) {
      return String(Object(error).stdout);
    }
  };
  const found = tsc('--types', 'react')
    .trim()
    .split('\n')
    .filter((line) => /^\S/.test(line));
  expect(found).toEqual([
    expect.stringMatching(/^blocks\/bad\/Bad\.tsx\(\d+,\d+\): error TS2322: .*off/),
    expect.stringMatching(/^blocks\/bad\/styles\.ts\(\d+,\d+\): error TS2322: /),
  ]);
});
