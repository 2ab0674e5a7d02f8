import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadSite } from '../src/content/load/load.ts';
import { below, blockNames, schemaOf } from '../src/content/shape/schema/schemas.ts';
import { memoryDisk } from './content/memory-disk.ts';
import { settings } from './own-site/content.ts';

const site = readFileSync('site.yaml', 'utf8');

/** The pictures that `site.yaml` names. */
const pictures = Object.fromEntries(
  [settings.logo, settings.icon, settings.image].flatMap((file) =>
    file === undefined ? [] : [[`public${file}`, readFileSync(`public${file}`)]],
  ),
);

/** The pages that a guide shows: its YAML examples that have blocks. */
function pagesIn(guide: string): string[] {
  const examples = [...readFileSync(guide, 'utf8').matchAll(/```yaml\n(.*?)```/gs)].map(([, text = '']) => text);
  return examples.filter((text) => /^blocks:/m.test(text));
}

for (const guide of ['README.md', 'docs/authors.md']) {
  test(`a page copied from ${guide} has no mistakes`, async () => {
    const pages = pagesIn(guide);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const files = {
        'site.yaml': site,
        'pages/index.yaml': page,
        'pages/contact.yaml': page.replace(/^title: .*/m, 'title: Contact'),
        ...pictures,
      };
      const { diagnostics } = await loadSite(memoryDisk(files));
      // The site's own menu leads to pages that are not here.
      expect(diagnostics.filter(({ file }) => file !== 'site.yaml')).toEqual([]);
    }
  });
}

test("the table of pages in docs/authors.md names each page's own blocks, and every block", () => {
  const rows = [...readFileSync('docs/authors.md', 'utf8').matchAll(/^\| [^|]+ \| `(pages\/[^`]+)` \| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  for (const [, file = '', blocks = ''] of rows) {
    const { blocks: written }: { blocks: { type: string }[] } = parse(readFileSync(file, 'utf8'));
    expect(blocks.trim(), file).toBe(written.map(({ type }) => type).join(', '));
  }
  const named = new Set(rows.flatMap(([, , blocks = '']) => blocks.trim().split(', ')));
  // Those that stand in the layout of a kind are on each of its pages.
  for (const file of readdirSync('schemas/kinds')) {
    const { layout }: { layout: { type: string }[] } = parse(readFileSync(join('schemas/kinds', file), 'utf8'));
    for (const { type } of layout) named.add(type);
  }
  expect([...named].sort()).toEqual(
    readdirSync('schemas/blocks')
      .map((file) => file.split('.')[0])
      .sort(),
  );
});

test('docs/authors.md names what `from` takes, and every block that takes it', () => {
  const text = readFileSync('docs/authors.md', 'utf8');
  const namesIn = (line: string | undefined): string[] =>
    [...(line ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  const takers = blockNames().filter((name) => below(schemaOf(`blocks/${name}`), 'from') !== undefined);
  expect(namesIn(/Blocks that take it: ([^.]*)\./.exec(text)?.[1])).toEqual(takers);
  const [block = ''] = takers;
  const keys = Object.keys(below(schemaOf(`blocks/${block}`), 'from')?.schema.properties ?? {});
  expect(namesIn(/`from` takes ([^.]*)\./.exec(text)?.[1]).sort()).toEqual(keys.filter((key) => key !== 'kind').sort());
});

test('no table of fields has a limit without a number', () => {
  for (const guide of ['docs/blocks.md', 'docs/site.md']) {
    const text = readFileSync(guide, 'utf8');
    expect(text.match(/number,? {2}|number, to /g), guide).toBeNull();
  }
});

test('SECURITY.md and its figures name files and commands that exist', () => {
  const texts = ['SECURITY.md', 'docs/security.md'].map((guide) => readFileSync(guide, 'utf8')).join('\n');
  const files = [...texts.matchAll(/\b((?:tests|src|\.github)\/[\w./-]+\w)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const { scripts }: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...texts.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, command = '']) => command);
  expect(commands.filter((command) => !Object.hasOwn(scripts, command))).toEqual([]);
});
