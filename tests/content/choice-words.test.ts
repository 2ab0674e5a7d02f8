import { expect, test } from 'vitest';
import { choiceCalled, choiceWords } from '../../src/schema/schemas/choice-words.ts';
import { builderSchemas, type Schema } from '../../src/schema/schemas/schemas.ts';

type Choice = { readonly key: string; readonly choices: readonly string[] };

/** Every key with choices in a schema; the names of blocks are no choices. */
function choicesIn(schema: Schema): Choice[] {
  const inner = Object.entries({ ...schema.properties, ...schema.$defs });
  const own = inner.flatMap(([key, { enum: choices }]) =>
    choices === undefined || choices.includes('hero') ? [] : [{ key, choices }],
  );
  const below = [...inner.map(([, each]) => each), ...(schema.items === undefined ? [] : [schema.items])];
  return [...own, ...below.flatMap(choicesIn)];
}

const all = [...builderSchemas().values()].flatMap(choicesIn);

test('every choice of every key has the names that others have for it', () => {
  expect(all.length).toBeGreaterThan(6);
  const missing = all.flatMap(({ key, choices }) =>
    choices.filter((choice) => choiceWords()[key]?.[choice] === undefined).map((choice) => `${key}: ${choice}`),
  );
  expect(missing, 'Say in schemas/words/choices.json what others call it.').toEqual([]);
});

test('no name of a choice is a choice itself, or stands for two', () => {
  for (const { key, choices } of all) {
    const words = choices.flatMap((choice) => (choiceWords()[key]?.[choice] ?? '').split(' '));
    expect(
      words.filter((word, index) => choices.includes(word) || words.indexOf(word) !== index),
      key,
    ).toEqual([]);
  }
});

test.each([
  ['variant', 'Outline', ['primary', 'secondary', 'link'], 'secondary'],
  ['variant', 'outlined', ['band', 'card', 'line'], 'card'],
  ['mode', 'night', ['system', 'light', 'dark'], 'dark'],
  ['align', 'centre', ['start', 'center'], 'center'],
  ['align', 'side by side', ['start', 'center'], undefined],
  ['background', 'red', ['default', 'dark'], undefined],
  ['toString', 'x', ['x'], undefined],
] as const)('%s: %s', (key, word, allowed, choice) => {
  expect(choiceCalled(key, word, allowed)).toBe(choice);
});
