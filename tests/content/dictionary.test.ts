import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMap, isSeq, type Node, type Pair, parseDocument, type Scalar } from 'yaml';
import { applyFixes } from '../../src/authoring/fix/apply-fixes.ts';
import { nameAt, type Word } from '../../src/schema/schemas/dictionary.ts';
import { below, resolve, type Schema, schemaOf } from '../../src/schema/schemas/schemas.ts';
import { goodPage, goodSite, memoryDisk } from './memory-disk.ts';

/*
 * What others call something: each row speaks of a place that there is and of keys that are there, each name is said once and is
 * no key of the place, and where one means the same, `--fix` brings our own file back, letter by letter.
 */

type Table = Readonly<Record<string, readonly Word[]>>;

const words = new URL('../../schemas/words/', import.meta.url);
const blocks = readdirSync(new URL('blocks/', words)).map((file) => file.replace('.json', ''));
const table = (name: string): Table => JSON.parse(readFileSync(new URL(`${name}.json`, words), 'utf8'));

/** The schema of the maps at a place. */
function schemaAt(root: Schema, place: string): Schema | undefined {
  return place
    .split('.')
    .filter((key) => key !== '')
    .reduce<Schema | undefined>((outer, key) => {
      const inner = outer && below(outer, key)?.schema;
      return inner?.items === undefined ? inner : resolve(inner.items).schema;
    }, root);
}

const plain = (key: string): string => key.replaceAll('-', '').toLowerCase();

/** What is wrong with the rows of a place whose maps have some keys. @param areAll whether each of them has all of these */
function wrongWith(rows: readonly Word[], own: readonly string[], areAll = true): readonly string[] {
  const names = rows.flatMap(({ keys }) => keys.split(' '));
  const named = rows.filter(({ form }) => form?.as !== 'keys').flatMap(({ keys }) => keys.split(' '));
  return [
    ...rows.flatMap(({ is, near }) => [is, near].filter((key) => key !== undefined && !own.includes(key))),
    ...named.filter((name) => areAll && own.map(plain).includes(plain(name))),
    ...names.filter((name, at) => names.indexOf(name) !== at),
  ].map(String);
}

test.each([...blocks.map((name) => `blocks/${name}`), 'site', 'page'])(
  '%s speaks of places and keys that there are, and says each name once',
  (name) => {
    const wrong = Object.entries(table(name)).flatMap(([place, rows]) => {
      const properties = schemaAt(schemaOf(name), place)?.properties;
      if (properties === undefined) return [`${place}: no such place`];
      return wrongWith(rows, Object.keys(properties)).map((key) => `${place}: ${key}`);
    });
    expect(wrong, `Take out of schemas/words/${name}.json what is a key here, or is said before.`).toEqual([]);
  },
);

/** Where there is a map of each place that `everywhere` names by a key. */
const anywhere: Readonly<Record<string, readonly [schema: string, place: string]>> = {
  image: ['blocks/hero', 'image'],
  actions: ['blocks/hero', 'actions'],
  action: ['blocks/pricing', 'plans.action'],
  links: ['blocks/hero', 'links'],
  profiles: ['site', 'contact.profiles'],
  hours: ['blocks/hours', 'items'],
};

test('what holds everywhere speaks of keys that there are, and says each name once', () => {
  const ofBlocks = readdirSync(new URL('../../schemas/blocks/', import.meta.url)).flatMap((file) =>
    Object.keys(schemaOf(`blocks/${file.replace('.schema.json', '')}`).properties ?? {}),
  );
  const wrong = Object.entries(table('everywhere')).flatMap(([place, rows]) => {
    const [schema, at] = anywhere[place] ?? [];
    const own = schema === undefined ? ofBlocks : Object.keys(schemaAt(schemaOf(schema), at ?? '')?.properties ?? {});
    return wrongWith(rows, own, schema !== undefined).map((key) => `${place}: ${key}`);
  });
  expect(wrong, 'Take out of schemas/words/everywhere.json what is a key there, or is said before.').toEqual([]);
});

/** The first map at a place in the example of a block. */
function mapAt(node: Node | null | undefined, keys: readonly string[]): Node | undefined {
  const [first, ...rest] = keys;
  if (isSeq(node)) return node.items.flatMap((item) => mapAt(item as Node, keys) ?? [])[0];
  if (!isMap(node)) return undefined;
  return first === undefined ? node : mapAt(node.get(first, true) as Node | undefined, rest);
}

/** The example of a block with another name for a key at a place, as a page. */
function pageWith(
  block: string,
  place: string,
  [key, name]: readonly [string, string],
): readonly [string, string] | undefined {
  const text = readFileSync(new URL(`../../src/blocks/${block}/example.yaml`, import.meta.url), 'utf8');
  const map = mapAt(
    parseDocument(text).contents,
    place.split('.').filter((each) => each !== ''),
  );
  const pair = isMap(map)
    ? (map.items.find((each) => (each.key as Scalar).value === key) as Pair<Scalar> | undefined)
    : undefined;
  const [start, end] = pair?.key.range ?? [];
  if (start === undefined || end === undefined) return undefined;
  const page = (block: string): string =>
    `title: About ${name}\ndescription: What ${name} is.\nblocks:\n${block.replace(/^(?=.)/gm, '    ').replace(/^ {4}/, '  - ')}`;
  return [page(text), page(text.slice(0, start) + name + text.slice(end))];
}

test.each(blocks)('what else keys of %s are called has one right answer', async (block) => {
  const pages = Object.entries(table(`blocks/${block}`)).flatMap(([place, rows]) =>
    rows.flatMap(({ keys, is, form }) => {
      if (is === undefined || form !== undefined) return [];
      return keys.split(' ').flatMap((name) => {
        expect(nameAt(`blocks/${block}#${place}`, name)).toBe(is);
        const page = pageWith(block, place, [is, name]);
        return page === undefined ? [] : [[`pages/${block}-${name}-${place || 'block'}.yaml`, ...page] as const];
      });
    }),
  );
  const files = Object.fromEntries(pages.map(([file, , renamed]) => [file, renamed]));
  const { files: fixed } = await applyFixes(
    memoryDisk({ 'site.yaml': goodSite, 'pages/index.yaml': goodPage, ...files }),
  );
  const after = new Map(fixed.map((each) => [each.file, new TextDecoder().decode(each.after)]));
  const wrong = pages.filter(([file, own]) => after.get(file) !== own).map(([file]) => file);
  expect(wrong).toEqual([]);
});
