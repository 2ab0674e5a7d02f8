import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Cycle } from '../../src/engine/errors.ts';
import { keyOf } from '../../src/engine/keys.ts';
import { type Cells, isLarge, largeOnes, memoryStore, sheet, shown, sumOf, total } from './sheet.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const anyName = fc.constantFrom(...names);
const anyText = fc.oneof(
  fc.integer({ min: -9, max: 15 }).map(String),
  fc.array(anyName, { minLength: 1, maxLength: 3 }).map((parts) => `=${parts.join('+')}`),
  fc.tuple(fc.integer({ min: 0, max: 12 }), anyName).map(([number, remark]) => `${number} ${remark}`),
);

/** One step of a walk: an edit (of which the engine may be told later), a question, an engine over other cells, or a new process. */
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('edit' as const), name: anyName, text: anyText }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('forget' as const), name: anyName }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('ask' as const), name: anyName, what: fc.integer({ min: 0, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('over' as const), name: anyName, text: anyText }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restart' as const), saves: fc.boolean() }) },
);

type Sheet = Pick<ReturnType<typeof sheet>['engine'], 'get'>;

const questions: readonly ((of: Sheet, name: string) => unknown)[] = [
  (of, name) => of.get(sumOf, name),
  (of, name) => of.get(shown, name),
  (of, name) => of.get(isLarge, name),
  (of) => of.get(total),
  (of) => of.get(largeOnes),
];

function outcome(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Cycle) return 'cycle';
    throw error;
  }
}

const everything = (of: Sheet): unknown =>
  names.flatMap((name) => questions.map((question) => outcome(() => question(of, name))));

test('whatever changes, is laid over or saved, the answers are those of an engine that knows nothing', () => {
  let told = 0;
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), fc.boolean(), (steps, stamps) => {
      const cells: Cells = new Map([['a', '1']]);
      const store = memoryStore();
      let { engine } = sheet(cells, { store, stamps });
      const tell = (name: string): void => {
        told++;
        engine.changed([keyOf('cell', [name]), keyOf('cellNames', [])]);
      };
      for (const step of steps) {
        if (step.does === 'edit') {
          cells.set(step.name, step.text);
          tell(step.name);
        } else if (step.does === 'forget') {
          cells.delete(step.name);
          tell(step.name);
        } else if (step.does === 'ask') {
          const question = questions[step.what];
          expect(outcome(() => question?.(engine, step.name))).toEqual(
            outcome(() => question?.(sheet(cells).engine, step.name)),
          );
        } else if (step.does === 'over') {
          const as = new Map(cells).set(step.name, step.text);
          const laid = new Map<string, unknown>([
            [keyOf('cell', [step.name]), step.text],
            [keyOf('cellNames', []), [...as.keys()].sort()],
          ]);
          expect(everything(engine.over(laid))).toEqual(everything(sheet(as).engine));
        } else {
          if (step.saves) engine.save();
          ({ engine } = sheet(cells, { store, stamps }));
        }
      }
      expect(everything(engine)).toEqual(everything(sheet(cells).engine));
      expect(store.problems).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(told).toBeGreaterThan(100);
});
