import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  adviceFor,
  allAdvice,
  blockMeant,
  englishBlock,
  otherLanguages,
  partlyEnglishBlock,
} from '../../src/schema/schemas/meant-block.ts';
import { allKeys, blockNames } from '../../src/schema/schemas/schemas.ts';

test('what is advised in place of a block names blocks and keys that there are', () => {
  const quoted = allAdvice().flatMap((advice) => [...advice.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word));
  expect(quoted.length).toBeGreaterThan(30);
  expect(quoted.filter((word) => !blockNames().includes(word) && !allKeys().has(word))).toEqual([]);
});

test('no block is said to be missing that there is', () => {
  const said = blockNames().filter((name) => adviceFor(name) !== undefined);
  expect(said, 'Take these names out of schemas/words/absent-blocks.json.').toEqual([]);
});

test('names in other languages lead to blocks that there are, or to advice, and each to one', () => {
  const unknown = [...otherLanguages().keys()].filter(
    (name) => !blockNames().includes(name) && adviceFor(name) === undefined,
  );
  expect(unknown).toEqual([]);
  const names = [...otherLanguages()].flatMap(([block, each]) => each.map((name) => ({ block, name })));
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter(({ block, name }) => englishBlock(name) !== block)).toEqual([]);
  // In Polish, Hindi and Arabic, too, also with words around.
  const meant = [
    'galeria',
    'cennik',
    'Nasz cennik',
    'godziny_otwarcia',
    'गैलरी',
    'संपर्क',
    'हमारी टीम',
    'معرض',
    'ساعات العمل',
  ];
  expect(meant.map((name) => englishBlock(name) ?? partlyEnglishBlock(name))).toEqual([
    'gallery',
    'price-list',
    'price-list',
    'hours',
    'gallery',
    'contact-form',
    'people',
    'gallery',
    'hours',
  ]);
});

test('what other builders call their blocks leads to a block, or to advice', () => {
  const builders: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = parse(
    readFileSync('tests/content/block-names.yaml', 'utf8'),
  );
  const names = Object.values(builders).flatMap(Object.entries<readonly string[]>);
  expect(names.length).toBeGreaterThan(300);
  const wrong = names.flatMap(([name, right]) => {
    const { suggestion, advice } = blockMeant(name);
    const isNamed = right.some((block) => suggestion === block || advice?.includes(`"${block}"`));
    return isNamed || (advice !== undefined && right.includes('advice')) ? [] : [`${name}: ${suggestion ?? advice}`];
  });
  expect(wrong).toEqual([]);
});
