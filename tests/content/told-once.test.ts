import { expect, test } from 'vitest';
import { applyFixes } from '../../src/authoring/fix/apply-fixes.ts';
import { loadSite } from '../../src/content/load/load.ts';
import { goodPage, goodSite, memoryDisk, pageCalled } from './memory-disk.ts';

const linkTo = (href: string, title = 'Home'): string =>
  `${pageCalled(title)}    actions:\n      - { label: Go, href: ${href} }\n`;

/** A site of many pages that all link to the same address. */
function manyLinks(count: number, href: string) {
  const pages = Array.from(
    { length: count },
    (_, index) => [`pages/page-${index}.yaml`, linkTo(href, `Page ${index}`)] as const,
  );
  return memoryDisk({
    'site.yaml': goodSite,
    'pages/index.yaml': goodPage,
    'pages/about.yaml': pageCalled('About'),
    ...Object.fromEntries(pages),
  });
}

test('the same broken link in many pages is told once, with the first other places', async () => {
  const { diagnostics, site } = await loadSite(manyLinks(300, '/nowhere'));
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.message).toMatch(/in 299 other places\. Here are the first 10\.$/);
  expect(diagnostics[0]?.related).toHaveLength(10);
  // Each of these pages is wrong for itself.
  expect(site?.pages.map(({ route }) => route)).toEqual(['/', '/about']);
});

test('a link that is surely meant otherwise is fixed in every page', async () => {
  const { files, diagnostics } = await applyFixes(manyLinks(300, '/About'));
  expect(files).toHaveLength(300);
  expect(diagnostics).toEqual([]);
});

test('what a fix does to a file is all of the same mistake in that file', async () => {
  const twice = `${linkTo('/About')}      - { label: Go, href: "/About#main" }\n`;
  const disk = memoryDisk({
    'site.yaml': goodSite,
    'pages/index.yaml': twice,
    'pages/about.yaml': linkTo('/About', 'About'),
  });
  const { diagnostics } = await loadSite(disk);
  expect(diagnostics.map(({ file, fix }) => [file, fix?.map(({ text }) => text)])).toEqual([
    ['pages/about.yaml', ['/about']],
  ]);
  const { files } = await applyFixes(disk);
  expect(files.map(({ name }) => name)).toEqual(['pages/about.yaml', 'pages/index.yaml']);
});
