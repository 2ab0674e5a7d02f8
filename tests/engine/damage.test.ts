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

/** What runs save that begin with what the one before has saved. @param changed what other cells each of them sees */
function savedBy(...changed: readonly Record<string, string>[]): {
  readonly whole: Uint8Array;
  readonly since: Uint8Array;
} {
  const store = memoryStore();
  for (const cells of changed) {
    const run = sheet(new Map([...before, ...Object.entries(cells)]), { store, stamps: true });
    everything(run);
    run.engine.save();
  }
  if (store.bytes === undefined || store.since === undefined) throw new Error('Nothing was saved.');
  return { whole: store.bytes, since: store.since };
}

const { whole: saved, since: unchanged } = savedBy({});
const edited = savedBy({}, { a: '2' });
const right = everything(sheet(after));

/** What an engine that begins with some bytes answers, and how often it says that they are damaged. */
function beginWith(
  bytes: Uint8Array,
  since: Uint8Array | null = unchanged,
): readonly [answers: unknown, problems: number, made: number] {
  const store = memoryStore();
  store.bytes = bytes;
  store.since = since ?? undefined;
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

describe('of changes', () => {
  test('only these are saved, and used', () => {
    expect(edited.whole).toEqual(saved);
    const [answers, problems, made] = beginWith(saved, edited.since);
    expect([answers, problems]).toEqual([right, 0]);
    expect(made).toBeLessThan(madeAnew);
  });

  test('a damaged byte is noticed', () => {
    for (let at = 0; at < edited.since.length; at += 1) {
      const bytes = Uint8Array.from(edited.since, (byte, index) => (index === at ? byte ^ 1 : byte));
      const [answers, problems, made] = beginWith(saved, bytes);
      expect([answers, problems, made], `${at}`).toEqual([right, 1, madeAnew]);
    }
  });

  test('the whole is not used with those of another one, nor without any', () => {
    for (const since of [savedBy({ a: '3' }, { a: '2' }).since, null]) {
      expect(beginWith(saved, since)).toEqual([right, 0, madeAnew]);
    }
  });
});
