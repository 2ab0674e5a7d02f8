import { describe, expect, test } from 'vitest';
import { type Cells, isLarge, largeOnes, memoryStore, sheet, shown, sumOf, total } from './sheet.ts';

/*
 * What was saved comes back damaged. The engine begins anew and says so; it never gives another answer, nor throws. A cell has been edited
 * since, so that an answer that was taken from a wrong note would be seen.
 */

const before: Cells = new Map(
  Object.entries({ a: '1', b: '=a+c', c: '11 apples', d: '=b+c', é: '=a', '\u{1f600}': '7' }),
);
const after: Cells = new Map([...before, ['c', '4']]);
const names = [...after.keys()];

const everything = ({ engine }: ReturnType<typeof sheet>): unknown => [
  names.map((name) => [engine.get(sumOf, name), engine.get(isLarge, name), engine.get(shown, name)]),
  engine.get(total),
  engine.get(largeOnes),
];

function savedBytes(): Uint8Array {
  const store = memoryStore();
  const first = sheet(before, { store, stamps: true });
  everything(first);
  first.engine.save();
  if (store.bytes === undefined) throw new Error('Nothing was saved.');
  return store.bytes;
}

const saved = savedBytes();
const right = everything(sheet(after));

/** What an engine that begins with some bytes answers, and how often it says that they are damaged. */
function beginWith(bytes: Uint8Array): readonly [answers: unknown, problems: number, made: number] {
  const store = memoryStore();
  store.bytes = bytes;
  const begun = sheet(after, { store, stamps: true });
  return [everything(begun), store.problems.length, begun.made.length];
}

const [, , madeAnew] = beginWith(new Uint8Array());

test('what is whole is used', () => {
  const [answers, problems, made] = beginWith(saved);
  expect([answers, problems]).toEqual([right, 0]);
  expect(made).toBeLessThan(madeAnew);
});

describe('the engine begins anew and says so', () => {
  const damage = (at: number, act: (bytes: Uint8Array) => void): Uint8Array => {
    const bytes = new Uint8Array(saved);
    act(bytes.subarray(at));
    return bytes;
  };

  const damages: Readonly<Record<string, (at: number) => Uint8Array>> = {
    'where it ends too early': (at) => saved.subarray(0, at),
    'where its beginning is missing': (at) => saved.subarray(at + 1),
    'where a bit is turned': (at) => damage(at, (rest) => rest.set([(rest[0] ?? 0) ^ (1 << (at % 8))])),
    'where all of a byte is turned': (at) => damage(at, (rest) => rest.set([(rest[0] ?? 0) ^ 255])),
    'where a piece is zeroed': (at) => damage(at, (rest) => rest.subarray(0, 1 + (at % 40)).fill(0)),
    'where two pieces have changed places': (at) =>
      damage(at, (rest) => {
        const half = Math.min(8, rest.length >> 1);
        rest.set([...rest.subarray(half, 2 * half), ...rest.subarray(0, half)]);
      }),
    'where something was put in': (at) =>
      Buffer.concat([saved.subarray(0, at), saved.subarray(0, 1 + (at % 5)), saved.subarray(at)]),
  };

  // Each at other places, because all would take seconds.
  for (const [first, [what, damaged]] of Object.entries(damages).entries()) {
    test(what, () => {
      let tried = 0;
      for (let at = first; at < saved.length; at += 4) {
        const bytes = damaged(at);
        if (Buffer.from(bytes).equals(saved)) continue;
        tried++;
        expect(beginWith(bytes), `at ${at}`).toEqual([right, 1, madeAnew]);
      }
      // The others were the same after all: zeros, or pieces that are alike.
      expect(tried).toBeGreaterThan(saved.length / 8);
    });
  }

  test('where it is something else altogether', () => {
    for (const text of ['[]', '{}\n', 'null\n', '[0]\n', '[]\n\n\n', '[1e9,1e9]\n', '[[[[\n', '\n'])
      expect(beginWith(Buffer.from(text)), text).toEqual([right, 1, madeAnew]);
  });
});
