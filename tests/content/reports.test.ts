import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load.ts';
import { type Files, goodPage, goodSite, memoryDisk } from './memory-disk.ts';

const top = 'title: Home\ndescription: What we do.\n';
/** A page of one hero, whose keys begin in line 5, column 5. */
const hero = (keys: string): string =>
  `${top}blocks:\n  - type: hero\n${`title: Hi\n${keys}`.replace(/^(?=.)/gm, '    ')}`;
/** A home page with this text in line 6, from column 18 on. */
const text = (written: string): Files => ({ 'pages/index.yaml': hero(`description: ${written}\n`) });
const site = (keys: string): Files => ({ 'site.yaml': `${goodSite}${keys}` });

/** What an author may do -> the files, and all that is said about them. */
const reports: Readonly<Record<string, readonly [files: Files, said: readonly string[]]>> = {
  'a link without address': [text('see [x]()'), ['pages/index.yaml:6:22 bad-link']],
  'a link with a space as its address': [text('see [x]( )'), ['pages/index.yaml:6:22 bad-link']],
  'a link with nothing in its brackets': [text('see [x](<>)'), ['pages/index.yaml:6:22 bad-link']],
};

for (const [what, [files, said]] of Object.entries(reports)) {
  test(`reports ${what}, once`, async () => {
    const disk = memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage, ...files });
    const { diagnostics } = await loadSite(disk);
    expect(diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual(said);
  });
}
