import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { allStarters } from '../../src/authoring/new-site/starters.ts';
import { ownKinds } from '../../src/content/entries/kinds.ts';
import { fontNames, fontsWritten } from '../../src/content/theme/fonts.ts';
import { colorNames, isLook, looks } from '../../src/content/theme/looks.ts';
import { themeOf } from '../../src/content/theme/theme.ts';
import { formats } from '../../src/diagnostics/format/formats.ts';
import { schemaOf } from '../../src/schema/schemas/schemas.ts';
import { codeIn, guides, tableAt } from './guides.ts';

const text = (file: string): string => readFileSync(file, 'utf8');

/** `## What the headers say` -> `what-the-headers-say`, as GitHub does it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (guide: string): string[] =>
  [...guide.matchAll(/^#+ (.*)$/gm)].map(([, words = '']) => anchorOf(words));

test('links in the guides lead to files that are there, and to headings in them', () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const { file, text: words } of guides) {
    const plain = words.replaceAll(/^(`{3,}).*?^\1$/gms, '').replaceAll(/`[^`\n]*`/g, '');
    for (const [, to = ''] of plain.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(to)) continue;
      seen += 1;
      const [path = '', anchor] = to.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(target)) wrong.push(`${file}: ${to}`);
      else if (anchor !== undefined && !anchorsIn(text(target)).includes(anchor)) wrong.push(`${file}: ${to}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(50);
});

test('files of ours that the guides name are there', () => {
  const named = guides.flatMap((guide) =>
    [
      ...codeIn(guide),
      ...[...guide.text.matchAll(/[\w./-]+/g)].map(([words]) => ({ text: words, file: guide.file })),
    ].flatMap(({ text: words, file }) =>
      /^(?:src|tests|schemas|docs|bench|\.github)\/[\w./-]+\w$/.test(words) ? [{ file, words }] : [],
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  // Names that a recipe makes up, or that stand for all of their kind.
  const made = /price-table|PriceTable|CODE|WHAT|NAME|workflows\/site\.yml/;
  // A guide in docs/ names files from there, too.
  const isThere = (file: string, path: string): boolean => existsSync(path) || existsSync(join(dirname(file), path));
  expect(named.filter(({ file, words }) => !made.test(words) && !isThere(file, words))).toEqual([]);
});

test('docs/themes.md says what each look has', () => {
  const names = Object.keys(looks).filter(isLook);
  expect(names).toEqual(schemaOf('site').properties?.theme?.properties?.look?.enum);
  const rows = names.map((look) => {
    const { radius, density, ornament } = themeOf({ look });
    const written = fontsWritten({ look });
    return [`\`${look}\``, written.heading, written.body, `\`${radius}\``, `\`${density}\``, `\`${ornament}\``];
  });
  expect(tableAt('docs/themes.md', '| look | heading |')).toEqual(rows);
});

test('docs/themes.md names all fonts and colours', () => {
  const guide = text('docs/themes.md');
  const fonts = /^(Instrument Sans, .*), or `system`/m.exec(guide)?.[1]?.split(', ');
  expect([...(fonts ?? []), 'system']).toEqual(fontNames);
  const colours = /take a name of ours \(([^;]*); `accent` also `(\w+)`\)/.exec(guide);
  const names = [...(colours?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(names).toEqual(colorNames.brand);
  expect([...names, colours?.[2]].sort()).toEqual([...colorNames.accent].sort());
});

test('docs/ci.md names all formats', () => {
  expect(tableAt('docs/ci.md', '| `--format` |').map(([name]) => name)).toEqual(
    ['pretty', ...Object.keys(formats)].map((name) => `\`${name}\``),
  );
});

test('docs/authors.md names all kinds of pages, and of sites with their pages', async () => {
  const guide = text('docs/authors.md');
  const kinds = /The kinds that are there are ([^.]*)\./.exec(guide.replaceAll('\n', ' '))?.[1] ?? '';
  expect([...kinds.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual([...ownKinds().keys()]);
  const starters = await allStarters();
  const rows = tableAt('docs/authors.md', '| what it is for | its pages |');
  expect(rows.map(([kind = '']) => /^`(\w+)`/.exec(kind)?.[1])).toEqual(starters.map(({ kind }) => kind));
});
