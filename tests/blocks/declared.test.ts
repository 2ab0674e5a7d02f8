import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blockFiles } from '../../src/authoring/new-block/new-block.ts';
import { declaredBlocks } from '../../src/cli/package/package.ts';
import { tides, tidesFiles } from '../build/support/own-block.ts';
import { folderWith } from '../build/support/site.ts';
import { fencesIn, guides } from '../manual/guides.ts';
import { programOf } from '../setup/tool.ts';

// What a package declares of `sitewright/blocks`, beside what that is.

const DECLARED = 'src/blocks/declared.d.ts';
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort();

test('it declares all values that are offered, and no others', () => {
  const offered = readFileSync('src/blocks/offered.ts', 'utf8').replaceAll(/^export type .*$/gm, '');
  const names = [...offered.matchAll(/^export \{([^}]*)\}/gms)].flatMap(([, all = '']) =>
    all.split(',').flatMap((each) => (/^\s*(?:type\s.*)?$/.test(each) ? [] : each.trim())),
  );
  expect(namesIn(readFileSync(DECLARED, 'utf8'), /^export declare (?:const|function) (\w+)/gm)).toEqual(names.sort());
});

test('the block of the guide and a new block have right types with it, and what is wrong is found', () => {
  const guide = guides.find(({ file }) => file === 'docs/own-blocks.md');
  const [config = ''] = (guide === undefined ? [] : fencesIn(guide)).flatMap((each) =>
    each.language === 'json' ? each.text : [],
  );
  const site = folderWith({
    ...tidesFiles,
    ...Object.fromEntries(blockFiles('price-wave')),
    'blocks/bad/Bad.tsx': tides.component.replace('<Words of={high} />', '<Words off={high} />'),
    'tsconfig.json': config,
    'node_modules/sitewright/package.json': '{ "exports": { "./blocks": { "types": "./blocks.d.ts" } } }',
    'node_modules/sitewright/blocks.d.ts': declaredBlocks(),
  });
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
  expect(found).toEqual([expect.stringMatching(/^blocks\/bad\/Bad\.tsx\(\d+,\d+\): error TS2322: .*off/)]);
});
