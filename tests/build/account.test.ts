import { expect, test } from 'vitest';
import { loadSite } from '../../src/content/load/load.ts';
import { folderDisk } from '../../src/disk/disk.ts';
import { summaryOf } from '../../src/server/dev/live-content.ts';
import { folderWith, page, smallSite } from './support/site.ts';

test('what the development server prints fits the terminal, as wide as it is at the moment', async () => {
  const root = folderWith({
    ...smallSite,
    'pages/index.yaml': page('Home', '    actions: [{ label: Away, href: /nowhere }]\n'),
  });
  const { diagnostics, sourceOf } = await loadSite(folderDisk(root));
  const terminal: { width: number | undefined } = { width: 60 };
  const options = {
    task: 'serve',
    root,
    out: '',
    color: false,
    width: () => terminal.width,
    print: () => undefined,
  } as const;
  const widest = (): number => {
    const lines = summaryOf({ pages: 3, diagnostics, sourceOf, time: 1 }, options).split('\n');
    return Math.max(...lines.map((line) => line.length));
  };
  expect(widest()).toBeLessThanOrEqual(60);
  terminal.width = undefined;
  expect(widest()).toBeGreaterThan(100);
});
