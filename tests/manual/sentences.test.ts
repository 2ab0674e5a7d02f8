import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { usualFields } from '../../src/blocks/contact-form/ContactForm.tsx';
import { ownKinds } from '../../src/content/entries/kinds.ts';
import { loadSite } from '../../src/content/load/load.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { sitePolicy } from '../../src/outputs/headers/policy.ts';
import { FIRST_BYTES } from '../../src/schema/formats/secrets.ts';
import { headedBlocks } from '../../src/schema/lists.ts';
import { blockNames, type Schema, schemaOf } from '../../src/schema/schemas/schemas.ts';
import { wordsOf } from '../../src/schema/schemas/words.ts';
import { fieldTypes } from '../../src/values/field-types.ts';
import { MOST_TOLD } from '../../src/yaml/findings/together.ts';
import { LARGEST_FILE } from '../../src/yaml/reading/decode.ts';
import { type Files, goodPage, goodSite, memoryDisk, pageCalled, png } from '../content/memory-disk.ts';
import { variations } from '../content/variations.ts';
import { hostileStrings } from '../xss/strings.ts';
import { tableAt } from './guides.ts';

/*
 * What the guides say in sentences and not in examples: lists of names, and numbers.
 */

const text = (file: string): string => readFileSync(file, 'utf8').replaceAll('\n', ' ');

/** The words in backticks of the first part of a guide that a pattern finds. */
function namesIn(file: string, pattern: RegExp): string[] {
  const [, part] = pattern.exec(text(file)) ?? [];
  if (part === undefined) throw new Error(`${file} no longer says ${pattern}.`);
  return [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** The number in a sentence of a guide: `1,000` is 1000. */
function numberIn(file: string, pattern: RegExp): number {
  const [, number] = pattern.exec(text(file)) ?? [];
  if (number === undefined) throw new Error(`${file} no longer says ${pattern}.`);
  return Number(number.replaceAll(',', ''));
}

async function said(files: Files): Promise<readonly Diagnostic[]> {
  return (await loadSite(memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage, ...files }))).diagnostics;
}

test('docs/authors.md names the characters that a value in quotes may begin with, and no others', async () => {
  const rule = /or starts with one of `([^`]+)`, a backtick, or `-`, `\?` or `:` and a space/.exec(
    text('docs/authors.md'),
  );
  const named = [...(rule?.[1] ?? '').replaceAll(' ', ''), '`'];
  const all = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter((each) => /\W/.test(each));
  const needs: string[] = [];
  for (const start of all) {
    const page = pageCalled('Starts').replace('title: Hi', `title: ${start}word`);
    if ((await said({ 'pages/a.yaml': page })).length > 0) needs.push(start);
  }
  expect(needs.sort()).toEqual(named.sort());
});

/** The keys of a schema's texts of a kind, by the name that their `$ref` has. */
function keysWith(schema: Schema, ref: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, each]) => [
    ...(each.$ref?.endsWith(`/${ref}`) === true ? [key] : []),
    ...keysWith(each.items ?? each, ref),
  ]);
}

test('docs/authors.md names the texts of blocks that take bold and links, and those that take more', () => {
  const guide = 'docs/authors.md';
  const all = blockNames().flatMap((name) => keysWith(schemaOf(`blocks/${name}`), 'richText'));
  const bold = namesIn(guide, /In blocks, texts called (.*?) take \*\*bold/);
  expect(bold.sort(), `Name each in the sentence "In blocks, texts called" of ${guide}.`).toEqual(
    [...new Set(all)].sort(),
  );
  const longer = blockNames().filter((name) => keysWith(schemaOf(`blocks/${name}`), 'passage').length > 0);
  const named = namesIn(guide, /The `description` of (a .*? block and the `answer` of a `\w+`) take more/);
  expect(
    named.filter((name) => name !== 'answer').sort(),
    `Name each in the sentence "The description of a" of ${guide}.`,
  ).toEqual(longer.sort());
});

test('docs/authors.md says which blocks can be filled by a list, and what lists look for', () => {
  const guide = 'docs/authors.md';
  const takesFrom = (name: string): boolean => schemaOf(`blocks/${name}`).properties?.from !== undefined;
  expect(namesIn(guide, /Blocks that take it: (.*?)\./)).toEqual(blockNames().filter(takesFrom).sort());
  expect(namesIn(guide, /Blocks that have room for headings: (.*?)\./)).toEqual(headedBlocks());
  const query = Object.keys(schemaOf('common').$defs?.query?.properties ?? {});
  expect([...namesIn(guide, /`from` takes (.*?)\. /), 'kind'].sort()).toEqual(query.sort());
});

test('docs/authors.md says of which types a field can be', async () => {
  const kind = (fields: string): string =>
    `description: A recipe.\nfields:\n  - ${fields}\nlayout:\n  - { type: hero, title: "{title}" }\n`;
  const table =
    /\*\*The types of fields\.\*\*[\s\S]*?\n\n(\|[\s\S]*?)\n\n/.exec(readFileSync('docs/authors.md', 'utf8'))?.[1] ??
    '';
  const types = table.split('\n').flatMap((row) => {
    const [, first = ''] = row.split('|');
    return [...first.replace(/\([^()]*\)/g, '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
  });
  expect(types.sort(), 'Name each type in the table of docs/authors.md.').toEqual(Object.keys(fieldTypes).sort());
  const found = (await said({ 'kinds/recipe.yaml': kind('{ name: time, type: other, description: How long. }') })).map(
    ({ hint }) => hint,
  );
  for (const type of types) expect(found.join()).toMatch(new RegExp(`\\b${type}\\b`));
  for (const name of namesIn('docs/authors.md', /A field can't be called (.*?), because/)) {
    const [first] = await said({ 'kinds/recipe.yaml': kind(`{ name: ${name}, type: text, description: What. }`) });
    expect(first).toMatchObject({ code: 'field-name' });
  }
});

test('docs/authors.md has all parts of drawn pictures, with their keys and limits', () => {
  const scene = schemaOf('common').$defs?.scene;
  const parts = scene?.items?.properties ?? {};
  const rows = tableAt('docs/authors.md', '| part | what it is |').map(([part = '', , keys = '']) => [
    part.replaceAll('`', ''),
    // `bars: 3 5 8` is the key with a value, and `left` a value in brackets.
    [...keys.replace(/\([^)]*\)/g, '').matchAll(/`([a-z]+)/g)].map(([, key]) => key).sort(),
  ]);
  expect(rows).toEqual(
    Object.entries(parts).map(([name, { properties = {} }]) => [name, Object.keys(properties).sort()]),
  );
  expect(numberIn('docs/authors.md', /A scene has at most (\d+) parts/)).toBe(scene?.maxItems);
  expect(
    namesIn('docs/authors.md', /(`tone` is .*?) Keep `light`/)
      .slice(1)
      .sort(),
  ).toEqual([...(schemaOf('common').$defs?.tone?.enum ?? [])].sort());
});

test('docs/authors.md names the fields that a form has without fields of its own', () => {
  const names = namesIn('docs/authors.md', /In the template, (.*?) are replaced by/);
  expect(names).toEqual(usualFields(wordsOf({})).map(({ name }) => `{{${name}}}`));
});

test('docs/authors.md says which kinds of pages get a cover', () => {
  const names: Readonly<Record<string, string>> = {
    Articles: 'article',
    guides: 'guide',
    papers: 'whitepaper',
    webinars: 'webinar',
    'case studies': 'case-study',
  };
  const [, list = ''] = /(Articles, [^.]*?) without a picture get a cover/.exec(text('docs/authors.md')) ?? [];
  const kinds = [...ownKinds()].flatMap(([name, { fields }]) =>
    fields.some(({ cover }) => cover === true) ? name : [],
  );
  expect(
    list
      .split(/, | and /)
      .map((name) => names[name])
      .sort(),
  ).toEqual(kinds.sort());
});

test('docs/authors.md says which files in public/ are refused, left out or fine', async () => {
  const guide = 'docs/authors.md';
  const folders = ['.git', '.well-known'];
  const outcomeOf = async (name: string): Promise<string> => {
    const path = name.endsWith('/')
      ? `${name}a.txt`
      : folders.includes(name)
        ? `${name}/a.txt`
        : name.replace('*', 'a');
    const found = (await said({ [`public/${path}`]: 'A text.\n' })).filter(({ file }) => file !== 'pages/index.yaml');
    return found.map(({ severity }) => severity).join() || 'nothing';
  };
  const of = async (names: readonly string[]) =>
    Promise.all(names.map(async (name) => [name, await outcomeOf(name)] as const));
  const namesOf = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  let count = 0;
  for (const [names = '', outcome = ''] of tableAt(guide, '| in `public/` | what happens |')) {
    const named = namesOf(names).filter((name) => !['.html', 'public/'].includes(name));
    const expected = outcome.startsWith('an error') ? 'error' : 'nothing';
    expect(await of(named)).toEqual(named.map((name) => [name, expected]));
    count += named.length;
  }
  const warned = namesIn(guide, /`check` also warns of files that some hosts run or take for their settings \((.*?)\)/);
  expect(await of(warned)).toEqual(warned.map((name) => [name, 'warning']));
  const fine = namesIn(guide, /(`CNAME`, .*?) are fine\./);
  expect(await of(fine)).toEqual(fine.map((name) => [name, 'nothing']));
  expect(count + warned.length + fine.length).toBeGreaterThan(20);
});

test('docs/authors.md says above which size pictures are reported', async () => {
  const each = 1000 * numberIn('docs/authors.md', /warns of a picture above (\d+) kB/);
  const together = 1_000_000 * numberIn('docs/authors.md', /a page whose pictures are above (\d+) MB together/);
  const pictureOf = (size: number): Uint8Array => {
    const bytes = new Uint8Array(size);
    bytes.set(png);
    return bytes;
  };
  const codesOf = async (...sizes: readonly number[]): Promise<string[]> => {
    const shown = sizes.map(
      (_, at) => `  - { type: media-text, title: T${at}, description: D., image: { src: /${at}.png, alt: A } }\n`,
    );
    const pictures = Object.fromEntries(sizes.map((size, at) => [`public/${at}.png`, pictureOf(size)]));
    const found = await said({ 'pages/a.yaml': `${pageCalled('Pictures')}${shown.join('')}`, ...pictures });
    return found.map(({ code }) => code);
  };
  expect(await codesOf(each)).toEqual([]);
  expect(await codesOf(each + 1)).toEqual(['large-picture']);
  const full = Array.from({ length: together / each }, () => each);
  expect(await codesOf(...full)).toEqual([]);
  expect(await codesOf(...full, 100)).toEqual(['heavy-page']);
});

test('docs/hosting.md says how much of a policy may be hosts', () => {
  const guide = 'docs/hosting.md';
  const hosts = (length: number): string => `https://${'a'.repeat(length - 8)}`;
  const policy = (images: number, forms: number): string =>
    sitePolicy({ images: [hosts(images)], forms: [hosts(forms)] }, '');
  const images = numberIn(guide, /would be too long for some hosts \(more than ([\d,]+) characters\)/);
  const forms = numberIn(guide, /The same goes for forms, with more than (\d+) characters/);
  const openIn = (written: string): string[] =>
    written.split('; ').flatMap((part) => (part.endsWith(' https:') ? part.split(' ', 1) : []));
  expect(openIn(policy(images, forms))).toEqual([]);
  expect(openIn(policy(images + 1, forms))).toEqual(['img-src']);
  expect(openIn(policy(images, forms + 1))).toEqual(['connect-src', 'form-action']);
});

test('numbers in the guides are those of the code', () => {
  expect(numberIn('docs/ci.md', /the first (\d+) mistakes of each file/)).toBe(MOST_TOLD);
  expect(numberIn('SECURITY.md', /the first (\d+) mistakes are shown/)).toBe(MOST_TOLD);
  expect(1_000_000 * numberIn('SECURITY.md', /A file of more than (\d+) MB/)).toBe(LARGEST_FILE);
  expect(1024 * numberIn('SECURITY.md', /by their name or first (\d+) kB/)).toBe(FIRST_BYTES);
  expect(numberIn('CONTRIBUTING.md', /in `tests\/corpus` in (\d+) other ways/)).toBe(variations.length);
  expect(numberIn('CONTRIBUTING.md', /writes (\d+) hostile texts into every field/)).toBe(hostileStrings.length);
});

test('CONTRIBUTING.md says how many a long test tries', () => {
  const rows = tableAt('CONTRIBUTING.md', '| command | what it does |');
  const usual = rows.flatMap(([command = '', words = '']) => {
    const name = /^`npm run ([\w-]+)`$/.exec(command)?.[1];
    const file = `tests/${name}.ts`;
    const source = name === undefined || !existsSync(file) ? '' : readFileSync(file, 'utf8');
    const count = /^const \[\w+ = ([\d_]+)/m.exec(source)?.[1];
    return count === undefined ? [] : [{ name, words, count: Number(count.replaceAll('_', '')).toLocaleString('en') }];
  });
  expect(usual.length).toBeGreaterThan(8);
  expect(usual.filter(({ words, count }) => !words.includes(count))).toEqual([]);
});

test('README.md and CONTRIBUTING.md name the stages of npm test', () => {
  const stages = [...readFileSync('tests/run.ts', 'utf8').matchAll(/\bname: '(\w+)',/g)].map(([, name]) => name);
  expect(stages).toContain('browser');
  expect(namesIn('CONTRIBUTING.md', /runs one stage \((.*?)\)/).sort()).toEqual(stages.toSorted());
  const [, named = ''] = /# every check: (.*)$/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  // That of CI is for CI.
  expect(named.split(', ').sort()).toEqual(stages.filter((name) => name !== 'nested').sort());
});
